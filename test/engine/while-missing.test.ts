import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../../src/engine/answer/answer-question.ts';
import type { Happens } from '../../src/engine/state/event.ts';
import {
  activate,
  activation,
  continuous,
  duel,
  ifThis,
  limited,
  monster,
  type Placed,
  playAll,
  resolve,
  spell,
  start,
  trap,
} from '../support/duels.ts';
import { playEffect } from './instructions/play-effect.ts';

const field = 'monster-zone';
const x: Placed = [monster('Lantern Newt', [ifThis('special-summoned')]), field];
const y: Placed = [monster('Mossback Elk'), field];
const far: Placed = [monster('Far Newt'), 'gy'];
const one = { do: 'destroy', what: { count: 1, from: [field], filter: { controller: 'you' } } };
const onField = { ask: 'on-field', card: 'x' } as const;

describe('while it was not said what an effect dealt with', () => {
  const open = playEffect([one], { cards: { x, y, far } });

  test('what became of a card that it may have taken is open', () => {
    const answer = answerQuestion(open, onField);
    expect([answer.answer, answer.missing]).toEqual([
      'cannot tell',
      ['which card you control is destroyed was not said'],
    ]);
    expect(answer.claim).toContain('Lantern Newt');
  });

  test('of a card that it cannot have taken it is not', () => {
    expect(answerQuestion(open, { ...onField, card: 'far' }).answer).toBe('no');
    expect(answerQuestion(open, { ...onField, card: 'foe' }).answer).toBe('yes');
  });

  test('once it was said, nothing is open', () => {
    expect(answerQuestion(playEffect([one], { cards: { x, y }, chosen: ['y'] }), onField).answer).toBe('yes');
  });

  test('that nothing met its condition holds all the same', () => {
    expect(answerQuestion(open, { ask: 'activates', card: 'x' }).answer).toBe('no');
  });

  test('but what a sentence that is not played may have done may be what it asks for', () => {
    const moth: Placed = [monster('Hidden Moth', [ifThis('flipped-face-up')]), field, { faceUp: false }];
    const asked = (reads: string) =>
      answerQuestion(playEffect([{ do: 'described', reads }], { cards: { x: moth } }), {
        ask: 'activates',
        card: 'x',
      });
    expect(asked('flip every monster over there').answer).toBe('cannot tell');
    expect(asked('count every monster over there').answer).toBe('no');
  });

  test('what binds players from now on may forbid any activation', () => {
    const errand = { ask: 'can-activate', card: 'errand' } as const;
    const bound = playEffect([{ do: 'restrict', reads: 'nothing is activated for the rest of this turn' }]);
    expect(answerQuestion(bound, errand)).toMatchObject({
      answer: 'cannot tell',
      missing: ['"nothing is activated for the rest of this turn" is not applied'],
    });
    expect(answerQuestion(playEffect([{ do: 'gain-lp', amount: 500 }]), errand).answer).toBe('yes');
    const said = playEffect([{ do: 'described', reads: 'until tomorrow they cannot play anything' }]);
    expect(answerQuestion(said, errand).answer).toBe('cannot tell');
  });

  test('what it cannot touch is as it was', () => {
    const told = (more: Record<string, unknown>) =>
      playEffect([{ do: 'described', reads: 'odd words', ...more }], { cards: { x, y, far } });
    expect(answerQuestion(told({ touches: ['lp'] }), onField).answer).toBe('yes');
    expect(answerQuestion(told({ touches: ['lp', 'place'] }), onField).answer).toBe('cannot tell');
    expect(answerQuestion(told({ touches: ['position'] }), { ask: 'position', card: 'x' }).answer).toBe(
      'cannot tell',
    );
  });

  test('LP are open where it may have changed them, or a later change hangs on it', () => {
    const lpAfter = (touches: readonly string[], ...later: Parameters<typeof playEffect>[0]) =>
      answerQuestion(
        playEffect([{ do: 'described', reads: 'odd words', touches }, ...later], {
          cards: { x },
          players: { P0: { lp: 8000 }, P1: { lp: 8000 } },
        }),
        { ask: 'lp', player: 'P1' },
      ).answer;
    const damage = { do: 'inflict-damage', joined: 'also', amount: 500, who: 'opponent' };
    expect(lpAfter(['place', 'summon'])).toBe('P1 8000');
    expect(lpAfter(['lp'])).toBe('cannot tell');
    expect(lpAfter(['activation'], damage)).toBe('P1 7500');
    expect(lpAfter(['place'], damage)).toBe('cannot tell');
  });

  test('what binds keeps only an effect from being activated that does such things', () => {
    const bound = (touches: readonly string[], does: Parameters<typeof playEffect>[0]) =>
      answerQuestion(
        playEffect([{ do: 'described', reads: 'they cannot', touches }], {
          cards: { quick: [spell('Calm Errand', [activation(does)], 'Quick-Play'), 'hand'] },
        }),
        { ask: 'can-activate', card: 'quick' },
      ).answer;
    expect(bound(['summon'], [{ do: 'gain-lp', amount: 500 }])).toBe('yes');
    expect(bound(['activation'], [{ do: 'gain-lp', amount: 500 }])).toBe('cannot tell');
    expect(bound(['lp'], [{ do: 'gain-lp', amount: 500 }])).toBe('cannot tell');
  });

  test('what binds one card keeps no other from being activated that needs no cost', () => {
    const asked = (cost: Parameters<typeof playEffect>[0], card = 'quick') => {
      const quick = spell('Calm Errand', [activation([{ do: 'draw', amount: 1 }], { cost })], 'Quick-Play');
      const bound = playEffect(
        [
          {
            do: 'change-status',
            what: { count: 1, from: [field] },
            reads: 'must rest',
            touches: ['activation'],
          },
        ],
        {
          cards: {
            x: [monster('Lantern Newt', [{ kind: 'ignition', does: [{ do: 'draw', amount: 1 }] }]), field],
            quick: [quick, 'hand'],
          },
          chosen: ['x'],
        },
      );
      return answerQuestion(bound, { ask: 'can-activate', card }).answer;
    };
    expect(asked([])).toBe('yes');
    expect(asked([], 'x')).toBe('cannot tell');
    expect(asked([{ do: 'tribute', what: { count: 1, from: [field] } }])).toBe('cannot tell');
  });

  test('what negates may change what applies to it', () => {
    const told = playEffect([{ do: 'described', reads: 'odd words', touches: ['negation'] }], {
      cards: { x },
    });
    expect(answerQuestion(told, onField).answer).toBe('yes');
    expect(answerQuestion(told, { ask: 'stats', card: 'x' }).answer).toBe('cannot tell');
  });

  test('but what came later may hang on it', () => {
    const does = [
      { do: 'described', reads: 'odd words', touches: ['lp'] },
      {
        do: 'destroy',
        joined: 'also',
        what: { count: 1, from: [field], filter: { names: ['Lantern Newt'] } },
      },
    ];
    expect(answerQuestion(playEffect(does, { cards: { x }, chosen: ['x'] }), onField).answer).toBe(
      'cannot tell',
    );
    expect(
      answerQuestion(playEffect(does, { cards: { x, y }, chosen: ['x'] }), { ...onField, card: 'y' }).answer,
    ).toBe('yes');
  });

  test('words for a monster mean no card that is none, and a verb takes no card from where it cannot', () => {
    const that = (verb: string) =>
      playEffect([{ do: verb, what: { reads: 'that odd monster' } }], {
        cards: { x, far, errand: [spell('Calm Errand', []), 'spell-trap-zone'] },
      });
    expect(answerQuestion(that('destroy'), onField).answer).toBe('cannot tell');
    expect(answerQuestion(that('destroy'), { ask: 'is-in', card: 'far', place: 'gy' }).answer).toBe('yes');
    expect(answerQuestion(that('banish'), { ask: 'is-in', card: 'far', place: 'gy' }).answer).toBe(
      'cannot tell',
    );
    expect(answerQuestion(that('banish'), { ...onField, card: 'errand' }).answer).toBe('yes');
  });

  test('what only binds gives no activation that there is not', () => {
    const spent = { ask: 'can-activate', card: 'x' } as const;
    expect(
      answerQuestion(
        playEffect([{ do: 'restrict', reads: 'nothing is activated' }], {
          cards: { x: [spell('Calm Errand', [activation([])]), 'gy'] },
        }),
        spent,
      ).answer,
    ).toBe('no');
  });

  test('an answer that is open for another reason names what is missing besides', () => {
    const answer = answerQuestion(open, { ask: 'properly-summoned', card: 'far' });
    expect(answer.answer).toBe('not needed');
    const told = playEffect([{ do: 'described', reads: 'something odd' }], { cards: { x } });
    expect(answerQuestion(told, onField)).toMatchObject({
      answer: 'cannot tell',
      missing: ['"something odd" is not played'],
    });
  });
});

