import { isActivated, isTrigger } from '../../card-model/activated.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import type { Question } from '../../engine/question.ts';
import type { Player } from '../../engine/state/duel.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import type { Frame, Phrase } from '../grammar/frame.ts';
import type { AboutBattle } from '../grammar/frame-state.ts';
import type { ToldCard } from '../tell/cards/told-cards.ts';
import { effectsMeant, isAppliedOnly, isDone } from '../tell/effects-meant.ts';
import type { Teller } from '../tell/teller.ts';
import { effectOf } from '../tell/told-link.ts';
import { withoutGet } from '../text/asked-verbs.ts';
import { affected } from './asked-affected.ts';
import { chainedOn, saysAim } from './asked-aimed.ts';
import { askedInBattle, askedOfBattle } from './asked-battle.ts';
import { chaining, isPlayedAsSpell, mayActivate, mayRespond, playable } from './asked-chain.ts';
import { isSettled, placeSaid, unclear } from './asked-common.ts';
import { deed, dies } from './asked-deeds.ts';
import { equipped } from './asked-equip.ts';
import {
  changePosition,
  flipSummon,
  missesTiming,
  negated,
  normalSummon,
  resolves,
} from './asked-monster.ts';
import { placedThere, scaled } from './asked-placed.ts';
import { byOwnEffect, legalTarget, revival, specialSummon, targeting, usedOn } from './asked-summons.ts';
import { usedThere } from './asked-there.ts';

/** What is asked, as the engine asks it; or undefined, with what is missing told to the teller. */
export function askedOf(frames: readonly Frame[], battle: AboutBattle, teller: Teller): Question | undefined {
  const ofBattle = battle.asked.some(({ what }) => what !== 'timing');
  if (ofBattle) return askedOfBattle(battle, frames, teller);
  const [frame, ...rest] = withoutGet(frames);
  if (frame === undefined) return undefined;
  if (frame.negated) return unclear(frame, teller, 'what is asked: it has a "not" in it');
  const byPaying = respondsBy(frame, rest);
  if (byPaying !== undefined) return chaining(byPaying, teller);
  const targets = rest.filter(({ verb }) => verb === 'target');
  if (rest.length > targets.length) return unclear(frame, teller, 'what is asked: one question at a time');
  const inBattle = rest.length === 0 ? askedInBattle(frame, battle, teller) : undefined;
  if (inBattle !== undefined) return inBattle.question;
  switch (frame.verb) {
    case 'chain':
      return chainedOn(frame, targets, teller);
    case 'get':
    case 'use':
    case 'activate':
    case 'trigger':
      if (responds(frame)) return chainedOn(frame, targets, teller);
      if (targets.length > 0) return revival(frame, targets, teller);
      return saysAim(frame, []) ? usedOn(frame, teller) : trigger(frame, teller);
    case 'turn': {
      if (!flips(frame, teller)) return unknownKind(frame, teller);
      const flipped = { ...frame, verb: 'activate' as const };
      return responds(flipped) ? chainedOn(flipped, targets, teller) : trigger(flipped, teller);
    }
    case 'target':
      return targeting(frame, teller);
    case 'equip':
    case 'put': {
      const equips = equipped(frame, teller);
      const placed = equips ?? scaled(frame, teller) ?? placedThere(frame, teller);
      return placed === undefined ? unknownKind(frame, teller) : placed.question;
    }
    case 'special-summon':
    case 'revive':
    case 'bring':
      if (summonsItself(frame, teller))
        return chaining({ ...frame, verb: 'chain', objects: frame.subject }, teller);
      return frame.modal ? maySpecialSummon(frame, teller) : deed(frame, teller);
    case 'resolve':
      return resolves(frame, teller);
    case 'normal-summon':
    case 'set':
      return normalSummon(frame, teller);
    case 'affect':
      return affected(frame, teller);
    case 'flip-summon':
      return flipSummon(frame, teller);
    case 'change':
      return changePosition(frame, teller);
    case 'be':
      return frame.qualities.includes('playable') ? playable(frame, teller) : legalTarget(frame, teller);
    case 'negate':
      return negated(frame, teller);
    case 'miss':
      return missesTiming(frame, teller);
    case 'survive':
      return onField(frame, teller);
    case 'come-back':
      return bringsBack(teller)
        ? onField(frame, teller)
        : unclear(frame, teller, 'what brings it back, and when');
    case 'go':
      return frame.complements.some(
        ({ prep, value }) => prep === 'to' && value.kind === 'place' && value.place === 'field',
      )
        ? onField({ ...frame, complements: [] }, teller)
        : unclear(frame, teller, 'what is asked: no question of that kind is known');
    case 'properly-summon':
      return aboutOne(frame, teller, (card) => ({ ask: 'properly-summoned', card }));
    case 'die':
      return dies(frame, teller);
    case 'destroy':
    case 'banish':
    case 'send':
    case 'mill':
    case 'return':
    case 'shuffle':
    case 'add':
    case 'draw':
    case 'discard':
    case 'tribute':
    case 'summon':
      return deed(frame, teller);
    default:
      return unknownKind(frame, teller);
  }
}

