import { expect, test } from 'vitest';
import type { Filter } from '../../src/card-model/filter.ts';
import { matchesFilter } from '../../src/engine/fits.ts';
import { cardOf } from '../../src/engine/state/duel.ts';
import { limited, monster, type Placed, spell, start, trap } from '../support/duels.ts';

const field = 'monster-zone';
const elk = monster('Mossback Elk');
const tuner = monster('Small Elk', [], { abilities: ['Tuner', 'Effect'], level: 2, atk: 0 });
const vague = monster('Vague Elk', [], {
  type: undefined,
  attribute: undefined,
  level: undefined,
  atk: undefined,
});
const ranked = monster('Stacked Elk', [], { abilities: ['Xyz', 'Effect'], level: undefined, rank: 4 });
const linked = monster('Linked Elk', [], { abilities: ['Link', 'Effect'], level: undefined, link: 2 });
const lists = (...filters: readonly Filter[]) =>
  limited('Twin Elk', ['Fusion'], { materials: { groups: filters.map((filter) => ({ count: 1, filter })) } });
const twin = lists({ names: ['Mossback Elk'] }, { archetype: 'Tin Lantern' });

/** Reads "yes", "no: field" or "open: what was not said". */
function read(filter: Filter, placed: Placed): string {
  const x = cardOf(start({ x: placed }), 'x');
  const fit = matchesFilter(filter, x, [x.model.name, 'Also Called Elk'], { id: 'me', player: 'P0' });
  if (fit.verdict === 'no') return `no: ${fit.fails}`;
  return fit.open.length > 0 ? `open: ${fit.open.join(', ')}` : 'yes';
}

