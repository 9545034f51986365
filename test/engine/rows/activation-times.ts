import type { Duel } from '../../../src/engine/state/duel.ts';
import {
  activate,
  activation,
  continuous,
  declare,
  duel,
  monster,
  type Placed,
  phase,
  resolve,
  spell,
  trap,
} from '../../support/duels.ts';
import { draws, field, ignition, x } from './activation-cards.ts';
import { attack, goesTo } from './battle-cards.ts';
import type { Row } from './row.ts';

/** When an effect may be activated: its turn and phase, its Chain, its place, its limit. */

const quick = (more: Readonly<Record<string, unknown>> = {}): Placed => [
  monster('Swift Newt', [{ kind: 'quick', does: [draws], ...more }]),
  field,
];
const normal = (more: Readonly<Record<string, unknown>> = {}, place: Placed[1] = 'hand'): Placed => [
  spell('Wide Door', [activation([draws], more)]),
  place,
];
const quickPlay = (place: Placed[1], said: object = {}): Placed => [
  spell('Loose Door', [activation([draws])], 'Quick-Play'),
  place,
  said,
];
const trapCard = (said: object = {}, property = 'Normal'): Placed => [
  trap('Closed Door', [activation([draws])], property),
  'spell-trap-zone',
  { faceUp: false, ...said },
];
const setting = (card: Placed): Duel =>
  duel(
    {
      x: [card[0], 'hand'],
      s: [
        spell('Helping Hand', [
          activation([{ do: 'set', what: { target: 0 } }], { targets: [{ count: 1 }] }),
        ]),
        'hand',
      ],
    },
    activate('s', { targets: ['x'] }),
    resolve(),
  );
const raises = { do: 'change-atk', what: 'this', amount: 500 };
/** The attack of the foe has come to this timing of the Damage Step. */
const toTiming = (to: Parameters<typeof goesTo>[0]) =>
  [phase('battle'), attack('foe', 'x'), goesTo(to)] as const;

