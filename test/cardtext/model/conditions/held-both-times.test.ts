import { expect, test } from 'vitest';
import type { Facts } from '../../../../src/card-model/facts.ts';
import { cardModelOf } from '../../../../src/cardtext/model/card-model-of.ts';
import { answerQuestion } from '../../../../src/engine/answer/answer-question.ts';
import { monster } from '../../../support/card-texts.ts';
import { activate, duel, resolve } from '../../../support/duels.ts';

const read = (text: string, facts: Facts = monster('Effect')) =>
  cardModelOf({ name: 'Pond Warden', facts, text });
const draws = 'Once per turn: You can draw 1 card.';

test('a card that must lie face-up when its effect resolves too', () => {
  const { parts } = read(
    `${draws} This card must be face-up on the field to activate and to resolve this effect.`,
  );
  expect(parts).toMatchObject([
    { kind: 'ignition', mustBeFaceUpToResolve: true, conditions: [] },
    { kind: 'not-an-effect', what: 'activation-condition' },
  ]);
});

test('what else has to hold both times is a condition of the effect before it, and nothing that it does', () => {
  const { parts } = read(`${draws} You must control no Spells/Traps to activate and to resolve this effect.`);
  expect(parts[0]).toMatchObject({
    conditions: [expect.stringMatching(/control no Spells\/Traps/i)],
    heldToResolve: expect.stringMatching(/control no Spells\/Traps/i),
    does: [{ do: 'draw', amount: 1 }],
  });
  expect(parts.some((part) => 'does' in part && part.does.some(({ do: verb }) => verb === 'restrict'))).toBe(
    false,
  );
});

test('whether it still holds is open once something of the Chain came in between, and only then', () => {
  const warden = read(`${draws} You must control no Spells/Traps to activate and to resolve this effect.`);
  const resolved = (...between: Parameters<typeof duel>[1][]) =>
    answerQuestion(duel({ x: [warden, 'monster-zone'] }, activate('x'), ...between, resolve()), {
      ask: 'effect-does',
      card: 'x',
      does: 'draw',
    });
  expect(resolved().answer).toBe('yes');
  expect(resolved(activate('theirs'), resolve([])).answer).toBe('cannot tell');
});
