import { spellSpeed } from '../../effects/activated.ts';
import { textOf } from '../propositions/card-topics.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import { activatedEffects, type Source } from './reading/activated-source.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { askedDeed } from './reading/asked-deed.ts';
import { agreed, askedCards, effectsAsked } from './reading/asked-effects.ts';
import { saysOften } from './reading/limit-words.ts';
import { atOnce } from './reading/simultaneous.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

const several =
  /\b(?:two|three|2|3|both|multiple|several|a couple of|another|a second|second) (?:face-up |my |of my |of the |the )*(?:copies of |copy of )?(?:my |the )*#\d|\bcopies\b|#\ds\b|\bboth (?:of them|copies|of these|of those|monsters)\b/;
const asksAll =
  /\b(?:both|each|all (?:of them|three|copies)|twice|two times|the (?:other|second) one|the other|two|2)\b/;
const asksOften =
  /\b(?:twice|two times|2 times|three times|3 times|more than once|multiple times|several times|repeatedly|as (?:often|many times) as|again and again|as much as)\b/;
/** What the effect answers is told to happen more than once. */
const asksEach =
  /\b(?:each|every) time\b|\bafter (?:each|every)\b|\bfor each (?:one|battle|attack|of them)\b|\bboth (?:attackers|battles|times)\b/;
const may = /\b(?:can|could|may|able|allowed|legal|possible|usable|do i|does|get to)\b/;
const uses = new RegExp(`\\b(?:${written('activate', 'use', 'trigger', 'get', 'chain')}|effects?|usable)\\b`);
/** A turn is spoken of, or a number of times with no other measure. */
const otherMeasure =
  /\bper (?:chain|duel)\b|\bsame (?:battle|attack|damage)\b|\beach turn\b|\bevery turn\b|\bnext turn\b/;
const inOneChain = /\b(?:in|on|into) (?:the same|one|a|a single) chain\b/;
/** What a card that pays itself for its effect is done with. */
const pays = ['banish', 'discard', 'tribute'] as const;

/**
 * Whether several copies of a card, or one card several times, can be used in a turn: "once per turn" binds each copy for
 * itself, a limit with the name all of them, and no limit nobody (rules limit/soft-once-per-turn, limit/hard-once-per-turn,
 * limit/this-effect-only).
 */
export const eachCopy: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  const text = `${told} ${question}`;
  if (!may.test(question) || otherMeasure.test(text)) return undefined;
  // What happens at the same moment is one event, however many cards it happens to.
  if (!several.test(text) && atOnce.test(told)) return undefined;
  if (speaksAgainst(told) || notEffects.test(question) || ofBoth.test(text)) return undefined;
  const paid = pays.find((verb) =>
    new RegExp(`\\b${written(verb)} (?:both|the two|two|each)\\b`).test(question),
  );
  if (!uses.test(question) && paid === undefined && askedDeed(question)?.kind !== 'deed') return undefined;
  const renamed = ofRenamed(sketch);
  if (renamed !== undefined) return renamed;
  const copies = several.test(text) && (asksAll.test(question) || asksOften.test(question));
  const each = asksEach.test(question);
  if (!copies && !each && !asksOften.test(question)) return undefined;
  const [card, other] = askedCards(sketch);
  if (card === undefined || other !== undefined || sketch.cards.length > 1) return undefined;
  if (bystanders(sketch, [card]).length > 0) return undefined;
  const effects = paid === undefined ? meant(card, sketch) : paidBy(card, paid);
  if (inOneChain.test(question))
    return copies
      ? agreed(effects.map((effect) => (isFast(effect) ? ofCopies(effect) : undefined)))
      : undefined;
  return agreed(effects.map((effect) => (copies ? ofCopies(effect) : ofOne(effect, each))));
};

/** The effects whose own card is paid for them in this way. */
const paidBy = (card: SketchCard, verb: (typeof pays)[number]): readonly Source[] =>
  activatedEffects(card).filter(({ part }) =>
    part.cost.some(({ do: each, what }) => each === verb && what === 'this'),
  );

