import { answeredEvents, isActivated } from '../../card-model/activated.ts';
import { isDescribed } from '../../card-model/instruction.ts';
import { type ActivatedEffect, partSchema } from '../../card-model/part.ts';
import { otherPlayer, type Player } from '../../engine/state/duel.ts';
import { defined } from '../../platform/defined.ts';
import type { Place } from '../../vocabulary/places.ts';
import { isNormalSummon, isSpecialSummon, type SummonWay } from '../../vocabulary/summons.ts';
import { someCardThatFits } from '../readers/described.ts';
import { summonedKinds } from '../readers/summoned.ts';
import { startOf } from '../readers/timing-start.ts';
import type { CardSetup, Situation } from '../situation.ts';
import {
  activate,
  bare,
  beforeActivation,
  effectsOf,
  fieldOf,
  idOf,
  onField,
  readyToUse,
  resolve,
  type Staged,
  setupOf,
  sidesSaid,
  situation,
  someOnField,
  type UsualCard,
  type UsualEffect,
  waySummonedWithoutEffect,
} from './usual-activation.ts';

/** What is asked of a move of one card: its Normal Summon, a Summon or an attack of another that it answers. */
export type OfMoves = 'normal-summoned' | 'set' | 'tributes' | 'answers-summon' | 'stops-attack';

/** A monster in the hand, and so many others of which no more is known on the field of its player. */
export function inHand(asks: OfMoves, card: UsualCard, tributes: number): Situation | null {
  if (card.model.facts.cardType !== 'monster') return null;
  const player = card.player ?? 'P0';
  const cards = [setupOf({ ...card, place: 'hand' }, player, 'hand'), ...otherMonsters(tributes, player)];
  const asked = { card: idOf(card), as: asks === 'set' ? 'set' : 'summon' } as const;
  return situation(
    { cards, turnPlayer: player },
    asks === 'tributes' ? { ask: 'how-many-tributes', ...asked } : { ask: 'normal-summon', player, ...asked },
  );
}

/** So many monsters of a player of which no more is known. */
const otherMonsters = (count: number, player: Player): readonly CardSetup[] =>
  Array.from({ length: count }, (_, at) => someOnField(`other monster ${at + 1}`, player));

/** "Can I Tribute Y for X": Y, and others of which no more is known where X takes more, for its Normal Summon or by a procedure of its own. */
export function tributedFor(by: UsualCard, to: UsualCard): Situation | null {
  const { facts, summoning } = by.model;
  if (by === to || facts.cardType !== 'monster' || to.model.facts.cardType !== 'monster') return null;
  const player = by.player ?? 'P0';
  const board = (from: Place, count: number, side: Player) => {
    const tributes = [onField(to, to.player ?? side), ...otherMonsters(count - 1, side)];
    const cards = [setupOf({ ...by, place: from }, player, from), ...tributes];
    return { board: { cards, turnPlayer: player }, used: tributes.map(({ id }) => id) };
  };
  const [own] = (summoning.procedures ?? []).filter(({ uses }) =>
    uses.some(({ do: verb }) => verb === 'tribute'),
  );
  const [use, more] = own?.uses ?? [];
  if (own !== undefined) {
    const what = isDescribed(use?.what) ? use.what : undefined;
    if (typeof what?.count !== 'number' || more !== undefined || own.from[0] === undefined) return null;
    const side = what.filter.controller === 'opponent' ? otherPlayer(player) : player;
    const { board: there, used } = board(own.from[0], what.count, side);
    return situation(there, { ask: 'own-procedure', card: idOf(by), player, used, granted: true });
  }
  const { level = 0 } = facts;
  const isTributed =
    waySummonedWithoutEffect(by.model) === 'tribute-summoned' && summoning.tributes === undefined;
  if (!isTributed) return null;
  const { board: there } = board('hand', level < 7 ? 1 : 2, player);
  return situation(there, { ask: 'normal-summon', card: idOf(by), player, as: 'summon' });
}

/** Ways in which card effects Summon while they resolve. */
const byEffect: ReadonlySet<SummonWay> = new Set(['special-summoned', 'fusion-summoned', 'ritual-summoned']);

/** A monster of which no more is known, where its player has it before it is Summoned so. */
export function summonedIn(way: SummonWay, player: Player): CardSetup {
  const ability = Object.entries(summonedKinds).find(([each]) => each === way)?.[1];
  const levels = [way === 'tribute-summoned' ? 5 : 4];
  const abilities = ability === undefined ? {} : { abilities: [ability, 'Effect' as const] };
  const model = {
    ...someCardThatFits({ cardType: 'monster', levels, ...abilities }),
    name: 'the Summoned monster',
  };
  const isFlip = way === 'flip-summoned';
  const isOfExtraDeck = ability !== undefined && ability !== 'Ritual';
  const place = isFlip ? 'monster-zone' : isOfExtraDeck ? 'extra-deck' : 'hand';
  return setupOf({ model, described: true, ...(isFlip ? { faceUp: false } : {}) }, player, place);
}

