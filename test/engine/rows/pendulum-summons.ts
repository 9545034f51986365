import {
  activate,
  duel,
  limited,
  monster,
  type Placed,
  phase,
  resolve,
  summon,
} from '../../support/duels.ts';
import { type Row, rows } from './row.ts';
import { at, extra, stands } from './summon-cards.ts';

/** Which monsters can be Pendulum Summoned? */

const heron = (name: string, scale: number | undefined, more: object = {}): Placed[0] =>
  monster(name, [], { abilities: ['Pendulum', 'Effect'], scale, ...more });
const scale = (value: number | undefined, name = 'Swaying Heron', parts: readonly object[] = []): Placed =>
  at({ ...monster(name, parts, { abilities: ['Pendulum', 'Effect'], scale: value }) }, 'pendulum-zone');
const only = (more: object) => [
  { kind: 'not-an-effect', what: 'restriction', reads: 'You cannot Pendulum Summon, except', ...more },
];
const scales = { low: scale(1), high: scale(8) };
const hand = (level: number | undefined, more: object = {}): Placed =>
  at(monster('Mossback Elk', [], { level, ...more }), 'hand');
const can = rows({ ask: 'pendulum-summons', player: 'P0', cards: ['x'] });
const elk = 'Mossback Elk';

export const pendulumSummons: readonly Row[] = [
  can(
    'Level 2 between 1 and 8',
    duel({ ...scales, x: hand(2) }),
    elk,
    'pendulum-summon/between-the-scales between',
  ),
  can('Level 7', duel({ ...scales, x: hand(7) }), elk, 'pendulum-summon/between-the-scales between'),
  can('Level 8', duel({ ...scales, x: hand(8) }), 'none', 'pendulum-summon/between-the-scales outside'),
  can('Level 1', duel({ ...scales, x: hand(1) }), 'none', 'pendulum-summon/between-the-scales outside'),
  can(
    'a scale that was not said',
    duel({ low: scale(1), high: scale(undefined), x: hand(4) }),
    'cannot tell',
    'pendulum-summon/between-the-scales not-said',
  ),
  can('both filled', duel({ ...scales, x: hand(4) }), elk, 'pendulum-summon/both-zones-filled filled'),
  can(
    'one Pendulum Zone filled',
    duel({ low: scale(1), x: hand(4) }),
    'none',
    'pendulum-summon/both-zones-filled short',
  ),
  can(
    'a Link Monster has no Level',
    duel({ ...scales, x: at(limited('Bridge', ['Link']), 'hand') }),
    'none',
    'pendulum-summon/level-needed none',
  ),
  can(
    'a Level that was not said',
    duel({ ...scales, x: hand(undefined) }),
    'cannot tell',
    'pendulum-summon/level-needed not-said',
  ),
  can(
    'in the Battle Phase',
    duel({ ...scales, x: hand(4) }, phase('battle')),
    'none',
    'pendulum-summon/when not-now',
  ),
  can(
    'while a Chain is under way',
    duel({ ...scales, x: hand(4) }, activate('errand')),
    'none',
    'pendulum-summon/when chain',
  ),
  can(
    'after the Pendulum Summon of the turn',
    duel({ ...scales, x: hand(4), y: at(heron('Old Heron', 2), 'hand') }, summon('y', 'pendulum-summoned')),
    'none',
    'pendulum-summon/one-per-turn used',
  ),
  can(
    'after it, with a card whose text gives another',
    duel(
      {
        ...scales,
        x: hand(4),
        y: at(heron('Old Heron', 2), 'hand'),
        more: at(
          monster('Herald of Herons', [
            {
              kind: 'ignition',
              does: [
                {
                  do: 'described',
                  reads: 'you can conduct 1 Pendulum Summon in addition to your Pendulum Summon',
                },
              ],
            },
          ]),
          'monster-zone',
        ),
      },
      summon('y', 'pendulum-summoned'),
    ),
    'cannot tell',
    'pendulum-summon/one-per-turn perhaps-another',
  ),
  can(
    'after it, and after an effect that is not known',
    duel(
      { ...scales, x: hand(4), y: at(heron('Old Heron', 2), 'hand') },
      summon('y', 'pendulum-summoned'),
      activate('spell'),
      resolve(),
    ),
    'cannot tell',
    'pendulum-summon/one-per-turn perhaps-another',
  ),
  can(
    'a scale that allows others only',
    duel({
      low: scale(1, 'Proud Heron', only({ pendulumSummonsOnly: { attribute: 'FIRE' } })),
      high: scale(8),
      x: hand(4),
    }),
    'none',
    'pendulum-summon/how other',
  ),
  can(
    'a scale whose restriction was not read',
    duel({ low: scale(1, 'Proud Heron', only({})), high: scale(8), x: hand(4) }),
    'cannot tell',
    'pendulum-summon/how not-said',
  ),
  can(
    'a Ritual Monster is not Summoned so',
    duel({ ...scales, x: at(limited('Tallow Saint', ['Ritual']), 'hand') }),
    'none',
    'properly-summoned/by-procedure never',
  ),
  can(
    'five monsters',
    duel({ ...scales, x: hand(4), a: stands, b: stands, c: stands, d: stands, e: stands }),
    'none',
    'pendulum-summon/pendulum-summon none',
  ),
  can(
    'from the Extra Deck, with a monster that may be in an Extra Monster Zone',
    duel({
      ...scales,
      x: at(heron('Old Heron', 2), 'extra-deck', { faceUp: true }),
      a: at(limited('Nail', ['Xyz']), 'monster-zone'),
    }),
    'cannot tell',
    'pendulum-summon/pendulum-summon not-said',
  ),
  can(
    'face-down in the Extra Deck',
    duel({ ...scales, x: extra(limited('Heron', ['Synchro'])) }),
    'none',
    'special-summon/within-reach not-from-here',
  ),
  rows({ ask: 'pendulum-summons', player: 'P0', cards: ['x', 'y', 'z'], atOnce: true })(
    'as many as possible: one Extra Monster Zone, and the rest in the hand',
    duel({
      ...scales,
      x: at(heron('Old Heron', 2), 'extra-deck', { faceUp: true }),
      y: at(heron('Young Heron', 2), 'extra-deck', { faceUp: true }),
      z: hand(4),
    }),
    `Old Heron; ${elk}`,
    'pendulum-summon/between-the-scales between',
  ),
];
