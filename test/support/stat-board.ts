import { readSituation } from '../../src/situations/language/read.ts';
import { ruleOn } from '../../src/situations/rule-on.ts';
import type { Verdict } from '../../src/situations/verdict.ts';
import { statBooks } from './stat-cards.ts';

/** What becomes of ATK and DEF on a board that is played. */
export function ask(...lines: readonly string[]): Verdict {
  const read = readSituation(lines.join('\n'), { ...statBooks, ruleset: 'tcg' });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const verdict = ruleOn(read.situation, statBooks);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.problem));
  return verdict.value;
}

export const statsOf = (name: string) => `what are the ATK and DEF of "${name}"?`;
export const boar = 'P0 controls: "Plain Boar"';
export const inHand = (...names: readonly string[]) =>
  `P0 has in the hand: ${names.map((each) => `"${each}"`).join(', ')}`;
/** A card is activated, for a target if there is one, and resolves. */
export const plays = (name: string, target?: string): readonly string[] => [
  `activate "${name}"${target === undefined ? '' : `, targeting "${target}"`}`,
  'resolve',
];
export const turnEnds = ['go to the End Phase', 'go to the Draw Phase'];
export const onBoar = (...names: readonly string[]) => [
  boar,
  inHand(...names),
  ...names.flatMap((name) => plays(name, 'Plain Boar')),
];
