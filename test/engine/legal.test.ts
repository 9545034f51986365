import { describe, expect, test } from 'vitest';
import { whoMay } from '../../src/engine/answer/who-may.ts';
import { judgeStep } from '../../src/engine/legal/judge-step.ts';
import type { Action } from '../../src/engine/state/action.ts';
import type { Duel } from '../../src/engine/state/duel.ts';
import { actionsInWords } from '../support/actions-in-words.ts';
import {
  activate,
  activation,
  duel,
  effect,
  ev,
  happens,
  limited,
  monster,
  must,
  type Placed,
  resolve,
  spell,
  start,
  summon,
  trap,
} from '../support/duels.ts';
import { legalActions } from '../support/legal-actions.ts';
import { toldAs } from '../support/legal-duel.ts';

const draws = { do: 'draw', amount: 1 };
const hand: Placed = [monster('Tame Boar'), 'hand'];
const big: Placed = [monster('Vast Boar', [], { level: 7 }), 'hand'];
const newt: Placed = [monster('Lantern Newt', [{ kind: 'ignition', does: [draws] }]), 'monster-zone'];
const snare: Placed = [
  trap('Late Snare', [activation([draws])]),
  'spell-trap-zone',
  { controller: 'P1', faceUp: false },
];
const errand: Placed = [spell('Small Errand', [activation([draws])]), 'hand'];
const cards = { hand, newt, snare, errand };

const listed = (now: Duel): readonly string[] =>
  legalActions(now)
    .filter(({ verdict, card }) => verdict === 'legal' && card !== undefined && Object.hasOwn(cards, card))
    .map(({ player, do: what, card }) => `${player} ${what} ${card}`)
    .toSorted();

describe('what each player may do now', () => {
  test('in the open game state', () => {
    expect(listed(start(cards))).toEqual([
      'P0 activate errand',
      'P0 activate newt',
      'P0 change-position newt',
      'P0 normal-summon hand',
      'P0 set errand',
      'P0 set hand',
    ]);
  });

  test('of the other player, once the turn player has passed, what is fast enough', () => {
    expect(listed(duel(cards, { do: 'pass', player: 'P0' }))).toContain('P1 activate snare');
    const judge = (now: Duel) => judgeStep(now, activate('snare', { player: 'P1' })).verdict;
    expect(judge(start(cards))).toBe('undecided');
    expect(judge(duel(cards, { do: 'pass', player: 'P0' }))).toBe('legal');
    expect(judge(duel(cards, summon('hand', 'normal-summoned')))).toBe('legal');
  });

  test('while a Chain is being built only what is fast enough', () => {
    expect(listed(duel(cards, activate('errand')))).toEqual(['P1 activate snare']);
  });

  test('while a Chain resolves nothing', () => {
    expect(listed(duel(cards, activate('errand'), activate('theirs'), resolve()))).toEqual([]);
  });

  test('after the Normal Summon no other', () => {
    expect(listed(duel(cards, summon('hand', 'normal-summoned')))).not.toContain('P0 set hand');
  });
});

describe('Summons without a Chain, and attacks', () => {
  const own = limited('Patient Crane', [], { procedures: [{ from: ['hand'] }] });
  const unread = limited('Veiled Crane', [], { procedures: [{ from: ['hand'], unread: 'in that column' }] });
  const placed: Readonly<Record<string, Placed>> = {
    own: [own, 'hand'],
    unread: [unread, 'hand'],
    down: [monster('Sly Boar'), 'monster-zone', { faceUp: false }],
    tuner: [monster('Small Bell', [], { abilities: ['Tuner', 'Effect'], level: 2 }), 'monster-zone'],
    boar: [monster('Tame Boar'), 'monster-zone'],
    heron: [
      limited('Brazen Heron', ['Synchro'], {
        materials: {
          groups: [
            { count: 1, filter: { abilities: ['Tuner'] } },
            { count: 1, orMore: true, filter: { notAbilities: ['Tuner'] } },
          ],
        },
      }),
      'extra-deck',
      { faceUp: false },
    ],
  };
  const of = (now: Duel) =>
    actionsInWords(
      now,
      ({ do: what }) => ['special-summon', 'flip-summon', 'attack'].includes(what),
      ({ do: what, card, verdict, materials = [], target }) => [verdict, what, card, ...materials, target],
    );

  test('in the Main Phase', () => {
    expect(of(start(placed))).toEqual([
      'legal flip-summon down',
      'legal special-summon heron tuner boar',
      'legal special-summon own',
      'undecided special-summon unread',
    ]);
  });

  test('not while a Chain is being built, nor in the turn of the other player', () => {
    expect(of(duel({ ...placed, errand }, activate('errand')))).toEqual([]);
    expect(of(start(placed, { turnPlayer: 'P1' }))).toEqual([]);
  });

  test('in the Battle Phase attacks on monsters that are there', () => {
    expect(
      of(start({ boar: [monster('Tame Boar'), 'monster-zone'] }, { phase: 'battle', turnNumber: 2 })),
    ).toEqual(['legal attack boar foe']);
  });
});