function maySpecialSummon(frame: Frame, teller: Teller): Question | undefined {
  const used = byOwnEffect(frame, teller);
  return used === undefined ? specialSummon(frame, teller) : trigger(used, teller);
}

const responds = ({ complements }: Frame): boolean => complements.some(({ prep }) => prep === 'in-response');

/** "Can X Special Summon itself in response": by an effect of its own that answers something. */
function summonsItself({ modal, subject, objects, complements }: Frame, teller: Teller): boolean {
  const [own, more] = objects;
  const self = own?.kind === 'pronoun' && own.which === 'it' && more === undefined;
  return (
    modal &&
    self &&
    complements.some(({ prep }) => prep === 'in-response') &&
    subject.length === 1 &&
    subject.every(({ kind }) => kind === 'card') &&
    !teller.chain.top
  );
}

/** "Can I respond by discarding X": X is chained, where what is done to it may be its cost. */
function respondsBy(frame: Frame, rest: readonly Frame[]): Frame | undefined {
  const [pays, more] = rest;
  const bare = frame.verb === 'chain' && frame.objects.length === 0 && !frame.passive;
  const paid = pays?.objects.length === 1 && pays.form === 'ing' && paying.has(pays.verb);
  if (!bare || pays === undefined || more !== undefined || !paid || pays.complements.length > 0)
    return undefined;
  return { ...frame, objects: pays.objects };
}

const paying: ReadonlySet<Frame['verb']> = new Set<Frame['verb']>(['discard', 'tribute', 'banish', 'send']);

const unknownKind = (frame: Frame, teller: Teller): undefined =>
  unclear(frame, teller, 'what is asked: no question of that kind is known');

/** "Can I flip X": a card that was Set is activated; how a monster is turned is another question. */
function flips(frame: Frame, teller: Teller): boolean {
  const { passive, objects, qualities } = frame;
  const lies = qualities.some((each) => each === 'face-down' || each === 'defense' || each === 'attack');
  const [card, more] = passive || lies ? [] : objects.flatMap((each) => teller.cardsOf(each, frame));
  return card !== undefined && more === undefined && card.model.facts.cardType !== 'monster';
}

/** "Does X survive", "does it come back", "does it hit the field": is it on the field then? */
function onField(frame: Frame, teller: Teller): Question | undefined {
  const aimed = teller.chain.links.flatMap(({ targets }) => targets);
  const [only, ...others] = teller.cards.all.filter(isMonsterThere);
  const [card, more] = frame.subject.flatMap((each) =>
    teller.cardsOf(
      each,
      frame,
      (one) => one.moved || aimed.includes(one) || (one === only && others.length === 0),
    ),
  );
  if (card === undefined || more !== undefined || frame.complements.length > 0 || frame.modal)
    return unclear(frame, teller, 'which card is asked about');
  if (teller.chain.links.length === 0) return unclear(frame, teller, 'what happened before');
  return { ask: 'on-field', card: card.id };
}

/** Was an effect activated that Special Summons: what comes back later, or by an effect of its own, is not played. */
const bringsBack = ({ chain }: Teller): boolean =>
  chain.links.some((link) => effectOf(link)?.does.some(({ do: verb }) => verb === 'special-summon') === true);

const isMonsterThere = ({ place, model }: ToldCard): boolean =>
  place === 'monster-zone' && model.facts.cardType === 'monster';

function aboutOne(frame: Frame, teller: Teller, ask: (id: string) => Question): Question | undefined {
  const phrases = frame.passive ? frame.subject : frame.objects;
  const [card, more] = phrases.flatMap((each) => teller.cardsOf(each, frame));
  if (card === undefined || more !== undefined) return unclear(frame, teller, 'which card is asked about');
  return ask(card.id);
}

