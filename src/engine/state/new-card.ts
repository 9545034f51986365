import type { CardModel } from '../../card-model/card-model.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import { type Card, nothingThisTurn, type Player, type Role } from './duel.ts';

/** A card of which no more is said than what it is, whose, and where: face-up, and nothing has happened to it. */
export const newCard = ({
  id,
  model,
  owner,
  place,
}: {
  readonly id: string;
  readonly model: CardModel;
  readonly owner: Player;
  readonly place: Place;
}): Card => ({
  id,
  model,
  owner,
  controller: owner,
  place,
  faceUp: true,
  position: 'attack',
  role: roleAt(model, place),
  properlySummoned: 'no',
  summonedAgain: false,
  negated: false,
  activated: false,
  thisTurn: nothingThisTurn,
  moves: 0,
  counters: {},
  changes: [],
  stats: {},
});

/** What a card is where it lies: a monster on the field outside the Monster Zones is treated as a Spell. */
export function roleAt(model: CardModel, place: Place): Role {
  if (place === 'xyz-material') return 'xyz-material';
  const monster = model.facts.cardType === 'monster';
  return monster && place !== 'monster-zone' && isField(place) ? 'spell' : model.facts.cardType;
}
