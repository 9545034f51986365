import {
  battle,
  duel,
  effect,
  ev,
  ifThis,
  type Placed,
  playAll,
  resolve,
  start,
  when,
} from '../../support/duels.ts';
import type { Row } from './row.ts';
import { low, on, watch, x, y } from './trigger-cards.ts';

const damage = (cards: Readonly<Record<string, Placed>>, ...actions: Parameters<typeof playAll>[1][]) =>
  playAll(start(cards, { phase: 'damage' }), ...actions);
const died = battle(ev('destroyed', 'y', { by: 'foe' }));

/** Flip Effects, battle, and the Damage Step. */
export const damageStep: readonly Row[] = [
  x(
    'a Flip Effect of a monster that the battle then destroys',
    damage(
      { x: on({ kind: 'flip', mandatory: false }, { faceUp: false }) },
      battle(ev('flipped-face-up', 'x')),
      battle(ev('destroyed', 'x')),
    ),
    'yes',
    'trigger/flip-timing before-destroyed',
  ),
  x(
    '"when flipped face-up", likewise',
    damage(
      { x: on(when('flipped-face-up'), { faceUp: false }) },
      battle(ev('flipped-face-up', 'x')),
      battle(ev('destroyed', 'x')),
    ),
    'yes',
    'trigger/flip-timing before-destroyed',
  ),
  x(
    'a Flip Effect of a monster that an effect banishes after the attack',
    damage(
      { x: on({ kind: 'flip', mandatory: false }, { faceUp: false }) },
      battle(ev('flipped-face-up', 'x')),
      ...effect([ev('banished', 'x')]),
    ),
    'no',
    'trigger/activation-location moved',
  ),
  x(
    'a monster that was attacked face-up and destroyed has been there',
    damage(
      { x: on(when('attack-declared')) },
      battle(ev('attack-declared', 'x')),
      battle(ev('destroyed', 'x')),
    ),
    'no',
    'trigger/activation-location moved',
  ),
  x(
    'flipped by an effect, and destroyed by one in the same Chain',
    duel(
      { x: on({ kind: 'flip', mandatory: false }, { faceUp: false }) },
      ...low,
      ...effect([ev('flipped-face-up', 'x')]),
      resolve([ev('destroyed', 'x')]),
    ),
    'no',
    'trigger/activation-location moved',
  ),

  x(
    'destroyed by battle: about its own card',
    damage({ x: on(ifThis('destroyed')) }, battle(ev('destroyed', 'x'))),
    'yes',
    'trigger/damage-step own',
  ),
  x(
    'the same, but it performs a Fusion Summon',
    damage({ x: on(ifThis('destroyed', { does: [{ do: 'fusion-summon' }] })) }, battle(ev('destroyed', 'x'))),
    'no',
    'trigger/damage-step own-summons',
  ),
  x(
    'destroyed by battle: that timing is enough, whatever it performs',
    damage(
      {
        x: on(
          ifThis('destroyed', {
            does: [{ do: 'fusion-summon' }],
            on: [{ event: 'destroyed', of: 'this', by: ['battle'] }],
          }),
        ),
      },
      battle(ev('destroyed', 'x')),
    ),
    'yes',
    'trigger/damage-step battle',
  ),
  x(
    'about its own card or others: not in the Damage Step, even for its own card',
    damage(
      {
        x: on(
          ifThis('destroyed', {
            on: [
              { event: 'destroyed', of: 'this' },
              { event: 'destroyed', of: {} },
            ],
          }),
        ),
      },
      battle(ev('destroyed', 'x')),
    ),
    'no',
    'trigger/damage-step other',
  ),
  x(
    'its text excludes the Damage Step',
    damage({ x: on(ifThis('destroyed', { damageStep: 'except' })) }, battle(ev('destroyed', 'x'))),
    'no',
    'trigger/damage-step excepted',
  ),
  x(
    'another monster was destroyed in the Damage Step',
    damage({ x: on(watch('destroyed')), y }, died),
    'no',
    'trigger/damage-step other',
  ),
  x(
    'the same by battle, though nobody said "Damage Step"',
    duel({ x: on(watch('destroyed')), y }, died),
    'no',
    'trigger/damage-step other',
  ),
  x(
    'the same where the text names battle',
    damage(
      { x: on(watch('destroyed', {}, { on: [{ event: 'destroyed', of: {}, by: ['battle'] }] })), y },
      died,
    ),
    'yes',
    'trigger/damage-step battle',
  ),
  x(
    'the same where the text names battle and effects alike: no source settles it',
    damage(
      {
        x: on(watch('destroyed', {}, { on: [{ event: 'destroyed', of: {}, by: ['battle', 'effect'] }] })),
        y,
      },
      died,
    ),
    'cannot tell',
    'trigger/damage-step battle-or-effect',
  ),
  x(
    'battle damage is of the Damage Step',
    damage({ x: on(watch('inflicted-battle-damage')), y }, battle(ev('inflicted-battle-damage', 'y'))),
    'yes',
    'trigger/damage-step battle',
  ),
  x(
    'an attack declaration is not',
    duel({ x: on(watch('attack-declared')) }, battle(ev('attack-declared', 'foe'))),
    'yes',
    'trigger/if-cannot-miss if',
  ),
  x(
    'a Flip Effect after an attack',
    damage(
      { x: on({ kind: 'flip', mandatory: false }, { faceUp: false, position: 'defense' }) },
      battle(ev('flipped-face-up', 'x')),
    ),
    'yes',
    'trigger/damage-step own',
  ),
  x(
    'an effect destroyed another monster in the Damage Step',
    damage({ x: on(watch('destroyed')), y }, ...effect([ev('destroyed', 'y')])),
    'no',
    'trigger/damage-step other',
  ),
  x(
    'the same where the text names effects',
    damage(
      { x: on(watch('destroyed', {}, { on: [{ event: 'destroyed', of: {}, by: ['effect'] }] })), y },
      ...effect([ev('destroyed', 'y')]),
    ),
    'no',
    'trigger/damage-step other',
  ),
  x(
    'it is about its own card too, and another was destroyed',
    damage(
      {
        x: on(
          watch(
            'destroyed',
            {},
            {
              on: [
                { event: 'destroyed', of: 'this' },
                { event: 'destroyed', of: { other: true } },
              ],
            },
          ),
        ),
        y,
      },
      died,
    ),
    'no',
    'trigger/damage-step other',
  ),
  x(
    'another monster was destroyed, and the effect is mandatory',
    damage({ x: on(watch('destroyed', {}, { mandatory: true })), y }, died),
    'yes',
    'trigger/mandatory-cannot-miss mandatory',
  ),
];
