import { describe, expect, test } from 'vitest';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { answerQuestion } from '../../src/engine/answer/answer-question.ts';
import type { Duel } from '../../src/engine/state/duel.ts';
import {
  declare,
  ev,
  happens,
  monster,
  type Placed,
  phase,
  playAll,
  start,
  summon,
} from '../support/duels.ts';

/** What follows a Summon by a monster's own procedure, read from texts in the form of cards. */

const read = (text: string): Placed => [
  cardModelOf({
    name: 'Patient Crane',
    facts: {
      cardType: 'monster',
      abilities: ['Effect'],
      level: 4,
      type: 'Beast',
      attribute: 'EARTH',
      atk: 1800,
      def: 1000,
    },
    text,
  }),
  'hand',
];
const procedure = 'You can Special Summon this card (from your hand)';
const own = summon('x', 'summoned-by-own-procedure', { player: 'P0' });
const byEffect = summon('x', 'special-summoned', { player: 'P0' });
const boar: Placed = [monster('Tame Boar'), 'hand'];
const board = (text: string): Duel => start({ x: read(text), boar }, { turnNumber: 2 });
const summoned = (text: string, ...actions: readonly Parameters<typeof playAll>[1][]) =>
  playAll(board(text), own, ...actions);
const answer = (duel: Duel, question: Parameters<typeof answerQuestion>[1]) =>
  answerQuestion(duel, question).answer;
const normal = { ask: 'normal-summon', card: 'boar', as: 'summon' } as const;

describe('in the same sentence', () => {
  test('it loses ATK', () => {
    expect(
      answer(summoned(`${procedure}, but this card loses 500 ATK.`), {
        ask: 'stats',
        card: 'x',
        stat: 'atk',
      }),
    ).toBe('ATK 1300');
  });

  test('its original ATK and DEF become halved', () => {
    expect(
      answer(summoned(`${procedure}, but its original ATK/DEF become halved.`), { ask: 'stats', card: 'x' }),
    ).toBe('ATK 900 / DEF 500');
  });

  test('it cannot attack this turn, and can in the next own one', () => {
    const now = summoned(`${procedure}, but it cannot attack this turn.`, phase('battle'));
    expect(answer(now, { ask: 'can-attack', card: 'x' })).toBe('no');
    const later = playAll(now, { do: 'end-turn' }, { do: 'end-turn' }, phase('battle'));
    expect(answer(later, { ask: 'can-attack', card: 'x', target: 'foe' })).toBe('yes');
  });

  test('it is banished when it leaves the field', () => {
    const now = summoned(
      `${procedure}, but banish it when it leaves the field.`,
      happens(ev('destroyed', 'x')),
    );
    expect(answer(now, { ask: 'where', card: 'x' })).toBe('banished');
  });

  test('its player cannot Normal Summon or Set for the rest of the turn', () => {
    const text = `${procedure}, but you cannot Normal Summon/Set for the rest of this turn.`;
    expect(answer(board(text), normal)).toBe('yes');
    expect(answer(summoned(text), normal)).toBe('no');
    expect(answer(playAll(board(text), byEffect), normal)).toBe('yes');
    expect(answer(summoned(text, { do: 'end-turn' }, { do: 'end-turn' }, phase('main-1')), normal)).toBe(
      'yes',
    );
  });

  test('nothing of it where the Summon was negated', () => {
    const text = `${procedure}, but you cannot Normal Summon/Set for the rest of this turn.`;
    const negated = playAll(board(text), declare('x', 'summoned-by-own-procedure', { player: 'P0' }), {
      do: 'negate-summon',
    });
    expect(answer(negated, normal)).toBe('yes');
  });

  test('what no instruction says stays open', () => {
    const now = summoned(`${procedure}, but it gains ATK equal to the Tributed monster's original ATK.`);
    expect(answer(now, { ask: 'stats', card: 'x', stat: 'atk' })).toBe('cannot tell');
  });
});

describe('in a sentence of its own', () => {
  const bans = `${procedure}. If Summoned this way, you cannot Normal Summon/Set for the rest of this turn.`;

  test('a restriction of the turn', () => {
    expect(answer(summoned(bans), normal)).toBe('no');
    expect(answer(playAll(board(bans), byEffect), normal)).toBe('yes');
  });

  test('ATK that it gains as long as it is there', () => {
    const gains = `${procedure}. If Summoned this way, this card gains 700 ATK.`;
    const atk = { ask: 'stats', card: 'x', stat: 'atk' } as const;
    expect([answer(summoned(gains), atk), answer(playAll(board(gains), byEffect), atk)]).toEqual([
      'ATK 2500',
      'ATK 1800',
    ]);
  });

  test('a Trigger Effect that answers that Summon alone', () => {
    const draws = `${procedure}. When Summoned this way: Draw 1 card.`;
    const asked = { ask: 'activates', card: 'x' } as const;
    expect([answer(summoned(draws), asked), answer(playAll(board(draws), byEffect), asked)]).toEqual([
      'yes',
      'no',
    ]);
  });

  test('of a sentence that stands elsewhere "this way" is not taken for the procedure', () => {
    const { parts } = read(
      `${procedure}. Once per turn: You can Special Summon 1 Beast monster from your hand. If Summoned this way, this card gains 700 ATK.`,
    )[0];
    expect(JSON.stringify(parts)).not.toContain('summonedBy');
  });
});
