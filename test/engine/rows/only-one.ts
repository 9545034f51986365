import { activation, duel, limited, monster, type Placed, spell } from '../../support/duels.ts';
import { x as activated } from './activation-cards.ts';
import { type Row, rows } from './row.ts';

/** "You can only control 1": a second one does not come face-up to the field. */

const rule = 'field-limit/only-one-copy';
const only = (onlyOne: object) => ({
  kind: 'not-an-effect',
  what: 'summoning-condition',
  reads: 'You can only control 1 such card.',
  onlyOne,
});
const heron = (place: Placed[1], more: object = {}, facts: object = {}): Placed => [
  monster('Lone Heron', [only({ names: ['Lone Heron'] })], facts),
  place,
  more,
];
const giant = (name: string, place: Placed[1], more: object = {}): Placed => [
  monster(name, [only({ archetype: 'Giant' })]),
  place,
  more,
];
const field = 'monster-zone';
const revive: Placed = [
  spell('Soft Call', [
    activation([{ do: 'special-summon', what: { target: 0 } }], { targets: [{ count: 1, from: ['gy'] }] }),
  ]),
  'hand',
];
const lonely = (place: Placed[1], more: object = {}): Placed => [
  monster('Far Crane', [{ ...only({ names: ['Far Crane'] }), onlyOneOn: 'field' }]),
  place,
  more,
];
const banner = (place: Placed[1], more: object = {}): Placed => [
  spell('Lone Banner', [activation(), only({ names: ['Lone Banner'] })], 'Continuous'),
  place,
  more,
];
const normal = rows({ ask: 'normal-summon', card: 'x', as: 'summon' });
const set = rows({ ask: 'normal-summon', card: 'x', as: 'set' });
const byCall = rows({ ask: 'special-summon', card: 'x', by: 'revive' });
const own = rows({ ask: 'own-procedure', card: 'x' });

export const onlyOneRows: readonly Row[] = [
  normal(
    'a Normal Summon of a second one',
    duel({ x: heron('hand'), y: heron(field) }),
    'no',
    `${rule} there`,
  ),
  normal(
    'while the first is face-down',
    duel({ x: heron('hand'), y: heron(field, { faceUp: false }) }),
    'yes',
    'normal-summon/count-left left',
  ),
  normal(
    'while the opponent controls one',
    duel({ x: heron('hand'), y: heron(field, { controller: 'P1' }) }),
    'yes',
    'normal-summon/count-left left',
  ),
  normal(
    'of another monster',
    duel({ x: [monster('Tame Boar'), 'hand'], y: heron(field) }),
    'yes',
    'normal-summon/count-left left',
  ),
  set(
    'a Set of a second one',
    duel({ x: heron('hand'), y: heron(field) }),
    'yes',
    'normal-summon/count-left left',
  ),
  byCall('by an effect', duel({ x: heron('gy'), y: heron(field), revive }), 'no', `${rule} there`),
  byCall(
    'a kind of cards, by the text of the one that is there',
    duel({ x: [monster('Giant Newt'), 'gy'], y: giant('Giant Elk', field), revive }),
    'no',
    `${rule} there`,
  ),
  byCall(
    'a kind that nobody said',
    duel({
      x: [monster('Odd Newt', [only({ reads: 'it looks tired' })]), 'gy'],
      y: [monster('Tame Boar'), field],
      revive,
    }),
    'cannot tell',
    `${rule} perhaps-there`,
  ),
  byCall(
    'where there may be one on the whole field, and the other player has it',
    duel({ x: lonely('gy'), y: lonely(field, { controller: 'P1' }), revive }),
    'no',
    `${rule} there`,
  ),
  byCall(
    'while a text makes another one of that text',
    duel({
      x: lonely('gy'),
      y: lonely(field, { controller: 'P1' }),
      revive,
      w: [
        spell(
          'Long Banner',
          [
            activation(),
            {
              kind: 'continuous',
              does: [{ do: 'described', reads: 'the text "There can only be 1 such card" becomes another' }],
            },
          ],
          'Field',
        ),
        'field-zone',
        { faceUp: true },
      ],
    }),
    'cannot tell',
    `${rule} perhaps-there`,
  ),
  own(
    "to the opponent's field, where there is none",
    duel({
      x: [
        {
          ...limited('Giant Crane', [], { procedures: [{ from: ['hand'], to: 'opponent' }] }),
          parts: giant('Giant Crane', 'hand')[0].parts,
        },
        'hand',
      ],
      y: giant('Giant Elk', field),
    }),
    'yes',
    'own-procedure/what-it-is way',
  ),
  own(
    'where there is one',
    duel({
      x: [
        {
          ...limited('Giant Crane', [], { procedures: [{ from: ['hand'], to: 'opponent' }] }),
          parts: giant('Giant Crane', 'hand')[0].parts,
        },
        'hand',
      ],
      y: giant('Giant Elk', field, { controller: 'P1' }),
    }),
    'no',
    `${rule} there`,
  ),
  rows({ ask: 'material-summon', card: 'x', materials: ['a', 'b'] })(
    'where the first one is material',
    duel({
      x: [
        {
          ...limited('Lone Heron', ['Xyz'], { materials: { groups: [{ count: 2, filter: {} }] } }),
          parts: heron(field)[0].parts,
        },
        'extra-deck',
      ],
      a: heron(field),
      b: [monster('Tame Boar'), field],
    }),
    'yes',
    'xyz-summon/how fits',
  ),
  activated(
    'a second Continuous Spell',
    duel({ x: banner('hand'), y: banner('spell-trap-zone') }),
    'no',
    `${rule} there`,
  ),
  activated(
    'while the first is face-down',
    duel({ x: banner('hand'), y: banner('spell-trap-zone', { faceUp: false }) }),
    'yes',
    'spell/when open',
  ),
];
