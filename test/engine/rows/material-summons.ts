import { cardModelSchema } from '../../../src/effects/card-model.ts';
import { activate, duel, monster, type Placed, phase, playAll, start } from '../../support/duels.ts';
import { type Row, rows } from './row.ts';
import { at, extra } from './summon-cards.ts';

/** Synchro, Xyz and Link Summons with their materials. */

const some = (count: number, filter: object = {}, more: object = {}) => ({ count, filter, ...more });
const kind = (name: string, facts: object, materials?: object): Placed[0] =>
  cardModelSchema.parse({
    ...monster(name, [], { level: undefined, ...facts }),
    summoning: { ways: [], ...(materials === undefined ? {} : { materials }) },
  });
const tuning = {
  groups: [some(1, { abilities: ['Tuner'] }), some(1, { notAbilities: ['Tuner'] }, { orMore: true })],
};
const synchro = kind('Brazen Heron', { abilities: ['Synchro', 'Effect'], level: 7 }, tuning);
const xyz = kind(
  'Rusty Nail',
  { abilities: ['Xyz', 'Effect'], rank: 4 },
  { groups: [some(2, { levels: [4] })] },
);
const overXyz = kind(
  'Bent Nail',
  { abilities: ['Xyz', 'Effect'], rank: 5 },
  { groups: [some(1, { abilities: ['Xyz'] })] },
);
const link = (more: object = {}) =>
  kind(
    'Wide Bridge',
    { abilities: ['Link', 'Effect'], link: 2, arrows: ['left', 'right'], ...more },
    { groups: [some(2, {}, { orMore: true })] },
  );
const on = (model: Placed[0], more: Placed[2] = {}): Placed => at(model, 'monster-zone', more);
const tuner = monster('Reed Piper', [], { abilities: ['Tuner', 'Effect'], level: 3 });
const elk = (level = 4, more: object = {}) => monster('Mossback Elk', [], { level, ...more });
const unleveled = monster('Mossback Elk', [], { level: undefined });
const token = monster('Pebble Token', [], { abilities: ['Token'], level: 4 });
const xyzMonster = kind('Old Nail', { abilities: ['Xyz', 'Effect'], rank: 4 });
const linkMonster = kind('Old Bridge', { abilities: ['Link', 'Effect'], link: 2, arrows: ['left', 'right'] });
const ask = (...materials: readonly string[]) =>
  rows({ ask: 'material-summon', card: 'x', materials: [...materials] });
const ofTwo = ask('a', 'b');
const both = (one: Placed[0], other: Placed[0]) => ({ a: on(one), b: on(other) });
const full = (model: Placed[0]): Readonly<Record<string, Placed>> =>
  Object.fromEntries(
    ['M1', 'M2', 'M3', 'M4', 'M5'].map((zone) => [zone, at(model, 'monster-zone', { zone: zone as 'M1' })]),
  );
const theirTurn = { turnPlayer: 'P1' };
const named = (x: Placed[0]) => ({ x: extra(x) });