export const activationTimes: readonly Row[] = [
  x('an Ignition Effect in the own Main Phase', duel({ x: ignition() }), 'yes', 'effect/ignition open'),
  x(
    "in the opponent's turn",
    duel({ x: [ignition()[0], field, { controller: 'P1' }] }),
    'no',
    'effect/ignition turn',
  ),
  [
    'a monster of the other player',
    duel({ x: [ignition()[0], field, { controller: 'P1' }] }),
    { ask: 'can-activate', card: 'x', player: 'P0' },
    'no',
    'control/changed',
    'others',
  ],
  x('in the End Phase', duel({ x: ignition() }, phase('end')), 'no', 'effect/ignition phase'),
  x(
    'while a Summon is under way',
    duel({ x: ignition(), y: [monster('Tame Boar'), 'hand'] }, declare('y', 'normal-summoned')),
    'no',
    'effect/ignition chain',
  ),
  x(
    'in answer to a Chain Link',
    duel({ x: ignition() }, activate('errand')),
    'no',
    'chain/spell-speed answers-nothing',
  ),
  x(
    'in the hand, where it works on the field',
    duel({ x: [ignition()[0], 'hand'] }),
    'no',
    'chain/activation elsewhere',
  ),
  x('face-down', duel({ x: [ignition()[0], field, { faceUp: false }] }), 'no', 'chain/activation face-down'),
  x(
    'a card without an effect that is known',
    duel({ x: [monster('Mossback Elk'), field] }),
    'cannot tell',
    'chain/activation none',
  ),

  x('a Normal Spell', duel({ x: normal() }), 'yes', 'spell/when open'),
  x(
    "a Normal Spell in the opponent's turn",
    duel({ x: [normal()[0], 'hand', { owner: 'P1' }] }),
    'no',
    'spell/when turn',
  ),
  x('a Normal Spell in the End Phase', duel({ x: normal() }, phase('end')), 'no', 'spell/when phase'),
  x(
    'a Normal Spell in answer to another',
    duel({ x: normal() }, activate('errand')),
    'no',
    'spell/when chain',
  ),
  x(
    'a Spell that lies face-up',
    duel({ x: [spell('Old Orchard', [activation([draws])], 'Continuous'), 'spell-trap-zone'] }),
    'no',
    'chain/activation played',
  ),
  x(
    'a Spell that lies face-up, with a text that lets a player do something',
    duel({
      x: [
        spell(
          'Old Orchard',
          [
            activation([]),
            {
              kind: 'continuous',
              does: [{ do: 'described', reads: 'Either player can pay 100 LP to eat an apple.' }],
            },
          ],
          'Continuous',
        ),
        'spell-trap-zone',
      ],
    }),
    'cannot tell',
    'chain/activation in-words',
  ),

  x(
    'a Quick-Play Spell from the hand in answer',
    duel({ x: quickPlay('hand') }, activate('errand')),
    'yes',
    'spell/quick-play may',
  ),
  x(
    "from the hand in the opponent's turn",
    duel({ x: quickPlay('hand', { owner: 'P1' }) }),
    'no',
    'spell/quick-play hand',
  ),
  x(
    'Set before',
    duel({ x: quickPlay('spell-trap-zone', { faceUp: false }) }),
    'yes',
    'spell/quick-play may',
  ),
  x('Set this turn', setting(quickPlay('hand')), 'no', 'spell/quick-play set-this-turn'),

  x('a Trap that was Set before', duel({ x: trapCard() }), 'yes', 'trap/when set'),
  x('a Trap that was Set this turn', setting(trapCard()), 'no', 'trap/when set-this-turn'),
  x(
    'a Trap whose text allows the hand, and says no more',
    duel({
      x: [trap('Closed Door', [activation([draws], { activatesIn: ['hand', 'spell-trap-zone'] })]), 'hand'],
    }),
    'no',
    'trap/when not-set',
  ),

  x(
    'a Quick Effect in answer to Spell Speed 1',
    duel({ x: quick() }, activate('spell')),
    'yes',
    'chain/spell-speed fast',
  ),
  x('a Quick Effect by itself', duel({ x: quick() }), 'yes', 'effect/quick may'),
  x(
    'an effect of a face-up Trap',
    duel({
      x: [
        trap('Open Door', [activation(), { kind: 'quick', does: [draws] }], 'Continuous'),
        'spell-trap-zone',
        { faceUp: true },
      ],
    }),
    'yes',
    'chain/spell-speed-of-effects may',
  ),
  x(
    'a Quick Effect in answer to a Counter Trap',
    duel(
      {
        x: quick(),
        c: [trap('Last Word', [activation([draws])], 'Counter'), 'spell-trap-zone', { faceUp: false }],
      },
      activate('c'),
    ),
    'no',
    'chain/spell-speed slower',
  ),
  x(
    'in answer to an effect of a Counter Trap that nobody knows',
    duel(
      {
        x: quick(),
        c: [trap('Last Word', [{ kind: 'quick', activatesIn: ['gy'], does: [draws] }], 'Counter'), 'gy'],
      },
      activate('c', { part: 0 }),
    ),
    'cannot tell',
    'chain/spell-speed not-said',
  ),
  x('a draw in the Damage Step', duel({ x: quick() }, phase('damage')), 'no', 'damage-step/activation not'),
  x(
    'a change of ATK in the Damage Step',
    duel({ x: quick({ does: [{ do: 'change-atk', what: 'this', amount: 500 }] }) }, phase('damage')),
    'yes',
    'damage-step/activation may',
  ),

  x(
    'once per turn, and it was',
    duel({ x: quick({ limit: { scope: 'card', counts: 'use', per: 'turn' } }) }, activate('x'), resolve()),
    'no',
    'limit/once-per-turn-used used',
  ),
  x(
    'a change of ATK before damage calculation',
    duel({ x: quick({ does: [raises] }) }, ...toTiming('before-calculation')),
    'yes',
    'damage-step/activation now',
  ),
  x(
    'the same during damage calculation',
    duel({ x: quick({ does: [raises] }) }, ...toTiming('calculation')),
    'no',
    'damage-step/activation not-now',
  ),
  x(
    'text that names the Damage Step, not read further',
    duel({ x: quick({ damageStep: 'only' }) }, ...toTiming('start')),
    'cannot tell',
    'damage-step/activation by-text',
  ),
  x(
    'a monster whose only text applies',
    duel({
      x: [
        monster('Plain Wall', [continuous({ do: 'change-atk', what: 'this', amount: 500 })]),
        'monster-zone',
      ],
    }),
    'no',
    'chain/activation applies',
  ),
];