/** The other player Summons some monster, or the one that was said; null for a card that may negate the Summoning effect instead. */
export function answeringSummon(by: UsualCard, way: SummonWay, named?: UsualCard): Situation | null {
  const answered = effectsOf(by).flatMap(([, effect]) => answeredEvents(effect));
  const negates = answered.some(({ declared }) => declared === true);
  const negatesEffect = answered.some(
    ({ event, link }) =>
      event === 'effect-activated' && (link?.includes !== undefined || way !== 'special-summoned'),
  );
  // What it is activated for is not its effect, which is used while it lies face-up.
  const isCarrier =
    by.model.facts.cardType !== 'monster' &&
    effectsOf(by).every(([, { kind, does }]) => kind !== 'activation' || does.length === 0);
  if (isCarrier || (byEffect.has(way) && negatesEffect)) return null;
  const player = by.player ?? 'P0';
  const rival = otherPlayer(player);
  // A Special Summon of which no more is said may be one from where the text asks.
  const [from] = way === 'special-summoned' ? answered.flatMap((each) => each.from ?? []) : [];
  const summoned =
    named === undefined
      ? { ...summonedIn(way, rival), ...defined({ place: from }) }
      : setupOf(bare(named), rival, startOf(named.model, way).place);
  const cards = [readyToUse(by, player, rival), summoned];
  const done = negates && !byEffect.has(way) ? 'declare-summon' : 'summon';
  const actions = [{ do: done, card: summoned.id, way, player: rival } as const];
  const question = { ask: 'can-activate', card: idOf(by), player, granted: true } as const;
  return situation({ cards, actions, turnPlayer: rival }, question);
}

/** The other player's monster attacks directly, and each effect of the card is used then, on the attacker where it targets. */
export function stoppingAttack(by: UsualCard): readonly Situation[] {
  // What lasts, or is not read, may keep monsters from attacking at another time.
  const lasts = by.model.parts.some(
    (part) =>
      !isActivated(part) || part.does.some((each) => each.do === 'restrict' || each.do === 'described'),
  );
  if (lasts) return [];
  const player = by.player ?? 'P0';
  const rival = otherPlayer(player);
  const attacker = someOnField('the attacker', rival, { position: 'attack' });
  return effectsOf(by).map(([part, effect]) => {
    const usual: UsualEffect = { by: { ...by, player }, part, effect };
    const targets = effect.targets.length > 0 ? [attacker.id] : [];
    const cards = [beforeActivation(usual, rival), attacker];
    const attack = { do: 'attack', card: attacker.id } as const;
    const actions = [attack, activate(usual, targets), resolve(usual, attacker.id)];
    return situation(
      { cards, actions, turnPlayer: rival, phase: 'battle' },
      { ask: 'attack-goes', on: false },
    );
  });
}

/** A usual board with what was told besides on it. */
export const withBeside = (
  board: Situation,
  beside: Pick<Situation, 'cards' | 'players'> | undefined,
): Situation => ({
  ...board,
  ...beside,
  cards: [
    ...board.cards,
    ...(beside?.cards ?? []).filter(({ id }) => !board.cards.some((each) => each.id === id)),
  ],
});

/** X attacks Y, both in face-up Attack Position where nothing else was said, and nothing else is there. */
export function attacked(
  asks: 'battle-damage' | 'destroyed-by-battle',
  by: UsualCard,
  to: UsualCard,
): Situation | null {
  if (by === to || by.model.facts.cardType !== 'monster' || to.model.facts.cardType !== 'monster')
    return null;
  const [player] = sidesSaid(by, to, 'P0');
  // "Does Y survive an attack by X in Defense Position": Y is meant.
  const isOfOther = asks === 'destroyed-by-battle' && by.position === 'defense';
  const position = to.position ?? (isOfOther ? by.position : undefined);
  const isTold = position !== undefined || to.faceUp === false;
  const board = {
    cards: [
      onField({ position: 'attack', ...by, ...(isOfOther && { position: 'attack' }) }, player),
      onField({ ...to, ...(isTold ? defined({ position }) : { position: 'attack' }) }, otherPlayer(player)),
    ],
    actions: [{ do: 'attack', card: idOf(by), target: idOf(to) }],
    turnPlayer: player,
    phase: 'battle',
  } as const;
  return situation(board, asks === 'battle-damage' ? { ask: asks } : { ask: asks, card: idOf(to) }, [
    isTold
      ? 'no other card is used'
      : 'both monsters are in face-up Attack Position, and no other card is used',
  ]);
}

