import { isActivated } from '../../card-model/activated.ts';
import { fieldPlaceOf } from '../../card-model/facts.ts';
import type { Target } from '../../card-model/part.ts';
import type { Question } from '../../engine/question.ts';
import { otherPlayer, type Player } from '../../engine/state/duel.ts';
import { isField } from '../../vocabulary/places.ts';
import type { Complement, Frame, Phrase } from '../grammar/frame.ts';
import { isSomeCard, type SomeCard, someCard } from '../grammar/unnamed-phrases.ts';
import { onField, type ToldCard, whereWords } from '../tell/cards/told-cards.ts';
import type { Teller } from '../tell/teller.ts';
import { chaining, mayActivate } from './asked-chain.ts';
import { placeSaid, unclear } from './asked-common.ts';

/** What a question says that a card is used on: "on X", or "targeting X" in a frame of its own. */
function aimedPhrases(frame: Frame, targets: readonly Frame[]): readonly Phrase[] {
  const on = frame.complements.flatMap((each) => (isAim(each) ? [each.value] : []));
  return [...on, ...targets.flatMap(({ objects }) => objects)];
}

const isAim = ({ prep, value }: Complement): boolean =>
  (prep === 'on' || prep === 'against') &&
  (value.kind === 'card' || value.kind === 'pronoun' || isOneCard(value));

const isOneCard = (phrase: Phrase): phrase is SomeCard => isSomeCard(phrase) && (phrase.count ?? 1) === 1;

/** Does a question say on which card another is used? */
export const saysAim = (frame: Frame, targets: readonly Frame[]): boolean =>
  frame.objects.length === 1 && (targets.length > 0 || frame.complements.some(isAim));

/**
 * "Can I use X on Y", "can P0 activate X targeting Y": may X be activated now, and is Y a legal target of it? Undefined, with
 * what is missing told to the teller, where X targets nothing, or where Y could lie in several places.
 */
export function activatedOn(
  frame: Frame,
  targets: readonly Frame[],
  source: ToldCard,
  teller: Teller,
): Question | undefined {
  const wanted = source.model.parts.filter(isActivated).flatMap((part) => part.targets);
  if (wanted.length === 0) return unclear(frame, teller, `what ${source.model.name} targets`);
  const cards = aimedPhrases(frame, targets).flatMap((each) =>
    isOneCard(each)
      ? [someCard(each, frame, teller)]
      : teller.cardsOf(each, frame, (card) => card !== source),
  );
  const [card, more] = cards;
  if (card === undefined || more !== undefined) return unclear(frame, teller, 'what is targeted');
  const { ofTarget, rest } = apart(frame);
  for (const each of [...targets, ofTarget]) if (!placeSaid(each, card, teller)) return undefined;
  if (!placeSaid(rest, source, teller)) return undefined;
  const question = mayActivate(source, rest, teller);
  const player = teller.actor(frame) ?? source.setup.controller ?? 'P0';
  if (question?.ask !== 'can-activate' || !putWhere(card, wanted, player, frame, teller)) return undefined;
  return { ...question, targets: [card.id] };
}

/**
 * "Can I chain X targeting Y", "chain X on Y", "activate X in response, targeting Y": may X be the next Chain Link, and is Y a
 * legal target of it? What X, which targets nothing, is chained "on" is what it answers.
 */
export function chainedOn(frame: Frame, targets: readonly Frame[], teller: Teller): Question | undefined {
  if (!saysAim(frame, targets))
    return targets.length > 0 ? unclear(frame, teller, 'what is targeted') : chaining(frame, teller);
  const [source] = frame.objects.flatMap((each) => teller.cardsOf(each, frame));
  const wanted = source?.model.parts.filter(isActivated).flatMap((part) => part.targets) ?? [];
  if (wanted.length === 0) {
    if (targets.length > 0) return unclear(frame, teller, 'what is targeted');
    const to = frame.complements.map((each) => (isAim(each) ? { ...each, prep: 'to' as const } : each));
    return chaining({ ...frame, complements: to }, teller);
  }
  const [card, more] = aimedPhrases(frame, targets).flatMap((each) =>
    isOneCard(each) ? [someCard(each, frame, teller)] : teller.cardsOf(each, frame, (one) => one !== source),
  );
  if (card === undefined || more !== undefined) return unclear(frame, teller, 'what is targeted');
  const { ofTarget, rest } = apart(frame);
  for (const each of targets.length > 0 ? targets : [ofTarget])
    if (!placeSaid(each, card, teller)) return undefined;
  const question = chaining(targets.length > 0 ? frame : rest, teller);
  if (question === undefined) return undefined;
  const player = teller.actor(frame) ?? source?.setup.controller ?? 'P0';
  if (question.ask !== 'can-activate') return unclear(frame, teller, 'what is targeted');
  return putWhere(card, wanted, player, frame, teller) ? { ...question, targets: [card.id] } : undefined;
}

/** "on Y in their GY" says where Y is, "from my hand" where X is. */
export function apart(frame: Frame): { readonly ofTarget: Frame; readonly rest: Frame } {
  const others = frame.complements.filter((each) => !isAim(each));
  const isOfTarget = ({ prep, value }: Complement) => value.kind === 'place' && prep !== 'from';
  return {
    ofTarget: { ...frame, complements: others.filter(isOfTarget) },
    rest: { ...frame, complements: others.filter((each) => !isOfTarget(each)) },
  };
}

/** Where a target lies of which nobody said it, and whose it is: as the text asks for it. */
function putWhere(
  card: ToldCard,
  wanted: readonly Target[],
  player: Player,
  frame: Frame,
  teller: Teller,
): boolean {
  if (card.place === undefined) {
    const places = [...new Set(wanted.flatMap(({ from }) => from ?? []))];
    const home = fieldPlaceOf(card.model.facts);
    const place = places.includes(home) ? home : places.length === 1 ? places[0] : undefined;
    // What an effect takes from the field alone is asked of a card that lies there.
    const spot = place ?? (places.every(isField) && places.length > 0 ? home : undefined);
    if (spot === undefined || !teller.cards.putAt(card, spot, isField(spot) ? true : undefined)) {
      teller.lost(frame, `where ${card.model.name} is`);
      return false;
    }
    teller.cards.assumed.push(
      `${card.model.name} is ${onField(card) ? 'face-up on the field' : whereWords(spot)}`,
    );
  }
  if (card.setup.controller !== undefined) return true;
  const sides = new Set(wanted.map(({ filter }) => filter.controller ?? filter.owner));
  const side = sides.size === 1 ? [...sides][0] : undefined;
  card.setup.controller = side === 'you' ? player : otherPlayer(player);
  return true;
}
