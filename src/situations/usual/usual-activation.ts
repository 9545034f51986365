import { activationPlaces, answeredEvents, isActivated } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { extraDeckWay, type MonsterFacts } from '../../card-model/facts.ts';
import { isDescribed } from '../../card-model/instruction.ts';
import type { ActivatedEffect, TriggerEvent } from '../../card-model/part.ts';
import { otherPlayer, type Player } from '../../engine/state/duel.ts';
import { defined } from '../../platform/defined.ts';
import { isSummonWay } from '../../vocabulary/events.ts';
import type { Phase } from '../../vocabulary/phases.ts';
import type { Place } from '../../vocabulary/places.ts';
import { isSpecialSummon, isSuchSummon, type SummonWay } from '../../vocabulary/summons.ts';
import { someCardThatFits, someMonster } from '../readers/described.ts';
import { causesOf, startOf } from '../readers/timing-start.ts';
import { type CardSetup, noNormalSummons, type Situation } from '../situation.ts';

type Action = Situation['actions'][number];

/** A card of a short question: which one it is, and what was said of it. What was not said is as it usually is. */
export interface UsualCard {
  readonly model: CardModel;
  /** No card of the catalogue, but one of its kind, or with some of its effects alone. */
  readonly described?: true;
  /** Its id in the situation; left out: its name. */
  readonly id?: string;
  /** Who controls it, or has it. */
  readonly player?: Player;
  readonly place?: Place;
  readonly faceUp?: boolean;
  readonly position?: 'attack' | 'defense';
  /** Which of its effects is meant: the index among the parts of its model. */
  readonly part?: number;
}

/** Part of a situation: where the cards are, when it is, and what is done. */
export interface Staged {
  readonly cards: readonly CardSetup[];
  readonly actions: readonly Action[];
  readonly turnPlayer: Player;
  readonly phase: Phase;
}

/** A board on which nothing was done, where no actions are named, and in Main Phase 1, where no phase is. */
type Board = Pick<Staged, 'cards' | 'turnPlayer'> & Partial<Staged>;

/** An effect that is to be activated, and the card that it is to be done to. */
export interface UsualEffect {
  readonly by: UsualCard & { readonly player: Player };
  readonly part: number;
  readonly effect: ActivatedEffect;
}

export const idOf = ({ id, model }: UsualCard): string => id ?? model.name;

/** The activated effects of a card, or the one that was said. */
export const effectsOf = ({ model, part }: UsualCard): readonly (readonly [number, ActivatedEffect])[] =>
  model.parts.flatMap((each, at) =>
    isActivated(each) && (part === undefined || part === at) ? [[at, each] as const] : [],
  );

/** A card where it was said to be, or where `usual` has it. Spells and Traps that do not stay on the field lie Set there. */
export function setupOf(card: UsualCard, player: Player, usual: Place): CardSetup {
  const { model } = card;
  const place = card.place ?? usual;
  const { facts } = model;
  const isMonster = facts.cardType === 'monster';
  const faceUp = card.faceUp ?? (place !== 'spell-trap-zone' || isMonster || staysFaceUp(model));
  const turned = place === 'monster-zone' && isMonster;
  const isLink = facts.cardType === 'monster' && facts.abilities.includes('Link');
  const position = card.position ?? (faceUp || isLink ? 'attack' : 'defense');
  const hidden =
    place === 'hand' || place === 'deck' || (place === 'extra-deck' && card.faceUp === undefined);
  return {
    id: idOf(card),
    card: card.described ? model : model.name,
    controller: player,
    place,
    ...(hidden || faceUp ? {} : { faceUp }),
    ...(turned ? { position } : {}),
    ...(turned && faceUp && asksHowSummoned(model) && defined({ summoned: wayOf(model) })),
  };
}

const wayOf = ({ facts }: CardModel): SummonWay | undefined =>
  facts.cardType === 'monster' ? extraDeckWay(facts) : undefined;

/** Does its text ask how a monster was Summoned ("this Link Summoned card")? One of the Extra Deck usually was as its kind is. */
const asksHowSummoned = ({ parts }: CardModel): boolean => JSON.stringify(parts).includes('"summonedBy"');

const staysFaceUp = ({ facts }: CardModel): boolean =>
  facts.cardType !== 'monster' && ['Continuous', 'Field', 'Equip'].includes(facts.property);

/** Where a card of this kind is activated from: a Trap lies Set, a Spell is in the hand, a monster on the field if it can. */
export function activatedFrom({ by, effect }: UsualEffect, turnPlayer: Player): Place {
  if (by.place !== undefined) return by.place;
  const { facts } = by.model;
  if (effect.kind === 'activation') {
    if (facts.cardType === 'spell' && turnPlayer === by.player) return 'hand';
    return facts.cardType !== 'monster' && facts.property === 'Field' ? 'field-zone' : 'spell-trap-zone';
  }
  const places = activationPlaces(effect, facts) ?? [];
  return places.includes('monster-zone') ? 'monster-zone' : (places[0] ?? 'monster-zone');
}

