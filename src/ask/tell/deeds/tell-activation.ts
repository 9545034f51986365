import { fieldPlaceOf } from '../../../card-model/facts.ts';
import { isDescribed } from '../../../card-model/instruction.ts';
import { staysOnField } from '../../../card-model/lasting/stays-on-field.ts';
import { verbFacts } from '../../../card-model/verbs.ts';
import { placeAfter } from '../../../engine/events/moves.ts';
import type { Player } from '../../../engine/state/duel.ts';
import { isField } from '../../../vocabulary/places.ts';
import type { Frame, Phrase } from '../../grammar/frame.ts';
import { someActivated } from '../../grammar/unnamed-phrases.ts';
import type { ToldCard } from '../cards/told-cards.ts';
import { aimAtSome } from '../cards/unnamed-targets.ts';
import type { Teller } from '../teller.ts';
import { effectOf, type ToldLink, takeForDeed, takeForTargeting } from '../told-link.ts';
import { declaredForNegation } from './tell-summon-negation.ts';

/** "P0 activates X", "activates the effect of X": a Chain Link. */
export function tellActivation(frame: Frame, teller: Teller): void {
  const responds = frame.complements.some(({ prep }) => prep === 'in-response');
  const [first, ...rest] = frame.objects;
  const phrases = frame.passive ? frame.subject : responds ? frame.objects.slice(0, 1) : frame.objects;
  const [phrase, another] = phrases;
  const some = phrase === undefined ? undefined : someActivated(phrase, frame, teller);
  const [card] = phrase === undefined ? [] : some === undefined ? teller.cardsOf(phrase, frame) : [some];
  if (phrase === undefined || card === undefined || another !== undefined) {
    teller.lost(frame, 'which card is activated');
    return;
  }
  // "It was flipped up": a Set monster is turned face-up by that, and not activated.
  if (phrase.kind !== 'effect' && card.faceUp === false && card.model.facts.cardType === 'monster') {
    teller.lost(frame, 'to which card it happens');
    return;
  }
  // "activates X in response to Y": what stands behind as an object is what it answers.
  const answers = !responds || first === undefined ? [] : frame.passive ? [first, ...rest] : rest;
  const player = teller.actor(frame) ?? card.setup.controller;
  for (const each of answers) inResponseTo(each, frame, player, teller);
  startLink(frame, phrase, card, teller);
}

/** "I flip Skill Drain": a Trap Card, or a Spell Card that was Set, is activated. False where a card is turned otherwise. */
export function tellFlippedUp(frame: Frame, teller: Teller): boolean {
  const flips = !frame.passive && !frame.qualities.some((each) => each === 'face-down' || each === 'defense');
  const [phrase, another] = frame.objects;
  if (!flips || phrase?.kind !== 'card' || another !== undefined) return false;
  const [card] = teller.cardsOf(phrase, frame);
  if (card === undefined || card.model.facts.cardType === 'monster' || card.moved) return false;
  if (phrase.qualities.includes('face-down') && card.place === undefined) return false;
  if (card.place === undefined) teller.cards.putAt(card, fieldPlaceOf(card.model.facts), false);
  startLink({ ...frame, verb: 'activate' }, phrase, card, teller);
  return true;
}

/** "P1 chains X": a Chain Link that answers the one before it. Without a card it says only that. */
export function tellChained(frame: Frame, teller: Teller): void {
  const phrases = frame.passive
    ? frame.subject
    : [...frame.objects, ...frame.complements.flatMap(({ prep, value }) => (prep === 'with' ? [value] : []))];
  const [phrase, another] = phrases;
  const [card] = phrase === undefined ? [] : teller.cardsOf(phrase, frame);
  if (phrase === undefined || card === undefined || another !== undefined) {
    teller.lost(frame, 'what was chained');
    return;
  }
  const complements = frame.passive
    ? frame.complements
    : frame.complements.filter(({ prep }) => prep !== 'with');
  startLink({ ...frame, verb: 'chain', complements }, phrase, card, teller);
}

