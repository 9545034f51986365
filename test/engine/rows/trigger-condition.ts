import {
  activate,
  activation,
  continuous,
  duel,
  effect,
  ev,
  happens,
  ifThis,
  monster,
  phase,
  resolve,
  spell,
  trap,
} from '../../support/duels.ts';
import type { Row } from './row.ts';
import { field, gy, inHand, on, spells, x } from './trigger-cards.ts';

const wasFaceUp = ifThis('destroyed', {
  on: [{ event: 'destroyed', of: 'this', was: { faceUp: true, controller: 'you' } }],
});
const byErrand = ifThis('destroyed', {
  on: [{ event: 'destroyed', of: 'this', by: ['effect'], byCard: { names: ['Old Bell'] } }],
});

/** Was the condition met, and is it known? */
export const condition: readonly Row[] = [
  x(
    'sent to the GY by an effect: "if sent to the GY" activates',
    duel({ x: on(ifThis('sent-to-gy')) }, ...effect([gy])),
    'yes',
    'trigger/condition-met met',
  ),
  x('nothing happened at all', duel({ x: on(ifThis('sent-to-gy')) }), 'no', 'trigger/condition-met no-event'),
  x(
    'banished, where the text wants the GY',
    duel({ x: on(ifThis('sent-to-gy')) }, ...effect([ev('banished', 'x')])),
    'no',
    'trigger/condition-met differs',
  ),
  x(
    'destroyed by an effect, where the text wants battle',
    duel(
      { x: on(ifThis('destroyed', { on: [{ event: 'destroyed', of: 'this', by: ['battle'] }] })) },
      ...effect([ev('destroyed', 'x')]),
    ),
    'no',
    'trigger/condition-met differs',
  ),
  x(
    'sent from the hand, where the text wants the field',
    duel(
      { x: inHand(ifThis('sent-to-gy', { on: [{ event: 'sent-to-gy', of: 'this', from: [field] }] })) },
      ...effect([gy]),
    ),
    'no',
    'trigger/condition-met differs',
  ),
  x(
    'destroyed, and nobody said by what',
    duel(
      { x: on(ifThis('destroyed', { on: [{ event: 'destroyed', of: 'this', by: ['effect'] }] })) },
      happens(ev('destroyed', 'x')),
    ),
    'cannot tell',
    'trigger/condition-met not-said',
  ),
  x(
    'it was face-up, as the text asks',
    duel({ x: on(wasFaceUp) }, ...effect([ev('destroyed', 'x')])),
    'yes',
    'trigger/condition-met met',
  ),
  x(
    'it was face-down',
    duel({ x: [on(wasFaceUp)[0], field, { faceUp: false }] }, ...effect([ev('destroyed', 'x')])),
    'no',
    'trigger/condition-met differs',
  ),
  x(
    'the opponent controlled it',
    duel(
      { x: [on(wasFaceUp)[0], field, { owner: 'P0', controller: 'P1' }] },
      ...effect([ev('destroyed', 'x')]),
    ),
    'no',
    'trigger/condition-met differs',
  ),
  x(
    'destroyed by the effect of the card that the text names',
    duel(
      { x: on(byErrand), bell: [spell('Old Bell', [activation([])]), 'hand'] },
      activate('bell'),
      resolve([ev('destroyed', 'x')]),
    ),
    'yes',
    'trigger/condition-met met',
  ),
  x(
    'destroyed by the effect of another card',
    duel({ x: on(byErrand) }, ...effect([ev('destroyed', 'x')])),
    'no',
    'trigger/condition-met differs',
  ),
  x(
    'destroyed, and nobody said by the effect of which card',
    duel({ x: on(byErrand) }, happens(ev('destroyed', 'x', { cause: 'effect' }))),
    'cannot tell',
    'trigger/condition-met not-said',
  ),
  x(
    'used as material, and the kind of Summon was not said',
    duel(
      {
        x: on(ifThis('sent-to-gy', { on: [{ event: 'sent-to-gy', of: 'this', for: ['synchro-summoned'] }] })),
      },
      happens(ev('used-as-material', 'x', { cause: 'material' })),
    ),
    'cannot tell',
    'trigger/condition-met not-said',
  ),
  x(
    'sent by an effect, where the text wants material',
    duel(
      {
        x: on(ifThis('sent-to-gy', { on: [{ event: 'sent-to-gy', of: 'this', for: ['synchro-summoned'] }] })),
      },
      ...effect([gy]),
    ),
    'no',
    'trigger/condition-met differs',
  ),
  x(
    'an effect of the Standby Phase is no answer to an event',
    duel({ x: on({ kind: 'trigger', mandatory: false, word: 'during', phase: 'standby', on: [] }) }),
    'no',
    'trigger/condition-met other-phase',
  ),
  x(
    'in its own phase, what else its text asks for was not said',
    duel(
      { x: on({ kind: 'trigger', mandatory: false, word: 'during', phase: 'standby', on: [] }) },
      phase('standby'),
    ),
    'cannot tell',
    'trigger/condition-met phase',
  ),
  x(
    'a card without a Trigger Effect',
    duel({ x: on(continuous({ do: 'change-atk', amount: 100 })) }),
    'no',
    'trigger/what none',
  ),
  x(
    'a monster whose effects nobody has read',
    duel({ x: [monster('Blank Slate'), field] }, ...effect([gy])),
    'cannot tell',
    'trigger/what not-read',
  ),
  x(
    'a Trap that answers Summons, and none was made',
    duel({
      x: [
        trap('Sudden Squall', [activation([], { on: [{ event: 'normal-summoned', of: {} }] })]),
        spells,
        { faceUp: false },
      ],
    }),
    'no',
    'timing/after-an-action nothing',
  ),
  x(
    'an effect whose timing was not read may answer anything',
    duel(
      { x: on({ kind: 'trigger', mandatory: false, word: 'if', on: [], unreadTiming: 'if the wind turns' }) },
      ...effect([gy]),
    ),
    'cannot tell',
    'trigger/condition-met timing-not-read',
  ),
  x(
    'nor is a sentence that was not read no Trigger Effect',
    duel({ x: on({ kind: 'unread', reads: 'The wind turns.' }) }, ...effect([gy])),
    'cannot tell',
    'trigger/what partly-read',
  ),
  x(
    'it counts before an effect that was read and does not answer',
    duel({
      x: [
        monster('Weather Vane', [
          { kind: 'trigger', mandatory: false, word: 'if', on: [{ event: 'banished', of: 'this' }] },
          { kind: 'unread', reads: 'The wind turns.' },
        ]),
        field,
      ],
    }),
    'cannot tell',
    'trigger/what partly-read',
  ),
  x(
    'it would Special Summon, and all zones are full',
    duel(
      {
        x: [
          monster('Echo Elk', [
            ifThis('sent-to-gy', {
              does: [
                { do: 'special-summon', what: { count: 1, from: ['gy'], filter: { cardType: 'monster' } } },
              ],
            }),
          ]),
          'hand',
        ],
        ...Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, [monster('Mossback Elk'), field]])),
      },
      ...effect([gy]),
    ),
    'no',
    'activation/must-be-able-to-resolve no-room',
  ),
];
