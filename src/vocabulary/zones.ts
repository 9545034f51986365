import words from '../../data/lexicon/vocabulary.json' with { type: 'json' };
import { listOf } from '../platform/list-of.ts';
import { vocabulary } from './terms.ts';

/** The Monster Zones as their player sees them, M1 to M5 from the left; an Extra one on the left is right for the other. */
export const monsterZones = vocabulary('Monster Zone', words.monsterZones);
export type MonsterZone = (typeof monsterZones.ids)[number];

/** The Spell & Trap Zones as their player sees them, from left to right; the outermost are Pendulum Zones too. */
export const spellTrapZones = vocabulary('Spell & Trap Zone', words.spellTrapZones);
export type SpellTrapZone = (typeof spellTrapZones.ids)[number];

export const isExtraMonsterZone = (zone: MonsterZone): boolean => zone === 'EMZ-left' || zone === 'EMZ-right';

/** The eight directions of Link Arrows, as printed. */
export const linkArrows = listOf('top-left top top-right left right bottom-left bottom bottom-right');
export type LinkArrow = (typeof linkArrows)[number];
