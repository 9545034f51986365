import { lpWords } from '../../card-model/describe/describe.ts';
import { placeNames } from '../../card-model/describe/describe-cards.ts';
import { filterWords } from '../../card-model/describe/describe-filter.ts';
import type { Filter } from '../../card-model/filter.ts';
import { directAttack, type TriggerEvent } from '../../card-model/part.ts';
import { type Cause, causes } from '../../vocabulary/causes.ts';
import { type EventName, events } from '../../vocabulary/events.ts';
import { isField, type Place, places } from '../../vocabulary/places.ts';
import { summonWays } from '../../vocabulary/summons.ts';
import { asksFaceUp, fieldWords, matchesFilter, type Perspective } from '../fits.ts';
import { type Card, type Duel, otherPlayer } from '../state/duel.ts';
import type { DuelEvent } from '../state/event.ts';
import { inflictsDamage, linkFits } from './link-fits.ts';
import { othersFit } from './others-fit.ts';

/** Does an event meet what a Trigger Effect asks for? If not, in what it differs; if so, what had to be assumed. */
type Match =
  | { readonly met: true; readonly assumed: readonly string[]; readonly open: readonly string[] }
  | { readonly met: false; readonly differs: Difference; readonly needs: string };

/** What differs, the nearest miss last: the later the check that fails, the nearer the event was. */
export const differences = ['event', 'card', 'place', 'cause', 'player', 'link'] as const;
export type Difference = (typeof differences)[number];

/** Compares one event with one trigger event of a card's text, as the card's controller (`view`) reads it. */
export function matches(wanted: TriggerEvent, event: DuelEvent, view: Perspective): Match {
  // A Summon that was only declared is no event of the timeline yet: see activation/declared.ts.
  if (wanted.declared) return miss('event', 'that the Summon can still be negated');
  const words = saidInWords(wanted, event);
  if (words !== undefined) return { met: true, assumed: [], open: [words] };
  const doubt = doubtOf(wanted, event);
  if (!event.names.includes(wanted.event) && doubt === undefined)
    return miss(
      'event',
      `that ${wanted.lp === undefined ? `it ${events.present(wanted.event)}` : lpWords(wanted.lp)}`,
    );
  // Of other cards, "banished" is two events where face-down counts as well.
  if (wanted.event === 'banished' && wanted.of !== 'this' && event.names.includes('banished-face-down'))
    return miss('event', 'that it is banished face-up');
  const about = isOfNoCard(wanted) ? yes() : matchesCard(wanted, event, view);
  if (!about.met) return about;
  const lp = wanted.lp === undefined ? yes() : matchesLp(wanted.lp, event, view);
  if (!lp.met) return lp;
  const place = event.card?.before.place;
  const nowhere = event.fromNowhere === true;
  if (wanted.from !== undefined && place !== undefined && (nowhere || !wanted.from.includes(place))) {
    return miss('place', `that it comes from the ${list(placeNames(wanted.from))}`);
  }
  const assumedPlace =
    wanted.from !== undefined && event.card?.before.placeAssumed && event.card.before.moves === 0
      ? [`it came from the ${places.term(event.card.before.place)}`]
      : [];
  const to = event.card?.after.place;
  const open: string[] = [...about.open, ...lp.open];
  if (doubt !== undefined) open.push(doubt);
  if (wanted.to !== undefined && to !== undefined && !wanted.to.includes(to)) {
    return miss('place', `that it goes to the ${list(placeNames(wanted.to))}`);
  }
  if (wanted.by !== undefined && !wanted.by.some((each) => isBy(each, event))) {
    if (event.causeUnsaid !== true)
      return miss('cause', `that it happens ${list(wanted.by.map(causes.term))}`);
    open.push(`whether that was ${list(wanted.by.map(causes.term))}`);
  }
  if (wanted.for !== undefined && (event.for === undefined || !wanted.for.includes(event.for))) {
    const use = `that it is used as material to be ${list(wanted.for.map(summonWays.term))}`;
    const forSummon = event.cause === 'material' || event.cause === 'tribute';
    if (event.for !== undefined || !forSummon) return miss('cause', use);
    open.push('the kind of Summon that it was used for');
  }
  if (wanted.tributes !== undefined) {
    const number = event.card?.after.tributes;
    const use = `that it is Summoned with ${wanted.tributes} Tributes`;
    if (number !== undefined && number !== wanted.tributes) return miss('cause', use);
    if (number === undefined) open.push('with how many Tributes it was Summoned');
  }
  if (wanted.madeOf !== undefined && event.card !== undefined) {
    const fit = matchesFilter({ madeOf: wanted.madeOf }, event.card.after, [], view);
    if (fit.verdict === 'no')
      return miss('cause', `that it is a ${filterWords({ madeOf: wanted.madeOf }).trim()}`);
    open.push(...fit.open);
  }
  const whose = matchesPlayer(wanted, event, view);
  if (!whose.met) return whose;
  if (wanted.was !== undefined && event.card !== undefined) {
    const { before } = event.card;
    const fit = matchesFilter(wanted.was, before, [before.model.name], view);
    if (fit.verdict === 'no') return miss('card', wasWords(wanted.was));
    open.push(...fit.open, ...fit.assumed);
  }
  const others = othersFit(wanted, event, view);
  if (!others.met) return miss(others.differs, others.needs);
  open.push(...others.open);
  if (wanted.attacked !== undefined) {
    const { attacked } = event;
    const isThis = attacked?.id === view.id;
    if (event.direct === true || (wanted.attacked === 'this' && attacked !== undefined && !isThis))
      return miss('card', 'that the attack is on such a monster');
    // Which monster a filter names is judged where its card is known.
    if (attacked === undefined || (wanted.attacked !== 'this' && !isThis))
      open.push('which monster is attacked');
  }
  if (wanted.link !== undefined) {
    const link = linkFits(wanted.link, event.link, view);
    if (!link.met) return miss('link', link.needs);
    open.push(...link.open);
  }
  if (wanted.reads === directAttack && event.direct === false)
    return miss('event', 'that it is a direct attack');
  const position = wanted.lies === undefined ? undefined : view.from?.position;
  if (position !== undefined && position !== wanted.lies)
    return miss('card', 'that it lies in that battle position');
  const told = (wanted.reads === directAttack && event.direct === true) || position !== undefined;
  const burns = inflictsDamage(wanted, event, view.player);
  if (burns === 'no') return miss('link', wanted.reads ?? '');
  const reads = wanted.reads === undefined || told || burns === 'yes' ? [] : [wanted.reads];
  return {
    met: true,
    assumed: [...about.assumed, ...whose.assumed, ...others.assumed, ...assumedPlace, ...reads],
    open,
  };
}

