import { pendulumSummons } from '../../engine/legal/pendulum-summons.ts';
import { ownMaterialWay } from '../../engine/material-summon/material-summon-case.ts';
import { tributeWays } from '../../engine/normal-summon/tribute-ways.ts';
import { hasAbility } from '../../engine/state/ability.ts';
import type { Card } from '../../engine/state/duel.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import { type Action, type Board, cardsOf } from './board.ts';
import { choicesOf, ownMonsters, someMaterials } from './materials.ts';
import { type Tried, tried } from './offer.ts';

type Summon = Extract<Action, { do: 'summon' }>;

/** As many choices of Tributes are listed with the Summon itself. */
const MOST_LISTED = 6;

/** Normal Summons, Tribute Summons, second Summons of Geminis, and Sets of monsters, Spells and Traps. */
export const normalSummons = (board: Board): readonly Tried[] =>
  cardsOf(board).flatMap((card) => {
    if (card.place === 'hand') return fromHand(board, card);
    return card.place === 'monster-zone' && card.faceUp && hasAbility(card, 'Gemini')
      ? [summon(card, 'normal-summoned-again')]
      : [];
  });

function fromHand(board: Board, card: Card): readonly Tried[] {
  if (card.model.facts.cardType !== 'monster') return [summon(card, 'set')];
  return [...withTributes(board, card, 'summon'), ...withTributes(board, card, 'set')];
}

/** With each choice of the Tributes that it needs; of many the choice is asked for afterwards. */
function withTributes(board: Board, card: Card, as: 'summon' | 'set'): readonly Tried[] {
  const ways = tributeWays(card, as);
  const counts = ways === 'level-not-said' ? [0] : [...new Set(ways.map(({ count }) => count))];
  return counts.flatMap((count): readonly Tried[] => {
    const way = as === 'set' ? 'set' : count === 0 ? 'normal-summoned' : 'tribute-summoned';
    const own = count === 0 ? [] : choicesOf(ownMonsters(board.duel, card), count);
    const all = own.map((each) => summon(card, way, { tributes: each.map(({ id }) => id) }));
    const [first] = all;
    if (first === undefined) return [summon(card, way)];
    return all.length <= MOST_LISTED ? all : [{ ...summon(card, way), judgeAs: first.actions }];
  });
}

const summon = (card: Card, way: SummonWay, more: Partial<Summon> = {}): Tried =>
  tried({ do: 'summon', player: card.controller, way, card: card.id, ...more }, card.id);

/**
 * Special Summons without a card effect: of each monster of the Extra Deck the one of its kind, by a monster's own
 * procedure, and Pendulum Summons. With which materials is asked for afterwards.
 */
export const specialSummons = (board: Board): readonly Tried[] => [
  ...cardsOf(board).flatMap((card) => waysOf(board, card)),
  ...pendulumSummons(board.duel).flatMap((told): readonly Tried[] => {
    if (told.do !== 'summon') return [];
    const { card, way, player = board.duel.turnPlayer, together } = told;
    const others = together === undefined ? {} : { together: [...together] };
    return [tried({ do: 'summon', player, way, card, ...others }, card)];
  }),
];

function waysOf({ duel }: Board, card: Card): readonly Tried[] {
  const own = (card.model.summoning.procedures ?? []).some(({ from }) => from.includes(card.place));
  const procedure = own ? [summon(card, 'summoned-by-own-procedure')] : [];
  if (card.place !== 'extra-deck' || card.faceUp) return procedure;
  const way = ownMaterialWay(card);
  if (way === undefined) return procedure;
  const plain = summon(card, way);
  if (card.model.summoning.materials === undefined) return [...procedure, plain];
  const materials = someMaterials(duel, card.id, way);
  if (materials === undefined)
    return [...procedure, { ...plain, lacks: `no monsters of ${card.owner} fit its materials` }];
  const judgeAs = summon(card, way, { materials: materials.map(({ id }) => id) }).actions;
  return [...procedure, { ...plain, judgeAs }];
}

/** The same Summons, declared: they may still be negated. */
export const declared = (all: readonly Tried[]): readonly Tried[] =>
  all.flatMap(({ actions, judgeAs = actions, ...rest }): readonly Tried[] => {
    const [action, judged] = [asDeclared(actions), asDeclared(judgeAs)];
    return action === undefined || judged === undefined
      ? []
      : [{ ...rest, actions: [action], judgeAs: [judged] }];
  });

function asDeclared([action, ...more]: readonly Action[]): Action | undefined {
  if (action?.do !== 'summon' || more.length > 0 || action.way === 'set') return undefined;
  return { ...action, do: 'declare-summon' };
}

/** Changes of battle position by hand, and Flip Summons. */
export const positions = (board: Board): readonly Tried[] =>
  cardsOf(board).flatMap((card): readonly Tried[] => {
    if (card.place !== 'monster-zone') return [];
    if (!card.faceUp) return [summon(card, 'flip-summoned')];
    return hasAbility(card, 'Link')
      ? []
      : [tried({ do: 'happen', events: [{ event: 'position-changed', card: card.id }] }, card.id)];
  });
