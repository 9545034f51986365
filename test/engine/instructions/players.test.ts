import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../../../src/engine/answer/answer-question.ts';
import { cardOf, type Duel } from '../../../src/engine/state/duel.ts';
import { ifThis, monster, type Placed } from '../../support/duels.ts';
import { happened, missingOf, playEffect } from './play-effect.ts';

const lp = { P0: { lp: 4000 }, P1: { lp: 3000 } };
const lpOf = ({ players }: Duel) => [players.P0.lp, players.P1.lp];

describe('LP', () => {
  test.for([
    ['gain', { do: 'gain-lp', amount: 500 }, [4500, 3000]],
    ['both gain', { do: 'gain-lp', amount: 500, who: 'both' }, [4500, 3500]],
    ['lose', { do: 'lose-lp', amount: 500, who: 'opponent' }, [4000, 2500]],
    ['damage', { do: 'inflict-damage', amount: 800, who: 'opponent' }, [4000, 2200]],
    ['damage to oneself', { do: 'take-damage', amount: 800 }, [3200, 3000]],
    ['pay', { do: 'pay-lp', amount: 1000 }, [3000, 3000]],
    ['halve', { do: 'set-lp', times: 'half' }, [2000, 3000]],
    ['double', { do: 'set-lp', times: 'double', who: 'opponent' }, [4000, 6000]],
    ['set', { do: 'set-lp', amount: 100, who: 'opponent' }, [4000, 100]],
  ] as const)('%s', ([, does, wanted]) => {
    const now = playEffect([does], { players: lp });
    expect([lpOf(now), missingOf(now), happened(now).length]).toEqual([
      wanted,
      [],
      'who' in does && does.who === 'both' ? 2 : 1,
    ]);
  });

  test('LP that were not said stay so, and the step is on the timeline', () => {
    const now = playEffect([{ do: 'inflict-damage', amount: 800, who: 'opponent' }]);
    expect([lpOf(now), happened(now), missingOf(now)]).toEqual([[null, null], ['P1 takes 800 damage'], []]);
  });

  test('an amount that only words give: done, and LP are no longer known', () => {
    const now = playEffect([{ do: 'inflict-damage', reads: 'damage, equal to its ATK', who: 'opponent' }], {
      players: lp,
    });
    expect([lpOf(now), missingOf(now).length]).toEqual([[4000, null], 1]);
  });

  test('more cannot be paid than there is, and what follows it is not done', () => {
    const does = [
      { do: 'pay-lp', amount: 5000 },
      { do: 'gain-lp', amount: 1, joined: 'then' },
    ];
    expect(happened(playEffect(does, { players: lp }))).toEqual([]);
    expect(happened(playEffect(does, { players: { P0: { lp: 5000 } } }))).toHaveLength(2);
  });

  test('who has none left has lost; of both it is a draw', () => {
    const damage = (who: string) =>
      playEffect([{ do: 'inflict-damage', amount: 9000, who }], { players: lp });
    expect(damage('opponent').over).toEqual({ lost: ['P1'], rule: 'victory/lp-zero' });
    expect(lpOf(damage('opponent'))).toEqual([4000, 0]);
    expect(damage('both').over?.lost).toEqual(['P0', 'P1']);
    expect(playEffect([{ do: 'lose-lp', amount: 3999 }], { players: lp }).over).toBeUndefined();
  });

  test('winning the Duel', () => {
    expect(playEffect([{ do: 'win-duel' }]).over).toEqual({ lost: ['P1'], rule: 'victory/ways' });
  });
});

