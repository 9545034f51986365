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
