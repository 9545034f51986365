import { isActivated } from '../../card-model/activated.ts';
import { isDescribed } from '../../card-model/instruction.ts';
import type { Verb } from '../../card-model/verbs.ts';
import { isSummonWay } from '../../vocabulary/events.ts';
import { isField } from '../../vocabulary/places.ts';
import { viewFrom } from '../fits.ts';
import { fitsNow } from '../names.ts';
import { continuousOf, isNegated, isWorking } from '../negation.ts';
import { hasAbility } from '../state/ability.ts';
import { equipsOf } from '../state/attached.ts';
import { isToldNegated } from '../state/card-changes.ts';
import { type Card, cardOf, type Duel } from '../state/duel.ts';
import { isOver } from '../state/endings.ts';
import type { Happens } from '../state/event.ts';

/** Is the monster banished wherever else it would go from the field, by its own text (rule move/banish-instead)? */
const isBanishedWhenLeaving = (duel: Duel, card: Card): boolean =>
  isOnField(card) &&
  card.faceUp &&
  card.model.parts.some((part) => part.kind === 'unclassified' && part.goesInstead === 'banished') &&
  !isNegated(duel, card);

/** A monster that goes elsewhere instead of to the GY by its own text, which is not played: where it goes is open. */
const mayGoElsewhere = (duel: Duel, card: Card): boolean =>
  isOnField(card) &&
  card.faceUp &&
  card.model.parts.some((part) => part.kind === 'unclassified' && part.goesInstead === 'elsewhere') &&
  !isNegated(duel, card);

/** May it be banished so, or go to the Deck, because an effect of its own brought it? Its Special Summon was told, and not by what. */
function mayGoWhenLeaving(duel: Duel, card: Card, verb: Verb): boolean {
  if (!isOnField(card) || card.changes.some(({ is }) => is === 'goes-when-leaving')) return false;
  const came = duel.timeline.findLast((event) => event.card?.id === card.id && event.names.some(isSummonWay));
  if (came === undefined || came.stage.in === 'resolution') return false;
  const by = came.by?.card;
  return (
    came.names.includes('special-summoned') &&
    (by === undefined || by === card.id) &&
    bringsItself(card, verb)
  );
}

const isOnField = (card: Card): boolean => isField(card.place) && card.role === 'monster';

/** "Special Summon this card, but banish it when it leaves the field", or place it on the bottom of the Deck. */
const bringsItself = ({ model }: Card, goes: Verb): boolean =>
  model.parts.some(
    (part) =>
      isActivated(part) &&
      part.does.some(({ do: verb, what }) => verb === 'special-summon' && what === 'this') &&
      part.does.some(({ do: verb, later }) => verb === goes && later === 'leaving'),
  );

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
  if (mayGoWhenLeaving(duel, card, 'banish')) return { by: card.model.name, sure: false };
  if (mayGoWhenLeaving(duel, card, 'return-to-deck'))
    return { by: card.model.name, sure: false, elsewhere: true };
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

/** An Equip Card that is destroyed in place of its monster, and the words that say so. */
interface Instead {
  readonly card: Card;
  readonly words: string;
  /** The rule by which it is this one: of several only one is applied. */
  readonly rule: 'destroy/substitution-mandatory' | 'destroy/substitution-once';
}

/** The Equip Card that is destroyed if this monster would be; of several the first (rule destroy/substitution-once). */
export function destroyedInstead(duel: Duel, monster: Card, by: 'battle' | 'effect'): Instead | undefined {
  const all = equipsOf(duel, monster.id).flatMap((card) => {
    if (!card.faceUp || card.role !== 'equip-card' || isToldNegated(card)) return [];
    const words = card.model.parts.flatMap((part) =>
      part.kind === 'unclassified' && part.destroyedFor?.includes(by) ? [part.reads] : [],
    )[0];
    return words === undefined ? [] : [{ card, words }];
  });
  const [first] = all;
  if (first === undefined) return undefined;
  return { ...first, rule: all.length > 1 ? 'destroy/substitution-once' : 'destroy/substitution-mandatory' };
}

/** What an effect destroys, with Equip Cards in place of their monsters (rule destroy/substitution-both-destroyed). */
export function withInstead(duel: Duel, all: readonly Happens[]): readonly Happens[] {
  // An Equip Card that the effect destroys as well still saves its monster.
  const ruleOf = ({ card: { id }, rule }: Instead): string => {
    if (all.some(({ event, card }) => event === 'destroyed' && card === id))
      return 'destroy/substitution-both-destroyed';
    return rule === 'destroy/substitution-once' ? rule : 'destroy/substitution';
  };
  const swapped = all.map((each): Happens => {
    if (each.event !== 'destroyed' || each.card === undefined) return each;
    const monster = cardOf(duel, each.card);
    const found = monster.place === 'monster-zone' ? destroyedInstead(duel, monster, 'effect') : undefined;
    return found === undefined
      ? each
      : { ...each, rule: ruleOf(found), card: found.card.id, by: found.card.id };
  });
  return swapped.filter(
    (each, at) =>
      each.event !== 'destroyed' ||
      each.card === undefined ||
      swapped.findIndex(({ event, card }) => event === 'destroyed' && card === each.card) === at,
  );
}
