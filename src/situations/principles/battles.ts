import { attackNotNegated } from './attack-not-negated.ts';
import { beforeTheFlip } from './before-the-flip.ts';
import { copiedEffects } from './copied-effects.ts';
import { damageOnly } from './damage-only.ts';
import { differsFromOriginal } from './differs-from-original.ts';
import { directLost, onlyDirect } from './direct-lost.ts';
import { evenLifePoints } from './even-life-points.ts';
import type { KeyWordPrinciple } from './principle.ts';
import { setOutright } from './set-outright.ts';
import { trapMonstersThen } from './trap-monsters-then.ts';
import { untilNextPhase } from './until-next-phase.ts';
import { victoryByText } from './victory-by-text.ts';

/** Principles on battles, on values that are compared, and on what lasts. */
export const ofBattles: readonly KeyWordPrinciple[] = [
  directLost,
  onlyDirect,
  attackNotNegated,
  beforeTheFlip,
  damageOnly,
  differsFromOriginal,
  evenLifePoints,
  copiedEffects,
  trapMonstersThen,
  victoryByText,
];
/** Those of them that answer when, or how much. */
export const valuesOfBattles: readonly KeyWordPrinciple[] = [setOutright, untilNextPhase];
