import { cardModelSchema } from '../../../src/card-model/card-model.ts';
import { monster, type Placed } from '../../support/duels.ts';
import { rows } from './row.ts';
import { at, extra } from './summon-cards.ts';

/** Extra Deck monsters and materials that the rows about Synchro, Xyz and Link Summons share. */

export const some = (count: number, filter: object = {}, more: object = {}) => ({ count, filter, ...more });
export const kind = (name: string, facts: object, materials?: object): Placed[0] =>
  cardModelSchema.parse({
    ...monster(name, [], { level: undefined, ...facts }),
    summoning: { ways: [], ...(materials === undefined ? {} : { materials }) },
  });
export const tuning = {
  groups: [some(1, { abilities: ['Tuner'] }), some(1, { notAbilities: ['Tuner'] }, { orMore: true })],
};
export const synchro = kind('Brazen Heron', { abilities: ['Synchro', 'Effect'], level: 7 }, tuning);
export const xyz = kind(
  'Rusty Nail',
  { abilities: ['Xyz', 'Effect'], rank: 4 },
  { groups: [some(2, { levels: [4] })] },
);
export const overXyz = kind(
  'Bent Nail',
  { abilities: ['Xyz', 'Effect'], rank: 5 },
  { groups: [some(1, { abilities: ['Xyz'] })] },
);
export const link = (more: object = {}) =>
  kind(
    'Wide Bridge',
    { abilities: ['Link', 'Effect'], link: 2, arrows: ['left', 'right'], ...more },
    { groups: [some(2, {}, { orMore: true })] },
  );
export const on = (model: Placed[0], more: Placed[2] = {}): Placed => at(model, 'monster-zone', more);
export const tuner = monster('Reed Piper', [], { abilities: ['Tuner', 'Effect'], level: 3 });
export const elk = (level = 4, more: object = {}) => monster('Mossback Elk', [], { level, ...more });
export const unleveled = monster('Mossback Elk', [], { level: undefined });
export const token = monster('Pebble Token', [], { abilities: ['Token'], level: 4 });
export const xyzMonster = kind('Old Nail', { abilities: ['Xyz', 'Effect'], rank: 4 });
export const linkMonster = kind('Old Bridge', {
  abilities: ['Link', 'Effect'],
  link: 2,
  arrows: ['left', 'right'],
});
export const ask = (...materials: readonly string[]) =>
  rows({ ask: 'material-summon', card: 'x', materials: [...materials] });
export const ofTwo = ask('a', 'b');
export const both = (one: Placed[0], other: Placed[0]) => ({ a: on(one), b: on(other) });
export const full = (model: Placed[0]): Readonly<Record<string, Placed>> =>
  Object.fromEntries(
    ['M1', 'M2', 'M3', 'M4', 'M5'].map((zone) => [zone, at(model, 'monster-zone', { zone: zone as 'M1' })]),
  );
export const theirTurn = { turnPlayer: 'P1' };
export const named = (x: Placed[0]) => ({ x: extra(x) });
/** Six more monsters, of which nobody said in which zones they are. */
export const crowd = {
  c: on(elk()),
  d: on(elk()),
  e: on(elk()),
  f: on(elk()),
  g: on(xyzMonster),
  h: on(xyzMonster),
};