/** May one copy be chained to the other, which answers no activation? Triggers that are met at once are on one Chain anyway. */
const isFast = ({ card, part }: Source): boolean =>
  part.kind !== 'ignition' &&
  (part.kind === 'trigger' || spellSpeed(part, card.model.facts) > 1) &&
  !('on' in part && part.on.some(({ event }) => event === 'effect-activated')) &&
  !/\bper chain\b/i.test(textOf(card.model));

/** Two cards of different names that an effect gave the same name: a limit belongs to the card's own effect. */
function ofRenamed({ told, question, cards }: Sketch): Ruled | undefined {
  const renamers = cards.filter(({ model }) =>
    model.parts.some((part) => 'does' in part && part.does.some(({ do: verb }) => verb === 'change-name')),
  );
  const [first, second, third] = cards.filter((card) => !renamers.includes(card));
  if (first === undefined || second === undefined || third !== undefined || renamers.length !== 1)
    return undefined;
  if (!/\b(?:treated as|same name|named|called|name)\b/.test(told) || !/\b(?:each|both)\b/.test(question))
    return undefined;
  const effects = [first, second].flatMap((card) => effectsAsked(question, [card]).slice(0, 2));
  if (
    effects.length !== 2 ||
    effects.some(({ part: { limit } }) => limit?.scope !== 'name' || limit.per !== 'turn')
  )
    return undefined;
  return {
    answer: 'yes',
    rules: ['limit/name-changed'],
    because: 'the limit belongs to the effect of each card, whatever they are called by now',
    reads: effects.map(({ card, part }) => ({ model: card.model, part })),
  };
}

/** Copies of both players: a limit binds each player for themselves. */
const ofBoth =
  /\b(?:their|his|her|opponent's|opponents|opponent controls|opponent has) (?:a |an |own |another )*(?:copy|#\d)|\bwe (?:both|each)\b|\bboth of us\b|\beach of us\b|\b(?:can|does|do|may|will) (?:my opponent|opponent|they)\b/;

/** Attacks, Summons without an effect and battle damage are counted by other rules. */
const notEffects = /\battacks?\b|\bnormal summon|\btribute summon|\bdamage\b|\bset\b/;

function meant(card: SketchCard, { question }: Sketch): readonly Source[] {
  if (card.model.facts.cardType === 'monster') return effectsAsked(question, [card]);
  const all = activatedEffects(card);
  const played = all.filter(({ part }) => part.kind === 'activation');
  const others = all.filter(({ part }) => part.kind !== 'activation');
  // "Use both copies": of a card that also has effects where it lies, it is not known which.
  return others.length > 0 && played.length > 0 ? [] : all;
}

function ofCopies({ card, part }: Source): Ruled | undefined {
  const reads = [{ model: card.model, part }];
  const { limit } = part;
  if (limit?.scope === 'name' && limit.per === 'turn' && limit.times === 1) {
    const because = 'the limit names the card, and so counts for all its copies together';
    return { answer: 'no', rules: ['limit/hard-once-per-turn'], because, reads };
  }
  // Whether an event happened to both is another question.
  if (saysOften(card, part)) return undefined;
  if (part.kind === 'trigger' && part.on.some(({ of }) => of === 'this')) return undefined;
  const because = 'no limit names the card, so each copy counts for itself';
  return { answer: 'yes', rules: ['limit/soft-once-per-turn'], because, reads };
}

function ofOne({ card, part }: Source, each: boolean): Ruled | undefined {
  const reads = [{ model: card.model, part }];
  const { limit } = part;
  // What it does for the rest of the turn may be done more often than it is used.
  if (/\b(?:each|every) time\b/i.test(textOf(card.model))) return undefined;
  if (limit?.per === 'turn' && limit.times === 1) {
    const because = 'its text lets it be used once per turn';
    return { answer: 'no', rules: ['limit/once-per-turn-used'], because, reads };
  }
  if (limit !== undefined || saysOften(card, part)) return undefined;
  if (part.kind === 'flip' || (part.kind === 'trigger' && (!each || part.on.some(({ of }) => of === 'this'))))
    return undefined;
  if (part.cost.some(({ what }) => what === 'this')) return undefined;
  const because = 'its text has no limit on how often it is used';
  const assumed = ['what each use takes is there'];
  return { answer: 'yes', rules: ['limit/this-effect-only'], because, reads, assumed };
}
