import {
  activation,
  continuous,
  duel,
  limited,
  monster,
  type Placed,
  spell,
  trap,
} from '../../support/duels.ts';
import { type Row, rows } from './row.ts';

/** Is a card affected by the effects of another? */

const affected = rows({ ask: 'affected', card: 'x', by: 'y' });
const un = 'unaffected/unaffected';
const text = 'text/described-cards';
const field = 'monster-zone';
const status = (more: object) => continuous({ do: 'change-status', what: 'this', ...more });
const offSpells = status({ reads: 'is unaffected by Spell effects', unaffected: { by: ['spell'] } });
const inWords = status({ reads: 'is unaffected by loud Spell effects' });
const newt = (parts: readonly unknown[] = [], more: object = {}): Placed => [
  monster('Fog Newt', parts),
  field,
  more,
];
const wipe = (filter: object = {}, more: object = {}): Placed => [
  spell('Long Wind', [
    activation([
      {
        do: 'destroy',
        what: { count: 'all', from: [field], filter: { cardType: 'monster', ...filter } },
        ...more,
      },
    ]),
  ]),
  'hand',
  { controller: 'P1' },
];
const aimed = (does: string): Placed => [
  spell('Pointed Wind', [
    activation([{ do: does, what: { target: 0 } }], {
      targets: [{ count: 1, from: [field], filter: { cardType: 'monster', faceUp: true } }],
    }),
  ]),
  'hand',
  { controller: 'P1' },
];

export const affectedRows: readonly Row[] = [
  affected('one of the monsters that are meant', duel({ x: newt(), y: wipe() }), 'yes', `${text} one`),
  affected(
    'those of the other player only',
    duel({ x: newt(), y: wipe({ controller: 'you' }) }),
    'no',
    `${text} none`,
  ),
  affected(
    'its text leaves it unaffected',
    duel({ x: newt([offSpells]), y: wipe() }),
    'no',
    `${un} unaffected`,
  ),
  affected(
    'face-down its text does not',
    duel({ x: newt([offSpells], { faceUp: false }), y: wipe() }),
    'yes',
    `${text} one`,
  ),
  affected(
    'in words that were not read',
    duel({ x: newt([inWords]), y: wipe() }),
    'cannot tell',
    `${un} open`,
  ),
  affected(
    'by an effect of another kind',
    duel({
      x: newt([offSpells]),
      y: [trap('Old Wind', wipe()[0].parts), 'spell-trap-zone', { controller: 'P1', faceUp: false }],
    }),
    'yes',
    `${text} one`,
  ),
  affected(
    'a text of another card',
    duel({
      x: newt(),
      y: wipe(),
      w: [
        monster('Kind Newt', [
          continuous({
            do: 'change-status',
            what: { count: 'all', from: [field], filter: { cardType: 'monster', controller: 'you' } },
            reads: 'are unaffected by Spell effects',
            unaffected: { by: ['spell'] },
          }),
        ]),
        field,
      ],
    }),
    'no',
    `${un} sheltered`,
  ),
  affected(
    'under a condition in words',
    duel({ x: newt(), y: wipe({}, { onlyIf: 'if it rains' }) }),
    'cannot tell',
    `${text} open`,
  ),
  affected('as a target', duel({ x: newt(), y: aimed('banish') }), 'yes', `${text} one`),
  affected(
    'what cannot be targeted',
    duel({ x: newt([status({ reads: 'cannot be targeted by card effects' })]), y: aimed('banish') }),
    'no',
    `${text} none`,
  ),
  affected(
    'a face-down card where a face-up one is asked for',
    duel({ x: newt([], { faceUp: false }), y: aimed('banish') }),
    'no',
    `${text} none`,
  ),
  affected(
    'a Link Monster is not turned',
    duel({ x: [limited('Low Tower', ['Link']), field], y: aimed('change-position') }),
    'no',
    `${text} none`,
  ),
  affected(
    'whether what cannot be destroyed is meant',
    duel({ x: newt([status({ reads: 'cannot be destroyed by card effects' })]), y: wipe() }),
    'cannot tell',
    `${text} open`,
  ),
];
