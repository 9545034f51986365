import {
  activate,
  activation,
  continuous,
  declare,
  duel,
  limited,
  monster,
  type Placed,
  resolve,
  spell,
} from '../../support/duels.ts';
import { type Row, rows } from './row.ts';

const field = 'monster-zone';
const theirs = { controller: 'P1' } as const;
const shy = (reads: string, what: unknown = 'this') =>
  monster('Shy Newt', [continuous({ do: 'change-status', what, reads })]);
/** A card that lets nobody target such cards. */
const keptOff = (filter: object) =>
  monster('Shy Newt', [
    continuous({
      do: 'restrict',
      who: 'both',
      what: { count: 'all', from: [field], filter: { cardType: 'monster', ...filter } },
      reads: 'neither player can target those monsters with card effects',
    }),
  ]);
const dart: Placed = [
  spell('Small Dart', [
    activation([{ do: 'destroy', what: { target: 0 } }], {
      targets: [{ count: 1, from: [field], filter: { controller: 'opponent' } }],
    }),
  ]),
  'hand',
];
const targeted = rows({ ask: 'can-be-targeted', card: 'x' });
const byDart = rows({ ask: 'can-be-targeted', card: 'x', by: 'dart' });

export const targeting: readonly Row[] = [
  targeted(
    'a monster on the field',
    duel({ x: [monster('Plain Newt'), field] }),
    'yes',
    'target/where there',
  ),
  targeted('a card in the GY', duel({ x: [monster('Plain Newt'), 'gy'] }), 'yes', 'target/where there'),
  targeted(
    'a card in the hand',
    duel({ x: [monster('Plain Newt'), 'hand'] }),
    'no',
    'target/where not-there',
  ),
  targeted(
    'a card in the Extra Deck',
    duel({ x: [limited('Iron Tower', ['Link']), 'extra-deck'] }),
    'no',
    'target/where not-there',
  ),
  targeted(
    'a monster that is being Summoned',
    duel({ x: [monster('Plain Newt'), 'hand'] }, declare('x', 'normal-summoned')),
    'no',
    'target/where summoning',
  ),
  targeted(
    'its own text keeps all effects off',
    duel({ x: [shy('cannot be targeted by card effects'), field] }),
    'no',
    'target/protection-comes-late protected',
  ),
  targeted(
    'its own text keeps those of the opponent off, and whose is asked was not said',
    duel({ x: [shy("cannot be targeted by your opponent's card effects"), field] }),
    'cannot tell',
    'target/protection-comes-late open',
  ),
  targeted(
    'face-down its text does not apply',
    duel({ x: [shy('cannot be targeted by card effects'), field, { faceUp: false }] }),
    'yes',
    'target/where there',
  ),
  targeted(
    'what it says of attacks keeps no effect off',
    duel({ x: [shy('cannot be targeted for attacks'), field] }),
    'yes',
    'target/where there',
  ),
  targeted(
    'words that were not read',
    duel({ x: [shy('cannot be targeted by the effects of Level 6 or lower monsters'), field] }),
    'cannot tell',
    'target/protection-comes-late open',
  ),
  targeted(
    'a restriction of the card for both players',
    duel({
      x: [
        monster('Shy Newt', [
          continuous({
            do: 'restrict',
            who: 'both',
            reads: 'neither player can target this card with card effects',
          }),
        ]),
        field,
      ],
    }),
    'no',
    'target/protection-comes-late protected',
  ),
  targeted(
    'a restriction about another card',
    duel({
      x: [monster('Plain Newt'), field],
      y: [
        monster('Shy Newt', [
          continuous({
            do: 'restrict',
            who: 'both',
            reads: 'neither player can target this card with card effects',
          }),
        ]),
        field,
      ],
    }),
    'yes',
    'target/where there',
  ),
  targeted(
    'a restriction about monsters of its sort',
    duel({
      x: [monster('Plain Newt'), field],
      y: [keptOff({ type: 'Beast' }), field],
    }),
    'no',
    'target/protection-comes-late protected',
  ),
  targeted(
    'a restriction about monsters of another sort',
    duel({
      x: [monster('Plain Newt'), field],
      y: [keptOff({ type: 'Fiend' }), field],
    }),
    'yes',
    'target/where there',
  ),
  targeted(
    'a Continuous Effect of another card, about monsters of its sort',
    duel({
      x: [monster('Plain Newt'), field],
      y: [shy('cannot be targeted by card effects', { count: 'all', filter: { type: 'Beast' } }), field],
    }),
    'no',
    'target/protection-comes-late protected',
  ),
  targeted(
    'about monsters of another sort',
    duel({
      x: [monster('Plain Newt'), field],
      y: [shy('cannot be targeted by card effects', { count: 'all', filter: { type: 'Fiend' } }), field],
    }),
    'yes',
    'target/where there',
  ),
  targeted(
    'an effect that lasts keeps them off',
    duel(
      {
        x: [monster('Plain Newt'), field],
        s: [
          spell('Warm Cloak', [
            activation(
              [
                {
                  do: 'change-status',
                  what: { target: 0 },
                  reads: 'cannot be targeted by card effects',
                  until: 'end-of-turn',
                },
              ],
              { targets: [{ count: 1, from: [field] }] },
            ),
          ]),
          'hand',
        ],
      },
      activate('s', { targets: ['x'] }),
      resolve(),
    ),
    'no',
    'target/protection-comes-late protected',
  ),
  byDart(
    'by an effect that may take it',
    duel({ dart, x: [monster('Plain Newt'), field, theirs] }),
    'yes',
    'target/chosen-at-activation fits',
  ),
  byDart(
    'by one that asks for others',
    duel({ dart, x: [monster('Plain Newt'), field] }),
    'no',
    'target/chosen-at-activation not',
  ),
  byDart(
    'its text keeps Trap effects off, and this is a Spell',
    duel({ dart, x: [shy('cannot be targeted by trap effects'), field, theirs] }),
    'yes',
    'target/chosen-at-activation fits',
  ),
  byDart(
    'its text keeps effects of the opponent off',
    duel({ dart, x: [shy("cannot be targeted by your opponent's spell/trap effects"), field, theirs] }),
    'no',
    'target/protection-comes-late protected',
  ),
  byDart(
    'by a card that does not target',
    duel({
      dart: [spell('Wide Net', [activation([{ do: 'draw' }])]), 'hand'],
      x: [monster('Plain Newt'), field, theirs],
    }),
    'no',
    'target/chosen-at-activation none',
  ),
  byDart(
    'by a card of which a part was not read',
    duel({
      dart: [spell('Odd Net', [{ kind: 'unread', reads: 'something odd' }]), 'hand'],
      x: [monster('Plain Newt'), field, theirs],
    }),
    'cannot tell',
    'target/chosen-at-activation not-read',
  ),
  byDart(
    'an effect that asks for what was not said',
    duel({
      dart: [
        spell('Picky Dart', [
          activation([{ do: 'destroy', what: { target: 0 } }], {
            targets: [{ count: 1, from: [field], filter: { reads: 'that looks tired' } }],
          }),
        ]),
        'hand',
      ],
      x: [monster('Plain Newt'), field, theirs],
    }),
    'cannot tell',
    'target/chosen-at-activation not-said',
  ),
];

