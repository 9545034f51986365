import { isDescribed } from '../../card-model/instruction.ts';
import type { Verb } from '../../card-model/verbs.ts';
import { placeAfter } from '../../engine/events/moves.ts';
import type { Player } from '../../engine/state/duel.ts';
import type { Happens } from '../../engine/state/event.ts';
import { defined } from '../../platform/defined.ts';
import { setOf } from '../../platform/list-of.ts';
import { isSummonWay } from '../../vocabulary/events.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import { isSpecialSummon } from '../../vocabulary/summons.ts';
import {
  type Adjunct,
  behind,
  type Clause,
  isPassive,
  isThing,
  type Phrase,
  patientsOf,
} from '../grammar/clause.ts';
import { isMonster, onField, placeMeant, type ToldCard } from './cards.ts';
import { comesFrom, type Deed, deedOf, goesTo } from './deed-of.ts';
import { agentCard, linkMeant, type Way, wayOf } from './deed-way.ts';
import { effectOf } from './link.ts';
import type { Telling } from './telling.ts';

/** Something that happens to cards: "X is destroyed", "P0 discards X as cost", "Y returns X to the hand". */
export function tellDeed(said: Clause, telling: Telling): undefined {
  const clause = isSentAsCost(said, telling) ? ({ ...said, verb: 'send' } as const) : said;
  if (!clause.adjuncts.every((each) => isKnown(each, clause)))
    return telling.lost(clause, 'what is said besides');
  const included = behind(clause, 'including');
  const patients = [...patientsOf(clause), ...included];
  const named = patients.flatMap((each) => telling.cardsOf(each, clause, (card) => canHappen(clause, card)));
  const things = patients.some(({ kind }) => kind === 'thing' || kind === 'place') && !isApposition(patients);
  const bare =
    patients.length === 0 &&
    (clause.verb === 'draw' || (clause.verb === 'discard' && comesFrom(clause) !== undefined));
  if (named.length === 0 && !things && !bare) {
    // "sent, not discarded" says a verb again.
    const said = telling.chain.top?.deeds.at(-1)?.verbs ?? [];
    const again = deedOf(clause, undefined)?.verbs.some((verb) => said.includes(verb));
    return clause.hangs === 'detail' && again ? undefined : telling.lost(clause, 'to which card it happens');
  }
  const deed = deedOf(clause, named[0]);
  if (deed === undefined) return telling.lost(clause, 'what happens');
  if (patients.some((each) => each.kind === 'thing' && each.qualities.includes('all'))) {
    if (named.length > 0 || !isWhatItsTextDoes(clause, deed, telling))
      telling.lost(clause, 'which cards all of them are');
    return;
  }
  if (named.length === 0 && patients.some((each) => isThing(each, 'target')))
    return telling.lost(clause, 'which card the target is');
  // "destroys it while face-down": known of it before.
  const lies =
    ['turn', 'banish', 'change'].includes(clause.verb) ||
    !clause.qualities.some((each) => each === 'face-down' || each === 'set');
  if (!lies && !named.every(({ faceUp }) => faceUp === false))
    telling.lost(clause, 'which card lies face-down');
  // "destroyed and sent to the GY": the second verb says where the first one took it.
  if (named.length > 0 && named.every((card) => isThereAlready(clause, deed, card))) return;
  const way = wayOf(clause, deed, telling);
  if (way === undefined) return;
  const happens = named.map((card) => eventFor(card, deed, clause, way, telling));
  if (things || bare) {
    const isDraw = deed.event === 'drawn';
    const player = telling.actor(clause);
    const what = { note: noteOf(clause, player), player: isDraw ? player : undefined };
    happens.push(defined({ event: isDraw ? 'drawn' : 'something-else', ...what }));
    telling[isDraw ? 'drew' : 'unnamed'] = true;
  }
  if (things) telling.cards.lookAway();
  put(happens, deed, clause, way, telling);
  if (clause.hangs !== 'detail') for (const card of named) telling.cards.look(card);
  if (named.length > 1) telling.cards.group = named;
}

