import { isActivated } from '../../card-model/activated.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import { isField } from '../../vocabulary/places.ts';
import type { EffectContext } from '../instructions/played.ts';
import { type Card, type ChainLink, cardOf, type Duel, type Player } from '../state/duel.ts';
import { anyHolds } from '../stats/count.ts';

/** The question that the rules of this folder answer: may this player activate this effect of the card now? */
export interface ActivationCase {
  readonly card: Card;
  readonly part: number;
  readonly effect: ActivatedEffect;
  readonly player: Player;
  /** Whoever asks takes it for granted that cards which nobody named are there to be targeted and paid with, and that what it answers has happened. */
  readonly granted?: true;
  /** Of the fields of these players everything was told all the same. */
  readonly whole?: readonly Player[];
  /** What it answers happens later. */
  readonly later?: true;
}

/** The cases of a card: one for each of its effects that are activated, or for the one that is asked about. */
export function activationCases(
  duel: Duel,
  id: string,
  part: number | undefined,
  player: Player | undefined,
): readonly ActivationCase[] {
  const card = cardOf(duel, id);
  const who = player ?? (isField(card.place) ? card.controller : card.owner);
  return card.model.parts.flatMap((effect, number) =>
    isActivated(effect) && (part === undefined || part === number)
      ? [{ card, part: number, effect: asItIs(duel, card, who, effect), player: who }]
      : [],
  );
}

/** An Ignition Effect that is a Quick Effect in a case is one while that holds. */
function asItIs(duel: Duel, card: Card, player: Player, effect: ActivatedEffect): ActivatedEffect {
  if (effect.kind !== 'ignition') return effect;
  const { quickIf: { holds } = {}, ...rest } = effect;
  const isQuick = holds !== undefined && anyHolds(duel, holds, card, player) === 'yes';
  return isQuick ? { ...rest, kind: 'quick', on: [] } : effect;
}

/** A Spell or Trap Card that is activated from the hand is no card in the hand any more. */
function asPlaced(duel: Duel, card: Card): Duel {
  const { facts } = card.model;
  if (card.place !== 'hand' || facts.cardType === 'monster') return duel;
  const place = facts.property === 'Field' ? ('field-zone' as const) : ('spell-trap-zone' as const);
  return { ...duel, cards: { ...duel.cards, [card.id]: { ...card, place, faceUp: true } } };
}

/** What the parts of the effect would be played from, if it were activated now. */
export function asIfActivated(duel: Duel, { card, part, effect, player }: ActivationCase): EffectContext {
  const link: ChainLink = {
    number: duel.chain.length + 1,
    card: card.id,
    part,
    player,
    event: duel.timeline.length,
    turn: duel.turn,
    phase: duel.phase,
    place: card.place,
    moves: card.moves,
    activatedAt: card.moves,
    targets: [],
  };
  return {
    duel: effect.kind === 'activation' ? asPlaced(duel, card) : duel,
    link,
    chain: duel.chains + (duel.chain.length === 0 ? 1 : 0),
    targets: effect.targets,
    told: [],
    // What an earlier part would take was not said, so a part about those cards is not impossible.
    previousCards: 'open',
    moved: {},
    paying: true,
  };
}

/** The same when what stands before this part was done with the card itself: it is not taken a second time. */
export function asIfBefore(duel: Duel, asked: ActivationCase, part: Instruction): EffectContext {
  const playing = asIfActivated(duel, asked);
  const at = asked.effect.does.indexOf(part);
  const { id } = asked.card;
  const isSummoned = asked.effect.does.some(
    ({ do: verb, what }, place) => place < at && verb === 'special-summon' && what === 'this',
  );
  if (!isSummoned) return playing;
  const there: Card = { ...cardOf(playing.duel, id), place: 'monster-zone', faceUp: true };
  return { ...playing, duel: { ...playing.duel, cards: { ...playing.duel.cards, [id]: there } } };
}
