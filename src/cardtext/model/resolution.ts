import { type Instruction, isDescribed } from '../../effects/instruction.ts';
import type { EffectFacts, Leaf } from '../effect-facts.ts';
import type { When } from './conditions.ts';
import { groupsOf } from './counted.ts';
import { instructionsOf, isChoice } from './leaves.ts';
import type { Payment } from './payment.ts';

/** What the effect does at resolution, in the order of its sentences. */
export function resolutionOf(
  { leaves: all }: EffectFacts,
  leaves: readonly Leaf[],
  when: When,
  payment: Payment,
): readonly Instruction[] {
  const does = leaves.map(instructionsOf);
  // "You can activate 1 of these effects;" stands where a cost would.
  const offers = all.some(
    ({ role, text }) => role === 'cost' && /^activate 1 of (?:these|the following) effects\b/i.test(text),
  );
  const made = summonedThisWay(ofTokens(offers ? does.flat().map(asChoice) : chosenOf(does)));
  return ofItself(narrowed(ofEvent(onTheSummon(made), when, payment)), when, payment);
}

/** "(This is treated as a Fusion Summon.)" is said of the Special Summon, also where other words stand between. */
function onTheSummon(does: readonly Instruction[]): readonly Instruction[] {
  const said = does.findIndex(
    ({ do: verb, treatedAs }) => treatedAs !== undefined && !verb.endsWith('-summon'),
  );
  const summon = does.findLastIndex(({ do: verb }, at) => at < said && verb === 'special-summon');
  if (summon === -1) return does;
  const { treatedAs, ...rest } = does[said] ?? { do: 'described' };
  return does.map((each, at) =>
    at === said ? rest : at === summon && treatedAs !== undefined ? { ...each, treatedAs } : each,
  );
}

const tokensMade = /^(?:they|them|(?:these|those) tokens?(?:\(s\))?)$/i;

/** "Special Summon 2 Tokens. They cannot ...": right after Tokens were made, these are the ones that are spoken of. */
const ofTokens = (does: readonly Instruction[]): readonly Instruction[] =>
  does.map((each, at) => {
    const points = typeof each.what === 'object' && 'reads' in each.what && tokensMade.test(each.what.reads);
    return points && does[at - 1]?.do === 'special-summon-token' ? { ...each, what: 'those' } : each;
  });

const thisWay = /^if (?:it is |it was )?(?:Special )?Summoned (?:this way|by this effect)$/i;

/** "If Summoned this way, banish it when it leaves the field": what the effect has Summoned before is what that is about. */
function summonedThisWay(does: readonly Instruction[]): readonly Instruction[] {
  return does.map((each, at) => {
    const { onlyIf, what, ...rest } = each;
    const summon = does.slice(0, at).findLast(({ do: verb }) => verb === 'special-summon');
    const between = does.slice(0, at).findLast((other) => other.what !== undefined);
    const points = what === 'this' || (typeof what === 'object' && 'reads' in what && what.reads === 'it');
    if (onlyIf === undefined || !thisWay.test(onlyIf) || summon === undefined || between !== summon)
      return each;
    if (summon.may === true || !points || (what === 'this' && summon.what !== 'this')) return each;
    return { ...rest, what: summon.what === 'this' ? 'this' : 'those' };
  });
}

/** It is done only if it is what was chosen. */
const asChoice = (each: Instruction): Instruction => ({ onlyIf: 'it is what was chosen', ...each });

const isOwnBattle = ({ reads = '' }: When['on'][number]): boolean =>
  /^in battle with this (?:attacking )?card$/.test(reads);

const spokenOf = /^(?:it|them|that (?:monster|card)|that (?:monster|card)\(s\)|those (?:monsters|cards))$/;

/**
 * Words that point at a card, where none was targeted, paid with or spoken of before: the card that the event happened
 * to. Of an effect that answers its own card's event it stays open.
 */
function ofEvent(
  does: readonly Instruction[],
  { on }: When,
  { targets, cost }: Payment,
): readonly Instruction[] {
  const others = on.length > 0 && on.every(({ of, event }) => of !== 'this' && event !== 'something-else');
  if (!others || targets.length > 0 || cost.some(({ what }) => what !== undefined && what !== 'this'))
    return does;
  const points = ({ what }: Instruction): boolean =>
    typeof what === 'object' && 'reads' in what && spokenOf.test(what.reads);
  // "If this card destroys a monster by battle: It can attack again": what attacks is this card.
  const attacks = ({ do: verb, reads = '' }: Instruction): boolean =>
    verb === 'change-status' && /\battacks?\b/.test(reads);
  const first = does.findIndex((each) => each.what !== undefined && !points(each));
  return does.map((each, at) =>
    points(each) && (first === -1 || at < first)
      ? { ...each, what: attacks(each) && on.every(isOwnBattle) ? 'this' : 'event' }
      : each,
  );
}

/**
 * "Destroy that monster(s) with 1500 or more ATK": of the cards of the event those that fit when the effect resolves; and
 * what follows ("banish it") is about these alone.
 */
function narrowed(does: readonly Instruction[]): readonly Instruction[] {
  const all = does.map((each): Instruction => {
    const { what, reads = '', ...rest } = each;
    const [only, ...more] =
      what === 'event' && /^with \d+ or (?:more|less) (?:ATK|DEF)$/.test(reads)
        ? (groupsOf(`monsters ${reads} on the field`) ?? [])
        : [];
    return only === undefined || more.length > 0
      ? each
      : { ...rest, what: { count: 'all', ...only, among: 'event' } };
  });
  const first = all.findIndex(({ what }) => isDescribed(what) && what.among === 'event');
  return first === -1
    ? all
    : all.map((each, at) => (at > first && each.what === 'event' ? { ...each, what: 'those' } : each));
}

/**
 * "During the End Phase, if this card was flipped face-up this turn: Return it to the hand": where the words before the
 * colon speak of this card and of no other, and nothing is targeted or paid, "it" is this card.
 */
function ofItself(
  does: readonly Instruction[],
  { on, phase, conditions, unread }: When,
  { targets, cost }: Payment,
): readonly Instruction[] {
  const said = conditions.join(', ');
  const another = /\b(?:monsters?|cards?|Spells?|Traps?|Tokens?)\b|"/i.test(
    said.replace(/\bthis card\b/gi, ''),
  );
  const alone = /\bthis card\b/i.test(said) && !another;
  if (phase === undefined || on.length + targets.length + cost.length > 0 || unread !== undefined || !alone)
    return does;
  const [first, ...rest] = does;
  const points = typeof first?.what === 'object' && 'reads' in first.what && first.what.reads === 'it';
  return first === undefined || !points ? does : [{ ...first, what: 'this' }, ...rest];
}

/** "activate 1 of these effects": what follows is done only if it is what was chosen. "both of these" are all done. */
function chosenOf(leaves: readonly (readonly Instruction[])[]): readonly Instruction[] {
  const offer = leaves.findIndex((all) => all.some(isChoice));
  if (offer === -1) return leaves.flat();
  return leaves.flatMap((all, at) => (at > offer ? all.map(asChoice) : all));
}
