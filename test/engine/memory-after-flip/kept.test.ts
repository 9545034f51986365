import { describe, expect, test } from 'vitest';
import {
  information,
  interruptions,
  type KeptRow,
  kept,
} from '../../../src/engine/memory-after-flip/kept.ts';
import { isRule, ruleTables } from '../../support/rule-tables.ts';

const table = ruleTables.kept;
const down = 'flipped-face-down' as const;
const away = 'banished-temporarily' as const;

describe('what is remembered', () => {
  test.for<readonly [(typeof information)[number], string, string]>([
    ['material-properties', 'lost', 'lost'],
    ['material-copies', 'kept', 'kept'],
    ['summon-method', 'lost', 'no-official-ruling'],
    ['summoned-from', 'lost', 'kept'],
    ['lingering-effects', 'lost', 'lost'],
    ['once-per-turn', 'lost', 'lost'],
    ['position-changed', 'kept', 'lost'],
    ['attack-declared', 'kept', 'lost'],
    ['way-summoned', 'kept', 'kept'],
    ['gemini-again', 'lost', 'lost'],
    ['pendulum-summoned', 'lost', 'kept'],
    ['flip-summoned', 'lost', 'lost'],
    ['turn-summoned', 'kept', 'kept'],
  ])('%s: face-down %s, banished %s', ([what, faceDown, banished]) => {
    expect([down, away].map((after) => kept(table, what, after).answer)).toEqual([faceDown, banished]);
  });

  test('in words', () => {
    expect(kept(table, 'attack-declared', away).because).toBe(
      'the monster was banished for a time, and it is forgotten',
    );
  });

  test('every answer names a rule of the rulebook', () => {
    const rules = information.map((what) => kept(table, what, down).rule);
    expect(rules.filter((rule) => !isRule(rule))).toEqual([]);
  });
});

describe('the table decides', () => {
  const other = (answer: KeptRow[typeof down]) => (answer === 'kept' ? 'lost' : 'kept');

  test.for(information.flatMap((what) => interruptions.map((after) => [what, after] as const)))(
    'a changed cell: %s, %s',
    ([what, after]) => {
      const changed = table.map((row) =>
        row.information === what ? { ...row, [after]: other(row[after]) } : row,
      );
      const before = kept(table, what, after).answer;
      expect(kept(changed, what, after).answer).toBe(other(before));
    },
  );

  test('a table without the row is a bug', () => {
    expect(() => kept([], 'turn-summoned', down)).toThrow('no row turn-summoned');
  });
});
