import { isActivated } from '../../effects/activated.ts';
import type { ActivatedEffect, Part } from '../../effects/part.ts';
import { printedWords } from '../../effects/printed-words.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import { textOf } from '../propositions/card-topics.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { askedDeed, mainClause } from './reading/asked-deed.ts';
import { agreed } from './reading/asked-effects.ts';
import { departures } from './reading/departures.ts';
import { effectWords } from './reading/effect-words.ts';
import { toldAs } from './reading/event-words.ts';
import { negatesOnField } from './reading/field-negators.ts';
import { movesIn } from './reading/moves.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { stands } from './reading/stands.ts';
import { written } from './reading/verb-words.ts';

/**
 * What a Continuous negation of the effects of monsters, or of Traps, does to an effect (rules effect/continuous-stops,
 * trigger/negated-effect, negate/after-it-moved): what applies or resolves on the field is negated; what is activated
 * after its card has left is not.
 */
export const negatedOnField: KeyWordPrinciple = (sketch) => {
  const { question } = sketch;
  if (/\b(?:second|another|other) (?:copy|one|#)|\bcopies\b/.test(question)) return undefined;
  const bySummon = summonedNegated(sketch);
  const told = (bySummon === undefined ? sketch.told : sketch.told.replace(saysNegated, '')).replace(
    thenFlipped,
    '. $1 $2',
  );
  const negator = bySummon ?? sketch.cards.find(({ model }) => negatesOnField(model.parts) !== undefined);
  const kind =
    bySummon === undefined && negator !== undefined ? negatesOnField(negator.model.parts) : 'monster';
  const text = `${told} ${question}`;
  if (negator === undefined || kind === undefined) return undefined;
  if (bySummon === undefined && !stands(negator.ref, text)) return undefined;
  if (speaksAgainst(told, 'negated') || /\bset\b/.test(text)) return undefined;
  if (departures(sketch).some(({ what }) => what.includes(negator.ref))) return undefined;
  const asked = sketch.cards.filter((card) => card !== negator && question.includes(card.ref));
  const others = sketch.cards.filter((card) => card !== negator);
  const [card] = asked.length === 1 ? asked : others.length === 1 ? others : [];
  if (card === undefined || card.model.facts.cardType !== kind) return undefined;
  if (bystanders(sketch, [negator, card]).length > 0 || /\b(?:then|later|afterwards?|after)\b/.test(told))
    return undefined;
  const inHand = /\bhand\b/.test(text);
  const left = hasLeft(card, sketch, told);
  if (mayStillActivate.test(question)) return left ? undefined : activatedAllTheSame(negator, card);
  const free = mayAttack(question, card);
  if (free !== undefined && !left) return free;
  const all = partsAsked(question, card);
  if (all.some((part) => destroysItself(part, card)) && mayBeDestroyedElse(card, sketch, negator))
    return undefined;
  const parts = paidItself(card, sketch)
    ? all.filter(({ kind }) => kind === 'ignition' || kind === 'quick')
    : all;
  if (inHand && !parts.every(isOfHand)) return undefined;
  const read = agreed(
    parts.map((part) =>
      isActivated(part) && paidItself(card, sketch) ? isGone(part, card) : judged(part, card, left, text),
    ),
  );
  const asks = mainClause(question);
  const first = /#\d/.exec(asks)?.[0];
  const stops = /\b(?:stops?|stopped|prevents?|prevented)\b/.test(asks);
  if (stops && first !== negator.ref) return stopsPlayers.test(asks) ? read : undefined;
  const negates = first === negator.ref && /\bnegate\b/.test(asks.split(card.ref)[0] ?? '');
  if (read === undefined || (!stops && !negates && !asksNegated(asks))) return read;
  return { ...read, answer: read.answer === 'yes' ? 'no' : 'yes' };
};

/** "Does it stop me": what an effect of the card forbids; only the card and its effects are stopped by what negates them. */
const stopsPlayers =
  /\b(?:stops?|prevents?) (?:me|us|my opponent|the opponent|them|him|her|you|both|either|each)\b/;
/** "Is it negated": of the card; a Summon, or another card, is negated by it. */
const asksNegated = (asks: string): boolean =>
  /\bnegated\b/.test(asks) &&
  !/\b(?:summon|attack|activation|spell|trap)(?: (?:be|get|gets|still|also))* negated\b/.test(asks);

/** Its own card was told to be the cost that was paid for its effect. */
const paidItself = (card: SketchCard, sketch: Sketch): boolean =>
  movesIn(sketch).some(
    ({ card: moved, why }) =>
      moved === card && why?.is === 'cost' && (why.of === undefined || why.of === card),
  );

const isOfHand = (part: Part): boolean =>
  isActivated(part) && part.activatesIn?.every((place) => place === 'hand') === true;

function isGone(part: ActivatedEffect, { model }: SketchCard): Ruled {
  const because = 'its own card is paid as the cost, and is no longer there to be negated when it resolves';
  const reads = [{ model, part }];
  return { answer: 'yes', rules: ['negate/after-it-moved', 'activation/while-negated'], because, reads };
}

const mayStillActivate =
  /\b(?:can|could|may|able|allowed)\b[^?]*\b(?:activate|chain|use)\b|\bbe (?:activated|chained|used)\b/;

const fieldAlone: readonly Place[] = ['monster-zone'];

/** A negated effect can be activated all the same, unless the text that negates also forbids that. */
function activatedAllTheSame(negator: SketchCard, card: SketchCard): Ruled | undefined {
  if (/cannot (?:be )?activate/i.test(textOf(negator.model))) return undefined;
  // What activates in the hand or in the GY is not negated on the field: other rules settle whether it can be activated.
  const [part] = card.model.parts
    .filter(isActivated)
    .filter(({ activatesIn = fieldAlone }) => activatesIn.some(isField));
  if (part === undefined) return undefined;
  const because = 'it can be activated while its effects are negated; it does nothing when it resolves there';
  return {
    answer: 'yes',
    rules: ['activation/while-negated'],
    because,
    reads: [{ model: card.model, part }],
  };
}

const saysNegated =
  /,? ?\(?(?:but |and |with )?(?:its |their |his |her )?effects? (?:is |are |was |were )?negated\)?/g;

/** The card that Special Summoned another with its effects negated, where that was told. */
function summonedNegated({ told, cards }: Sketch): SketchCard | undefined {
  if (!new RegExp(saysNegated.source).test(told)) return undefined;
  const [by, other] = cards.filter(({ model }) =>
    /special summon[^:]*(?:negate (?:its|their|that monster's) effects|(?:its|their) effects are negated)/i.test(
      textOf(model).replace(/\. /g, ' '),
    ),
  );
  return other === undefined ? by : undefined;
}

/** "Then Skill Drain was flipped": it applies from then on. */
const thenFlipped =
  /,? (?:and |but )?(?:then|later|afterwards),? (#\d) ((?:is|was|gets|got) (?:flipped|activated))\b/g;

const goes = `${written('send', 'destroy', 'die', 'tribute', 'leave', 'banish', 'return')}|used? (?:it )?(?:as|for)`;
/** Did the card leave the field, by the grammar, or by words close to its name? */
const hasLeft = (card: SketchCard, sketch: Sketch, told: string): boolean =>
  movesIn(sketch).some((move) => move.card === card && move.to !== undefined && move.to !== 'monster-zone') ||
  departures(sketch).some(({ what, now }) => what.includes(card.ref) && now === undefined) ||
  new RegExp(
    `${card.ref}(?:'s)?(?: (?!that\\b|which\\b|gave\\b|and\\b)[a-z'-]+){0,4} (?:${goes}|to the gy)\\b|\\b(?:${goes}) (?:my |it\\b|the )?${card.ref}`,
  ).test(told);

/** A restriction of the card's own effect on its attacks is negated too. */
function mayAttack(question: string, { model }: SketchCard): Ruled | undefined {
  if (!/\bcan (?:it|(?:my |their )?#\d|this|he|she) (?:still )?(?:attack|declare an attack)/.test(question))
    return undefined;
  const part = model.parts.find(
    (each) =>
      (each.kind === 'continuous' || each.kind === 'unclassified') &&
      /\bcannot (?:declare an )?attack/i.test(printedWords(model, each)?.text ?? ''),
  );
  if (part === undefined) return undefined;
  const because = 'that it cannot attack is an effect of its own, which is negated';
  return {
    answer: 'yes',
    rules: ['effect/continuous-stops', 'negate/effect'],
    because,
    reads: [{ model, part }],
  };
}

/** The parts of a card that do what the question asks for. */
function partsAsked(question: string, { model }: SketchCard): readonly Part[] {
  const deed = askedDeed(question);
  const all = model.parts.filter(({ kind }) => kind !== 'not-an-effect');
  if (deed?.kind === 'deed') return all.filter((part) => effectWords(model, part)?.clauses.some(deed.fits));
  if (/\bpay\b/.test(question))
    return all.filter((part) => /\bpay|\bcost\b/i.test(printedWords(model, part)?.text ?? ''));
  return [];
}

const destroysItself = (part: Part, { model }: SketchCard): boolean =>
  /\bdestroy this card\b/i.test(printedWords(model, part)?.text ?? '') ||
  ('does' in part && part.does.some(({ do: verb, what }) => verb === 'destroy' && what === 'this'));

/** May a battle or another card destroy it, besides its own effect? */
const mayBeDestroyedElse = (
  card: SketchCard,
  { told, question, cards }: Sketch,
  negator: SketchCard,
): boolean =>
  cards.some((each) => each !== card && each !== negator) || otherwiseDestroyed.test(`${told} ${question}`);

const otherwiseDestroyed =
  /\bbattle\b|\battack|(?<!\btarget(?:ed)? )\bby (?:an? |the |my |his |her |their |another )*(?:opponent's )?(?:card|effect|spell|trap|monster)/;

const away: ReadonlySet<string> = new Set(['gy', 'banished', 'hand', 'extra-deck', 'deck']);
const leavesBy: ReadonlySet<string> = new Set([
  'tribute',
  'send-to-gy',
  'banish',
  'return-to-hand',
  'return-to-deck',
]);
const movesAway: ReadonlySet<string> = new Set([
  'sent-to-gy',
  'destroyed',
  'banished',
  'left-the-field',
  'returned-to-hand',
  'tributed',
  'used-as-material',
]);

/** Did what the effect answers happen to its card, by the words that were told, with nothing more asked of it? */
const hasHappened = (part: ActivatedEffect, ref: string, text: string): boolean =>
  part.kind !== 'trigger' ||
  part.on.length === 0 ||
  part.on.some(
    ({ event, by, byWhom, byCard, was, reads, for: use }) =>
      [by, byWhom, byCard, was, reads, use].every((each) => each === undefined) &&
      text
        .split(/[.;?]/)
        .some(
          (each, at, all) =>
            (each.includes(ref) ||
              (/^ *(?:it|he|she)\b/.test(each) && all[at - 1]?.includes(ref) === true)) &&
            toldAs(event)?.test(each) === true,
        ),
  );

/** What a text lets players not do is not what the monster does: "can I" asks for the opposite of whether it applies. */
const forbidsPlayers =
  /\bneither player can\b|\bplayers? can(?:not| only)\b|\b(?:you|your opponent|they) cannot\b|\bcannot be (?:activated|added|special summoned|set)\b/;

function judged(part: Part, { model, ref }: SketchCard, left: boolean, told: string): Ruled | undefined {
  const reads = [{ model, part }];
  if (isActivated(part)) {
    if (part.cost.some(({ do: verb, what }) => what === 'this' && leavesBy.has(verb))) {
      if (/\b(?:0|zero|atk|position)\b/.test(told.replace(/#\d/g, ''))) return undefined;
      return isGone(part, { model, ref });
    }
    if (part.cost.some(({ what }) => what === 'this')) return undefined;
    const elsewhere =
      part.activatesIn?.every((place) => away.has(place)) ??
      (part.kind === 'trigger' &&
        part.on.length > 0 &&
        part.on.every(({ event, of }) => of === 'this' && movesAway.has(event)));
    if (elsewhere && !hasHappened(part, ref, told)) return undefined;
    if (!elsewhere && part.activatesIn?.some((place) => away.has(place)) === true) return undefined;
    if (elsewhere) {
      const because = 'it is activated away from the field, where its effects are not negated';
      return { answer: 'yes', rules: ['negate/after-it-moved', 'trigger/negated-effect'], because, reads };
    }
    if (left) return undefined;
    const because = 'it is on the field when its effect resolves, where its effects are negated';
    return { answer: 'no', rules: ['activation/while-negated', 'negate/effect'], because, reads };
  }
  if (part.kind === 'not-an-effect') return undefined;
  const text = printedWords(model, part)?.text.toLowerCase() ?? '';
  if (
    /\bcannot\b.*\bnegated\b|\bcannot be destroyed\b|\bnot destroyed\b|\bwhile (?:this card is )?in (?:the|your)\b|\bgy\b|\busing this card\b|\bused (?:as|for)\b/.test(
      text,
    ) ||
    left
  )
    return undefined;
  // An upkeep is no effect (rule text/maintenance).
  if (
    /\bmust pay\b|\bpay [^.]*,? or (?:else )?(?:destroy|send)\b|\bor (?:destroy this card|this card is destroyed)\b/.test(
      text,
    )
  )
    return undefined;
  if (part.kind === 'unread' && /[:;]|\bmust\b|\bonly be\b|\bcannot be (?:normal|special)/.test(text))
    return undefined;
  if (forbidsPlayers.test(text) && !/\bnegat|\bstops?\b|\bprevents?\b/.test(told.split('. ').at(-1) ?? ''))
    return undefined;
  const because = 'the effect applies on the field, and is negated there';
  return { answer: 'no', rules: ['effect/continuous-stops', 'negate/effect'], because, reads };
}
