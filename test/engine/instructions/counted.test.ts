import { describe, expect, test } from 'vitest';
import { cardOf, type Duel } from '../../../src/engine/state/duel.ts';
import { statOf } from '../../../src/engine/state/stat-line.ts';
import { monster, type Placed } from '../../support/duels.ts';
import { type Does, missingOf, playEffect } from './play-effect.ts';

const newt: Placed = [monster('Lantern Newt', [], { atk: 1500, def: 1000 }), 'monster-zone'];
const moth: Placed = [monster('Wick Moth', [], { atk: 705, def: 0 }), 'monster-zone'];
const cards = { newt, moth };
const players = { P0: { lp: 8000 }, P1: { lp: 8000 } };
const lpOf = ({ players: { P0, P1 } }: Duel) => [P0.lp, P1.lp];
const atk = (duel: Duel, id: string) => statOf(cardOf(duel, id), 'atk').current;
const onField = { count: 'all', from: ['monster-zone'], filter: { cardType: 'monster', controller: 'you' } };
const damage = (counted: unknown): Does => ({
  do: 'inflict-damage',
  who: 'opponent',
  counted,
  reads: 'damage in words',
});
const play = (does: readonly Does[], targets: readonly string[] = []) =>
  playEffect(does, { cards, players, targets });

describe('LP by what is counted', () => {
  test('so much for each card', () => {
    const now = play([damage({ each: onField, by: 300 })]);
    expect([lpOf(now), missingOf(now)]).toEqual([[8000, 7400], []]);
  });

  test('none of them is there: nothing happens, and what hangs on it is not done', () => {
    const none = { ...onField, filter: { ...onField.filter, attribute: 'DIVINE' } };
    const now = play([damage({ each: none, by: 300 }), { do: 'gain-lp', amount: 500, joined: 'if-you-do' }]);
    expect([lpOf(now), missingOf(now)]).toEqual([[8000, 8000], []]);
  });

  test('cards that may be there unseen leave it open', () => {
    const hand = { count: 'all', from: ['hand'], filter: { owner: 'opponent' } };
    const now = play([damage({ each: hand, by: 300 })]);
    expect([lpOf(now), missingOf(now).length]).toEqual([[8000, null], 1]);
  });

  test('a Spell that resolves may be one of the cards that it counts', () => {
    const all = { count: 'all', from: ['spell-trap-zone', 'monster-zone'], filter: { controller: 'you' } };
    expect(missingOf(play([damage({ each: all, by: 300 })]))).toHaveLength(1);
  });

  const raised: Does = { do: 'change-atk', what: { target: 0 }, amount: 100 };
  const gone: Does = { do: 'destroy', what: { target: 0 }, joined: 'then' };
  const dealt = { dealt: 'destroy' } as const;

  test.for<[string, readonly Does[], unknown, number | null]>([
    [
      'the original ATK of a monster that was destroyed',
      [gone],
      { stat: 'atk', of: { target: 0 }, original: true },
      1500,
    ],
    ['its ATK, which is the same', [gone], { stat: 'atk', of: { target: 0 } }, 1500],
    [
      'its ATK, which is not: nobody knows which is meant',
      [raised, gone],
      { stat: 'atk', of: { target: 0 } },
      null,
    ],
    ['the ATK that it had on the field', [raised, gone], { stat: 'atk', of: dealt, had: true }, 1600],
    ['its Level, so many times', [gone], { rating: ['level'], of: dealt, by: 200 }, 800],
    ['a Rank that it does not have', [gone], { rating: ['rank'], of: dealt, by: 200 }, 0],
    ['each of the cards that were destroyed', [gone], { each: dealt, by: 300 }, 300],
    [
      'both together',
      [{ ...gone, what: onField }],
      { stat: 'atk', of: dealt, original: true, all: true },
      2205,
    ],
    [
      'of one of two nobody knows which',
      [{ ...gone, what: onField }],
      { stat: 'atk', of: dealt, original: true },
      null,
    ],
  ])('%s', ([, before, counted, amount]) => {
    const now = play([...before, { ...damage(counted), joined: 'if-you-do' }], ['newt']);
    expect([lpOf(now), missingOf(now).length]).toEqual(
      amount === null ? [[8000, null], 1] : [[8000, 8000 - amount], 0],
    );
  });

  test.for([
    ['half of an even value', 'newt', [8000, 7250], 0],
    ['half of an odd value, which no source rounds', 'moth', [8000, null], 1],
  ] as const)('%s', ([, id, lp, open]) => {
    const now = play([damage({ stat: 'atk', of: { target: 0 }, times: 'half' })], [id]);
    expect([lpOf(now), missingOf(now).length]).toEqual([lp, open]);
  });

  test.for([
    [8000, 4000],
    [8001, null],
  ] as const)('half of %s LP is paid', ([lp, left]) => {
    const now = playEffect([{ do: 'pay-lp', times: 'half', reads: 'half your LP' }], {
      players: { P0: { lp } },
    });
    expect(now.players.P0.lp).toBe(left);
  });
});

describe('ATK by what is counted', () => {
  test.for([
    ['so much for each card', { each: onField, by: 200 }, 1900],
    ['less for each card', { each: onField, by: -200 }, 1100],
    ['the ATK of another monster', { stat: 'atk', of: { target: 1 } }, 2205],
    ['less by that', { stat: 'atk', of: { target: 1 }, less: true }, 795],
    ['half of it, rounded', { stat: 'atk', of: { target: 1 }, times: 'half' }, 1853],
  ] as const)('%s', ([, counted, value]) => {
    const does = { do: 'change-atk', what: { target: 0 }, counted, reads: 'in words' };
    const now = play([does], ['newt', 'moth']);
    expect([atk(now, 'newt'), missingOf(now)]).toEqual([value, []]);
  });

  test('it is settled when the effect resolves', () => {
    const gain = {
      do: 'change-atk',
      what: { target: 0 },
      counted: { each: onField, by: 200 },
      reads: 'in words',
    };
    const now = play([gain, { do: 'destroy', what: { target: 1 }, joined: 'then' }], ['newt', 'moth']);
    expect(atk(now, 'newt')).toBe(1900);
  });

  test('of cards that nobody counted it is open', () => {
    const hand = { count: 'all', from: ['hand'], filter: { owner: 'opponent' } };
    const does = {
      do: 'change-atk',
      what: { target: 0 },
      counted: { each: hand, by: 200 },
      reads: 'in words',
    };
    const now = play([does], ['newt']);
    expect([atk(now, 'newt'), missingOf(now).length]).toEqual([null, 1]);
  });
});