test.for([
  ['anything', {}, [elk, field], 'yes'],
  ['a monster', { cardType: 'monster' }, [elk, field], 'yes'],
  ['a Spell is no monster', { cardType: 'monster' }, [spell('Wide Door'), 'gy'], 'no: cardType'],
  ['a Spell/Trap', { cardType: 'spell-trap' }, [spell('Wide Door'), 'gy'], 'yes'],
  ['a Spell/Trap is a Trap too', { cardType: 'spell-trap' }, [trap('Iron Coat'), 'gy'], 'yes'],
  ['a monster is neither', { cardType: 'spell-trap' }, [elk, field], 'no: cardType'],
  ['a monster in the Spell & Trap Zone is a Spell', { cardType: 'spell' }, [elk, 'spell-trap-zone'], 'yes'],
  ['a name', { names: ['Mossback Elk'] }, [elk, field], 'yes'],
  ['a name that it is treated as', { names: ['Also Called Elk'] }, [elk, field], 'yes'],
  ['another name', { names: ['Lantern Newt'] }, [elk, field], 'no: names'],
  ['an archetype', { archetype: 'mossback' }, [elk, field], 'yes'],
  ['another archetype', { archetype: 'Lantern' }, [elk, field], 'no: archetype'],
  ['materials by name', { listsMaterial: { names: ['Mossback Elk'] } }, [twin, field], 'yes'],
  ['materials of a series', { listsMaterial: { archetypes: ['Lantern'] } }, [twin, field], 'yes'],
  ['other materials', { listsMaterial: { names: ['Tin Lantern Elk'] } }, [twin, field], 'no: listsMaterial'],
  ['a Type', { type: 'Beast' }, [elk, field], 'yes'],
  ['another Type', { type: 'Plant' }, [elk, field], 'no: type'],
  ['a Type that was not said', { type: 'Plant' }, [vague, field], 'open: the Type of Vague Elk'],
  ['an Attribute', { attribute: 'EARTH' }, [elk, field], 'yes'],
  ['another Attribute', { attribute: 'DARK' }, [elk, field], 'no: attribute'],
  [
    'an Attribute that was not said',
    { attribute: 'DARK' },
    [vague, field],
    'open: the Attribute of Vague Elk',
  ],
  ['a Spell has no Type, said or not', { type: 'Plant' }, [spell('Wide Door'), 'gy'], 'no: type'],
  ['an ability', { abilities: ['Tuner'] }, [tuner, field], 'yes'],
  ['no such ability', { abilities: ['Tuner'] }, [elk, field], 'no: abilities'],
  ['a non-Tuner', { notAbilities: ['Tuner'] }, [elk, field], 'yes'],
  ['a Tuner is none', { notAbilities: ['Tuner'] }, [tuner, field], 'no: notAbilities'],
  ['a property', { property: 'Continuous' }, [spell('Old Orchard', [], 'Continuous'), 'gy'], 'yes'],
  ['another property', { property: 'Continuous' }, [spell('Wide Door'), 'gy'], 'no: property'],
  ['Level 4 or lower, at 4', { levelAtMost: 4 }, [elk, field], 'yes'],
  ['Level 3 or lower, at 4', { levelAtMost: 3 }, [elk, field], 'no: levelAtMost'],
  ['Level 4 or higher, at 4', { levelAtLeast: 4 }, [elk, field], 'yes'],
  ['Level 5 or higher, at 4', { levelAtLeast: 5 }, [elk, field], 'no: levelAtLeast'],
  ['Level 2 or 4', { levels: [2, 4] }, [elk, field], 'yes'],
  ['Level 2 or 3, at 4', { levels: [2, 3] }, [elk, field], 'no: levels'],
  ['a Level that was not said', { levelAtMost: 4 }, [vague, field], 'open: the Level of Vague Elk'],
  ['an Xyz Monster has no Level', { levelAtMost: 4 }, [ranked, field], 'no: levelAtMost'],
  ['nor has a Link Monster', { levels: [2] }, [linked, field], 'no: levels'],
  ['1500 or less ATK, at 1500', { atkAtMost: 1500 }, [elk, field], 'yes'],
  ['1400 or less ATK', { atkAtMost: 1400 }, [elk, field], 'no: atkAtMost'],
  ['1500 or more ATK', { atkAtLeast: 1500 }, [elk, field], 'yes'],
  ['1600 or more ATK', { atkAtLeast: 1600 }, [elk, field], 'no: atkAtLeast'],
  ['0 ATK was said', { atkAtLeast: 1 }, [tuner, field], 'no: atkAtLeast'],
  ['an ATK that was not said', { atkAtMost: 1400 }, [vague, field], 'open: the ATK of Vague Elk'],
  [
    'a printed "?", which is 0 face-up on the field',
    { atkAtMost: 0 },
    [monster('Odd Elk', [], { atk: '?' }), field],
    'yes',
  ],
  [
    'a printed "?" elsewhere',
    { atkAtMost: 1400 },
    [monster('Odd Elk', [], { atk: '?' }), 'gy'],
    'open: the ATK of Odd Elk',
  ],
  ['that you control', { controller: 'you' }, [elk, field], 'yes'],
  ['that the opponent controls', { controller: 'opponent' }, [elk, field], 'no: controller'],
  [
    "the opponent's, and P1 controls it",
    { controller: 'opponent' },
    [elk, field, { controller: 'P1' }],
    'yes',
  ],
  ['that you own', { owner: 'you' }, [elk, field, { owner: 'P0', controller: 'P1' }], 'yes'],
  ['that the opponent owns', { owner: 'opponent' }, [elk, field], 'no: owner'],
  ['face-up', { faceUp: true }, [elk, field], 'yes'],
  ['face-down', { faceUp: false }, [elk, field], 'no: faceUp'],
  [
    'Special Summoned, and it was',
    { summoned: ['special-summoned'] },
    [elk, field, { summoned: 'special-summoned' }],
    'yes',
  ],
  [
    'Special Summoned, and it was Normal Summoned',
    { summoned: ['special-summoned'] },
    [elk, field, { summoned: 'normal-summoned' }],
    'no: summoned',
  ],
  [
    'Special Summoned, and nobody said',
    { summoned: ['special-summoned'] },
    [elk, field],
    'open: the way of Summoning of Mossback Elk',
  ],
  ['Special Summoned, in the GY', { summoned: ['special-summoned'] }, [elk, 'gy'], 'no: summoned'],
  [
    'what fails outweighs what is open',
    { type: 'Plant', levels: [9], controller: 'opponent' },
    [vague, field],
    'no: controller',
  ],
  ['another card', { other: true }, [elk, field], 'yes'],
  ['a Rank', { ranks: [4] }, [ranked, field], 'yes'],
  ['another Rank', { ranks: [3] }, [ranked, field], 'no: ranks'],
  ['Rank 4 or lower', { rankAtMost: 4 }, [ranked, field], 'yes'],
  ['Rank 5 or higher', { rankAtLeast: 5 }, [ranked, field], 'no: rankAtLeast'],
  ['what has a Level has no Rank', { rankAtMost: 4 }, [elk, field], 'no: rankAtMost'],
  [
    'a Rank that was not said',
    { ranks: [4] },
    [monster('Hidden Elk', [], { abilities: ['Xyz', 'Effect'], level: undefined }), field],
    'open: the Rank of Hidden Elk',
  ],
  ['Link-2', { links: [2] }, [linked, field], 'yes'],
  ['Link-3 or higher', { linkAtLeast: 3 }, [linked, field], 'no: linkAtLeast'],
  ['Link-1 or lower', { linkAtMost: 1 }, [linked, field], 'no: linkAtMost'],
  [
    'a Link Rating that was not said',
    { links: [2] },
    [monster('Loose Elk', [], { abilities: ['Link', 'Effect'], level: undefined, def: undefined }), field],
    'open: the Link Rating of Loose Elk',
  ],
  ['1000 or less DEF, at 1000', { defAtMost: 1000 }, [elk, field], 'yes'],
  ['1100 or more DEF', { defAtLeast: 1100 }, [elk, field], 'no: defAtLeast'],
  [
    'a DEF that was not said',
    { defAtMost: 1000 },
    [monster('Bare Elk', [], { def: undefined }), field],
    'open: the DEF of Bare Elk',
  ],
  ['in Attack Position', { position: 'attack' }, [elk, field], 'yes'],
  ['in Defense Position, and it is not', { position: 'defense' }, [elk, field], 'no: position'],
  ['in one of these places', { in: ['gy', 'monster-zone'] }, [elk, field], 'yes'],
  ['in none of these places', { in: ['gy'] }, [elk, field], 'no: in'],
  ['one of two', { anyOf: [{ type: 'Plant' }, { attribute: 'EARTH' }] }, [elk, field], 'yes'],
  ['neither of two', { anyOf: [{ type: 'Plant' }, { attribute: 'DARK' }] }, [elk, field], 'no: anyOf'],
  [
    'one of two that may be',
    { anyOf: [{ type: 'Plant' }, { levels: [9] }] },
    [vague, field],
    'open: the Type of Vague Elk',
  ],
  ['what is excepted', { except: [{ names: ['Mossback Elk'] }] }, [elk, field], 'no: except'],
  ['what is not excepted', { except: [{ names: ['Lantern Newt'] }] }, [elk, field], 'yes'],
  ['what may be excepted', { except: [{ type: 'Plant' }] }, [vague, field], 'open: the Type of Vague Elk'],
] as const satisfies readonly (readonly [string, Filter, Placed, string])[])(
  '%s',
  ([, filter, placed, says]) => {
    expect(read(filter, placed)).toBe(says);
  },
);