test('no listed action is one that a log would be stopped at', () => {
  const duels = [
    start(cards),
    duel(cards, activate('errand')),
    duel(cards, summon('hand', 'normal-summoned')),
    duel(cards, ...effect([ev('drawn')])),
  ];
  for (const now of duels)
    for (const action of legalActions(now)) {
      const verdicts = toldAs(now, action).map((told) => judgeStep(now, told).verdict);
      expect([action, verdicts.every((verdict) => verdict === 'illegal')]).toEqual([action, false]);
    }
});

describe('steps', () => {
  const owl: Placed = [monster('Weeping Owl', [must('destroyed')]), 'monster-zone'];
  const after = duel({ ...cards, owl }, ...effect([ev('destroyed', 'owl')]));
  test.for([
    ['a mandatory effect comes first', after, activate('errand'), 'illegal'],
    ['it is activated itself', after, activate('owl'), 'legal'],
    ['the phase cannot end before it', after, { do: 'phase', phase: 'end' }, 'illegal'],
    [
      'without the Tributes of its Level',
      start({ ...cards, big }),
      summon('big', 'normal-summoned'),
      'illegal',
    ],
    [
      'with one too few',
      start({ ...cards, big }),
      summon('big', 'tribute-summoned', { tributes: ['newt'] }),
      'illegal',
    ],
    [
      'with as many as it needs',
      start({ ...cards, big, owl }),
      summon('big', 'tribute-summoned', { tributes: ['newt', 'owl'] }),
      'legal',
    ],
    [
      'Tributing a monster of the opponent',
      start({ ...cards, big }),
      summon('big', 'tribute-summoned', { tributes: ['newt', 'foe'] }),
      'illegal',
    ],
    [
      'its text speaks of Tributes',
      start({
        big: [
          monster(
            'Proud Boar',
            [{ kind: 'unclassified', reads: 'You can Normal Summon it without Tributing.' }],
            { level: 7 },
          ),
          'hand',
        ],
      }),
      summon('big', 'normal-summoned'),
      'undecided',
    ],
    [
      'a Summon whose materials are not checked',
      start({ tower: [limited('Iron Tower', ['Xyz']), 'extra-deck'] }),
      summon('tower', 'xyz-summoned'),
      'undecided',
    ],
    [
      'back to the Battle Phase',
      start(cards, { phase: 'main-2' }),
      { do: 'phase', phase: 'battle' },
      'undecided',
    ],
    ['on to the next phase', start(cards), { do: 'phase', phase: 'battle-start' }, 'legal'],
    ['what simply happens', start(cards), { do: 'happen', events: [ev('drawn')] }, 'undecided'],
  ] as const satisfies readonly (readonly [string, Duel, Action, string])[])(
    '%s',
    ([, now, action, verdict]) => {
      expect(judgeStep(now, action)).toMatchObject({ verdict });
    },
  );
});

describe('effects of a phase', () => {
  const ofEnd = (name: string, mandatory: boolean): Placed => [
    monster(name, [
      {
        kind: 'trigger',
        mandatory,
        word: 'during',
        phase: 'end',
        conditions: ['it is the End Phase'],
        does: [draws],
      },
    ]),
    'monster-zone',
  ];
  const lamps = { stern: ofEnd('Stern Lamp', true), wary: ofEnd('Wary Lamp', false), snare };
  const end = { do: 'phase', phase: 'end' } as const;
  const [p0, p1] = [
    { do: 'pass', player: 'P0' },
    { do: 'pass', player: 'P1' },
  ] as const;
  const inEnd = duel(lamps, end);
  test.for([
    ['the mandatory one need not come first', inEnd, activate('wary'), 'legal'],
    ['it can be passed by at first', inEnd, p0, 'legal'],
    ['and by the opponent', duel(lamps, end, p0), p1, 'legal'],
    ['when both have passed it cannot be', duel(lamps, end, p0, p1), p0, 'illegal'],
    ['and nothing else can be activated before it', duel(lamps, end, p0, p1), activate('wary'), 'illegal'],
    ['not by the opponent either', duel(lamps, end, p0, p1), activate('snare'), 'illegal'],
    ['it can itself', duel(lamps, end, p0, p1), activate('stern'), 'legal'],
    ['one on the Chain of another', duel(lamps, end, activate('stern')), activate('wary'), 'illegal'],
    ['the turn cannot end before it', inEnd, { do: 'end-turn' }, 'illegal'],
    [
      'after it the turn can end',
      duel(lamps, end, activate('stern'), resolve()),
      { do: 'end-turn' },
      'legal',
    ],
    [
      'the same one twice in the phase',
      duel(lamps, end, activate('wary'), resolve()),
      activate('wary'),
      'illegal',
    ],
  ] as const)('%s', ([, now, action, verdict]) => {
    expect(judgeStep(now, action).verdict).toBe(verdict);
  });

  test('when both have passed, what must be activated is all that is listed', () => {
    const activations = legalActions(duel(lamps, end, p0, p1)).filter(({ do: what }) => what === 'activate');
    expect(activations.map(({ card }) => card)).toEqual(['stern']);
  });
});

