import { type BattleText, isDescribed } from '../../card-model/instruction.ts';
import { viewFrom } from '../fits.ts';
import { fitsNow } from '../names.ts';
import { isBattling } from '../state/battle.ts';
import type { Card, Duel, Ternary } from '../state/duel.ts';

/** Does what a text on `by` speaks of take in this card? */
export function reaches(duel: Duel, by: Card, of: BattleText['of'], card: Card): Ternary {
  if (of === undefined || of === 'this') return by.id === card.id ? 'yes' : 'no';
  if (of === 'equipped') return by.equippedTo === card.id ? 'yes' : 'no';
  if (of === 'battling') return isBattling(duel, card) ? 'yes' : 'no';
  if (isDescribed(of))
    return of.from?.includes(card.place) === false ? 'no' : fitsNow(duel, of.filter, card, viewFrom(by));
  const words = typeof of === 'object' && 'reads' in of ? of.reads.toLowerCase() : '';
  if (words === 'the equipped monster') return by.equippedTo === card.id ? 'yes' : 'no';
  if (words === "your opponent's monsters") return by.controller === card.controller ? 'no' : 'yes';
  return words === 'your monsters' ? (by.controller === card.controller ? 'yes' : 'no') : 'unknown';
}
