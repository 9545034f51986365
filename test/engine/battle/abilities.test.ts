import { describe, expect, test } from 'vitest';
import type { CardModel } from '../../../src/card-model/card-model.ts';
import type { Ability } from '../../../src/card-model/facts.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { answerQuestion } from '../../../src/engine/answer/answer-question.ts';
import type { Question } from '../../../src/engine/question.ts';
import type { Duel } from '../../../src/engine/state/duel.ts';
import { duel, monster, phase, playAll, start, summon } from '../../support/duels.ts';
import { attack, goesTo, mine, of, theirs } from './battle-cards.ts';

/** Invented monsters with these abilities, read from their words as published cards are. */
const read = (abilities: readonly Ability[], text: string): CardModel =>
  cardModelOf({
    name: 'Paper Stag',
    text,
    facts: {
      cardType: 'monster',
      abilities: [...abilities, 'Effect'],
      level: 4,
      type: 'Beast',
      attribute: 'EARTH',
      atk: 1700,
      def: 900,
    },
  });

const inStep = phase('battle');
const answer = (played: Duel, question: Question) => {
  const { answer: given, deciding } = answerQuestion(played, question);
  return `${given} ${deciding?.rule ?? ''}`.trim();
};

describe('Toon monsters', () => {
  const directly: Question = { ask: 'can-attack-directly', card: 'x' };
  const unless = read(
    ['Toon'],
    'Cannot attack the turn it is Special Summoned. Can attack directly, unless your opponent controls a Toon monster, in which case this card must target a Toon monster for its attacks.',
  );
  const ifNone = read(
    ['Toon'],
    'If your opponent controls no Toon monsters, this card can attack your opponent directly.',
  );
  const paying = read(
    ['Toon'],
    'You must pay 300 LP to declare an attack with this card. If your opponent controls no Toon monsters, this card can attack your opponent directly.',
  );
  const lp = (own: number) => ({ players: { P0: { lp: own } } });
  const toon = monster('Inked Boar', [], { abilities: ['Toon', 'Effect'] });
  test.for<[string, Duel, string]>([
    ['past a monster that is none', duel({ x: mine(unless) }, inStep), 'yes'],
    ['past a monster, with LP for its attack not said', duel({ x: mine(paying) }, inStep), 'yes'],
    ['with LP enough', playAll(start({ x: mine(paying) }, lp(500)), inStep), 'yes'],
    ['with too few LP', playAll(start({ x: mine(paying) }, lp(200)), inStep), 'no'],
    ['past another Toon monster', duel({ x: mine(unless), y: theirs(toon) }, inStep), 'no'],
    ['a face-down one is none', duel({ x: mine(unless), y: theirs(toon, { faceUp: false }) }, inStep), 'yes'],
    ['told the other way round', duel({ x: mine(ifNone) }, inStep), 'yes'],
    ['and past another one', duel({ x: mine(ifNone), y: theirs(toon) }, inStep), 'no'],
    [
      'in the turn of its Special Summon',
      duel({ x: [unless, 'hand'] }, summon('x', 'special-summoned'), inStep),
      'no',
    ],
  ])('a direct attack %s', ([, played, expected]) => {
    expect(answerQuestion(played, directly).answer).toBe(expected);
  });
});

describe('Gemini monsters', () => {
  const twice = read(
    ['Gemini'],
    'This card is treated as a Normal Monster while face-up on the field or in the GY. While this card is a Normal Monster on the field, you can Normal Summon it to have it become an Effect Monster with this effect.\n● This card can make a second attack during each Battle Phase.',
  );
  const attacked = (more: object) =>
    duel({ x: mine(twice, more), y: theirs(of(100)) }, inStep, attack('x', 'y'), goesTo('over'));
  test('before they are Normal Summoned again, their effects make nothing of a battle', () => {
    expect(answer(attacked({}), { ask: 'can-attack', card: 'x', target: 'foe' })).toBe(
      'no battle-step/choosing',
    );
  });
  test('afterwards they do', () => {
    expect(
      answer(attacked({ summonedAgain: true }), { ask: 'can-attack', card: 'x', target: 'foe' }),
    ).toMatch(/^yes/);
  });
  test.for([
    [false, 'no gemini/treated-as-normal'],
    [true, 'yes effect/ignition'],
  ] as const)('an effect that is activated, Normal Summoned again: %s', ([summonedAgain, expected]) => {
    const draws = monster('Twin Moth', [{ kind: 'ignition', does: [{ do: 'draw', amount: 1 }] }], {
      abilities: ['Gemini', 'Effect'],
    });
    expect(answer(duel({ x: mine(draws, { summonedAgain }) }), { ask: 'can-activate', card: 'x' })).toBe(
      expected,
    );
  });
});