/** A Chain Link begins: the card is where it is activated from, and what the activation is "on" is its target. */
export function startLink(frame: Frame, phrase: Phrase, told: ToldCard, teller: Teller): void {
  const player = teller.actor(frame) ?? told.setup.controller;
  const card = again(told, teller);
  const effectOnly = phrase.kind === 'effect';
  if (player !== undefined && !card.moved) card.setup.controller = player;
  for (const { prep, value } of frame.complements) {
    if ((prep === 'from' || prep === 'in') && value.kind === 'place') teller.place(card, value.place, frame);
    else if (prep === 'on' && (value.kind === 'card' || value.kind === 'pronoun' || isSome(value))) continue;
    else if (prep === 'to' && frame.verb === 'chain') answered(value, frame, player, teller);
    else if (prep !== 'in-response' && prep !== 'after') teller.lost(frame, 'what is said of the activation');
  }
  teller.cards.readyToActivate(card, effectOnly);
  const chained = frame.verb === 'chain' || frame.complements.some(({ prep }) => prep === 'in-response');
  const negates = declaredForNegation(card, { player, effectOnly }, teller);
  const link = teller.chain.activate(card, player, {
    number: frame.link,
    chained: chained && !negates,
    effectOnly,
  });
  if (negates) teller.chain.negatesSummon(link);
  if (phrase.kind === 'effect' && phrase.does !== undefined) takeForDeed(link, phrase.does);
  const spell = card.model.facts.cardType !== 'monster' && !effectOnly;
  if (spell) {
    card.faceUp = true;
    card.place = fieldPlaceOf(card.model.facts);
    card.moved = true;
    card.spent = !staysOnField(card.model);
  }
  for (const { prep, value } of frame.complements) {
    if (prep !== 'on') continue;
    if (value.kind === 'thing' && isSome(value)) aimAtSome(value, link, teller);
    for (const target of teller.cardsOf(value, frame, (each) => canBeTarget(link, each)))
      aimAt(link.targets, target, teller);
  }
}

/** May the link's effect target such a card, as far as its text asks for a monster on the field? */
function canBeTarget(link: ToldLink, card: ToldCard): boolean {
  const [only] = effectOf(link)?.targets ?? [];
  if (only?.filter.cardType !== 'monster' || only.from?.join() !== 'monster-zone') return true;
  return (
    card.model.facts.cardType === 'monster' && (card.place === undefined || card.place === 'monster-zone')
  );
}

/** "chains X to Y": Y is on the Chain already, or was activated by the other player. */
function answered(phrase: Phrase, frame: Frame, player: Player | undefined, teller: Teller): void {
  if (phrase.kind === 'thing' && phrase.noun === 'activation' && phrase.of !== undefined) {
    answered(phrase.of, frame, player, teller);
    return;
  }
  if (phrase.kind === 'thing' && phrase.noun === 'summon') {
    // "chained to the Summon of X": a Summon is answered that was told before.
    if (teller.chain.lastSummon() === undefined) teller.lost(frame, 'which Summon it answers');
    return;
  }
  const { top } = teller.chain;
  // "I chain X to it": to what was activated last, which is all that it can be chained to.
  const saysIt = phrase.kind === 'pronoun' && (phrase.which === 'it' || phrase.which === 'that');
  if (saysIt && top !== undefined && !top.resolving) return;
  const [card, more] = teller.cardsOf(phrase, frame);
  if (card === undefined || more !== undefined) {
    teller.lost(frame, 'to what it is chained');
    return;
  }
  if (top?.card === card) return;
  if (top !== undefined || (card.setup.controller !== undefined && card.setup.controller === player)) {
    teller.lost(frame, 'to what it is chained');
    return;
  }
  const other = teller.opponentOf(player);
  startLink(
    { ...frame, verb: 'activate', subject: [{ kind: 'player', who: other }], complements: [] },
    phrase,
    card,
    teller,
  );
}

/** "in response to X", "in response to the activation of X": as "chained to X", where a card is meant. */
export function inResponseTo(phrase: Phrase, frame: Frame, player: Player | undefined, teller: Teller): void {
  const of = phrase.kind === 'thing' && phrase.noun === 'activation' ? phrase.of : phrase;
  const isSummon = of?.kind === 'thing' && of.noun === 'summon';
  if (isSummon || of?.kind === 'card' || (of?.kind === 'effect' && of.of !== undefined))
    answered(of, frame, player, teller);
}

/** A Spell/Trap Card that was played is another copy when it is played again. */
function again(card: ToldCard, teller: Teller): ToldCard {
  return card.spent ? teller.cards.named(card.model.name, card.setup.controller, true) : card;
}

