import { expect, test } from 'vitest';
import { activation, type Placed, spell, start, trap } from '../support/duels.ts';
import { legalActions } from '../support/legal-actions.ts';

const draws = { do: 'draw', amount: 1 };
const snare: Placed = [trap('Late Snare', [activation([draws])]), 'hand'];
const cards: Readonly<Record<string, Placed>> = { snare };

const full = (count: number): Readonly<Record<string, Placed>> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at): [string, Placed] => [
      `wall${at}`,
      [spell(`Still Wall ${at}`, [], 'Continuous'), 'spell-trap-zone'],
    ]),
  );

test('it is among what the turn player may do, as often as there are zones', () => {
  const sets = (placed: Readonly<Record<string, Placed>>) =>
    legalActions(start(placed)).filter(({ do: what, card }) => what === 'set' && card === 'snare');
  expect(sets({ ...cards, ...full(4) })).toHaveLength(1);
  expect(sets({ ...cards, ...full(5) })).toHaveLength(0);
});