describe('whether an effect is applied, under a Chain Link that was not played', () => {
  const applied = (does: Record<string, unknown>, told?: Happens) =>
    answerQuestion(
      duel(
        {
          x,
          errand: [spell('Calm Errand', [activation([{ do: 'gain-lp', amount: 500 }])]), 'hand'],
          snare: [
            trap('Odd Snare', [activation([does])]),
            'spell-trap-zone',
            { controller: 'P1', faceUp: false },
          ],
        },
        activate('errand'),
        activate('snare', { player: 'P1' }),
        resolve(...(told === undefined ? [] : [[told]])),
        resolve(),
      ),
      { ask: 'resolves', card: 'errand' },
    );

  test('words that were not read may negate it', () => {
    expect(applied({ do: 'described', reads: 'something odd' })).toMatchObject({
      answer: 'cannot tell',
      missing: ['"something odd" is not played'],
    });
  });

  test('which monster is destroyed does not matter to it', () => {
    expect(applied(one).answer).toBe('yes');
  });

  test('what it did was told', () => {
    expect(
      applied({ do: 'described', reads: 'something odd' }, { event: 'destroyed', card: 'x' }).answer,
    ).toBe('yes');
  });
});

test.for([
  ['all Spell effects on the field', 'cannot tell'],
  ['all Trap effects on the field', 'yes'],
] as const)('under a card that negates %s, an effect of a Spell: %s', ([reads, answer]) => {
  const hush = spell('Wide Hush', [continuous({ do: 'negate-effects', what: { reads } })], 'Continuous');
  const errand = spell('Calm Errand', [activation([{ do: 'gain-lp', amount: 500 }])]);
  const now = duel(
    { hush: [hush, 'spell-trap-zone'], errand: [errand, 'hand'] },
    activate('errand'),
    resolve(),
  );
  expect(answerQuestion(now, { ask: 'resolves', card: 'errand' }).answer).toBe(answer);
});