describe('a Trigger Effect goes on a Chain between Chains', () => {
  const lamp = (name: string): Placed => [monster(name, [must('discarded', { does: [draws] })]), 'hand'];
  const paying = spell('Costly Errand', [
    activation([draws], { cost: [{ do: 'discard', what: { count: 1, from: ['hand'] } }] }),
  ]);
  const placed = {
    paying: [paying, 'hand'] as Placed,
    lamp: lamp('Dim Lamp'),
    other: lamp('Low Lamp'),
    snare,
  };
  const paid = activate('paying', { cost: [ev('discarded', 'lamp', { cause: 'cost' })] });
  const both = happens(ev('discarded', 'lamp'), ev('discarded', 'other'));
  test.for([
    ['not on the one that its event came in', duel(placed, paid), activate('lamp'), 'illegal'],
    ['when that has resolved', duel(placed, paid, resolve()), activate('lamp'), 'legal'],
    ['with others that wait', duel(placed, both, activate('lamp')), activate('other'), 'legal'],
    [
      'not when that Chain was answered',
      duel(placed, both, activate('lamp'), activate('snare')),
      activate('other'),
      'illegal',
    ],
  ] as const)('%s', ([, now, action, verdict]) => {
    expect(judgeStep(now, action).verdict).toBe(verdict);
  });

  test('nor is it listed before', () => {
    const of = (now: Duel) => legalActions(now).map(({ card }) => card);
    expect(of(duel(placed, paid))).not.toContain('lamp');
    expect(of(duel(placed, paid, resolve()))).toContain('lamp');
  });
});

describe('a target is judged where it is when the cost has been paid', () => {
  const digs = spell('Deep Errand', [
    activation([{ do: 'add-to-hand', what: { target: 0 } }], {
      cost: [{ do: 'discard', what: { count: 1, from: ['hand'] } }],
      targets: [{ count: 1, from: ['gy'], filter: { cardType: 'monster' } }],
    }),
  ]);
  const cards = { digs: [digs, 'hand'] as Placed, hand, gone: [monster('Old Boar'), 'gy'] as Placed };
  const told = (event: 'discarded' | 'banished', paid: string, target: string) =>
    judgeStep(
      start(cards),
      activate('digs', { cost: [ev(event, paid, { cause: 'cost' })], targets: [target] }),
    );
  test.for([
    ['what was discarded for it', 'discarded', 'hand', 'hand', 'legal'],
    ['what lay there before', 'discarded', 'hand', 'gone', 'legal'],
    ['what is still in the hand', 'banished', 'gone', 'hand', 'illegal'],
    ['what the cost has taken away', 'banished', 'gone', 'gone', 'illegal'],
  ] as const)('%s', ([, event, paid, target, verdict]) => {
    expect(told(event, paid, target).verdict).toBe(verdict);
  });
});

describe('who may act', () => {
  test.for([
    ['nothing has happened', start(cards), { player: 'P0', kind: 'open', next: 'P1' }],
    ['an activation', duel(cards, activate('errand')), { player: 'P1', kind: 'fast-effects', next: 'P0' }],
    [
      'a Chain resolves',
      duel(cards, activate('errand'), activate('theirs'), resolve()),
      { player: null, kind: 'nothing', next: null },
    ],
    [
      'after a Summon',
      duel(cards, summon('hand', 'normal-summoned')),
      { player: 'P0', kind: 'fast-effects', next: 'P1' },
    ],
  ] as const)('%s', ([, now, expected]) => {
    const found = whoMay(now);
    expect(found).toMatchObject(expected);
    expect(found.findings.length).toBeGreaterThan(0);
  });
});