describe('draws', () => {
  const inDeck: Placed = [monster('Lantern Newt', [ifThis('drawn')]), 'deck'];
  const two = { do: 'draw', amount: 2 };
  const counts = ({ players: { P0 } }: Duel) => [P0.unseen.deck, P0.unseen.hand];

  test('of a Deck of which nothing was said', () => {
    const now = playEffect([two]);
    expect([happened(now), missingOf(now), counts(now)]).toEqual([['P0 draws 2 cards'], [], [null, null]]);
  });

  test('are counted where the cards are counted', () => {
    const now = playEffect([two], { players: { P0: { unseen: { deck: 30, hand: 4 } } } });
    expect(counts(now)).toEqual([28, 6]);
  });

  test('a card that was named is drawn where that was told', () => {
    const now = playEffect([two], {
      cards: { inDeck },
      chosen: ['inDeck'],
      players: { P0: { unseen: { deck: 9 } } },
    });
    expect([cardOf(now, 'inDeck').place, happened(now), counts(now)]).toEqual([
      'hand',
      ['inDeck drawn', 'P0 draws 1 card'],
      [8, null],
    ]);
  });

  test('and else may be among them', () => {
    const now = playEffect([two], { cards: { inDeck } });
    expect(answerQuestion(now, { ask: 'activates', card: 'inDeck' }).answer).toBe('cannot tell');
  });

  test('the whole Deck is every card that was named in it', () => {
    const now = playEffect([two], { cards: { inDeck }, players: { P0: { unseen: { deck: 1 } } } });
    expect([cardOf(now, 'inDeck').place, now.over]).toEqual(['hand', undefined]);
  });

  test('who cannot draw enough has lost', () => {
    const now = playEffect([two], { players: { P0: { unseen: { deck: 1 } } } });
    expect(now.over).toEqual({ lost: ['P0'], rule: 'victory/deck-out' });
  });

  test('both draw', () => {
    const now = playEffect([{ ...two, who: 'both' }]);
    expect(happened(now)).toEqual(['P0 draws 2 cards', 'P1 draws 2 cards']);
  });

  test('as many as words say is not played', () => {
    expect(missingOf(playEffect([{ do: 'draw', reads: 'as many as you like' }]))).toEqual([
      '"as many as you like" is not played',
    ]);
  });
});

describe('counters', () => {
  const x: Placed = [monster('Lantern Newt'), 'monster-zone', { counters: { 'Dust Counter': 2 } }];
  const play = (does: object) =>
    playEffect([{ what: { target: 0 }, ...does }], { cards: { x }, targets: ['x'] });
  const on = (now: Duel) => cardOf(now, 'x').counters;
  test.for([
    ['placed', { do: 'place-counter', amount: 1, reads: 'Dust Counter' }, { 'Dust Counter': 3 }],
    [
      'of another name',
      { do: 'place-counter', amount: 1, reads: 'Fog Counters, on it' },
      { 'Dust Counter': 2, 'Fog Counter': 1 },
    ],
    ['removed', { do: 'remove-counter', amount: 1, reads: 'Dust Counter' }, { 'Dust Counter': 1 }],
    ['the last one removed', { do: 'remove-counter', amount: 2, reads: 'Dust Counters' }, {}],
    [
      'not more than there are',
      { do: 'remove-counter', amount: 3, reads: 'Dust Counters' },
      { 'Dust Counter': 2 },
    ],
    [
      'not above its most',
      { do: 'place-counter', amount: 1, reads: 'Dust Counter, (max. 2)' },
      { 'Dust Counter': 2 },
    ],
    [
      'up to its most',
      { do: 'place-counter', amount: 1, reads: 'Dust Counter, (max. 3)' },
      { 'Dust Counter': 3 },
    ],
  ] as const)('%s', ([, does, wanted]) => {
    const now = play(does);
    expect([on(now), missingOf(now)]).toEqual([wanted, []]);
  });

  test('on a card that words name: not played', () => {
    expect(
      missingOf(
        playEffect([{ do: 'remove-counter', amount: 1, reads: 'Dust Counter, from the shown monster' }]),
      ),
    ).toHaveLength(1);
  });

  test('they are gone when the card has left the field', () => {
    const now = playEffect([{ do: 'banish', what: { target: 0 } }], { cards: { x }, targets: ['x'] });
    expect(on(now)).toEqual({});
  });
});
