import { isMandatory } from '../../effects/activated.ts';
import type { ActivatedEffect, Part, TriggerEvent } from '../../effects/part.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import { activatedEffects, type Source } from './reading/activated-source.ts';
import { comesAfter } from './reading/afterwards.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { agreed, askedCards, asksIfComes, effectsAsked } from './reading/asked-effects.ts';
import { lentMonster } from './reading/lent.ts';
import { type Link, linksIn } from './reading/links.ts';
import { type Move, movesIn } from './reading/moves.ts';
import { askedPlayer } from './reading/side.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

/**
 * Whether an effect is activated for what was told to happen to its own card, by what happens after that: what it was paid
 * for resolves, the Summon for which it was material takes place, an earlier Chain Link resolves, the same effect does
 * something else then (rules trigger/missed-timing-...), or its card moves on (rule trigger/activation-location).
 */
export const triggersTold: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  const misses = /\bmiss(?:es|ed)?\b|\btoo late\b/.test(question);
  if (!misses && (!asksIfComes(question) || asksOfCard(question))) return undefined;
  if (speaksAgainst(told) || saysMore.test(told)) return undefined;
  const moves = movesIn(sketch);
  // "X is Summoned, can I chain Y": what is asked is whether Y can be activated, to which nothing happened.
  const used = usesAnother.exec(question)?.groups?.['used'];
  if (used !== undefined && !moves.some(({ card }) => card.ref === used)) return undefined;
  const cards = cardsAsked(sketch, moves);
  if (bystanders(sketch, besides(cards, moves, linksIn(sketch))).length > 0) return undefined;
  const ofSummon = onSummon.test(question) ? cards.flatMap(activatedEffects).filter(answersSummon) : [];
  const asked = ofSummon.length > 0 ? ofSummon : effectsAsked(question, cards);
  const effects = asked.filter(({ part }) => answersOwn(part));
  const read = agreed(effects.flatMap((effect) => judged(effect, moves, sketch) ?? []));
  if (read?.answer === 'yes' && isAnothers(sketch, effects)) return undefined;
  if (read === undefined || !misses) return read;
  return { ...read, answer: read.answer === 'yes' ? 'no' : 'yes' };
};

const usesAnother = new RegExp(
  `\\b(?:can|could|may) (?:i|we|they|he|she|opp) (?:still |then |also |now )*(?:respond with|flip|${written('activate', 'use', 'chain')}) (?:my |their |his |her |the |an? )?(?<used>#\\d)(?!.*\\b(?:can|could|may|do|does|will) )`,
);

const suffering = '(?:destroyed|banished|sent|returned|tributed|discarded|negated|bounced|killed|popped)';
const suffers = new RegExp(
  `(?:#\\d|\\bit|\\bthat monster) (?:still |then |now )*(?:get|gets|got|is|be|was|being|will be|to be) ${suffering}\\b|\\b(?:is|are|was|were) (?:my |their )?(?:#\\d|it) (?:still |then |now )*${suffering}\\b`,
);
/** "Does X get banished": what is done to a card is asked, and not whether its effect comes. */
const asksOfCard = (question: string): boolean => {
  const found = suffers.exec(question);
  const rest = found === null ? undefined : question.slice(found.index + found[0].length);
  return rest !== undefined && !/\b(?:does|do|can|will|effects?|triggers?|activates?)\b/.test(rest);
};

/** Words that tell of more than one Chain, or of a moment of its own. */
const saysMore = /\bdamage step\b|\bnext turn\b|\blater\b|\bend phase\b|\bsimultaneous|\bat the same time\b/;

/** "Its summon effect": the one for its own Summon. */
const onSummon = /\b(?:on[- ])?summon(?:ed|ing)? (?:effect|trigger|ability)\b/;
const answersSummon = ({ part }: Source): boolean =>
  part.kind === 'trigger' && part.on.some(({ event, of }) => of === 'this' && event.endsWith('-summoned'));

/** The cards that the question names to which something happened; where it names none of those, all of them. */
function cardsAsked(sketch: Sketch, moves: readonly Move[]): readonly SketchCard[] {
  const moved = [...new Set(moves.map(({ card }) => card))];
  const named = askedCards(sketch).filter((card) => moved.includes(card));
  return named.length > 0 && /#\d/.test(sketch.question) ? named : moved;
}

/** Cards that lie there and are told to have done something: what they do besides does not matter. */
const besides = (
  cards: readonly SketchCard[],
  moves: readonly Move[],
  links: readonly Link[],
): readonly SketchCard[] => [
  ...cards,
  ...moves.map(({ card }) => card),
  ...links.map(({ card }) => card),
  ...moves.flatMap(({ why }) => (why !== undefined && 'of' in why ? (why.of ?? []) : [])),
];

