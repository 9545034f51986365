import {
  activate,
  activation,
  duel,
  effect,
  ev,
  happens,
  ifThis,
  monster,
  resolve,
  spell,
} from '../../support/duels.ts';
import type { Row } from './row.ts';
import { field, gy, on, watch, x, y } from './trigger-cards.ts';

/** Was it this card, or one of those that the text is about, that something happened to? */
export const triggerEvents: readonly Row[] = [
  x(
    'a monster of a Type that was not said',
    duel(
      {
        x: on(watch('destroyed', { type: 'Plant' })),
        y: [monster('Mossback Elk', [], { type: undefined }), field],
      },
      ...effect([ev('destroyed', 'y')]),
    ),
    'cannot tell',
    'trigger/condition-met not-said',
  ),
  x(
    'a monster of another Type',
    duel({ x: on(watch('destroyed', { type: 'Plant' })), y }, ...effect([ev('destroyed', 'y')])),
    'no',
    'trigger/condition-met differs',
  ),
  x(
    'an effect destroyed a monster, and nobody said which',
    duel(
      {
        x: on(ifThis('destroyed')),
        s: [
          spell('Loose Boulder', [activation([{ do: 'destroy', what: { count: 1, from: [field] } }])]),
          'hand',
        ],
      },
      activate('s'),
      resolve(),
    ),
    'cannot tell',
    'trigger/condition-met cards-not-said',
  ),
  x(
    'something was destroyed, and nobody said what, while it lay in the GY',
    duel(
      {
        x: [monster('Echo Elk', [ifThis('destroyed')]), 'gy'],
        s: [
          spell('Loose Boulder', [activation([{ do: 'destroy', what: { count: 1, from: [field] } }])]),
          'hand',
        ],
        y: [monster('Mossback Elk'), field],
      },
      activate('s'),
      resolve(),
    ),
    'no',
    'trigger/condition-met differs',
  ),
  x(
    'the same while it was on the field, and it is in the GY now',
    duel(
      {
        x: on(ifThis('destroyed')),
        s: [
          spell('Loose Boulder', [activation([{ do: 'destroy', what: { count: 1, from: [field] } }])]),
          'hand',
        ],
      },
      activate('s'),
      resolve(),
      happens(gy),
    ),
    'cannot tell',
    'trigger/condition-met cards-not-said',
  ),
  x(
    'an effect destroyed all monsters, this one too',
    duel(
      {
        x: on(ifThis('destroyed')),
        s: [
          spell('Landslide', [activation([{ do: 'destroy', what: { count: 'all', from: [field] } }])]),
          'hand',
        ],
      },
      activate('s'),
      resolve(),
    ),
    'yes',
    'trigger/condition-met met',
  ),
];
