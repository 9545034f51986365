import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../../src/engine/answer/answer-question.ts';
import { judgeStep } from '../../src/engine/legal/judge-step.ts';
import type { Action } from '../../src/engine/state/action.ts';
import type { Duel } from '../../src/engine/state/duel.ts';
import {
  activate,
  activation,
  continuous,
  declare,
  duel,
  effect,
  ev,
  monster,
  negated,
  type Placed,
  phase,
  playAll,
  resolve,
  spell,
  start,
  summon,
  trap,
} from '../support/duels.ts';
import { legalActions } from '../support/legal-actions.ts';

/** Pendulum Monsters that are activated as Spells: what is legal, and what comes of it. */

const heron = (scale: number, parts: readonly unknown[] = []): Placed => [
  monster(`Heron of Scale ${scale}`, parts, { abilities: ['Pendulum', 'Effect'], scale }),
  'hand',
];
const cards: Readonly<Record<string, Placed>> = {
  low: heron(1),
  high: heron(8),
  elk: [monster('Tame Elk'), 'hand'],
};
const asSpell = (card: string): Action => ({ do: 'activate', card, asSpell: true });
const wall = (id: number, zone?: 'S1' | 'S5'): readonly [string, Placed] => [
  `wall${id}`,
  [
    spell(`Still Wall ${id}`, [], 'Continuous'),
    'spell-trap-zone',
    zone === undefined ? {} : { spellTrapZone: zone },
  ],
];
const both = [asSpell('low'), resolve(), asSpell('high'), resolve()] as const;
const noSpells: Placed = [
  monster('Stern Heron', [
    continuous({ do: 'restrict', who: 'both', reads: 'Neither player can activate Spell Cards.' }),
  ]),
  'monster-zone',
  { controller: 'P1' },
];

const reasons = (now: Duel, action: Action): readonly string[] =>
  judgeStep(now, action).findings.map(({ rule, code }) => `${rule} ${code}`);

describe('may it be activated as a Spell?', () => {
  test.for([
    ['in the open Main Phase', start(cards), 'legal', 'pendulum/activate-as-spell open'],
    ['a second one', duel(cards, asSpell('high'), resolve()), 'legal', 'pendulum/occupied-zones free'],
    [
      'a third one',
      duel({ ...cards, third: heron(5) }, asSpell('third'), resolve(), asSpell('high'), resolve()),
      'illegal',
      'pendulum/occupied-zones taken',
    ],
    [
      'all five zones are full',
      start({ ...cards, ...Object.fromEntries([1, 2, 3, 4, 5].map((id) => wall(id))) }),
      'illegal',
      'pendulum/occupied-zones taken',
    ],
    [
      'other cards in both outermost zones',
      start({ ...cards, ...Object.fromEntries([wall(1, 'S1'), wall(2, 'S5')]) }),
      'illegal',
      'pendulum/occupied-zones taken',
    ],
    [
      'another card in one of them',
      start({ ...cards, ...Object.fromEntries([wall(1, 'S1')]) }),
      'legal',
      'pendulum/occupied-zones free',
    ],
    ['in the Battle Phase', duel(cards, phase('battle')), 'illegal', 'pendulum/activate-as-spell not-now'],
    [
      'in answer to a Chain Link',
      duel(cards, activate('errand')),
      'illegal',
      'pendulum/activate-as-spell chain',
    ],
    [
      'while a Summon can be negated',
      playAll(start(cards), declare('elk', 'normal-summoned')),
      'illegal',
      'pendulum/activate-as-spell chain',
    ],
    [
      'while a text lets nobody activate Spell Cards',
      start({ ...cards, noSpells }),
      'illegal',
      'wording/cannot-wins forbidden',
    ],
  ] as const)('%s', ([, now, verdict, reason]) => {
    expect(judgeStep(now, asSpell('low')).verdict).toBe(verdict);
    expect(reasons(now, asSpell('low'))).toContain(reason);
    const listed = legalActions(now).filter((each) => each.card === 'low' && each.asSpell === true);
    expect(listed.map((each) => each.verdict)).toEqual(verdict === 'illegal' ? [] : [verdict]);
  });
});