/** "Can P0 activate the trigger effect of X", "does X trigger", "does the effect of X activate". */
function trigger(frame: Frame, teller: Teller): Question | undefined {
  const active = frame.objects.length > 0;
  const spoken = active ? frame.objects : frame.subject.filter(({ kind }) => kind !== 'player');
  const [phrase, more] = spoken;
  if (frame.verb === 'get' && phrase?.kind === 'thing' && phrase.noun === 'token' && more === undefined)
    return deed({ ...frame, objects: [phrase], subject: makers(teller) }, teller);
  const player = active ? teller.actor(frame) : undefined;
  // "Do they trigger it": who they are hangs on whose the card is by then.
  if (active && frame.subject.some((each) => each.kind === 'pronoun' && each.which === 'they'))
    return unclear(frame, teller, 'who activates it');
  const [card, ...copies] = phrase === undefined ? [] : teller.cardsOf(phrase, frame, usedBy(player, teller));
  // "Can I activate two copies of X": one after the other is more than one question.
  const isOne = phrase?.kind !== 'thing' || copies.length === 0;
  if (phrase === undefined || more !== undefined || card === undefined || !isOne)
    return unclear(frame, teller, 'whose effect is asked about');
  if (frame.verb === 'get' && phrase.kind !== 'effect') return unclear(frame, teller, 'what is asked');
  if (player !== undefined && card.setup.controller === undefined) card.setup.controller = player;
  if (player !== undefined && card.setup.controller !== player)
    return unclear(frame, teller, `whose ${card.model.name} is`);
  if (!placeSaid(frame, card, teller)) return undefined;
  const there = usedThere(phrase, card, player, teller);
  if (there !== undefined) return there;
  if (active && isAppliedOnly(card))
    return unclear(frame, teller, `which effect of ${card.model.name} is meant`);
  if (active && phrase.kind === 'card' && isPlayedAsSpell(card)) return mayActivate(card, frame, teller);
  if (active && isPlayed(phrase, frame, card))
    return mayRespond(card, player, teller)
      ? chaining({ ...frame, verb: 'chain' }, teller)
      : mayActivate(card, frame, teller);
  const meant = effectsMeant(phrase, frame, card);
  if (meant === undefined) return unclear(frame, teller, `which effect of ${card.model.name} is meant`);
  if (
    !isSettled(
      meant.map(({ part }) => part),
      frame,
      teller,
    )
  )
    return undefined;
  if (card.place === undefined && card.setup.place === undefined) {
    const away = elsewhere(
      meant.map(({ part }) => part),
      card,
    );
    if (away === undefined) return unclear(frame, teller, `where ${card.model.name} is`);
    if (away !== null) teller.cards.putAt(card, away);
  }
  const [only, other] = meant;
  return {
    ask: 'activates',
    card: card.id,
    ...(only === undefined || other !== undefined ? {} : { part: only.number }),
  };
}

/** Where a monster lies of which nobody said that, and whose effects are not activated on the field; null where they are. */
function elsewhere(
  meant: readonly ActivatedEffect[],
  { model: { facts } }: ToldCard,
): Place | null | undefined {
  const places = meant.map(({ activatesIn }) => activatesIn);
  if (
    facts.cardType !== 'monster' ||
    places.length === 0 ||
    places.some((each) => each === undefined || each.some(isField))
  )
    return null;
  const [only, other] = [...new Set(places.flatMap((each) => each ?? []))];
  return other === undefined ? (only ?? null) : undefined;
}

/** Nobody asks whether a player activates a card of the other, or one without an effect, where another may be meant. */
function usedBy(player: Player | undefined, teller: Teller): (card: ToldCard) => boolean {
  const own = ({ model, spent, setup: { controller } }: ToldCard): boolean =>
    !spent &&
    (player === undefined || controller === undefined || controller === player) &&
    model.parts.some(isActivated);
  const some = teller.cards.all.some((each) => !isDone(each) && own(each));
  return (each) => !isDone(each) && (!some || own(each));
}

/** "Do I get the Tokens": of the card that was spoken of last and makes some. */
function makers(teller: Teller): readonly Phrase[] {
  const makes = ({ model }: ToldCard) =>
    model.parts.some(
      (part) => isActivated(part) && part.does.some(({ do: verb }) => verb === 'special-summon-token'),
    );
  const card = teller.cards.spokenOf(makes);
  return card === undefined ? [] : [{ kind: 'card', name: card.model.name, qualities: [] }];
}

/** "Can I activate X", where X has no Trigger Effect: it is played, or a Quick or Ignition Effect of it is used. */
const isPlayed = (phrase: Phrase, { verb }: Frame, { model }: ToldCard): boolean =>
  (verb === 'activate' || verb === 'use') &&
  !(phrase.kind === 'effect' && (phrase.trigger || phrase.does !== undefined)) &&
  model.parts.some(isActivated) &&
  !model.parts.some(isTrigger);
