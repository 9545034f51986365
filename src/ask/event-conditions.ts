import type { CardSetup, Situation } from '../situations/situation.ts';
import { isField, type Place } from '../vocabulary/places.ts';
import type { SummonWay } from '../vocabulary/summons.ts';

/**
 * Words of a condition on an event that say whose the card was, or where: true of a card that nobody took over. How it was
 * Summoned is a field of the event as well.
 */
const own =
  /^(?:while its owner controls it|it was a (face-up )?(?:(?:Special|Tribute|Fusion|Synchro|Ritual|Xyz|Link) Summoned )?card(?: (?:in your possession|you control|in its owner's control|on the field|in (?:your|its owner's) (Monster Zone|Spell & Trap Zone)))?)$/;

const zones: Readonly<Record<string, Place>> = {
  'Monster Zone': 'monster-zone',
  'Spell & Trap Zone': 'spell-trap-zone',
};

/**
 * Does a condition on an event that only a card's words say follow from what was told? Whose the card was does while no
 * control changed, and that it was face-up where that was said and nothing turned it.
 */
export function followsFromTold(condition: string, card: CardSetup, { actions }: Situation): boolean {
  const inPlace = /^while this card is in your (hand|GY)$/.exec(condition)?.[1];
  if (inPlace !== undefined) return card.place === inPlace.toLowerCase();
  // Nothing was told to unequip it, and so it was until it went.
  if (/^while equipped to (?:a|another) (?:monster|card)$/.test(condition))
    return card.equippedTo !== undefined;
  const said = own.exec(condition);
  if (said === null) return false;
  const events = actions.flatMap((action) => {
    if (action.do === 'activate') return action.cost ?? [];
    if (action.do === 'resolve') return (action.happens ?? []).flat();
    return action.do === 'happen' ? action.events : [];
  });
  const turned = events.some(
    ({ event }) =>
      event === 'control-changed' || event === 'flipped-face-down' || event === 'flipped-face-up',
  );
  const zone = said[2] === undefined ? undefined : zones[said[2]];
  // A card that something else happened to before may have come from another place.
  const once = events.filter((event) => event.card === card.id).length <= 1;
  if (zone !== undefined && !(once && card.place === zone)) return false;
  return !turned && (said[1] === undefined || card.faceUp === true);
}

/** Was it said how the card lay: face-up or face-down, in Attack Position, or by a Summon that was told? */
export const isSaidFaceUp = (
  { id, faceUp, position, place, summoned }: CardSetup,
  { actions }: Situation,
): boolean =>
  faceUp !== undefined ||
  (summoned !== undefined && faceUpWays.has(summoned)) ||
  position === 'attack' ||
  !isField(place) ||
  actions.some((action) => (action.do === 'summon' || action.do === 'activate') && action.card === id);

/** Ways of Summoning that leave a monster face-up. */
const faceUpWays: ReadonlySet<SummonWay> = new Set<SummonWay>([
  'normal-summoned',
  'tribute-summoned',
  'flip-summoned',
  'fusion-summoned',
  'ritual-summoned',
  'synchro-summoned',
  'xyz-summoned',
  'link-summoned',
  'pendulum-summoned',
]);