/** X has attacked directly, and asks to attack again; null where its text gives it more attacks on monsters alone, or at times. */
export function afterAttack(by: UsualCard): Situation | null {
  const { facts, parts } = by.model;
  // An effect that gives it another attack has to be activated first.
  const limited = parts.some(
    (part) =>
      'does' in part &&
      part.does
        .flatMap(({ battle = [] }) => battle)
        .some(
          ({ trait, conditions }) =>
            trait?.is === 'attacks' && (trait.onMonsters || conditions.length > 0 || isActivated(part)),
        ),
  );
  if (facts.cardType !== 'monster' || limited) return null;
  const player = by.player ?? 'P0';
  const board = {
    cards: [onField({ position: 'attack', ...by }, player)],
    actions: [
      { do: 'attack', card: idOf(by) },
      { do: 'battle', to: 'over' },
    ],
    turnPlayer: player,
    phase: 'battle',
  } as const;
  return situation(board, { ask: 'can-attack', card: idOf(by) });
}

/** A card whose text applies: it lies face-up, or was activated for that and has resolved. */
export function inForce(
  by: UsualCard,
  player: Player,
): { readonly card: CardSetup; readonly actions: Situation['actions'] } {
  const lies = by.model.parts.some(({ kind }) => kind === 'continuous' || kind === 'unclassified');
  const lasting = effectsOf(by).find(([, { does }]) => does.some(({ denies }) => denies === true));
  if (lies || lasting === undefined)
    return { card: setupOf({ ...by, faceUp: true }, player, fieldOf(by)), actions: [] };
  const usual = { by: { ...by, player }, part: lasting[0], effect: lasting[1] };
  return {
    card: beforeActivation(usual, otherPlayer(player)),
    actions: [activate(usual, []), resolve(usual, undefined)],
  };
}

/** While the text of X applies, the other player attacks directly with that monster, or one of any Level: one board for each. */
export function attackKept(by: UsualCard, named?: UsualCard): readonly Situation[] {
  const player = by.player ?? 'P0';
  const rival = otherPlayer(player);
  const { card, actions } = inForce(by, player);
  const position = 'attack';
  const attackers =
    named === undefined
      ? [1, 4, 12].map((level) => someOnField('the attacker', rival, { position }, level))
      : [onField({ ...named, position }, rival)];
  return attackers.map((attacker) =>
    situation(
      { cards: [card, attacker], actions, turnPlayer: rival, phase: 'battle' },
      { ask: 'can-attack', card: attacker.id },
    ),
  );
}

/** While the text of X applies, the other player is to Summon a monster of which no more is known. */
export function summonKept(by: UsualCard, way: SummonWay): Situation {
  const player = by.player ?? 'P0';
  const rival = otherPlayer(player);
  const { card, actions } = inForce(by, player);
  const other = summonedIn(way, rival);
  const tribute = way === 'tribute-summoned' ? [someOnField('the Tribute', rival)] : [];
  const question = isNormalSummon(way)
    ? ({ ask: 'normal-summon', card: other.id, player: rival, as: 'summon' } as const)
    : isSpecialSummon(way)
      ? ({ ask: 'special-summon', card: other.id, way } as const)
      : ({ ask: 'flip-summon', card: other.id } as const);
  return situation({ cards: [card, other, ...tribute], actions, turnPlayer: rival }, question);
}

/** The other player has activated what the effect answers: a card or an effect of its kind, that does what it asks for. */
export function activationAnswered(effect: ActivatedEffect, player: Player): Staged | null {
  const answered = answeredEvents(effect).find(({ event }) => event === 'effect-activated');
  if (answered === undefined || answered.of === 'this' || answered.link?.targets !== undefined) return null;
  const [included] = answered.link?.includes ?? [];
  const [verb] = included?.do ?? [];
  const what = { count: 1, filter: {}, ...(included?.from === undefined ? {} : { from: included.from }) };
  const part = partSchema.parse({
    kind: answered.of.cardType === 'monster' ? 'quick' : 'activation',
    does: [verb === undefined ? { do: 'described', reads: 'what it does' } : { do: verb, what }],
  });
  if (!isActivated(part)) return null;
  // Such as can be activated in either turn.
  const spell = answered.of.cardType?.startsWith('spell') ? { property: 'Quick-Play' as const } : {};
  const filter = { cardType: 'trap' as const, ...answered.of, ...spell };
  const model = { ...someCardThatFits(filter), name: 'the card that is answered', parts: [part] };
  const usual = { by: { model, described: true as const, player }, part: 0, effect: part };
  const card = beforeActivation(usual, otherPlayer(player));
  return { cards: [card], actions: [activate(usual, [])], turnPlayer: player, phase: 'main-1' };
}
