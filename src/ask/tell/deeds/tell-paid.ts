import { isActivated } from '../../../card-model/activated.ts';
import { type Instruction, isDescribed } from '../../../card-model/instruction.ts';
import { answersLast } from '../../grammar/deed-complements.ts';
import type { Frame, Phrase } from '../../grammar/frame.ts';
import type { ToldCard } from '../cards/told-cards.ts';
import type { Teller } from '../teller.ts';
import { effectOf } from '../told-link.ts';
import { deedOf } from '../verb-phrases.ts';
import { startLink } from './tell-activation.ts';
import { tellDeed } from './tell-deed.ts';

/**
 * "I Tribute X in response", "they discard X in response to Y": the effect of X is chained whose cost is just that. What is
 * done in response is never done by what it answers; where X has no such effect, it is missing. False for other words.
 */
export function tellPaidInResponse(frame: Frame, before: readonly Frame[], teller: Teller): boolean {
  const byWhat = frame.complements.some(({ prep }) => prep === 'with' || prep === 'by');
  const [phrase, ...answered] = frame.objects;
  if (!answersLast(frame) || frame.passive || byWhat || phrase === undefined) return false;
  const [card, another] = teller.cardsOf(phrase, frame);
  if (
    card === undefined ||
    another !== undefined ||
    !startsPaid(card, phrase, inResponseTo(answered, frame), frame, teller)
  ) {
    teller.lost(frame, 'what is done in response');
    return true;
  }
  tellDeed({ ...frame, objects: [phrase], complements: [asCost] }, before, teller);
  return true;
}

/**
 * "I Tribute X for its own effect": the effect of X is activated whose cost is just that. Where X has no such effect, "its"
 * may be another card's, but for "its own". False for other words.
 */
export function tellPaidForItself(frame: Frame, before: readonly Frame[], teller: Teller): boolean {
  const forIt = frame.complements.find(({ prep, value }) => prep === 'for' && isOfIts(value));
  const [phrase, more] = frame.objects;
  if (forIt === undefined || frame.passive || phrase?.kind !== 'card' || more !== undefined) return false;
  const [card] = teller.cardsOf(phrase, frame);
  const complements = frame.complements.filter((each) => each !== forIt);
  const activation: Frame = { ...frame, verb: 'activate', objects: [phrase], complements };
  if (card !== undefined && startsPaid(card, phrase, activation, frame, teller)) {
    tellDeed({ ...frame, objects: [phrase], complements: [asCost] }, before, teller);
    return true;
  }
  if (forIt.value.kind !== 'effect' || !forIt.value.qualities.includes('own')) return false;
  teller.lost(frame, 'which effect has that as its cost');
  return true;
}

const isOfIts = (value: Phrase): boolean =>
  value.kind === 'effect' && value.of?.kind === 'pronoun' && value.of.which === 'it';

/**
 * "X attacks, I discard Y", "I banish Y from the GY": in a battle, and while nothing is on the Chain, a player does so with an
 * own card only for its own effect that costs just that.
 */
export function paysInBattle(frame: Frame, teller: Teller): boolean {
  const [phrase, more] = frame.objects;
  const plain = frame.complements.every(({ prep, value }) => prep === 'from' && value.kind === 'place');
  const bare = plain && !frame.passive && !frame.negated && !frame.modal;
  if (!bare || phrase === undefined || more !== undefined || phrase.kind !== 'card') return false;
  if (teller.battle === undefined || teller.chain.links.length > 0) return false;
  const [card] = teller.cardsOf(phrase, frame);
  const player = teller.actor(frame);
  if (card === undefined || player === undefined || (card.setup.controller ?? player) !== player)
    return false;
  const paying = payingParts(card, frame, (what) => what === 'this');
  return paying.length === 1 && paying[0]?.kind === 'quick';
}

const asCost: Frame['complements'][number] = {
  prep: 'as',
  value: { kind: 'thing', noun: 'cost', qualities: [] },
};

const inResponseTo = (answered: readonly Phrase[], frame: Frame): Frame => ({
  ...frame,
  verb: 'chain',
  objects: answered,
  complements: frame.complements.filter(({ prep }) => prep === 'in-response'),
});

/** The effects of a card that cost what a frame says is done, to a card that may be this one. */
function payingParts(card: ToldCard, frame: Frame, takesItself: (what: Instruction['what']) => boolean) {
  const verbs = deedOf(frame, card)?.verbs ?? [];
  return card.model.parts
    .filter(isActivated)
    .filter(({ cost }) => cost.some(({ do: verb, what }) => verbs.includes(verb) && takesItself(what)));
}

/** Starts the Chain Link of the effect that costs what the frame says; false where that is not one effect of its player. */
function startsPaid(
  card: ToldCard,
  phrase: Phrase,
  activation: Frame,
  frame: Frame,
  teller: Teller,
): boolean {
  const player = teller.actor(frame);
  if (player === undefined || (card.setup.controller ?? player) !== player) return false;
  const takesItself = (what: Instruction['what']): boolean =>
    what === 'this' || (activation.verb === 'activate' && isDescribed(what) && what.filter.other !== true);
  const paying = payingParts(card, frame, takesItself);
  if (paying.length !== 1) return false;
  startLink(activation, phrase, card, teller);
  const { top } = teller.chain;
  return top !== undefined && effectOf(top) === paying[0];
}

/** "Detach X from Y to use its effect": X is detached for the cost of Y. Undefined for other words. */
export function detachedFor(frame: Frame, next: Frame | undefined): Frame | undefined {
  if (frame.verb !== 'detach' || next?.purpose !== true || (next.verb !== 'use' && next.verb !== 'activate'))
    return undefined;
  const from = frame.complements.find(({ prep, value }) => prep === 'from' && value.kind === 'card');
  const [effect, more] = next.objects;
  const isIts = effect?.kind === 'effect' && effect.of?.kind === 'pronoun' && more === undefined;
  if (from === undefined || !isIts || next.complements.length > 0) return undefined;
  const cost: Phrase = { kind: 'thing', noun: 'cost', qualities: [], of: from.value };
  return {
    ...frame,
    complements: [...frame.complements.filter((each) => each !== from), { prep: 'for', value: cost }],
  };
}
