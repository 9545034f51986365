import type { Catalogue } from '../cards/catalogue.ts';
import type { CardModel } from '../effects/card-model.ts';
import { type Card, type Duel, type Known, nothingThisTurn, type Role } from '../engine/duel.ts';
import { isProper, needsProperSummon } from '../engine/proper-summon.ts';
import { fail, ok, type Result } from '../problem.ts';
import { isField, isPrivate, type Place } from '../vocabulary/places.ts';
import type { CardSetup, Situation } from './situation.ts';

/** Sets the Duel up as a situation describes it, before anything is played. A card that is not known is a problem. */
export function setUp(situation: Situation, catalogue: Catalogue): Result<Duel> {
  const cards: Record<string, Card> = {};
  for (const setup of situation.cards) {
    if (cards[setup.id] !== undefined) {
      return fail({
        code: 'card-twice',
        found: `two cards with the id "${setup.id}"`,
        expected: 'must have an id each',
      });
    }
    const model = modelOf(setup, catalogue);
    if (!model.ok) return model;
    cards[setup.id] = place(setup, model.value);
  }
  const { ruleset, turnPlayer, phase, normalSummonsUsed: used, normalSummonsAllowed: allowed } = situation;
  return ok({
    ruleset,
    turnPlayer,
    turn: 1,
    phase,
    cards,
    normalSummons: { P0: { used: used.P0, allowed: allowed.P0 }, P1: { used: used.P1, allowed: allowed.P1 } },
    chain: [],
    chains: 0,
    resolved: [],
    timeline: [],
    moment: 0,
    waiting: [],
  });
}

function modelOf({ card }: CardSetup, catalogue: Catalogue): Result<CardModel> {
  if (typeof card !== 'string') return ok(card);
  const picked = catalogue.pick(card);
  return picked.ok ? ok(picked.value.card) : picked;
}

function place(setup: CardSetup, model: CardModel): Card {
  const owner = setup.owner ?? setup.controller ?? 'P0';
  const faceUp = setup.faceUp ?? !(isPrivate(setup.place, false) || setup.summoned === 'set');
  return {
    id: setup.id,
    model,
    owner,
    controller: setup.controller ?? owner,
    place: setup.place,
    faceUp,
    position: setup.position ?? (faceUp ? 'attack' : 'defense'),
    role: roleOf(model, setup.place),
    properlySummoned: setup.properlySummoned ?? status(setup, model, faceUp),
    ...(setup.summoned === undefined ? {} : { summoned: setup.summoned }),
    summonedAgain: setup.summonedAgain ?? false,
    negated: setup.negated ?? false,
    activated: setup.activated ?? (isField(setup.place) && faceUp && model.facts.cardType !== 'monster'),
    thisTurn: nothingThisTurn,
    moves: 0,
  };
}

function roleOf(model: CardModel, place: Place): Role {
  if (place === 'xyz-material') return 'xyz-material';
  const monster = model.facts.cardType === 'monster';
  return monster && place !== 'monster-zone' && isField(place) ? 'spell' : model.facts.cardType;
}

/** Whether it is properly Summoned, where nobody said: never in a private place; by its proper Summon; otherwise open. */
function status(setup: CardSetup, model: CardModel, faceUp: boolean): Known {
  if (!needsProperSummon(model) || isPrivate(setup.place, faceUp)) return 'no';
  // One that was Summoned in another way may have been properly Summoned before that.
  const now = setup.summoned === undefined ? 'unknown' : isProper(model, setup.summoned, undefined);
  return now === 'yes' ? 'yes' : 'unknown';
}
