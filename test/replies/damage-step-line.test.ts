import { describe, expect, test } from 'vitest';
import { isActivated } from '../../src/card-model/activated.ts';
import type { CardModel } from '../../src/card-model/card-model.ts';
import { effectInStep } from '../../src/engine/damage-step/may-activate.ts';
import { damageStepLine } from '../../src/replies/card-reply.ts';
import { activation, ifThis, monster, must, trap } from '../support/duels.ts';
import { ruleTables } from '../support/rule-tables.ts';

const tables = ruleTables.damageStep;
const line = (card: CardModel, from = tables) => {
  const part = card.parts.find(isActivated);
  if (part === undefined) throw new Error('no activated effect');
  return damageStepLine(effectInStep(part, card, 'tcg', from));
};
const boost = trap('Spark', [activation([{ do: 'change-atk', amount: 500 }])]);

describe('when an effect may be activated in the Damage Step', () => {
  test.for<[string, CardModel, string]>([
    ['a Counter Trap', trap('Wall', [activation()], 'Counter'), 'yes, at any timing (a Counter Trap)'],
    ['a change of ATK', boost, 'yes, at its start and before damage calculation (changes ATK/DEF directly)'],
    [
      'a mandatory trigger',
      monster('Fox', [must('attack-declared')]),
      'yes, when what it answers has happened (mandatory)',
    ],
    [
      'its own flip',
      monster('Fox', [ifThis('flipped-face-up')]),
      'yes, after damage calculation (its own flip)',
    ],
    [
      'a text about the Damage Step',
      monster('Fox', [ifThis('attack-declared', { damageStep: 'only' })]),
      'yes, when what it answers has happened',
    ],
    ['a Normal Trap', trap('Wall', [activation()]), 'no (nothing that the Damage Step allows)'],
  ])('%s', ([, card, words]) => {
    expect(line(card)).toContain(words);
  });

  test('a card that a ruling excludes', () => {
    const exceptions = [{ card: boost.name, what: 'the-card', where: 'both' } as const];
    expect(line(boost, { ...tables, exceptions })).toBe('no (a ruling excludes it)');
  });

  test('it is read from the table', () => {
    const activationRows = tables.activation.map((row) =>
      row.category === 'changes-stats' ? { ...row, start: 'may-not' as const } : row,
    );
    expect(line(boost, { ...tables, activation: activationRows })).toBe(
      'yes, before damage calculation (changes ATK/DEF directly)',
    );
  });
});