test('"other" leaves out the card itself; what only words can say is taken for granted and told', () => {
  const x = cardOf(start({ x: [elk, field] }), 'x');
  expect(matchesFilter({ other: true }, x, [elk.name], { id: 'x', player: 'P0' })).toMatchObject({
    verdict: 'no',
    fails: 'other',
  });
  expect(matchesFilter({ reads: 'with the highest ATK' }, x, [elk.name], { id: 'y', player: 'P0' })).toEqual({
    verdict: 'yes',
    assumed: ['with the highest ATK'],
    open: [],
  });
  expect(
    matchesFilter({ mentions: ['Lantern Newt'] }, x, [elk.name], { id: 'y', player: 'P0' }),
  ).toMatchObject({ verdict: 'yes', assumed: ['it mentions Lantern Newt'] });
  expect(
    matchesFilter({ except: [{ reads: 'the oldest' }] }, x, [elk.name], { id: 'y', player: 'P0' }),
  ).toMatchObject({ verdict: 'yes', open: ['the oldest'] });
  expect(
    matchesFilter({ anyOf: [{ reads: 'the oldest' }, { levels: [9] }] }, x, [elk.name], {
      id: 'y',
      player: 'P0',
    }),
  ).toMatchObject({ verdict: 'yes', assumed: ['the oldest'] });
});
