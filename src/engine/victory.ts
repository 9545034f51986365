import { says } from '../card-model/sayings.ts';
import { type Card, type Duel, otherPlayer, type Ternary } from './state/duel.ts';
import { loses } from './state/players.ts';
import { oneOf } from './state/values/ternary.ts';
import { anyHolds } from './stats/count.ts';

/** Does a text of the card win the Duel as things stand? Words that were not read may. */
export function winsNow(duel: Duel, card: Card): Ternary {
  if (!says(card.model, 'ends-duel')) return 'no';
  const read = card.model.parts.flatMap((part) =>
    part.kind === 'not-an-effect' && part.what === 'victory' && part.needs !== undefined ? [part.needs] : [],
  );
  const judged = read.map(({ holds }) => anyHolds(duel, holds, card, card.controller));
  return judged.length === 0 ? 'unknown' : oneOf(judged);
}

/**
 * Whoever has what the text of a card asks for has won. It is looked at when an action is over, so after each Chain
 * Link, not in the middle of an effect (rule victory/ways).
 */
export function withVictories(duel: Duel): Duel {
  if (duel.over !== undefined) return duel;
  const winners = Object.values(duel.cards).filter((card) => winsNow(duel, card) === 'yes');
  return winners.reduce((now, { controller }) => loses(now, otherPlayer(controller), 'victory/ways'), duel);
}
