import { type Facts, isExtraDeckMonster } from '../effects/facts.ts';

const noNormal = /(?:^|[.\n)]\s*)(?:This (?:card|monster) )?cannot be (?:Normal )?Summoned(?:\/Set| or Set)\b/i;
const mustFirst = /\bmust first be\b/i;
const special = /\bcan only be (?:Special|Ritual) Summoned\b|\bmust be (?:Ritual|Fusion|Synchro) Summoned\b/i;
/** Any effect may Special Summon it: then there is no proper Summon to keep. */
const anyEffect =
  /\bmust be Special Summoned (?:by|with) (?:an?|the) effect of an? (?!"[^"]*" (?:card|Spell|Trap))|\bmust be Special Summoned by (?:an? )?(?:\w+ )?card effects?\b|\bmust be Special Summoned by an? [^.]*'s effect\b/i;

/** Must the monster be properly Summoned before it can be revived? */
export function readReviveLimit(facts: Facts, text: string): boolean {
  if (facts.cardType !== 'monster') return false;
  if (isExtraDeckMonster(facts) || facts.abilities.includes('Ritual')) return true;
  return facts.abilities.includes('Effect') && !anyEffect.test(text) && (noNormal.test(text) || mustFirst.test(text) || special.test(text));
}
