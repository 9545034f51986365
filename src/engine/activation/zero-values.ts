import { type Instruction, isTarget } from '../../card-model/instruction.ts';
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

const isChosen = ({ may, onlyIf, option, joined }: Instruction): boolean =>
  may === true || onlyIf !== undefined || option !== undefined || joined === 'or' || joined === 'otherwise';
const waits = ({ joined }: Instruction): boolean => joined === 'if-you-do' || joined === 'then';

/** Of all that is done to a card, is nothing possible but what waits for the rest? */
function allInVain(card: Card, done: readonly Instruction[]): boolean {
  const first = done.filter((each) => !waits(each));
  return first.length > 0 && !done.some(isChosen) && first.every((each) => isZeroAlready(card, each));
}

/** Would the effect do nothing to this target but make 0 what is 0 already? */
export const isTargetedInVain = ({ effect }: ActivationCase, card: Card, at: number): boolean =>
  allInVain(
    card,
    effect.does.filter(
      ({ what }) => (isTarget(what) && what.target === at) || (what === 'targets' && at === 0),
    ),
  );

/** Would it begin with making 0 what is 0 already of its own card? */
export const isZeroOfItself = ({ effect: { does }, card }: ActivationCase): Instruction | undefined =>
  does[0]?.what === 'this' &&
  allInVain(
    card,
    does.filter(({ what }) => what === 'this'),
  )
    ? does[0]
    : undefined;

/** All that it does comes to a change by so much for each card of which there is none: what becomes of that no source says. */
export function changesByNothing(duel: Duel, { effect, card, player }: ActivationCase): Instruction | undefined {
  const [first, ...more] = effect.does;
  const isNothing = (each: Instruction): boolean => {
    const counted = each.value?.each;
    if (!isStatVerb(each) || typeof counted !== 'object' || !('cards' in counted)) return false;
    const change = settingOf(duel, each, { source: card, player })?.change;
    return (change?.op === 'plus' || change?.op === 'minus') && change.amount === 0;
  };
  return first !== undefined && !isChosen(first) && isNothing(first) && more.every(isNothing) ? first : undefined;
}
