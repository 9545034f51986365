import { expect, test } from 'vitest';
import { activation, duel, monster, type Placed, spell } from '../support/duels.ts';

const takes = (verb: string): Placed => [
  spell('Long Arm', [
    activation([{ do: verb, what: { target: 0 } }], {
      targets: [{ count: 1, from: ['monster-zone'], filter: { cardType: 'monster' } }],
    }),
  ]),
  'hand',
];
test.for([
  ['by nothing that was named', {}, 'whether "Rising Heron" banishes it instead'],
  ['by another card', { by: 'arm' }, undefined],
] as const)('one that may have come by its own effect: %s', ([, told, doubt]) => {
  const parts = [
    {
      kind: 'ignition',
      activatesIn: ['gy'],
      does: [
        { do: 'special-summon', what: 'this' },
        { do: 'banish', what: 'this', delayed: 'when it leaves the field', joined: 'also' },
      ],
    },
  ];
  const now = duel(
    { arm: takes('destroy'), x: [monster('Rising Heron', parts), 'gy'] },
    { do: 'happen', events: [{ event: 'special-summoned', card: 'x', ...told }] },
    { do: 'happen', events: [{ event: 'destroyed', card: 'x' }] },
  );
  expect(now.timeline.findLast(({ names }) => names.includes('destroyed'))?.doubt).toBe(doubt);
});

test('where a text of its own that is not played takes it, is open', () => {
  const up = [
    {
      kind: 'unclassified',
      reads: 'If this face-up card would be sent from the field to the GY, lay it under the table, instead.',
    },
  ];
  const lost = (said: object) =>
    duel(
      { x: [monster('Proud Heron', up), 'monster-zone', said] },
      { do: 'happen', events: [{ event: 'destroyed', card: 'x' }] },
    ).timeline.at(-1)?.doubt;
  expect([lost({}), lost({ faceUp: false })]).toEqual([
    'whether "Proud Heron" takes it elsewhere instead',
    undefined,
  ]);
});