/** A Spell or Trap that is activated lies Set before; one whose effect is activated later lies face-up. */
export const beforeActivation = (usual: UsualEffect, turnPlayer: Player): CardSetup => {
  const { by, effect } = usual;
  const onField = effect.kind === 'activation' ? { faceUp: by.faceUp ?? false } : {};
  const lies = by.model.facts.cardType === 'monster' ? {} : onField;
  return setupOf(
    { ...by, ...(activatedFrom(usual, turnPlayer) === 'hand' ? {} : lies) },
    by.player,
    activatedFrom(usual, turnPlayer),
  );
};

/** The card as it lies before its first effect is activated, or face-up on the field where it has none. */
export function readyToUse(by: UsualCard, player: Player, turnPlayer: Player): CardSetup {
  const [first] = effectsOf(by);
  if (first === undefined) return onField(by, player);
  const [part, effect] = first;
  return beforeActivation({ by: { ...by, player }, part, effect }, turnPlayer);
}

/** How a monster usually comes to the field: an event of those that are answered, where one is named. */
export function usualSummon(model: CardModel, answered: readonly TriggerEvent[]): SummonWay | undefined {
  const { facts, summoning } = model;
  if (facts.cardType !== 'monster') return undefined;
  const ways = answered.flatMap(({ event }) => (isSummonWay(event) ? [event] : []));
  const own = extraDeckWay(facts);
  const special = own ?? (summoning.ways.find(isSpecialSummon) || 'special-summoned');
  const mustSpecial = own !== undefined || summoning.noNormalSummonSet === true;
  const all: readonly SummonWay[] = mustSpecial ? [special] : [normalWay(facts), special];
  return all.find((way) => ways.some((each) => isSuchSummon(each, way)));
}

/** How a monster is Summoned without an effect; undefined for one that only its own text Summons, and for other cards. */
export function waySummonedWithoutEffect({ facts, summoning }: CardModel): SummonWay | undefined {
  if (facts.cardType !== 'monster') return undefined;
  const way = extraDeckWay(facts);
  if (way !== undefined) return way;
  const { special = 'cannot-be', noNormalSummon, noNormalSummonSet } = summoning;
  const barred = (noNormalSummon ?? noNormalSummonSet) || special !== 'cannot-be';
  if (barred || facts.abilities.includes('Ritual')) return undefined;
  return normalWay(facts);
}

/** The ways in which its player Summons a monster without an effect: its procedure is one. */
export const waysSummoned = (model: CardModel): readonly SummonWay[] => [
  ...[waySummonedWithoutEffect(model)].flatMap((way) => way ?? []),
  ...(model.summoning.procedure === undefined ? [] : (['summoned-by-own-procedure'] as const)),
];

const normalWay = ({ level = 0 }: MonsterFacts): SummonWay =>
  level > 4 ? 'tribute-summoned' : 'normal-summoned';

/** The line that activates the effect. */
export const activate = (
  { by, part }: UsualEffect,
  targets: readonly string[],
): Extract<Action, { do: 'activate' }> => ({
  do: 'activate',
  card: idOf(by),
  player: by.player,
  ...(effectsOf({ model: by.model }).length > 1 ? { part } : {}),
  ...(targets.length === 0 ? {} : { targets: [...targets] }),
});

/** The Chain Link resolves; what it leaves to its player is done, and to that card. */
export const resolve = ({ effect }: UsualEffect, on: string | undefined): Action => {
  const may = effect.does.filter((each) => each.may).map(() => true);
  const chooses = effect.does.some(({ what }) => isDescribed(what) && what.count !== 'all' && !what.among);
  return {
    do: 'resolve',
    ...(chooses && on !== undefined ? { chosen: [on] } : {}),
    ...(may.length > 0 ? { optional: may } : {}),
  };
};

