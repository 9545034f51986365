import { describe, expect, test } from 'vitest';
import {
  information,
  interruptions,
  type KeptQuestion,
  type KeptRow,
  kept,
} from '../../../src/engine/memory-after-flip/kept.ts';
import { isRule, ruleTables } from '../../support/rule-tables.ts';

const table = ruleTables.kept;
const down = 'flipped-face-down' as const;
const away = 'banished-temporarily' as const;

describe('what is remembered', () => {
  test.for<readonly [KeptQuestion['information'], string, string]>([
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
    expect([down, away].map((after) => kept(table, { information: what, after }).answer)).toEqual([
      faceDown,
      banished,
    ]);
  });

  test.for<readonly [string, KeptQuestion, string, string, boolean]>([
    [
      'an effect that flips its own monster face-down',
      { information: 'once-per-turn', after: down, flipsItself: true },
      'kept',
      'kept/once-per-turn',
      true,
    ],
    [
      'the same, banished',
      { information: 'once-per-turn', after: away, flipsItself: true },
      'lost',
      'kept/once-per-turn',
      false,
    ],
    [
      'flipping itself says nothing of other information',
      { information: 'lingering-effects', after: down, flipsItself: true },
      'lost',
      'kept/lingering-effects',
      false,
    ],
    [
      'a Pendulum Summon, face-down',
      { information: 'way-summoned', after: down, way: 'pendulum-summoned' },
      'lost',
      'kept/pendulum-summoned',
      true,
    ],
    [
      'a Pendulum Summon, banished',
      { information: 'way-summoned', after: away, way: 'pendulum-summoned' },
      'kept',
      'kept/pendulum-summoned',
      true,
    ],
    [
      'a Flip Summon, banished',
      { information: 'way-summoned', after: away, way: 'flip-summoned' },
      'lost',
      'kept/flip-summoned',
      true,
    ],
    [
      'a Gemini monster, banished',
      { information: 'way-summoned', after: away, way: 'gemini-again' },
      'lost',
      'kept/gemini-again',
      true,
    ],
    [
      'the way has no say in the turn of the Summon',
      { information: 'turn-summoned', after: down, way: 'pendulum-summoned' },
      'kept',
      'kept/turn-summoned',
      false,
    ],
  ])('%s', ([, question, answer, rule, byException]) => {
    expect(kept(table, question)).toMatchObject({ answer, rule, byException });
  });

  test('in words', () => {
    expect(kept(table, { information: 'attack-declared', after: away }).because).toBe(
      'the monster was banished for a time, and it is forgotten',
    );
  });

  test('every answer names a rule of the rulebook', () => {
    const rules = information.map((what) => kept(table, { information: what, after: down }).rule);
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
      const before = kept(table, { information: what, after }).answer;
      expect(kept(changed, { information: what, after }).answer).toBe(other(before));
    },
  );

  test('and its exceptions', () => {
    const plain = table.map((row) => ({ ...row, exception: 'none' as const }));
    expect(kept(plain, { information: 'once-per-turn', after: down, flipsItself: true }).answer).toBe('lost');
    expect(kept(plain, { information: 'way-summoned', after: down, way: 'pendulum-summoned' }).answer).toBe(
      'kept',
    );
  });

  test('a table without the row is a bug', () => {
    expect(() => kept([], { information: 'turn-summoned', after: down })).toThrow('no row turn-summoned');
  });
});
