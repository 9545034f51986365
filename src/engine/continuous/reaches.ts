import { type BattleText, isDescribed } from '../../card-model/instruction.ts';
import { matchesFilter } from '../fits.ts';
import { namesOf } from '../names.ts';
import { isBattling } from '../state/battle.ts';
import type { Card, Duel, Ternary } from '../state/duel.ts';

/** Does what a text on `by` speaks of take in this card? */
export function reaches(duel: Duel, by: Card, of: BattleText['of'], card: Card): Ternary {
  if (of === undefined || of === 'this') return by.id === card.id ? 'yes' : 'no';
  if (of === 'equipped') return by.equippedTo === card.id ? 'yes' : 'no';
  if (of === 'battling') return isBattling(duel, card) ? 'yes' : 'no';
  if (isDescribed(of)) {
    if (of.from !== undefined && !of.from.includes(card.place)) return 'no';
    const fit = matchesFilter(of.filter, card, namesOf(duel, card), {
      id: by.id,
      from: by,
      player: by.controller,
    });
    if (fit.verdict === 'no') return 'no';
    return fit.assumed.length + fit.open.length === 0 ? 'yes' : 'unknown';
  }
  const words = typeof of === 'object' && 'reads' in of ? of.reads.toLowerCase() : '';
  if (words === 'the equipped monster') return by.equippedTo === card.id ? 'yes' : 'no';
  const own = /^this (?:face-up )?(attack|defense) position card$/.exec(words)?.[1];
  if (own !== undefined) return by.id === card.id && by.position === own ? 'yes' : 'no';
  if (words === "your opponent's monsters") return by.controller === card.controller ? 'no' : 'yes';
  return words === 'your monsters' ? (by.controller === card.controller ? 'yes' : 'no') : 'unknown';
}
