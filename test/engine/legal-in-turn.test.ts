import { describe, expect, test } from 'vitest';
import { judgeStep } from '../../src/engine/legal/judge-step.ts';
import type { Action } from '../../src/engine/state/action.ts';
import type { Duel } from '../../src/engine/state/duel.ts';
import {
  activate,
  continuous,
  declare,
  duel,
  effect,
  ev,
  happens,
  monster,
  type Placed,
  phase,
  playAll,
  resolve,
  start,
  summon,
} from '../support/duels.ts';
import { legalActions } from '../support/legal-actions.ts';
import { attack } from './battle/battle-cards.ts';

/** What takes no card (passing, replays, going on in the turn), and what is done by hand with a monster on the field. */

const inTurn = (now: Duel): readonly string[] =>
  legalActions(now)
    .filter((each) => each.card === undefined)
    .map(({ player, do: what, phase: to, target }) => [player, what, to, target].filter(Boolean).join(' '));
const boar: Placed = [monster('Tame Boar'), 'monster-zone'];

describe('what takes no card', () => {
  test.for<readonly [string, Duel, readonly string[]]>([
    [
      'in the open Main Phase',
      start({ boar }),
      ['P0 go-to-phase battle', 'P0 go-to-phase end', 'P0 end-turn'],
    ],
    ['in the Draw Phase', start({ boar }, { phase: 'draw' }), ['P0 pass', 'P0 go-to-phase standby']],
    [
      'in the Battle Phase',
      start({ boar }, { phase: 'battle' }),
      ['P0 pass', 'P0 go-to-phase main-2', 'P0 go-to-phase end', 'P0 end-turn'],
    ],
    [
      'in the first turn no Battle Phase',
      start({ boar }, { turnNumber: 1 }),
      ['P0 go-to-phase end', 'P0 end-turn'],
    ],
    ['while a Chain is built', duel({ boar }, activate('errand')), ['P1 pass']],
    ['while it resolves', duel({ boar }, activate('errand'), activate('theirs'), resolve()), []],
    [
      'while a Summon can be negated',
      playAll(start({ x: [monster('Elk'), 'hand'] }), declare('x', 'normal-summoned')),
      ['P0 pass'],
    ],
  ])('%s', ([, now, all]) => {
    expect(inTurn(now)).toEqual(all);
  });

  test('in a replay the attack goes on, on what may be attacked now, or is stopped', () => {
    const now = duel(
      { boar, elk: [monster('Late Elk'), 'gy', { controller: 'P1' }] },
      phase('battle'),
      attack('boar', 'foe'),
      { do: 'happen', events: [ev('special-summoned', 'elk', { controller: 'P1' })] },
    );
    expect(inTurn(now)).toEqual(
      expect.arrayContaining(['P0 attack-again foe', 'P0 attack-again elk', 'P0 stop-attack']),
    );
    const judge = (action: Action) => judgeStep(now, action).verdict;
    expect(judge({ do: 'replay', target: 'elk' })).toBe('legal');
    expect(judge({ do: 'replay' })).toBe('illegal');
    expect(judge({ do: 'replay', target: 'boar' })).toBe('illegal');
    expect(judge({ do: 'stop-attack' })).toBe('legal');
  });
});

describe('by hand', () => {
  const down: Placed = [monster('Sly Boar'), 'monster-zone', { faceUp: false }];
  const noFlips: Placed = [
    monster('Stern Heron', [
      continuous({ do: 'restrict', who: 'both', reads: 'nobody may', bans: { summons: ['flip'] } }),
    ]),
    'monster-zone',
  ];
  const still: Placed = [
    monster('Still Warden', [
      continuous({
        do: 'change-status',
        what: { count: 'all', from: ['monster-zone'], filter: { cardType: 'monster', other: true } },
        reads: 'cannot change their battle positions',
      }),
    ]),
    'monster-zone',
  ];
  const turned = happens(ev('position-changed', 'boar'));
  const flip = summon('down', 'flip-summoned');
  const bookOf = (card: string) => effect([ev('flipped-face-down', card)]);
  const flipBoar = summon('boar', 'flip-summoned');

  test.for<readonly [string, Duel, Action, string, string]>([
    ['a position is changed', start({ boar }), turned, 'legal', 'monster/once-per-turn-position may'],
    ['a second time', duel({ boar }, turned), turned, 'illegal', 'monster/once-per-turn-position changed'],
    [
      'of a monster that was Summoned this turn',
      duel({ boar: [boar[0], 'hand'] }, summon('boar', 'normal-summoned')),
      turned,
      'illegal',
      'monster/once-per-turn-position came',
    ],
    ['while a text keeps it', start({ boar, still }), turned, 'illegal', 'wording/cannot-wins kept'],
    ['a Flip Summon', start({ down }), flip, 'legal', 'flip-summon/what-it-is may'],
    ['of a face-up monster', start({ boar }), flipBoar, 'illegal', 'flip-summon/what-it-is not-face-down'],
    [
      'of a monster that was Set this turn',
      duel({ down: [down[0], 'hand'] }, summon('down', 'set')),
      flip,
      'illegal',
      'flip-summon/when-not this-turn',
    ],
    [
      'of one that an effect turned face-down',
      duel({ boar }, ...bookOf('boar')),
      flipBoar,
      'legal',
      'flip-summon/what-it-is may',
    ],
    [
      'of one that was changed by hand before',
      duel({ boar }, turned, ...bookOf('boar')),
      flipBoar,
      'illegal',
      'flip-summon/when-not changed',
    ],
    [
      'of one that attacked before',
      duel(
        { boar },
        { do: 'happen', in: 'battle', events: [ev('attack-declared', 'boar')] },
        ...bookOf('boar'),
      ),
      flipBoar,
      'illegal',
      'flip-summon/when-not attacked',
    ],
    [
      'while a text lets nobody Flip Summon',
      start({ down, noFlips }),
      flip,
      'illegal',
      'wording/cannot-wins restricted',
    ],
    ['while a text keeps its position', start({ down, still }), flip, 'illegal', 'wording/cannot-wins kept'],
  ])('%s', ([, now, action, verdict, reason]) => {
    const judged = judgeStep(now, action);
    expect(judged.findings.map(({ rule, code }) => `${rule} ${code}`)).toContain(reason);
    expect(judged.verdict).toBe(verdict);
  });

  test('a face-down monster is listed to be Flip Summoned, and not to change its position', () => {
    const what = legalActions(start({ down })).filter(({ card }) => card === 'down');
    expect(what.map((each) => each.do)).toEqual(['flip-summon']);
  });
});
