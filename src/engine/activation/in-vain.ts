import { type Instruction, isTarget } from '../../card-model/instruction.ts';
import { keepsFrom, protectionsOn } from '../continuous/protections.ts';
import { neverDown, positionBar } from '../instructions/deeds/control.ts';
import { negatable } from '../instructions/deeds/negating.ts';
import { type Bar, forbids } from '../instructions/pool.ts';
import type { Card, Duel } from '../state/duel.ts';
import { statWithin } from '../state/stat-line.ts';
import { isStatVerb, settingOf, statOfVerb } from '../stats/instruction.ts';
import type { ActivationCase } from './activation-case.ts';

/** Does it make 0 what is 0 already? Nobody can do that (rule activation/zero-values). */
function isZeroAlready(card: Card, each: Instruction): boolean {
  if (!isStatVerb(each) || !each.becomes || each.amount !== 0 || each.value !== undefined) return false;
  const { least, most } = statWithin(card, statOfVerb(each)).current;
  return least === 0 && most === 0;
}

/** A text keeps its control as it is: with nothing else to do to it, it is no target for that (Q&A 17305). */
function controlStays(duel: Duel, card: Card): Bar | undefined {
  const kept = protectionsOn(duel, card).find((each) => keepsFrom(each, 'take-control', {}) === 'yes');
  return kept && forbids('wording/cannot-wins', `the text of ${kept.by.model.name} says "${kept.words}"`);
}

const isChosen = ({ may, onlyIf, option, joined }: Instruction): boolean =>
  may === true || onlyIf !== undefined || option !== undefined || joined === 'or' || joined === 'otherwise';
const waits = ({ joined }: Instruction): boolean => joined === 'if-you-do' || joined === 'then';

/** What keeps a part from being done to the card as it is now, whoever does it. */
function barTo(duel: Duel, card: Card, each: Instruction): Bar | undefined {
  if (isZeroAlready(card, each)) return forbids('activation/zero-values', 'ATK or DEF, which is 0 already');
  if (each.reads !== undefined) return undefined;
  if (each.do === 'negate-effects') return negatable(duel, card);
  if (each.do === 'take-control') return controlStays(duel, card);
  if (each.do === 'change-position') return positionBar(each)(duel, card);
  return each.do === 'flip-face-down' ? neverDown(duel, card) : undefined;
}

/** Of all that is done to a card, is nothing possible but what waits for the rest? What keeps the first of it from being done. */
function barOfAll(duel: Duel, card: Card, done: readonly Instruction[]): Bar | undefined {
  if (done.some(isChosen)) return undefined;
  const bars = done.filter((each) => !waits(each)).map((each) => barTo(duel, card, each));
  return bars.every((bar) => bar?.verdict === 'forbids') ? bars[0] : undefined;
}

/** What keeps from being done all that the effect does to this target. */
export const targetedInVain = (
  duel: Duel,
  { effect }: ActivationCase,
  card: Card,
  at: number,
): Bar | undefined =>
  barOfAll(
    duel,
    card,
    effect.does.filter(
      ({ what }) => (isTarget(what) && what.target === at) || (what === 'targets' && at === 0),
    ),
  );

/** Would it begin with what cannot be done to its own card, as it is on the field? */
export const inVainOfItself = (
  duel: Duel,
  { effect: { does }, card }: ActivationCase,
): Instruction | undefined =>
  card.place === 'monster-zone' &&
  does[0]?.what === 'this' &&
  barOfAll(
    duel,
    card,
    does.filter(({ what }) => what === 'this'),
  ) !== undefined
    ? does[0]
    : undefined;

/** All that it does comes to a change by so much for each card of which there is none: what becomes of that no source says. */
export function changesByNothing(
  duel: Duel,
  { effect, card, player }: ActivationCase,
): Instruction | undefined {
  const [first, ...more] = effect.does;
  const isNothing = (each: Instruction): boolean => {
    const counted = each.value?.each;
    if (!isStatVerb(each) || typeof counted !== 'object' || !('cards' in counted)) return false;
    const change = settingOf(duel, each, { source: card, player })?.change;
    return (change?.op === 'plus' || change?.op === 'minus') && change.amount === 0;
  };
  return first !== undefined && !isChosen(first) && isNothing(first) && more.every(isNothing)
    ? first
    : undefined;
}