/** Who "discards" what a cost sends to the GY says no more than that. */
function isSentAsCost({ verb, passive, hangs }: Clause, { chain: { top } }: Telling): boolean {
  const costs = top === undefined || top.resolving ? [] : (effectOf(top)?.cost ?? []);
  const hasVerb = (wanted: Verb): boolean => costs.some((each) => each.do === wanted);
  return verb === 'discard' && !passive && hangs === 'ing' && hasVerb('send-to-gy') && !hasVerb('discard');
}

/** What may stand behind such a verb. */
const isKnown = ({ prep, value }: Adjunct, { verb }: Clause): boolean => {
  switch (prep) {
    case 'to':
    case 'from':
    case 'in':
    case 'on':
      return value.kind === 'place' || (prep === 'in' && isThing(value, 'battle'));
    case 'as':
      return isThing(value, 'cost', 'discard') || (verb === 'detach' && isThing(value, 'material'));
    case 'for':
      return isThing(value, 'cost', 'hand-size', 'this') || value.kind !== 'thing';
    case 'by':
    case 'with':
    case 'off':
      return value.kind !== 'place' && !isThing(value, 'card', 'monster', 'spell', 'trap');
    case 'until':
      return value.kind === 'phase' || value.kind === 'turn';
    default:
      return prep === 'after' || prep === 'including' || prep === 'in-response' || prep === 'during';
  }
};

/** "the top card of the Deck, X": the name says which card it is. */
const isApposition = ([first, second]: readonly Phrase[]): boolean =>
  isThing(first, 'card') &&
  (first.count ?? 1) === 1 &&
  first.qualities.includes('top') &&
  second?.kind === 'card';

/** Can this happen to that card where it is? What "it" stands for is chosen by that. */
function canHappen({ verb }: Clause, card: ToldCard): boolean {
  if (card.place === undefined) return true;
  if (verb === 'destroy' || verb === 'die' || verb === 'turn') return onField(card);
  return !['special-summon', 'revive', 'bring', 'come-back'].includes(verb) || !onField(card);
}

const isThereAlready = ({ join, hangs, verb }: Clause, deed: Deed, card: ToldCard): boolean =>
  (join !== 'start' || hangs !== undefined) &&
  join !== 'next' &&
  card.moved &&
  deed.event === 'sent-to-gy' &&
  card.place === 'gy' &&
  verb !== 'return';

/** "destroys all monsters", told of an effect that does that to all: it is what its own text has happen. */
function isWhatItsTextDoes(clause: Clause, deed: Deed, telling: Telling): boolean {
  const link = linkMeant(clause, telling);
  if (link === undefined || link.deeds.length > 0) return false;
  const what = effectOf(link)?.does.find((each) => deed.verbs.includes(each.do))?.what;
  return isDescribed(what) && what.count === 'all';
}

const ownPlaces: ReadonlySet<Place | 'field'> = new Set<Place | 'field'>(['hand', 'deck', 'extra-deck']);