/** Is it asked of one player about the other's card, or of a card that has changed control? */
function isAnothers(sketch: Sketch, effects: readonly Source[]): boolean {
  const asked = askedPlayer(sketch.question);
  const owner = (ref: string) =>
    new RegExp(`\\bmy (?:own )?${ref}`).test(sketch.told)
      ? 'me'
      : new RegExp(`\\b(?:their|opponent's) (?:own )?${ref}`).test(sketch.told)
        ? 'opponent'
        : undefined;
  if (lentMonster(sketch) !== undefined || /\btook\b|\btakes?\b|\bcontrol\b|\bborrow/.test(sketch.told))
    return true;
  return effects.some(({ card }) => {
    const whose = owner(card.ref);
    return asked !== undefined && whose !== undefined && asked !== whose;
  });
}

type TriggerEffect = Extract<Part, { kind: 'trigger' }>;

const answersOwn = (part: ActivatedEffect): boolean =>
  part.kind === 'trigger' && part.on.some(({ of }) => of === 'this');

function judged(effect: Source, moves: readonly Move[], sketch: Sketch): Ruled | undefined {
  const { part, card } = effect;
  if (part.kind !== 'trigger') return undefined;
  const own = moves.filter((move) => move.card === card);
  const reads = [{ model: card.model, part }];
  const answered = own.filter((move) => isAnswered(part, move) !== false);
  const [move, other] = answered;
  if (move === undefined) return own.some((each) => isAnother(part, each)) ? { ...notMet, reads } : undefined;
  if (other !== undefined || isAnswered(part, move) !== true) return undefined;
  const links = linksIn(sketch);
  const wasActivated = links.some((link) => link.card === card && link.at > move.at);
  if (wasActivated) return undefined;
  const next = own.find(({ at }) => at > move.at);
  if (next !== undefined) {
    return movedOn(move, next, links) ? { ...tooLate, reads } : undefined;
  }
  const after = comesAfter(move, links);
  if (after === undefined) return undefined;
  if (isMandatory(part) || part.word === 'if') {
    const rule = isMandatory(part) ? 'trigger/mandatory-cannot-miss' : 'trigger/if-cannot-miss';
    const because = 'what it answers happened to its card, and it cannot miss the timing';
    return part.conditions.length === 0 && stays(part, move)
      ? { answer: 'yes', rules: [rule, 'trigger/condition-met'], because, reads }
      : undefined;
  }
  if (part.word !== 'when' || after.rule === undefined) return undefined;
  const because = `it says "when ... you can", and ${after.what} after what it answers`;
  return { answer: 'no', rules: [after.rule], because, reads };
}

/** Does the effect answer this? Undefined where the words leave it open. */
function isAnswered({ on }: TriggerEffect, move: Move): boolean | undefined {
  const all = on.map((event) => met(event, move));
  if (all.includes(true)) return true;
  const ways = move.oneOf?.map((way) => on.some(({ event, of }) => of === 'this' && event === way)) ?? [];
  if (ways.includes(true)) return ways.every((each) => each) ? true : undefined;
  return all.includes(undefined) ? undefined : false;
}

/** Was the card Summoned in another way, or moved from another place or by something else, than the effect asks for? */
function isAnother({ on }: TriggerEffect, { events, oneOf }: Move): boolean {
  if (oneOf !== undefined) return false;
  const isSummon = (event: string) => event.endsWith('-summoned');
  return on.every(
    ({ event, of }) =>
      of === 'this' && (events.includes(event) || (isSummon(event) && events.some((each) => isSummon(each)))),
  );
}

const notMet: Omit<Ruled, 'reads'> = {
  answer: 'no',
  rules: ['trigger/condition-met'],
  because:
    'what happened to its card is not what its text asks for: another way, another place, or another cause',
};

const tooLate: Omit<Ruled, 'reads'> = {
  answer: 'no',
  rules: ['trigger/activation-location'],
  because: 'its card has moved on in the same Chain before the effect could be activated',
};

/** Its card is where it can be activated: not hidden in the hand or the Deck. */
const stays = ({ activatesIn }: ActivatedEffect, { to }: Move): boolean =>
  to !== undefined && to !== 'hand' && to !== 'deck' && to !== 'extra-deck' && activatesIn === undefined;

/** Did what an effect answers happen by this? Undefined where the words leave it open. */
function met(asked: TriggerEvent, move: Move): boolean | undefined {
  const { event, of, from, to, by, byWhom, byCard, was, reads, for: use, alone } = asked;
  if (of !== 'this' || !move.events.includes(event)) return false;
  if (from !== undefined && move.from !== undefined && !move.from.some((each) => from.includes(each)))
    return false;
  const open = [byWhom, byCard, was, reads, use, alone].some((each) => each !== undefined);
  if (open || (from !== undefined && !move.from?.every((each) => from.includes(each)))) return undefined;
  if (to !== undefined && (move.to === undefined || !to.includes(move.to))) return undefined;
  if (by === undefined) return true;
  return move.why === undefined ? undefined : by.some((each) => each === move.why?.is);
}

/** Did a Chain Link that was there before take the card on, so that its effect could not be activated in between? */
function movedOn(move: Move, next: Move, links: readonly Link[]): boolean {
  if (next.why?.is !== 'effect' && next.why?.is !== 'material') return false;
  const { of } = next.why;
  return of !== undefined && links.some(({ card, at }) => card === of && at < move.at);
}
