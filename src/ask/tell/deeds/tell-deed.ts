import { isDescribed } from '../../../card-model/instruction.ts';
import { placeAfter } from '../../../engine/events/moves.ts';
import type { Player } from '../../../engine/state/duel.ts';
import type { Happens } from '../../../engine/state/event.ts';
import { isSummonWay } from '../../../vocabulary/events.ts';
import type { Place } from '../../../vocabulary/places.ts';
import { isSpecialSummon } from '../../../vocabulary/summons.ts';
import { agentPlayer, isPassive, linkMeant } from '../../grammar/agents.ts';
import { isKnown } from '../../grammar/deed-complements.ts';
import { isCostPhrase, type Way, wayOf } from '../../grammar/deed-way.ts';
import type { Frame, Phrase } from '../../grammar/frame.ts';
import { onField, type ToldCard } from '../cards/told-cards.ts';
import type { ToldDeed } from '../resolution.ts';
import type { Teller } from '../teller.ts';
import { effectOf } from '../told-link.ts';
import { comesFrom, type Deed, deedOf, goesTo, otherVerbs } from '../verb-phrases.ts';
import { withoutHost } from './tell-attached.ts';

/** Something that happens to cards: "X is destroyed", "P0 discards X as cost", "Y returns X to the hand". */
export function tellDeed(said: Frame, before: readonly Frame[], teller: Teller): void {
  const frame = withoutHost(inDetail(said, teller), teller);
  if (!frame.complements.every(isKnown)) {
    teller.lost(frame, 'what is said besides');
    return;
  }
  const included = frame.complements.flatMap(({ prep, value }) => (prep === 'including' ? [value] : []));
  const patients = [...(isPassive(frame) ? frame.subject : frame.objects), ...included];
  const player = agentPlayer(frame, teller);
  const named = patients.flatMap((each) => teller.cardsOf(each, frame, (card) => canHappen(frame, card)));
  const things =
    patients.some((each) => each.kind === 'thing' || each.kind === 'place') && !isApposition(patients);
  const unnamed =
    things || (patients.length === 0 && frame.verb === 'discard' && comesFrom(frame) !== undefined);
  if (named.length === 0 && !unnamed) {
    // "sent, not discarded" says a verb again.
    if (before.at(-1)?.verb === frame.verb && frame.detail) return;
    teller.lost(frame, 'to which card it happens');
    return;
  }
  // "The target of X was returned": a card of which something else was told; "X resolves and destroys its target" is not.
  const ofItself = !isPassive(frame) && frame.subject.some(({ kind }) => kind === 'card');
  if (!ofItself && patients.some((each) => each.kind === 'thing' && each.noun === 'target')) {
    teller.lost(frame, 'which card the target is');
    return;
  }
  const deed = deedOf(frame, named[0]);
  if (patients.some(saysAll)) {
    if (deed === undefined || named.length > 0 || !isWhatItsTextDoes(frame, deed, teller))
      teller.lost(frame, 'which cards all of them are');
    return;
  }
  if (deed === undefined) {
    teller.lost(frame, 'what happens');
    return;
  }
  if (named.every((card) => isThereAlready(frame, deed, card)) && named.length > 0) return;
  const way = wayOf(frame, deed, teller);
  if (way === undefined) return;
  const happens = named.map((card) => eventFor(card, deed, frame, way, teller));
  if (unnamed) happens.push({ event: 'something-else', note: noteOf(frame, player) });
  if (unnamed && deed.event !== 'drawn') teller.unnamed = true;
  if (things) teller.cards.lookAway();
  put(happens, deed, frame, way, teller);
  if (!frame.detail) for (const card of named) teller.cards.look(card);
  if (named.length > 1) teller.cards.group = named;
}

/** "all monsters", "every card": which ones these are, only the text of an effect can say. */
export const saysAll = (phrase: Phrase): boolean =>
  phrase.kind === 'thing' && phrase.qualities.includes('all');

/** "destroys all monsters", told of an effect that does that to all: it is what its own text has happen. */
function isWhatItsTextDoes(frame: Frame, deed: Deed, teller: Teller): boolean {
  const link = linkMeant(frame, teller);
  const all = (isPassive(frame) ? frame.subject : frame.objects).every(
    (each) => each.kind === 'thing' && each.qualities.includes('all'),
  );
  if (link === undefined || !all || link.deeds.length > 0) return false;
  const does = effectOf(link)?.does.find((each) => deed.verbs.includes(each.do))?.what;
  return isDescribed(does) && does.count === 'all';
}

/** "each player sends 2 cards from the hand (P0 sends X)": the detail is about the same deed, from the same place. */
function inDetail(frame: Frame, teller: Teller): Frame {
  const last = teller.chain.top?.deeds.at(-1);
  const told = last?.told?.frame;
  if (!frame.detail || told === undefined || told.verb !== frame.verb) return frame;
  return { ...frame, complements: [...frame.complements, ...told.complements] };
}