function eventFor(
  card: ToldCard,
  { event, verbs }: Deed,
  clause: Clause,
  way: Way,
  telling: Telling,
): Happens {
  const said = clause.hangs === 'detail' ? undefined : fromOf(clause);
  const from = comesFrom(clause) ?? said ?? fromText(card, verbs, way);
  if (from !== undefined) telling.place(card, from, clause);
  const player = telling.actor(clause);
  const ends = (...preps: readonly string[]): Player | undefined =>
    behind(clause, ...preps).flatMap((each) =>
      each.kind === 'place' ? (telling.owner(each.owner, player) ?? []) : [],
    )[0];
  // Who Summons a monster from the hand or the Deck has it there.
  const isOwn = isSummonWay(event) && from !== undefined && ownPlaces.has(from);
  const own = way.by === 'cost' || card.place === undefined || isOwn;
  const actor = player ?? ('link' in way && way.by === 'cost' ? way.link.player : undefined);
  const hit = actor !== undefined && way.by !== 'cost' && hits.has(event) && isHit(clause, from);
  const whose = ends('from', 'in', 'on') ?? (hit ? telling.opponentOf(actor) : own ? actor : undefined);
  if (card.setup.controller === undefined && !card.moved && whose !== undefined) {
    card.setup.controller = whose;
    if (hit && ends('from', 'in', 'on') === undefined && whose === 'P1') telling.unsaidSideOf.push(card);
  }
  telling.cards.before(card, event);
  const whoseEnd = ends('to');
  if (whoseEnd !== undefined && whoseEnd !== (card.setup.owner ?? card.setup.controller ?? whoseEnd))
    telling.lost(clause, `whose ${card.model.name} is`);
  if (whoseEnd !== undefined && card.setup.controller === undefined && !card.moved)
    card.setup.controller = whoseEnd;
  card.moved = true;
  const after = isSummonWay(event) ? 'monster-zone' : placeAfter(event);
  const extra = placeMeant('deck', card) === 'extra-deck' && card.model.facts.cardType === 'monster';
  if (after !== undefined)
    card.place = extra && (after === 'hand' || after === 'deck') ? 'extra-deck' : after;
  card.faceUp =
    after === undefined
      ? event !== 'flipped-face-down'
      : !(after === 'hand' || after === 'deck' || event === 'banished-face-down');
  const to = goesTo(clause);
  if (to !== undefined && after !== undefined && to !== 'field' && card.place !== placeMeant(to, card))
    telling.lost(clause, `where ${card.model.name} goes`);
  const by = way.by === 'battle' ? battledWith(card, clause, telling)?.id : undefined;
  const ofEffect = behind(clause, 'by').flatMap((each) =>
    each.kind === 'effect' ? (telling.owner(each.owner, undefined) ?? []) : [],
  )[0];
  const doer =
    way.by === 'effect' ? ofEffect : way.by === 'open' && (hit || !isPassive(clause)) ? player : undefined;
  const position = isSummonWay(event)
    ? clause.qualities.find((each) => each === 'attack' || each === 'defense')
    : undefined;
  return defined({ event, card: card.id, by, player: doer, position });
}

/** The monster that it was destroyed by in battle: the other one of the battle that was told, or the one that is named with it. */
function battledWith(card: ToldCard, clause: Clause, telling: Telling): ToldCard | undefined {
  const { battle } = telling;
  if (battle !== undefined) return battle.attacker === card ? battle.target : battle.attacker;
  const at = clause.adjuncts.findIndex(({ value }) => isThing(value, 'battle'));
  // "It destroys X by battle".
  const [subject] = clause.subject;
  const doer =
    !isPassive(clause) && subject?.kind === 'pronoun' ? telling.oneOf([subject], clause) : undefined;
  const other = agentCard({ ...clause, adjuncts: clause.adjuncts.slice(at + 1) }, telling) ?? doer;
  if (other === undefined || other === card || !isMonster(other)) return undefined;
  telling.place(other, 'monster-zone', clause);
  if (other.setup.controller !== undefined)
    card.setup.controller ??= telling.opponentOf(other.setup.controller);
  other.setup.controller ??= telling.opponentOf(card.setup.controller);
  return other;
}

/** What players do to the cards of the other one, where nobody says whose they are. */
const hits: ReadonlySet<Happens['event']> = setOf(
  'destroyed banished banished-face-down flipped-face-down returned-to-deck returned-to-hand',
  'sent-to-gy',
);

/** "X is banished by my opponent", "my opponent destroys X": not what a player does with cards of the hand or the Deck. */
const isHit = (clause: Clause, from: Place | 'field' | undefined): boolean =>
  (isPassive(clause) || clause.verb === 'destroy') &&
  (from === undefined || from === 'field' || isField(from));

/** "the top card of the Deck": the thing says where the card comes from. */
const fromOf = (clause: Clause) =>
  patientsOf(clause).flatMap((each) =>
    each.kind === 'thing' && each.of?.kind === 'place' ? [each.of.place] : [],
  )[0];