/** "targeting X": the targets of the last Chain Link. */
export function tellTargets(frame: Frame, teller: Teller): void {
  const link = targeting(frame, teller);
  if (link === undefined) {
    teller.lost(frame, 'what targets');
    return;
  }
  const phrases = frame.passive ? frame.subject : frame.objects;
  let unnamed = phrases.length === 0;
  for (const phrase of phrases) {
    const cards = teller.cardsOf(phrase, frame, (card) => card !== link.card);
    if (phrase.kind === 'thing' && isSome(phrase)) aimAtSome(phrase, link, teller);
    else if (cards.length === 0) unnamed = true;
    for (const card of cards) {
      for (const { prep, value } of frame.complements) {
        if ((prep === 'in' || prep === 'on' || prep === 'from') && value.kind === 'place') {
          teller.place(card, value.place, frame);
          const owner = teller.owner(value.owner, teller.actor(frame));
          if (owner !== undefined && !card.moved) card.setup.controller = owner;
        }
      }
      aimAt(link.targets, card, teller);
    }
  }
  if (unnamed) teller.lost(frame, 'what is targeted');
}

/**
 * "activates X (choosing Y, Z)": the cards that its cost and its targets are, in the order of its text. They are taken
 * only where the text needs just as many; cards that are chosen while it resolves are told with what happens to them.
 */
export function tellChosen(frame: Frame, teller: Teller): void {
  const link = teller.chain.top;
  const effect = link === undefined ? undefined : effectOf(link);
  if (!frame.detail || link === undefined || effect === undefined || link.resolving) return;
  const cards = frame.objects.flatMap((each) => teller.cardsOf(each, frame));
  const paid = effect.cost.flatMap(({ do: verb, what }) => {
    const event = verbFacts[verb].event;
    return isDescribed(what) && typeof what.count === 'number' && event !== undefined
      ? Array.from({ length: what.count }, () => event)
      : [];
  });
  const aimed = effect.targets.reduce((sum, { count }) => sum + (count === 'any' ? 0 : count), 0);
  if (cards.length !== paid.length + aimed) return;
  for (const [at, card] of cards.entries()) {
    const event = paid[at];
    if (event === undefined) aimAt(link.targets, card, teller);
    else {
      if (card.setup.controller === undefined && link.player !== undefined)
        card.setup.controller = link.player;
      teller.cards.before(card, event);
      link.cost.push({ event, card: card.id });
      Object.assign(card, { moved: true, place: placeAfter(event) ?? card.place });
    }
  }
}

/** "a Set card", "2 monsters": a target that nobody named. */
const isSome = (phrase: Phrase): boolean =>
  phrase.kind === 'thing' &&
  (phrase.noun === 'card' || phrase.noun === 'monster' || phrase.noun === 'spell' || phrase.noun === 'trap');

/** "I target X with Y", "Y targets X", where Y was not told of before: Y is activated for it. */
function targeting(frame: Frame, teller: Teller) {
  const withs = frame.complements.flatMap(({ prep, value }) =>
    prep === 'with' || prep === 'by' ? [value] : [],
  );
  const subject = frame.passive ? [] : frame.subject.filter(({ kind }) => kind !== 'player');
  const [phrase, another] = [...withs, ...subject].filter(({ kind }) => kind === 'card' || kind === 'effect');
  const [card] = phrase === undefined ? [] : teller.cardsOf(phrase, frame);
  if (phrase === undefined || card === undefined || another !== undefined) return teller.chain.top;
  const known = teller.chain.linkOf(card);
  if (known !== undefined || card.moved) return known;
  startLink({ ...frame, verb: 'activate', passive: false, complements: [] }, phrase, card, teller);
  return teller.chain.top;
}

/** A card is a target of a Chain Link. */
export function aimAt(targets: ToldCard[], card: ToldCard, teller: Teller): void {
  const link = teller.chain.links.find((each) => each.targets === targets);
  if (link !== undefined) takeForTargeting(link);
  const from = link === undefined ? [] : (effectOf(link)?.targets ?? []).map((each) => each.from);
  const [place, other] = from[0] ?? [];
  // A target of which nobody said where it is lies where the text takes all of its targets from.
  const only = place !== undefined && other === undefined && !isField(place);
  if (only && card.place === undefined && from.every((each) => each?.join() === place))
    teller.cards.putAt(card, place);
  const [wanted, another] = link === undefined ? [] : (effectOf(link)?.targets ?? []);
  const side = wanted?.filter.controller ?? wanted?.filter.owner;
  // Whose a target is, where nobody said it, is what the text asks for.
  if (link?.player !== undefined && another === undefined && side !== undefined)
    if (card.setup.controller === undefined && !card.moved)
      card.setup.controller = side === 'you' ? link.player : teller.opponentOf(link.player);
  if (!targets.includes(card)) targets.push(card);
  teller.cards.look(card);
}
