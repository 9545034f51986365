import { activation, duel, limited, monster, type Placed, spell, trap } from '../../support/duels.ts';
import { type Row, rows } from './row.ts';

/** Texts on which monsters a player can control together. */

const one = 'field-limit/summons';
const each = 'field-limit/one-of-each';
const many = 'field-limit/as-many';

/** A Continuous Trap that says so, face-up and activated. */
const banner = (controls: object, more: object = {}, controller = 'P1'): Placed => [
  trap(
    'Stern Banner',
    [
      {
        kind: 'continuous',
        does: [{ do: 'restrict', who: 'both', reads: 'by these words', controls, ...more }],
      },
    ],
    'Continuous',
  ),
  'spell-trap-zone',
  { controller: controller as 'P1', faceUp: true },
];
const oneType = banner({ oneKind: 'type', sends: true });
const oneAttribute = banner({ oneKind: 'attribute', sends: true });
const ofEachType = banner({ oneOfEach: 'type', sends: true });
const asMany = banner({ asMany: 'you' }, { who: 'opponent' });
const beast = (place: Placed[1], more: object = {}, facts: object = {}): Placed => [
  monster('Tame Boar', [], facts),
  place,
  more,
];
const fish = (place: Placed[1], more: object = {}, facts: object = {}): Placed => [
  monster('Tame Carp', [], { type: 'Fish', attribute: 'WATER', ...facts }),
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
const hide: Placed = [
  spell('Hushed Call', [
    activation([{ do: 'special-summon', what: { target: 0 }, faceDown: true }], {
      targets: [{ count: 1, from: ['gy'] }],
    }),
  ]),
  'hand',
];
const give: Placed = [
  spell('Kind Call', [
    activation([{ do: 'special-summon', what: { target: 0 }, who: 'opponent' }], {
      targets: [{ count: 1, from: ['gy'] }],
    }),
  ]),
  'hand',
];
const normal = rows({ ask: 'normal-summon', card: 'x', as: 'summon' });
const set = rows({ ask: 'normal-summon', card: 'x', as: 'set' });
const again = rows({ ask: 'normal-summon', card: 'x', as: 'again' });
const by = (card: string) => rows({ ask: 'special-summon', card: 'x', by: card });
const flip = rows({ ask: 'flip-summon', card: 'x' });
const fits = 'normal-summon/count-left left';

export const controlLimitRows: readonly Row[] = [
  normal(
    'a monster of another Type',
    duel({ oneType, y: beast(field), x: fish('hand') }),
    'no',
    `${one} other`,
  ),
  normal('one of the same Type', duel({ oneType, y: beast(field), x: beast('hand') }), 'yes', fits),
  normal('the first monster', duel({ oneType, x: fish('hand') }), 'yes', fits),
  normal(
    'beside a face-down one',
    duel({ oneType, y: beast(field, { faceUp: false }), x: fish('hand') }),
    'yes',
    fits,
  ),
  normal('beside those of the other player', duel({ oneType, x: fish('hand') }), 'yes', fits),
  normal(
    'of another Attribute',
    duel({ oneAttribute, y: beast(field), x: fish('hand') }),
    'no',
    `${one} other`,
  ),
  normal(
    'while the text is negated',
    duel({
      oneType: [oneType[0], oneType[1], { ...oneType[2], negated: true }],
      y: beast(field),
      x: fish('hand'),
    }),
    'yes',
    fits,
  ),
  normal(
    'a Type that nobody said',
    duel({ oneType, y: beast(field), x: fish('hand', {}, { type: undefined }) }),
    'cannot tell',
    `${one} perhaps`,
  ),
  normal(
    'a monster that the text does not reach',
    duel({
      oneType,
      y: [
        monster('Proud Boar', [
          {
            kind: 'continuous',
            does: [
              {
                do: 'change-status',
                what: 'this',
                reads: 'unaffected by Trap effects',
                unaffected: { by: ['trap'] },
              },
            ],
          },
        ]),
        field,
      ],
      x: fish('hand'),
    }),
    'cannot tell',
    `${one} perhaps`,
  ),
  normal(
    'a Tribute Summon: the Tribute is there when it is asked',
    duel({ oneType, y: beast(field), x: fish('hand', {}, { level: 5 }) }),
    'no',
    `${one} other`,
  ),
  set('a Set', duel({ oneType, y: beast(field), x: fish('hand') }), 'yes', fits),
  by('revive')(
    'by an effect',
    duel({ oneType, revive, y: beast(field), x: fish('gy') }),
    'no',
    `${one} other`,
  ),
  by('hide')(
    'face-down',
    duel({ oneType, hide, y: beast(field), x: fish('gy') }),
    'yes',
    'special-summon/within-reach reached',
  ),
  by('give')(
    'to the other field, where the monsters are of another Type',
    duel({ oneType, give, x: fish('gy') }),
    'no',
    `${one} other`,
  ),
  rows({ ask: 'special-summon', card: 'x', way: 'synchro-summoned' })(
    'a Synchro Summon, with whatever',
    duel({ oneType, y: beast(field), x: [limited('Bright Engine', ['Synchro']), 'extra-deck'] }),
    'no',
    `${one} other`,
  ),
  rows({ ask: 'material-summon', card: 'x', materials: ['y', 'z'] })(
    'with its only monsters of that Type as materials',
    duel({
      oneType,
      y: beast(field),
      z: beast(field),
      x: [
        limited('Bright Engine', ['Xyz'], { materials: { groups: [{ count: 2, filter: {} }] } }),
        'extra-deck',
      ],
    }),
    'no',
    `${one} other`,
  ),
  rows({ ask: 'own-procedure', card: 'x' })(
    'by its own procedure',
    duel({
      oneType,
      y: beast(field),
      x: [limited('Bright Engine', [], { procedures: [{ from: ['hand'] }] }), 'hand'],
    }),
    'no',
    `${one} other`,
  ),
  flip(
    'by a Flip Summon',
    duel({ oneType, y: beast(field), x: fish(field, { faceUp: false }) }),
    'no',
    `${one} other`,
  ),
  normal(
    'a second one of a Type',
    duel({ ofEachType, y: beast(field), x: beast('hand') }),
    'no',
    `${each} there`,
  ),
  normal('one of another Type', duel({ ofEachType, y: beast(field), x: fish('hand') }), 'yes', fits),
  normal(
    'a second one of a kind, while the condition holds',
    duel({
      w: banner(
        { oneOf: { cardType: 'monster', except: [{ attribute: 'WATER' }] } },
        { onlyIf: 'while it rains', holds: { cards: { from: [field], filter: {} }, atLeast: 1 } },
      ),
      y: beast(field),
      x: beast('hand'),
    }),
    'no',
    `${each} there`,
  ),
  normal(
    'where the condition was not read',
    duel({
      w: banner({ oneOf: { cardType: 'monster' } }, { onlyIf: 'while it rains' }),
      y: beast(field),
      x: beast('hand'),
    }),
    'cannot tell',
    `${each} perhaps`,
  ),
  normal(
    'where the Tribute may be the other one',
    duel({ ofEachType, y: beast(field), x: beast('hand', {}, { level: 5 }) }),
    'cannot tell',
    `${each} leaves`,
  ),
  normal('one more than they have', duel({ asMany, y: fish(field), x: beast('hand') }), 'no', `${many} more`),
  set('and a Set is one more, too', duel({ asMany, y: fish(field), x: beast('hand') }), 'no', `${many} more`),
  normal('as many as they have', duel({ asMany, x: beast('hand') }), 'yes', fits),
  normal(
    'where they have none',
    duel({
      asMany,
      foe: [monster('Spent Boar'), 'gy', { controller: 'P1' }],
      y: fish(field),
      x: beast('hand'),
    }),
    'yes',
    fits,
  ),
  normal(
    'on the side of the text',
    duel({ w: banner({ asMany: 'you' }, { who: 'opponent' }, 'P0'), y: fish(field), x: beast('hand') }),
    'yes',
    fits,
  ),
  again(
    'a Gemini monster that is there already',
    duel({
      asMany,
      y: fish(field),
      x: [monster('Two-Faced Newt', [], { abilities: ['Gemini', 'Effect'] }), field],
    }),
    'yes',
    'gemini/counts-as-normal-summon left',
  ),
  normal(
    'where a Tribute may leave',
    duel({ asMany, y: fish(field), x: beast('hand', {}, { level: 5 }) }),
    'cannot tell',
    `${many} perhaps`,
  ),
  normal(
    'under a condition that was not read',
    duel({
      w: banner({ asMany: 'you' }, { who: 'opponent', onlyIf: 'while it rains' }),
      y: fish(field),
      x: beast('hand'),
    }),
    'cannot tell',
    `${many} open`,
  ),
];