/** Where the effect that does it takes such cards from, where its text names one place and nobody said another. */
function fromText(card: ToldCard, verbs: Deed['verbs'], way: Way): Place | undefined {
  if (card.place !== undefined || !('link' in way)) return undefined;
  const effect = effectOf(way.link);
  const instruction = (way.by === 'cost' ? effect?.cost : effect?.does)?.find((each) =>
    verbs.includes(each.do),
  );
  const what = instruction?.what;
  // What is discarded comes from the hand.
  const places =
    instruction?.do === 'discard'
      ? (['hand'] as const)
      : (instruction?.from ?? (isDescribed(what) ? what.from : undefined));
  return places?.length === 1 ? places[0] : undefined;
}

/** Puts what happened where it belongs: the cost, the resolution, the battle, or outside of all. */
function put(happens: readonly Happens[], deed: Deed, clause: Clause, way: Way, telling: Telling): void {
  if ('link' in way) {
    const { link } = way;
    if (way.by === 'cost') {
      link.cost.push(...happens.filter(({ event }) => event !== 'something-else'));
      return;
    }
    telling.chain.resolveTo(link);
    const last = link.deeds.at(-1);
    // A detail in brackets, or a second verb of the same sort, belongs to the moment before it.
    if (clause.hangs === 'detail' && last?.verbs.some((verb) => deed.verbs.includes(verb)) === true)
      link.deeds[link.deeds.length - 1] = { ...last, happens: [...last.happens, ...happens] };
    else link.deeds.push({ happens, verbs: deed.verbs, join: clause.join });
    return;
  }
  if (way.by === 'rule') {
    if (telling.chain.started || (telling.phase !== undefined && telling.phase !== 'end'))
      telling.lost(clause, 'when the hand was too large');
    telling.phase ??= 'end';
    telling.firstPhase ??= 'end';
    telling.chain.outside({
      do: 'happen',
      events: happens.map((each) => ({ ...each, cause: 'rule' as const })),
    });
  } else if (way.by === 'battle') telling.chain.outside({ do: 'happen', in: 'battle', events: [...happens] });
  else {
    if (isSummonWay(deed.event) && isSpecialSummon(deed.event)) {
      const [only, more] = happens;
      const card = telling.cards.all.find(({ id }) => id === only?.card);
      if (card === undefined || more !== undefined || clause.verb === 'come-back')
        telling.lost(clause, 'by what it is Special Summoned');
      else {
        telling.unsaidEffectOn.push(card);
        telling.cards.assumed.push(`nothing else happened after ${card.model.name} was Special Summoned`);
      }
    } else if (way.by !== 'effect' && deed.event !== 'destroyed' && deed.event !== 'drawn')
      telling.uncaused = true;
    const cause = way.by === 'effect' ? ({ cause: 'effect' } as const) : {};
    telling.chain.outside({ do: 'happen', events: happens.map((each) => ({ ...each, ...cause })) });
  }
}

/** "both players' hands, which include X": the named card is one of those that something happens to. */
export function tellIncluded(clause: Clause, telling: Telling): undefined {
  const link = telling.chain.top;
  const last = link?.deeds.at(-1);
  const cards = clause.objects.flatMap((each) => telling.cardsOf(each, clause));
  const event = last?.happens.find((each) => each.event === 'something-else');
  const did =
    last?.verbs[0] === 'discard' ? 'discarded' : last?.verbs[0] === 'send-to-gy' ? 'sent-to-gy' : undefined;
  if (!link || !last || event === undefined || did === undefined || cards.length === 0)
    return telling.lost(clause, 'what includes a card');
  const whose = clause.subject.flatMap((each) =>
    'owner' in each ? (telling.owner(each.owner, undefined) ?? []) : [],
  )[0];
  const added = cards.map((card): Happens => {
    if (whose !== undefined) card.setup.controller ??= whose;
    telling.cards.before(card, did);
    Object.assign(card, { moved: true, place: 'gy' });
    return { event: did, card: card.id };
  });
  link.deeds[link.deeds.length - 1] = { ...last, happens: [...last.happens, ...added] };
}

/** What happened, in words, where it is about no named card. */
export function noteOf(clause: Clause, player: Player | undefined): string {
  const things = patientsOf(clause).flatMap((each) =>
    each.kind === 'thing' ? [`${each.count ?? ''} ${each.noun}`.trim()] : [],
  );
  return [player, clause.verb, ...things].filter((part) => part !== undefined).join(' ');
}
