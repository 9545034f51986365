import type { Duel } from '../../../src/engine/state/duel.ts';
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
  when,
} from '../../support/duels.ts';
import { rows } from './row.ts';
import { at, plain, stands, synchro } from './summon-cards.ts';

/** Cards and Duels that the rows about Tributes and additional Normal Summons share. */

export const normal = (as: 'summon' | 'set' | 'again') => rows({ ask: 'normal-summon', card: 'x', as });
export const leveled = (level: number | undefined): Placed =>
  at(monster('Mossback Elk', [], { level }), 'hand');
export const high = (summoning: object): Placed => at(limited('Tall Boar', [], summoning), 'hand');
export const taller = (summoning: object): Placed =>
  at(
    { ...limited('Taller Boar', [], summoning), facts: monster('Taller Boar', [], { level: 8 }).facts },
    'hand',
  );
export const emz: Placed = at(synchro, 'monster-zone', { zone: 'EMZ-left' });
/** Four more monsters in Main Monster Zones, and a fifth. */
export const four = { a: stands, b: stands, c: stands, d: stands };
export const five = { ...four, e: stands };
export const double = at(monster('Sea Stallion', [], {}), 'monster-zone');
export const counts = (filter: object): Placed => {
  const [model, place] = double;
  return [{ ...model, summoning: { ways: [], treatedAsTributes: { count: 2, filter } } }, place];
};
export const barred = at(
  monster('Bound Newt', [continuous({ do: 'change-status', what: 'this', reads: 'cannot be Tributed' })]),
  'monster-zone',
);
const mayBe = (reads: string, more: object = {}): Placed =>
  at(
    monster('Bound Newt', [continuous({ do: 'change-status', what: 'this', reads, ...more })]),
    'monster-zone',
  );
/** Whether it may be Tributed hangs on what was not said. */
export const barredIf = mayBe('cannot be Tributed', { onlyIf: 'if the moon is full' });
export const barredForSummons = mayBe('cannot be Tributed for a Tribute Summon');
export const keepsAll = at(
  spell(
    'Iron Fetters',
    [continuous({ do: 'restrict', who: 'both', reads: 'neither player can Tribute cards' })],
    'Continuous',
  ),
  'spell-trap-zone',
  { activated: true },
);
/** A monster whose effect takes a Tribute. */
export const taker = at(
  monster('Grim Collector', [
    {
      kind: 'ignition',
      cost: [{ do: 'tribute', what: { count: 1, filter: { cardType: 'monster', other: true } } }],
      does: [{ do: 'draw', amount: 1 }],
    },
  ]),
  'monster-zone',
);
export const gives = (what: object, more: object = {}) =>
  spell('Second Helping', [
    activation([{ do: 'normal-summon', inAddition: true, what: { count: 1, filter: what }, ...more }]),
  ]);
export const twice = spell('Two Helpings', [activation([{ do: 'conduct-normal-summons', amount: 2 }])]);
export const helped = (model: Placed[0], cards: Readonly<Record<string, Placed>>): Duel =>
  duel(
    { ...cards, y: at(plain, 'hand'), help: at(model, 'hand') },
    activate('help'),
    resolve(),
    summon('y', 'normal-summoned'),
  );
/** A Continuous Spell whose text no field can say. */
export const hall = (reads: string): Placed =>
  at(spell('Old Hall', [continuous({ do: 'described', reads })], 'Continuous'), 'spell-trap-zone');
export const helpedBy = (reads: string): Duel =>
  duel({ x: at(plain, 'hand'), y: at(plain, 'hand'), hall: hall(reads) }, summon('y', 'normal-summoned'));
export const herald = (does: object): Placed =>
  at(monster('Herald Newt', [when('normal-summoned', { does: [does] })]), 'hand');
export const heralded = (does: object, cards: Readonly<Record<string, Placed>> = {}): Duel =>
  duel(
    { ...cards, x: at(plain, 'hand'), h: herald(does), help: at(twice, 'hand') },
    activate('help'),
    resolve(),
    summon('h', 'normal-summoned'),
  );
