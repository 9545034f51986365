import { type Facts, isExtraDeckMonster } from '../effects/facts.ts';

const proper =
  /\bMust (?:first )?be (?:either )?(?:\w+ )?(?:Special |Ritual |Fusion |Normal )?Summoned\b|\bcannot be Special Summoned (?:by other ways|except|from|in any other way|other than|unless)|\bcan only be Special Summoned (?:by|with|from)\b|\bCannot be Normal Summoned(?:\/Set| or Set)\b/i;

/** Must the monster be properly Summoned before it can be revived? */
export function readReviveLimit(facts: Facts, text: string): boolean {
  if (facts.cardType !== 'monster') return false;
  if (isExtraDeckMonster(facts) || facts.abilities.includes('Ritual')) return true;
  return facts.abilities.includes('Effect') && proper.test(text);
}