describe('what comes of it', () => {
  test('it lies face-up in a Pendulum Zone as a Spell, already while its activation is on the Chain', () => {
    const low = { place: 'pendulum-zone', role: 'spell', faceUp: true };
    expect(duel(cards, asSpell('low')).cards).toMatchObject({ low: { ...low, activated: false } });
    expect(duel(cards, asSpell('low'), resolve()).cards).toMatchObject({ low: { ...low, activated: true } });
  });

  test('who tells of its activation means that, where it has no effect to activate in the hand', () => {
    expect(duel(cards, activate('low'), resolve()).cards).toMatchObject({ low: { place: 'pendulum-zone' } });
    const quick = heron(1, [{ kind: 'quick', activatesIn: ['hand'], does: [{ do: 'gain-lp', amount: 1 }] }]);
    const now = (action: Action) => duel({ low: quick }, action, resolve()).cards;
    expect(now(activate('low'))).toMatchObject({ low: { place: 'hand' } });
    expect(now(asSpell('low'))).toMatchObject({ low: { place: 'pendulum-zone' } });
    expect(now(activate('low', { zone: 'S5' }))).toMatchObject({
      low: { place: 'pendulum-zone', spellTrapZone: 'S5' },
    });
  });

  test('with two of them monsters between the scales can be Pendulum Summoned', () => {
    const step = summon('elk', 'pendulum-summoned', { player: 'P0' });
    expect(judgeStep(duel(cards, ...both), step).verdict).toBe('legal');
    expect(judgeStep(duel(cards, asSpell('low'), resolve()), step).verdict).toBe('illegal');
  });

  test('its activation is that of a Spell Card, and can be answered as such', () => {
    const hush: Placed = [
      trap(
        'Hush',
        [
          activation([{ do: 'negate-activation' }, { do: 'destroy', joined: 'if-you-do', what: 'event' }], {
            word: 'when',
            on: [{ event: 'effect-activated', of: { cardType: 'spell' }, link: { activatesCard: true } }],
          }),
        ],
        'Counter',
      ),
      'spell-trap-zone',
      { controller: 'P1', faceUp: false },
    ];
    const answered = duel({ ...cards, hush }, asSpell('low'));
    expect(answerQuestion(answered, { ask: 'can-activate', card: 'hush' }).answer).toBe('yes');
    // What was negated was no card on the field: it goes to the GY, and not face-up to the Extra Deck.
    const stopped = playAll(answered, activate('hush'), resolve(), resolve());
    expect(stopped.cards).toMatchObject({ low: { place: 'gy' } });
  });

  test('negated without more it goes to the GY; destroyed later it goes face-up to the Extra Deck', () => {
    expect(duel(cards, asSpell('low'), negated('activation')).cards).toMatchObject({ low: { place: 'gy' } });
    expect(duel(cards, asSpell('low'), resolve(), ...effect([ev('destroyed', 'low')])).cards).toMatchObject({
      low: { place: 'extra-deck', faceUp: true },
    });
  });

  test('its Pendulum Effects apply from then on, and those of a monster do not', () => {
    const ban = (box: string) => ({
      kind: 'continuous',
      does: [{ do: 'restrict', who: 'both', reads: 'nobody may', bans: { summons: ['normal'] } }],
      printed: { box, span: [0, 1] },
    });
    const allowed = (box: string, ...actions: readonly Action[]) =>
      answerQuestion(duel({ ...cards, low: heron(1, [ban(box)]) }, ...actions), {
        ask: 'normal-summon',
        card: 'elk',
        as: 'summon',
      }).answer;
    expect(allowed('pendulum')).toBe('yes');
    expect(allowed('pendulum', asSpell('low'), resolve())).toBe('no');
    expect(allowed('pendulum', summon('low', 'special-summoned'))).toBe('yes');
    expect(allowed('main', asSpell('low'), resolve())).toBe('yes');
    expect(allowed('main', summon('low', 'special-summoned'))).toBe('no');
  });
});