/** Fusion Materials, and Tributes for a Ritual Summon, are used by the card effect that makes the Summon: it sends them. */
const isBy = (cause: Cause, event: DuelEvent): boolean =>
  event.cause === cause ||
  (cause === 'effect' &&
    event.cause === 'material' &&
    (event.for === 'fusion-summoned' || event.for === 'ritual-summoned'));

const wasWords = ({ faceUp, controller }: Filter): string =>
  `that it was ${faceUp ? 'face-up' : 'there'}${controller === undefined ? '' : ' under the control of its player'}`;

function matchesCard(wanted: TriggerEvent, event: DuelEvent, view: Perspective): Match {
  if (event.card === undefined) return matchesUnnamed(wanted, event, view);
  if (wanted.of === 'this')
    return event.card.id === view.id ? yes() : miss('card', 'that it happens to this card itself');
  // A card is judged as it is on arrival where it was Summoned or placed, and as it last was where it left or was turned over.
  const { before, after } = event.card;
  const turned = event.names.some((each) => each === 'flipped-face-down' || each === 'flipped-face-up');
  const judged = turned || event.names.includes('left-the-field') ? before : after;
  // One that is Special Summoned face-down is no Effect Monster, no Dragon and so on.
  if (event.names.includes('special-summoned') && !judged.faceUp && asksFaceUp(wanted.of))
    return miss('card', 'that it happens to a face-up monster');
  const fit = matchesFilter(wanted.of, judged, event.cardNames ?? [judged.model.name], view);
  return fit.verdict === 'yes'
    ? { met: true, assumed: fit.assumed, open: fit.open }
    : miss('card', `that it happens to ${filterWords(wanted.of)} (another ${fieldWords(fit.fails)})`);
}

/** A card that nobody named was drawn: whose it is follows from who drew it, what else is asked of it is open. */
function matchesUnnamed({ event: name, of }: TriggerEvent, { by }: DuelEvent, view: Perspective): Match {
  if (name !== 'drawn' || of === 'this') return miss('card', 'that it happens to a card');
  const { owner, reads, ...rest } = of;
  const whose = by?.player === undefined ? undefined : by.player === view.player ? 'you' : 'opponent';
  if ((owner ?? whose) !== whose && whose !== undefined)
    return miss('player', `that it happens to ${filterWords({ owner })}`);
  const isOpen = Object.keys(rest).length > 0 || (owner ?? whose) !== whose;
  const open = isOpen ? [`whether that was ${filterWords(of)}`] : [];
  return { met: true, assumed: reads === undefined ? [] : [reads], open };
}

