import { isDescribed } from '../../card-model/instruction.ts';
import { isField } from '../../vocabulary/places.ts';
import { viewFrom } from '../fits.ts';
import { fitsNow } from '../names.ts';
import { continuousOf, isNegated, isWorking } from '../negation.ts';
import { hasAbility } from '../state/ability.ts';
import { type Card, cardOf, type Duel } from '../state/duel.ts';
import { isOver } from '../state/endings.ts';
import { isBanishedWhenLeaving, mayBeBanishedWhenLeaving, mayGoElsewhere } from './own-banishment.ts';

/** A Continuous Effect that banishes a card instead of letting it go to the GY. */
export interface Redirect {
  /** The name of the card whose effect it is. */
  readonly by: string;
  /** Does it surely apply to this card now? */
  readonly sure: boolean;
  /** It does so wherever else the card would go, and not only in place of the GY. */
  readonly wherever?: true;
  /** It is a text that is not played, and that may not banish it but take it elsewhere. */
  readonly elsewhere?: true;
}

/** What effects that last make of this card: they apply although their cards are gone (rule effect/lingering). */
const lasting = (duel: Duel, card: Card): readonly Redirect[] =>
  (duel.redirects ?? []).flatMap(({ by, player, what }): readonly Redirect[] => {
    if (what.from !== undefined && !what.from.includes(card.place)) return [];
    const fits = fitsNow(duel, what.filter, card, { id: by, player });
    return fits === 'no' ? [] : [{ by: cardOf(duel, by).model.name, sure: fits === 'yes' }];
  });

/** The Duel without the redirects that are over when this phase of this turn begins. */
export function withoutOldRedirects(duel: Duel, next: Pick<Duel, 'turn' | 'phase'>): Duel {
  if (duel.redirects === undefined) return duel;
  return {
    ...duel,
    redirects: duel.redirects.filter(({ until }) => until === 'never' || !isOver(until, next)),
  };
}

/** What would take this card elsewhere than to the GY now. `leaving` are the cards that leave the field at the same time. */
export function redirectOf(duel: Duel, card: Card, leaving: ReadonlySet<string>): Redirect | undefined {
  if (hasAbility(card, 'Token')) return undefined;
  if (isBanishedWhenLeaving(duel, card)) return { by: card.model.name, sure: true, wherever: true };
  if (mayBeBanishedWhenLeaving(duel, card)) return { by: card.model.name, sure: false };
  if (mayGoElsewhere(duel, card)) return { by: card.model.name, sure: false, elsewhere: true };
  const all = Object.values(duel.cards)
    .filter((source) => isWorking(duel, source) && !leaving.has(source.id) && !isNegated(duel, source))
    .flatMap((source) => redirectsBy(duel, source, card))
    .concat(lasting(duel, card));
  return all.find(({ sure }) => sure) ?? all[0];
}

function redirectsBy(duel: Duel, source: Card, card: Card): readonly Redirect[] {
  return continuousOf(source).flatMap(({ does, conditions, appliesIn }) =>
    does.flatMap((each): readonly Redirect[] => {
      if (each.do !== 'banish' || each.insteadOf !== 'sent-to-gy') return [];
      if (appliesIn !== undefined && !appliesIn.includes(source.place)) return [];
      const by = source.model.name;
      const { what } = each;
      const plain = each.reads === undefined && each.onlyIf === undefined && conditions.length === 0;
      if (what === 'this') return card.id === source.id ? [{ by, sure: plain }] : [];
      if (!isDescribed(what)) return [{ by, sure: false }];
      if (what.from !== undefined && !what.from.includes(card.place)) return [];
      // A card that lies face-down, or is none of the field, is judged by what it is.
      const fits = fitsNow(duel, what.filter, card, viewFrom(source));
      if (fits === 'no') return [];
      const known = fits === 'yes';
      return [{ by, sure: plain && known && (isField(card.place) || what.filter.faceUp === undefined) }];
    }),
  );
}