const level = rows({ ask: 'rating', card: 'x', which: 'level' });
const rank = rows({ ask: 'rating', card: 'x', which: 'rank' });
const rating = 'monster/level-rank-link';

export const ratings: readonly Row[] = [
  level('a Level', duel({ x: [monster('Plain Newt'), field] }), '4', `${rating} is`),
  level(
    'a Level that an effect changed',
    duel(
      {
        x: [monster('Plain Newt'), field],
        s: [
          spell('Tall Ladder', [
            activation([{ do: 'change-level', what: { target: 0 }, amount: 2, until: 'end-of-turn' }], {
              targets: [{ count: 1, from: [field] }],
            }),
          ]),
          'hand',
        ],
      },
      activate('s', { targets: ['x'] }),
      resolve(),
    ),
    '6',
    `${rating} is`,
  ),
  level(
    'of an Xyz Monster',
    duel({ x: [limited('Iron Tower', ['Xyz']), field] }),
    'none',
    `${rating} has-other`,
  ),
  rank('its Rank', duel({ x: [limited('Iron Tower', ['Xyz']), field] }), '4', `${rating} is`),
  rank(
    'the Rank of a monster with a Level',
    duel({ x: [monster('Plain Newt'), field] }),
    'none',
    `${rating} has-other`,
  ),
  level('of a Spell', duel({ x: [spell('Small Errand'), 'hand'] }), 'none', `${rating} no-monster`),
  level(
    'it was not said',
    duel({ x: [monster('Plain Newt', [], { level: undefined }), field] }),
    'cannot tell',
    `${rating} not-said`,
  ),
  level(
    'something that applies may change it',
    duel({
      x: [monster('Plain Newt'), field],
      y: [
        monster('Odd Newt', [continuous({ do: 'change-level', amount: 1, what: { count: 'all' } })]),
        field,
      ],
    }),
    'cannot tell',
    `${rating} applies`,
  ),
];
