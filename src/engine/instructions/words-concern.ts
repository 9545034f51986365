import { type WordTest, wordTest } from '../../card-model/word-test.ts';
import type { Card } from '../state/duel.ts';

/** What is done to players alone: damage, LP and draws that come later. */
const ofPlayers: readonly WordTest[] = [
  wordTest(
    /^(?:for the rest of this turn[^,]*, )?(?:your opponent|you|neither player|both players)(?: also)? takes? (?:no|half|double)(?: battle| effect)? damage\b[^;]*$/i,
  ),
  wordTest(
    /^(?:for the rest of this turn[^,]*, )?any (?:battle |effect )?damage (?:your opponent|you) takes? is (?:halved|doubled)\.?$/i,
  ),
  wordTest(
    /^(?:this turn, )?each time your opponent (?:(?:Normal|Special) (?:or Special )?)?Summons a monster(?:\(s\))?(?: [^,]+)?, immediately draw 1 card\.?$/i,
  ),
];
const ofSpellTrapsAlone = wordTest(/^(?!.*\b(?:monster|card)s?\b).*\bSpell\/Trap effects\b/i);

/**
 * May words that are not played have dealt with this card? Not where they speak of damage and draws alone, nor with a monster
 * where they speak of Spells and Traps alone.
 */
export function mayConcern(words: string, { model }: Card): boolean {
  const plain = words.trim();
  if (ofPlayers.some((each) => each.test(plain))) return false;
  return !(model.facts.cardType === 'monster' && ofSpellTrapsAlone.test(plain));
}