test('what follows a Summon by an own procedure is not played, and said to be missing', () => {
  const words = 'but its original ATK is halved';
  const summoned = playAll(
    start({
      x: [limited('Patient Crane', [], { procedures: [{ from: ['hand'], afterwards: words }] }), 'hand'],
    }),
    { do: 'declare-summon', card: 'x', way: 'summoned-by-own-procedure' },
    { do: 'complete-summon' },
  );
  expect(summoned.missing).toMatchObject([{ card: 'x', may: ['x'] }]);
  expect(answerQuestion(summoned, { ask: 'stats', card: 'x', stat: 'atk' })).toMatchObject({
    answer: 'cannot tell',
    missing: [`what follows the Summon of Patient Crane is not played: "${words}"`],
  });
});

test('ATK that a mandatory effect of the monster changes is open until that resolved', () => {
  const proud: Placed = [
    monster('Proud Newt', [
      {
        kind: 'trigger',
        mandatory: true,
        word: 'if',
        on: [{ event: 'special-summoned', of: 'this' }],
        does: [{ do: 'change-atk', what: 'this', amount: 500 }],
      },
    ]),
    'gy',
  ];
  const come = duel({ proud }, { do: 'happen', events: [{ event: 'special-summoned', card: 'proud' }] });
  const atk = (now: typeof come) => answerQuestion(now, { ask: 'stats', card: 'proud', stat: 'atk' }).answer;
  expect([come, playAll(come, activate('proud'), resolve())].map(atk)).toEqual(['cannot tell', 'ATK 2000']);
});
