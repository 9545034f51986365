import { alwaysNamed } from '../card-model/always-named.ts';
import type { Beside } from '../card-model/beside.ts';
import type { Filter } from '../card-model/filter.ts';
import { isField } from '../vocabulary/places.ts';
import { type FilterMatch, matchesFilter, type Perspective, sureness } from './fits.ts';
import { isNegated } from './negation.ts';
import type { Compared } from './stands-beside.ts';
import { isTreatedAsNormal } from './state/ability.ts';
import { nameGiven } from './state/card-changes.ts';
import { type Card, type Duel, otherPlayer, type Ternary } from './state/duel.ts';

/** The names that a card has now: its own, those that its text gives it everywhere, and those that its effects give it. */
export function namesOf(duel: Duel, card: Card): readonly string[] {
  const changes = card.model.parts.flatMap((part) =>
    part.kind === 'continuous'
      ? part.does
          .filter(
            ({ do: verb, what, onlyIf }) => verb === 'change-name' && what === 'this' && onlyIf === undefined,
          )
          .flatMap(({ name }) => (name === undefined ? [] : [{ name, appliesIn: part.appliesIn }]))
      : [],
  );
  const applied = changes.filter(({ appliesIn }) => {
    if (isField(card.place) && !card.faceUp) return false;
    return appliesIn === undefined ? isField(card.place) : appliesIn.includes(card.place);
  });
  // What changes the name gives it in place of the printed one (rule name/becomes), an effect that lasts before all others.
  const given = nameGiven(card);
  const becomes = given === undefined && !isNegated(duel, card) ? applied.map(({ name }) => name) : [];
  return [...(becomes.length > 0 ? becomes : [given ?? card.model.name]), ...alwaysNamed(card.model)];
}

/** Does the card fit the filter, by what it is now? A negated Gemini monster is an Effect Monster (rule gemini/negated-is-effect-monster). */
export function matchNow(duel: Duel, filter: Filter, card: Card, view: Perspective): FilterMatch {
  const now = isTreatedAsNormal(card) && isNegated(duel, card) ? { ...card, negated: true } : card;
  const others = view.others ?? ((to) => othersSeen(duel, view, to));
  return matchesFilter(filter, now, namesOf(duel, card), { ...view, others });
}

/** The cards that a text names itself beside the one it looks at: its own card, or all that a player has. */
export function othersSeen(
  duel: Duel,
  { from, player }: Perspective,
  to: Beside['to'],
): readonly Compared[] | 'open' {
  const as = (card: Card): Compared => [{ card, names: namesOf(duel, card) }];
  if (to === 'this') return from === undefined ? 'open' : [as(from)];
  if (typeof to === 'string' || !('all' in to)) return 'open';
  const whose = to.whose === 'you' ? player : otherPlayer(player);
  const there = Object.values(duel.cards).filter(
    (card) =>
      !card.gone &&
      to.all.includes(card.place) &&
      (isField(card.place) ? card.controller : card.owner) === whose &&
      (!isField(card.place) || card.faceUp) &&
      (to.monsters === undefined || card.role === 'monster'),
  );
  return there.map(as);
}

/** The same in one word. */
export const fitsNow = (duel: Duel, filter: Filter, card: Card, view: Perspective): Ternary =>
  sureness(matchNow(duel, filter, card, view));