/** "both players' hands, which include X": the named card is one of those that something happens to. */
export function tellIncluded(frame: Frame, teller: Teller): void {
  const link = teller.chain.top;
  const last = link?.deeds.at(-1);
  if (link === undefined || last === undefined) {
    teller.lost(frame, 'what includes a card');
    return;
  }
  const event = last.happens.find((each) => each.event === 'something-else');
  const { told } = last;
  if (event === undefined || told === undefined) {
    teller.lost(frame, 'what includes a card');
    return;
  }
  const cards = frame.objects.flatMap((each) => teller.cardsOf(each, frame));
  if (cards.length === 0) {
    teller.lost(frame, 'which card is included');
    return;
  }
  const added = cards.map((card) => eventFor(card, told.deed, told.frame, { by: 'link', link }, teller));
  const whose = frame.subject.flatMap((each) =>
    'owner' in each ? [teller.owner(each.owner, undefined)] : [],
  )[0];
  for (const card of cards)
    if (whose !== undefined && card.setup.controller === undefined) card.setup.controller = whose;
  link.deeds[link.deeds.length - 1] = { ...last, happens: [...last.happens, ...added] };
}

/** What changes LP or values, and no card: told as something that happened, or, paid as a cost, not at all. */
export function tellOther(frame: Frame, teller: Teller): void {
  if (frame.objects.some((each) => each.kind === 'thing' && each.noun === 'stat')) teller.statsTold = true;
  const verbs = otherVerbs[frame.verb] ?? [];
  const link = teller.chain.top;
  if (frame.verb === 'pay') return;
  if (isCostPhrase(frame)) {
    if (link === undefined) teller.lost(frame, 'what it is a cost of');
    return;
  }
  const note: Happens = { event: 'something-else', note: noteOf(frame, teller.actor(frame)) };
  if (frame.objects.some(({ kind }) => kind === 'card' || kind === 'pronoun')) {
    teller.lost(frame, 'what is gained or lost');
    return;
  }
  if (link === undefined) {
    teller.outside({ do: 'happen', events: [note] });
    return;
  }
  teller.chain.resolveTo(linkMeant(frame, teller) ?? link);
  teller.chain.top?.deeds.push({ happens: [note], verbs, join: frame.join });
}

/** Can this happen to that card where it is? What "it" stands for is chosen by that. */
function canHappen({ verb }: Frame, card: ToldCard): boolean {
  if (card.place === undefined) return true;
  if (verb === 'destroy' || verb === 'turn') return onField(card);
  return verb === 'special-summon' || verb === 'revive' || verb === 'bring' ? !onField(card) : true;
}

/** "destroyed and sent to the GY": the second verb says where the first one took it. */
const isThereAlready = (frame: Frame, deed: Deed, card: ToldCard): boolean =>
  frame.join !== 'start' &&
  frame.join !== 'next' &&
  card.moved &&
  deed.event === 'sent-to-gy' &&
  card.place === 'gy' &&
  frame.verb !== 'return';

/** "the top card of the Deck, X": the name says which card it is. */
const isApposition = ([first, second]: readonly Phrase[]): boolean =>
  first?.kind === 'thing' &&
  first.noun === 'card' &&
  (first.count ?? 1) === 1 &&
  first.qualities.includes('top') &&
  second?.kind === 'card';

function eventFor(card: ToldCard, { event, verbs }: Deed, frame: Frame, way: Way, teller: Teller): Happens {
  const from = comesFrom(frame) ?? fromOf(frame) ?? fromText(card, verbs, way);
  if (from !== undefined && card.place === undefined) teller.place(card, from, frame);
  else if (from !== undefined && card.place !== teller.placeFor(from, card))
    teller.lost(frame, `where ${card.model.name} was`);
  const player = agentPlayer(frame, teller);
  const owner = frame.complements.flatMap(({ prep, value }) =>
    (prep === 'from' || prep === 'in') && value.kind === 'place' ? [teller.owner(value.owner, player)] : [],
  )[0];
  // Who Summons a monster from the hand or the Deck has it there.
  const isOwn = isSummonWay(event) && from !== undefined && ownPlaces.has(from);
  const own = way.by === 'cost' || card.place === undefined || isOwn;
  if (card.setup.controller === undefined && !card.moved) {
    const whose = owner ?? (own ? (player ?? (way.by === 'cost' ? way.link.player : undefined)) : undefined);
    if (whose !== undefined) card.setup.controller = whose;
  }
  teller.cards.before(card, event);
  const to = goesTo(frame);
  const whoseEnd = frame.complements.flatMap(({ prep, value }) =>
    prep === 'to' && value.kind === 'place' ? [teller.owner(value.owner, player)] : [],
  )[0];
  if (whoseEnd !== undefined && whoseEnd !== (card.setup.owner ?? card.setup.controller ?? whoseEnd))
    teller.lost(frame, `whose ${card.model.name} is`);
  if (whoseEnd !== undefined && card.setup.controller === undefined && !card.moved)
    card.setup.controller = whoseEnd;
  card.moved = true;
  const after = isSummonWay(event) ? 'monster-zone' : placeAfter(event);
  if (after !== undefined)
    card.place =
      event === 'returned-to-hand' || event === 'returned-to-deck'
        ? teller.placeFor(
            after === 'hand' && card.model.facts.cardType === 'monster' ? homeOf(card, teller) : after,
            card,
          )
        : after;
  card.faceUp =
    after === undefined
      ? event !== 'flipped-face-down'
      : !(after === 'hand' || after === 'deck' || event === 'banished-face-down');
  if (to !== undefined && after !== undefined && to !== 'field' && card.place !== teller.placeFor(to, card))
    teller.lost(frame, `where ${card.model.name} goes`);
  const by = way.by === 'battle' ? { by: opponentInBattle(card, teller) } : {};
  const attacker = 'by' in by && by.by !== undefined ? { by: by.by } : {};
  return { event, card: card.id, ...attacker };
}