/** What happens, to `asked` or a fitting monster, right before the effect may be activated; null: to be told. */
export function occasion(usual: UsualEffect, asked?: UsualCard & { readonly player: Player }): Staged | null {
  const { by, effect } = usual;
  const events = answeredEvents(effect);
  const rival = otherPlayer(by.player);
  const phase = (effect.kind === 'trigger' && effect.phase) || effect.during?.phases?.[0] || 'main-1';
  const turnPlayer = effect.during?.turn === 'opponent' ? rival : by.player;
  if (events.length === 0)
    return effect.unreadTiming === undefined ? { cards: [], actions: [], turnPlayer, phase } : null;
  const own = events.filter((each) => each.of === 'this');
  const others = events.filter((each) => each.of !== 'this');
  const isMonster = asked?.model.facts.cardType === 'monster';
  const third = { ...someOther(others, by.player), ...(asked && { player: asked.player }) };
  const to = isMonster ? asked : third;
  const attack = others.find(({ event }) => event === 'attack-declared');
  if (attack !== undefined) {
    // What is attacked has to be told where the text asks for it.
    if (attack.attacked !== undefined) return null;
    const attacker = isMonster && asked.position !== 'defense' && asked.faceUp !== false ? asked : third;
    return {
      cards: [onField(attacker, attacker.player)],
      actions: [{ do: 'attack', card: idOf(attacker) }],
      turnPlayer: attacker.player,
      phase: 'battle',
    };
  }
  // What was said to lie somewhere is not what is Summoned.
  const one = asked?.place === undefined ? to : third;
  const way = usualSummon(one.model, others);
  if (way !== undefined) {
    const declared = others.some((each) => each.declared);
    return {
      cards: [setupOf(bare(one), one.player, startOf(one.model, way).place)],
      actions: [{ do: declared ? 'declare-summon' : 'summon', card: idOf(one), way, player: one.player }],
      turnPlayer: one.player,
      phase: 'main-1',
    };
  }
  const [event] = own;
  if (event === undefined) return happensTo(third, others);
  const ownWay = usualSummon(by.model, own);
  const cause = causesOf(event.event).find((each) => event.by?.includes(each) !== false);
  if (ownWay === undefined && (cause === undefined || asksByWhat(event))) return null;
  const happens = { event: event.event, card: idOf(by), cause: cause ?? 'effect' };
  const start = startOf(by.model, ownWay ?? event.event).place;
  const from = event.from?.includes(start) === false ? (event.from[0] ?? start) : start;
  return {
    cards: [setupOf(bare(by), by.player, from)],
    actions:
      ownWay === undefined
        ? [{ do: 'happen', events: [happens] }]
        : [{ do: 'summon', card: idOf(by), way: ownWay, player: by.player }],
    turnPlayer: by.player,
    phase: 'main-1',
  };
}

/** Something that the text answers happens to such a card as it asks for, where it asks for no more. */
function happensTo(
  card: UsualCard & { readonly player: Player },
  answered: readonly TriggerEvent[],
): Staged | null {
  const event = answered.find((each) => !isSummonWay(each.event) && !asksByWhat(each));
  const cause = event && causesOf(event.event).find((each) => event.by?.includes(each) !== false);
  if (event === undefined || cause === undefined || event.event === 'effect-activated') return null;
  return {
    cards: [setupOf(card, card.player, event.from?.[0] ?? startOf(card.model, event.event, [event]).place)],
    actions: [{ do: 'happen', events: [{ event: event.event, card: idOf(card), cause }] }],
    turnPlayer: card.player,
    phase: 'main-1',
  };
}

/** A monster such as the text asks for, of whom it says; of the other player, where it does not say whose. */
function someOther([event]: readonly TriggerEvent[], player: Player) {
  const filter = event === undefined || event.of === 'this' ? {} : event.of;
  const model = someCardThatFits({ ...filter, cardType: 'monster' });
  const whose = filter.controller === 'you' ? player : otherPlayer(player);
  return { model, described: true as const, player: whose };
}

/** Does the text ask by whom, by which card or for what it happens? That has to be told. */
const asksByWhat = (event: TriggerEvent): boolean =>
  event.byWhom !== undefined ||
  event.byCard !== undefined ||
  event.for !== undefined ||
  event.attacked !== undefined;

/** The card alone: where it was before something happened to it, nobody says. */
export const bare = ({ model, id, described }: UsualCard): UsualCard => ({
  model,
  ...defined({ id, described }),
});

/** Does the effect answer the activation of a card or an effect? */
export const answersActivation = (effect: ActivatedEffect): boolean =>
  answeredEvents(effect).some(({ event }) => event === 'effect-activated');

/** Where a card of its kind lies on the field. */
export const fieldOf = ({ model: { facts } }: UsualCard): Place =>
  facts.cardType === 'monster'
    ? 'monster-zone'
    : facts.property === 'Field'
      ? 'field-zone'
      : 'spell-trap-zone';

export const onField = (card: UsualCard, player: Player) => setupOf(card, player, fieldOf(card));

/** A monster of which no more is known, on the field of a player. */
export const someOnField = (name: string, player: Player, more: Partial<UsualCard> = {}, level = 4) =>
  onField({ model: someMonster(name, level), described: true, ...more }, player);

/** Whose the cards of two players are, where those of one were said: else X is of the player who is named first. */
export function sidesSaid(by: UsualCard, to: UsualCard, first: Player): readonly [by: Player, to: Player] {
  const player = by.player ?? (to.player === undefined ? first : otherPlayer(to.player));
  return [player, to.player ?? otherPlayer(player)];
}

/** The situation of a board, with what is asked of it. */
export const situation = (
  { cards, turnPlayer, actions = [], phase = 'main-1' }: Board,
  question: Situation['question'],
  assumed: readonly string[] = [],
): Situation => ({
  ruleset: 'tcg',
  turnPlayer,
  phase,
  ...noNormalSummons,
  cards: [...cards],
  actions: [...actions],
  question,
  assumed: [...assumed],
});