export const materialSummons: readonly Row[] = [
  ofTwo(
    'a Tuner and a non-Tuner',
    duel({ ...named(synchro), ...both(tuner, elk()) }),
    'yes',
    'synchro-summon/how fits',
  ),
  ofTwo(
    'Levels 3 and 4 for Level 7',
    duel({ ...named(synchro), ...both(tuner, elk()) }),
    'yes',
    'synchro-summon/levels-add-up adds',
  ),
  ofTwo(
    'Levels 3 and 3 for Level 7',
    duel({ ...named(synchro), ...both(tuner, elk(3)) }),
    'no',
    'synchro-summon/levels-add-up other',
  ),
  ofTwo(
    'a Level that was not said',
    duel({ ...named(synchro), ...both(tuner, unleveled) }),
    'cannot tell',
    'synchro-summon/levels-add-up not-said',
  ),
  ofTwo('no Tuner', duel({ ...named(synchro), ...both(elk(3), elk()) }), 'no', 'synchro-summon/how list'),
  ofTwo(
    'a face-down material',
    duel({ ...named(synchro), a: on(tuner), b: on(elk(), { faceUp: false }) }),
    'no',
    'synchro-summon/how not-there',
  ),
  ofTwo(
    'materials that were not read',
    duel({
      ...named(kind('Plain Heron', { abilities: ['Synchro', 'Effect'], level: 7 })),
      ...both(tuner, elk()),
    }),
    'cannot tell',
    'synchro-summon/how not-read',
  ),
  ofTwo(
    'an Attribute that was not said',
    duel({
      ...named(
        kind(
          'Fire Heron',
          { abilities: ['Synchro', 'Effect'], level: 7 },
          { groups: [some(1, { abilities: ['Tuner'] }), some(1, { attribute: 'FIRE' })] },
        ),
      ),
      ...both(tuner, elk(4, { attribute: undefined })),
    }),
    'cannot tell',
    'synchro-summon/how not-said',
  ),
  ofTwo(
    'with an Xyz Monster',
    duel({ ...named(synchro), ...both(tuner, xyzMonster) }),
    'no',
    'synchro-summon/level-needed none',
  ),
  ofTwo(
    'in the Battle Phase',
    duel({ ...named(synchro), ...both(tuner, elk()) }, phase('battle')),
    'no',
    'synchro-summon/when not-now',
  ),
  ofTwo(
    'while a Chain is under way',
    duel({ ...named(synchro), ...both(tuner, elk()) }, activate('errand')),
    'no',
    'synchro-summon/when chain',
  ),
  ofTwo(
    'all zones full, but the materials leave theirs',
    duel({
      ...named(synchro),
      a: on(tuner, { zone: 'M1' }),
      b: on(elk(), { zone: 'M2' }),
      c: on(elk(), { zone: 'M3' }),
      d: on(elk(), { zone: 'M4' }),
      e: on(elk(), { zone: 'M5' }),
    }),
    'yes',
    'synchro-summon/how fits',
  ),
  ofTwo('two of Level 4', duel({ ...named(xyz), ...both(elk(), elk()) }), 'yes', 'xyz-summon/how fits'),
  ofTwo('Levels 4 and 3', duel({ ...named(xyz), ...both(elk(), elk(3)) }), 'no', 'xyz-summon/how list'),
  ofTwo('a Token', duel({ ...named(xyz), ...both(elk(), token) }), 'no', 'xyz-summon/how token'),
  ofTwo(
    'a Link Monster',
    duel({ ...named(xyz), ...both(elk(), linkMonster) }),
    'no',
    'xyz-summon/level-needed none',
  ),
  ask('a')(
    'over an Xyz Monster, where its materials say so',
    duel({ ...named(overXyz), a: on(xyzMonster) }),
    'yes',
    'xyz-summon/how fits',
  ),
  ofTwo(
    "the opponent's monster",
    duel({ ...named(xyz), a: on(elk()), b: on(elk(), { controller: 'P1' }) }),
    'no',
    'xyz-summon/how not-there',
  ),
  ofTwo(
    'a Level that was not said',
    duel({ ...named(xyz), ...both(elk(), unleveled) }),
    'cannot tell',
    'xyz-summon/how not-said',
  ),
  ofTwo(
    'materials that were not read',
    duel({ ...named(kind('Old Nail', { abilities: ['Xyz', 'Effect'], rank: 4 })), ...both(elk(), elk()) }),
    'cannot tell',
    'xyz-summon/how not-read',
  ),
  ofTwo(
    'in the Battle Phase',
    duel({ ...named(xyz), ...both(elk(), elk()) }, phase('battle')),
    'no',
    'xyz-summon/when not-now',
  ),
  ofTwo(
    'while a Chain is under way',
    duel({ ...named(xyz), ...both(elk(), elk()) }, activate('errand')),
    'no',
    'xyz-summon/when chain',
  ),
  ofTwo(
    'two monsters for LINK-2',
    duel({ ...named(link()), ...both(elk(), elk()) }),
    'yes',
    'link-summon/counting-materials counts',
  ),
  ofTwo('they fit', duel({ ...named(link()), ...both(elk(), elk()) }), 'yes', 'link-summon/how fits'),
  ofTwo(
    'a Link Monster counts as its rating too',
    duel({ ...named(link({ link: 3 })), ...both(elk(), linkMonster) }),
    'yes',
    'link-summon/counting-materials counts',
  ),
  ofTwo(
    'two monsters for LINK-3',
    duel({ ...named(link({ link: 3 })), ...both(elk(), elk()) }),
    'no',
    'link-summon/counting-materials other',
  ),
  ofTwo(
    'a rating that was not said',
    duel({ ...named(link({ link: undefined })), ...both(elk(), elk()) }),
    'cannot tell',
    'link-summon/counting-materials not-said',
  ),
  ask('a')(
    'one, where the list asks for two',
    duel({ ...named(link()), a: on(linkMonster) }),
    'no',
    'link-summon/how list',
  ),
  ofTwo(
    'a monster in the hand',
    duel({ ...named(link()), a: on(elk()), b: at(elk(), 'hand') }),
    'no',
    'link-summon/how not-there',
  ),
  ofTwo(
    'a Type that was not said',
    duel({
      ...named(
        kind(
          'Reed Bridge',
          { abilities: ['Link', 'Effect'], link: 2, arrows: ['left'] },
          { groups: [some(2, { type: 'Plant' })] },
        ),
      ),
      ...both(elk(4, { type: 'Plant' }), elk(4, { type: undefined })),
    }),
    'cannot tell',
    'link-summon/how not-said',
  ),
  ofTwo(
    'materials that were not read',
    duel({ ...named(linkMonster), ...both(elk(), elk()) }),
    'cannot tell',
    'link-summon/how not-read',
  ),
  ofTwo(
    'in the Battle Phase',
    duel({ ...named(link()), ...both(elk(), elk()) }, phase('battle')),
    'no',
    'link-summon/when not-now',
  ),
  ofTwo(
    'while a Chain is under way',
    duel({ ...named(link()), ...both(elk(), elk()) }, activate('errand')),
    'no',
    'link-summon/when chain',
  ),
  ofTwo(
    'no arrow, and the Extra Monster Zones taken',
    duel({
      ...named(link()),
      ...both(elk(), elk()),
      c: on(xyzMonster, { zone: 'EMZ-left' }),
      d: on(xyzMonster, { zone: 'EMZ-left', controller: 'P1' }),
    }),
    'no',
    'link-summon/full-zones none',
  ),
  ofTwo(
    'a monster that may be in an Extra Monster Zone',
    duel({ ...named(link()), ...both(elk(), elk()), c: on(xyzMonster) }),
    'cannot tell',
    'link-summon/full-zones not-said',
  ),
  ofTwo(
    "materials that free no zone: the opponent's turn",
    playAll(start({ ...named(link()), ...both(elk(), elk()) }, theirTurn)),
    'no',
    'link-summon/when not-now',
  ),
  ask('z')(
    'a Synchro Summon whose materials make no room',
    duel({
      ...named(synchro),
      ...full(elk()),
      z: on(tuner, { zone: 'EMZ-left', controller: 'P1' }),
      y: on(xyzMonster, { zone: 'EMZ-left' }),
    }),
    'no',
    'synchro-summon/full-zones none',
  ),
  ask('z')(
    'an Xyz Summon whose material makes no room',
    duel({
      ...named(xyz),
      ...full(elk()),
      z: on(tuner, { zone: 'EMZ-left', controller: 'P1' }),
      y: on(xyzMonster, { zone: 'EMZ-left' }),
    }),
    'no',
    'xyz-summon/full-zones none',
  ),
  ofTwo(
    'zones that were not said, for a Synchro Summon',
    duel({
      ...named(synchro),
      ...both(tuner, elk()),
      c: on(elk()),
      d: on(elk()),
      e: on(elk()),
      f: on(elk()),
      g: on(xyzMonster),
      h: on(xyzMonster),
    }),
    'cannot tell',
    'synchro-summon/full-zones not-said',
  ),
  ofTwo(
    'zones that were not said, for an Xyz Summon',
    duel({
      ...named(xyz),
      ...both(elk(), elk()),
      c: on(elk()),
      d: on(elk()),
      e: on(elk()),
      f: on(elk()),
      g: on(xyzMonster),
      h: on(xyzMonster),
    }),
    'cannot tell',
    'xyz-summon/full-zones not-said',
  ),
];
