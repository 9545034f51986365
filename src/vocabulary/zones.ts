import { vocabulary } from './terms.ts';

/**
 * The Monster Zones, from the view of the player whose card lies there: M1 to M5 are the Main Monster Zones from left to
 * right. The two Extra Monster Zones are shared: what is left for one player is right for the other.
 */
export const monsterZones = vocabulary('Monster Zone', {
  M1: { term: 'M1', forms: ['mmz1', 'main monster zone 1', 'monster zone 1'] },
  M2: { term: 'M2', forms: ['mmz2', 'main monster zone 2', 'monster zone 2'] },
  M3: { term: 'M3', forms: ['mmz3', 'main monster zone 3', 'monster zone 3'] },
  M4: { term: 'M4', forms: ['mmz4', 'main monster zone 4', 'monster zone 4'] },
  M5: { term: 'M5', forms: ['mmz5', 'main monster zone 5', 'monster zone 5'] },
  'EMZ-left': {
    term: 'EMZ-left',
    forms: ['left emz', 'left extra monster zone', 'emz left', 'emzl', 'extra monster zone left'],
  },
  'EMZ-right': {
    term: 'EMZ-right',
    forms: ['right emz', 'right extra monster zone', 'emz right', 'emzr', 'extra monster zone right'],
  },
});
export type MonsterZone = (typeof monsterZones.ids)[number];

/**
 * The Spell & Trap Zones, from the view of the player whose card lies there, from left to right. The outermost two are the
 * Pendulum Zones too.
 */
export const spellTrapZones = vocabulary('Spell & Trap Zone', {
  S1: { term: 'S1', forms: ['stz1', 'spell & trap zone 1', 's/t zone 1', 'left pendulum zone'] },
  S2: { term: 'S2', forms: ['stz2', 'spell & trap zone 2', 's/t zone 2'] },
  S3: { term: 'S3', forms: ['stz3', 'spell & trap zone 3', 's/t zone 3'] },
  S4: { term: 'S4', forms: ['stz4', 'spell & trap zone 4', 's/t zone 4'] },
  S5: { term: 'S5', forms: ['stz5', 'spell & trap zone 5', 's/t zone 5', 'right pendulum zone'] },
});
export type SpellTrapZone = (typeof spellTrapZones.ids)[number];

export const isExtraMonsterZone = (zone: MonsterZone): boolean => zone === 'EMZ-left' || zone === 'EMZ-right';

/** The eight directions of Link Arrows, as printed. */
export const linkArrows = [
  'top-left',
  'top',
  'top-right',
  'left',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
export type LinkArrow = (typeof linkArrows)[number];