const ownPlaces: ReadonlySet<Place | 'field'> = new Set<Place | 'field'>(['hand', 'deck', 'extra-deck']);

/** "the top card of the Deck": the thing says where the card comes from. */
const fromOf = ({ objects, subject, passive }: Frame) =>
  (passive ? subject : objects).flatMap((each) =>
    each.kind === 'thing' && each.of?.kind === 'place' ? [each.of.place] : [],
  )[0];

/** Where the effect that does it takes such cards from, where its text names one place and nobody said another. */
function fromText(card: ToldCard, verbs: Deed['verbs'], way: Way): Place | undefined {
  if (card.place !== undefined || !('link' in way)) return undefined;
  const effect = effectOf(way.link);
  const instructions = way.by === 'cost' ? effect?.cost : effect?.does;
  const instruction = instructions?.find((each) => verbs.includes(each.do));
  const what = instruction?.what;
  const places = instruction?.from ?? (isDescribed(what) ? what.from : undefined);
  return places?.length === 1 ? places[0] : undefined;
}

const homeOf = (card: ToldCard, teller: Teller) =>
  teller.placeFor('deck', card) === 'extra-deck' ? 'extra-deck' : 'hand';

function opponentInBattle(card: ToldCard, teller: Teller): string | undefined {
  const { battle } = teller;
  if (battle === undefined) return undefined;
  return battle.attacker === card ? battle.target?.id : battle.attacker.id;
}

/** Puts what happened where it belongs: the cost, the resolution, the battle, or outside of all. */
function put(happens: readonly Happens[], deed: Deed, frame: Frame, way: Way, teller: Teller): void {
  switch (way.by) {
    case 'cost':
      way.link.cost.push(...happens.filter(({ event }) => event !== 'something-else'));
      return;
    case 'link': {
      teller.chain.resolveTo(way.link);
      const told: ToldDeed = { happens, verbs: deed.verbs, join: frame.join, told: { deed, frame } };
      const last = way.link.deeds.at(-1);
      // A detail in brackets, or a second verb of the same sort, belongs to the moment before it.
      if (frame.detail && last?.verbs.some((verb) => deed.verbs.includes(verb)) === true)
        way.link.deeds[way.link.deeds.length - 1] = { ...last, happens: [...last.happens, ...happens] };
      else way.link.deeds.push(told);
      return;
    }
    case 'rule':
      if (teller.chain.started || (teller.phase !== undefined && teller.phase !== 'end'))
        teller.lost(frame, 'when the hand was too large');
      teller.phase ??= 'end';
      teller.firstPhase ??= 'end';
      teller.outside({ do: 'happen', events: happens.map((each) => ({ ...each, cause: 'rule' as const })) });
      return;
    case 'battle':
      teller.outside({ do: 'happen', in: 'battle', events: [...happens] });
      return;
    case 'open':
      if (isSummonWay(deed.event) && isSpecialSummon(deed.event)) {
        if (!byUnsaidEffect(happens, teller)) {
          teller.lost(frame, 'by what it is Special Summoned');
          return;
        }
      } else if (deed.event !== 'destroyed' && deed.event !== 'drawn') teller.uncaused = true;
      teller.outside({ do: 'happen', events: [...happens] });
      return;
  }
}

/** "I Special Summon X", and nobody said by what: by some effect, after which nothing else happened. */
function byUnsaidEffect(happens: readonly Happens[], teller: Teller): boolean {
  const [only, more] = happens;
  const card = teller.cards.all.find(({ id }) => id === only?.card);
  if (card === undefined || more !== undefined) return false;
  teller.unsaidEffectOn.push(card);
  teller.cards.assumed.push(`nothing else happened after ${card.model.name} was Special Summoned`);
  return true;
}

/** What happened, in words, where it is about no named card. */
function noteOf({ verb, objects, subject, passive }: Frame, player: Player | undefined): string {
  const things = (passive ? subject : objects).flatMap((each) =>
    each.kind === 'thing' ? [`${each.count ?? ''} ${each.noun}`.trim()] : [],
  );
  return [player, verb, ...things].filter((part) => part !== undefined).join(' ');
}