/** "You gain LP", whatever card it comes from; "this card inflicts battle damage" is of a card as well. */
const isOfNoCard = ({ lp, of }: TriggerEvent): boolean =>
  lp !== undefined && of !== 'this' && Object.keys(of).length === 0;

/** What was told in words alone ("something else happens: the damage") may be what is asked for. */
const saidInWords = ({ lp }: TriggerEvent, { names, note = '', lp: known }: DuelEvent): string | undefined =>
  lp !== undefined &&
  known === undefined &&
  names.includes('something-else') &&
  note.toLowerCase().includes(lp.how === 'damage' ? 'damage' : 'lp')
    ? `whether that is ${lpWords(lp)}`
    : undefined;

/** Damage, gains and payments are of a player: whose LP they change. */
function matchesLp(wanted: NonNullable<TriggerEvent['lp']>, event: DuelEvent, view: Perspective): Match {
  const { lp } = event;
  // Battle damage that was told, and not calculated, is to the opponent of who controls the monster.
  const inflicted = event.names.includes('inflicted-battle-damage')
    ? event.card?.before.controller
    : undefined;
  const player = lp?.player ?? (inflicted === undefined ? undefined : otherPlayer(inflicted));
  const how = lp?.how ?? (inflicted === undefined ? undefined : 'damage');
  if (how !== wanted.how) return miss('event', `that ${lpWords(wanted)}`);
  const whose = player === view.player ? 'you' : 'opponent';
  if (wanted.who !== undefined && whose !== wanted.who) return miss('player', `that ${lpWords(wanted)}`);
  return lp !== undefined && lp.amount === null
    ? { met: true, assumed: [], open: ['how much that was'] }
    : yes();
}

function matchesPlayer(wanted: TriggerEvent, event: DuelEvent, view: Perspective): Match {
  if (wanted.byWhom === undefined) return yes();
  const player = event.by?.player;
  if (player === undefined)
    return {
      met: true,
      assumed: [`it was done by ${wanted.byWhom === 'you' ? 'its own player' : 'the opponent'}`],
      open: [],
    };
  const who = player === view.player ? 'you' : 'opponent';
  return who === wanted.byWhom
    ? yes()
    : miss('player', `that it is done by ${wanted.byWhom === 'you' ? 'its own player' : 'the opponent'}`);
}

/** What leaves it open whether the event was the one asked for: a card that was to go to the GY may have been banished. */
function doubtOf(wanted: TriggerEvent, { doubt, names, lp, causeUnsaid }: DuelEvent): string | undefined {
  if (wanted.event === 'sent-to-gy' || (wanted.event === 'banished' && names.includes('sent-to-gy')))
    return doubt;
  return wanted.event === 'inflicted-battle-damage' && lp?.how === 'damage' && causeUnsaid
    ? 'whether that was battle damage'
    : undefined;
}

const yes = (): Match => ({ met: true, assumed: [], open: [] });
const miss = (differs: Difference, needs: string): Match => ({ met: false, differs, needs });
const list = (words: readonly string[]): string => words.join(' or ');

/** Where a card can be that something happens to, where that is not said: by what the event is first of all. */
const from: Readonly<Partial<Record<EventName, (place: Place) => boolean>>> = {
  destroyed: (place) => isField(place) || place === 'hand' || place === 'deck',
  tributed: (place) => place === 'monster-zone' || place === 'hand',
  discarded: (place) => place === 'hand',
  'sent-to-gy': (place) => place !== 'gy',
  banished: (place) => place !== 'banished',
  'returned-to-hand': (place) => place !== 'hand',
  'returned-to-deck': (place) => place !== 'deck',
  drawn: (place) => place === 'deck',
  'control-changed': (place) => place === 'monster-zone',
  'position-changed': (place) => place === 'monster-zone',
};

function asItWas(duel: Duel, card: Card, index: number): Card {
  const before = duel.timeline.findLast((event) => event.index < index && event.card?.id === card.id);
  const after = duel.timeline.find((event) => event.index > index && event.card?.id === card.id);
  return before?.card?.after ?? after?.card?.before ?? card;
}

/** May what happened to cards nobody named be what a text asks for? Nothing is destroyed in the GY (rule move/destroy). */
export function mayConcern(
  duel: Duel,
  card: Card,
  event: DuelEvent,
  wanted: readonly TriggerEvent[],
): boolean {
  const { perhaps } = event;
  if (perhaps === undefined) return false;
  const [first] = perhaps;
  const { place } = asItWas(duel, card, event.index);
  return wanted.some((each) => {
    if (!perhaps.includes(each.event)) return false;
    const by = event.by?.player;
    if (each.byWhom !== undefined && by !== undefined && (each.byWhom === 'you') !== (by === card.controller))
      return false;
    return each.of !== 'this' || first === undefined || from[first]?.(place) !== false;
  });
}
