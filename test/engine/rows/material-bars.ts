import {
  activate,
  activation,
  continuous,
  duel,
  limited,
  monster,
  type Placed,
  resolve,
  spell,
  summon,
} from '../../support/duels.ts';
import { type Row, rows } from './row.ts';

/** Texts that keep a monster from being material, or that may let one be used that the rules do not allow. */

const asked = rows({ ask: 'material-summon', card: 'x', materials: ['a', 'b'] });
const cannot = 'wording/cannot-wins';
const field = 'monster-zone';

const tower = (filter: object = {}): Placed => [
  limited('Iron Tower', ['Xyz'], {
    materials: { groups: [{ count: 2, filter: { levels: [4], ...filter } }] },
  }),
  'extra-deck',
];
const boar = (parts: readonly unknown[] = [], more: object = {}): Placed => [
  monster('Tame Boar', parts),
  field,
  more,
];
const goat: Placed = [monster('Tame Goat'), field];
const own = (reads: string, barsMaterial?: object) => ({
  kind: 'not-an-effect',
  what: 'summoning-condition',
  reads,
  ...(barsMaterial === undefined ? {} : { barsMaterial }),
});
const noXyz = own('Cannot be used as Xyz Material.', { kinds: ['xyz'] });
const board = (parts: readonly unknown[], more: object = {}) => ({
  x: tower(),
  a: boar(parts, more),
  b: goat,
});
const warden = (filter: object): Placed => [
  monster('Strict Warden', [
    continuous({
      do: 'change-status',
      what: { count: 'all', from: [field], filter },
      reads: 'cannot be used as Xyz Material',
      barsMaterial: { kinds: ['xyz'] },
    }),
  ]),
  field,
  { controller: 'P1' },
];
const snare: Placed = [
  spell('Deep Snare', [
    activation(
      [
        {
          do: 'change-status',
          what: { target: 0 },
          until: 'end-of-turn',
          reads: 'cannot be used as material for an Xyz Summon this turn',
          barsMaterial: { kinds: ['xyz'] },
        },
      ],
      { targets: [{ count: 1, from: [field] }] },
    ),
  ]),
  'hand',
];

export const materialBars: readonly Row[] = [
  asked('no text', duel(board([])), 'yes', 'xyz-summon/how fits'),
  asked('its own text', duel(board([noXyz])), 'no', `${cannot} no-material`),
  asked(
    'its own text, which is none of its effects, while those are negated',
    duel(board([noXyz], { negated: true })),
    'no',
    `${cannot} no-material`,
  ),
  asked(
    'its own text on other Summons',
    duel(board([own('Cannot be used as Synchro Material.', { kinds: ['synchro'] })])),
    'yes',
    'xyz-summon/how fits',
  ),
  asked(
    'but for Summons of monsters like this one',
    duel(board([own('Cannot be, except for Machines.', { kinds: ['xyz'], except: { type: 'Machine' } })])),
    'yes',
    'xyz-summon/how fits',
  ),
  asked(
    'but for Summons of other monsters',
    duel(
      board([
        own('Cannot be used as Xyz Material, except for the Xyz Summon of a Fiend monster.', {
          kinds: ['xyz'],
          except: { type: 'Fiend' },
        }),
      ]),
    ),
    'no',
    `${cannot} no-material`,
  ),
  asked(
    'only for Summons of other monsters',
    duel(
      board([
        own('Cannot be used as material for the Xyz Summon of a Fiend monster.', {
          kinds: ['xyz'],
          for: { type: 'Fiend' },
        }),
      ]),
    ),
    'yes',
    'xyz-summon/how fits',
  ),
  asked(
    'words that say more than a field can',
    duel(board([own('Cannot be used as material for an Xyz Summon while it rains.')])),
    'cannot tell',
    `${cannot} perhaps-no-material`,
  ),
  asked(
    'only in the turn in which it was Summoned so, in an earlier one',
    duel(
      board([
        own('Cannot be used as material for an Xyz Summon the turn it was Xyz Summoned.', {
          kinds: ['xyz'],
          turnSummoned: 'xyz',
        }),
      ]),
    ),
    'yes',
    'xyz-summon/how fits',
  ),
  asked(
    'a text of another card',
    duel({ ...board([]), w: warden({ type: 'Beast' }) }),
    'no',
    `${cannot} no-material`,
  ),
  asked(
    'a text on other monsters',
    duel({ ...board([]), w: warden({ type: 'Fiend' }) }),
    'yes',
    'xyz-summon/how fits',
  ),
  asked(
    'an effect that has resolved, for this turn',
    duel({ ...board([]), s: snare }, activate('s', { targets: ['a'] }), resolve()),
    'no',
    `${cannot} no-material`,
  ),
  asked(
    'the same in a later turn',
    duel(
      { ...board([]), s: snare },
      activate('s', { targets: ['a'] }),
      resolve(),
      { do: 'end-turn' },
      { do: 'end-turn' },
      {
        do: 'phase',
        phase: 'main-1',
      },
    ),
    'yes',
    'xyz-summon/how fits',
  ),
  asked(
    'what the other materials must be',
    duel(
      board([
        continuous({
          do: 'described',
          reads: 'If this card is used as Xyz Material, all other Xyz Materials must be Fiend monsters.',
        }),
      ]),
    ),
    'cannot tell',
    `${cannot} perhaps-no-material`,
  ),

  asked(
    'materials that do not fit the list',
    duel({ ...board([]), x: tower({ type: 'Fiend' }) }),
    'no',
    'xyz-summon/how list',
  ),
  asked(
    'materials that do not fit, and a text that may stand in',
    duel({
      ...board([
        continuous({
          do: 'described',
          reads: 'You can treat this card as a Fiend monster, if used as Xyz Material.',
        }),
      ]),
      x: tower({ type: 'Fiend' }),
    }),
    'cannot tell',
    'xyz-summon/how list',
  ),
  rows({ ask: 'material-summon', card: 'x', materials: ['a', 'b'] })(
    'a material in the hand that a text may let be used',
    duel({
      ...board([]),
      a: [
        monster('Eager Boar', [
          continuous({ do: 'described', reads: 'This card in your hand can also be used as Xyz Material.' }),
        ]),
        'hand',
      ],
    }),
    'cannot tell',
    'xyz-summon/how not-there',
  ),
  rows({ ask: 'material-summon', card: 'x', materials: ['l'] })(
    'in the turn in which it was Summoned so',
    duel(
      {
        x: [
          limited('Second Gate', ['Link'], {
            materials: { groups: [{ count: 1, filter: { abilities: ['Link'] } }] },
          }),
          'extra-deck',
        ],
        l: [
          {
            ...limited('First Gate', ['Link'], { materials: { groups: [{ count: 2, filter: {} }] } }),
            parts: [
              {
                kind: 'not-an-effect',
                what: 'summoning-condition',
                reads: 'Cannot be used as Link Material the turn it is Link Summoned.',
                barsMaterial: { kinds: ['link'], turnSummoned: 'link' },
              },
            ],
          },
          'extra-deck',
        ],
        a: boar(),
        b: goat,
      },
      summon('l', 'link-summoned', { materials: ['a', 'b'] }),
    ),
    'no',
    `${cannot} no-material`,
  ),
];
