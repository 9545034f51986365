import type { Card } from '../../engine/duel.ts';
import { summonsAndAttacks } from '../../engine/legal/summons-and-attacks.ts';
import { ownMaterialWay } from '../../engine/material-summon/case.ts';
import { hasAbility } from '../../engine/monster/ability.ts';
import { isGemini } from '../../engine/monster/kind.ts';
import { tributeWays } from '../../engine/normal-summon/tribute-ways.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import { type Action, type Board, cardsOf } from './board.ts';
import { type Tried, tried } from './offer.ts';

type Summon = Extract<Action, { do: 'summon' }>;

/** Not every choice of Tributes is offered of more monsters than a field has zones. */
const MOST_TRIBUTES = 7;

/** Normal Summons, Tribute Summons, second Summons of Geminis, and Sets of monsters, Spells and Traps. */
export const normalSummons = (board: Board): readonly Tried[] =>
  cardsOf(board).flatMap((card) => {
    if (card.place === 'hand') return fromHand(board, card);
    return card.place === 'monster-zone' && card.faceUp && isGemini(card)
      ? [summon(card, 'normal-summoned-again')]
      : [];
  });

function fromHand(board: Board, card: Card): readonly Tried[] {
  if (card.model.facts.cardType !== 'monster') return [summon(card, 'set')];
  return [...withTributes(board, card, 'summon'), ...withTributes(board, card, 'set')];
}

/** With each choice of the Tributes that it needs; without them, where there are too few. */
function withTributes(board: Board, card: Card, as: 'summon' | 'set'): readonly Tried[] {
  const ways = tributeWays(card, as);
  const counts = ways === 'level-not-said' ? [0] : [...new Set(ways.map(({ count }) => count))];
  const own = cardsOf(board).filter(
    ({ place, controller }) => place === 'monster-zone' && controller === card.owner,
  );
  return counts.flatMap((count): readonly Tried[] => {
    const way = as === 'set' ? 'set' : count === 0 ? 'normal-summoned' : 'tribute-summoned';
    const choices = count === 0 || own.length > MOST_TRIBUTES ? [] : choicesOf(own, count);
    return choices.length === 0
      ? [summon(card, way)]
      : choices.map((each) => summon(card, way, { tributes: each.map(({ id }) => id) }));
  });
}

const summon = (card: Card, way: SummonWay, more: Partial<Summon> = {}): Tried =>
  tried({ do: 'summon', player: card.controller, way, card: card.id, ...more }, card.id);

/** Every choice of so many. */
function choicesOf<T>(all: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return all.flatMap((one, at) => choicesOf(all.slice(at + 1), count - 1).map((rest) => [one, ...rest]));
}

/**
 * Special Summons without a card effect: those that the game knows of, with their materials; and of each monster of the
 * Extra Deck, and with a procedure of its own, the one of its kind.
 */
export function specialSummons(board: Board): readonly Tried[] {
  const known = summonsAndAttacks(board.duel).flatMap((told): readonly Tried[] => {
    if (told.do !== 'summon' || told.way === 'set' || told.way === 'flip-summoned') return [];
    const { card, way, player, materials, together } = told;
    const action: Summon = {
      do: 'summon',
      ...(player === undefined ? {} : { player }),
      way,
      card,
      ...(together === undefined ? {} : { together: [...together] }),
      ...(materials === undefined ? {} : { materials: [...materials] }),
    };
    return [tried(action, card)];
  });
  const named = new Set(known.flatMap(({ card }) => card ?? []));
  const plain = cardsOf(board).flatMap((card) => (named.has(card.id) ? [] : waysOf(card)));
  return [...known, ...plain];
}

/** Of a monster that no such Summon is known of: how it could be told, without its materials. */
function waysOf(card: Card): readonly Tried[] {
  const own = (card.model.summoning.procedures ?? []).some(({ from }) => from.includes(card.place));
  const procedure = own ? [summon(card, 'summoned-by-own-procedure')] : [];
  if (card.place !== 'extra-deck' || card.faceUp) return procedure;
  const way = ownMaterialWay(card);
  return way === undefined ? procedure : [...procedure, summon(card, way)];
}

/** The same Summons, declared: they may still be negated. */
export const declared = (all: readonly Tried[]): readonly Tried[] =>
  all.flatMap(({ actions, card }): readonly Tried[] => {
    const [action, ...more] = actions;
    if (action?.do !== 'summon' || more.length > 0 || action.way === 'set') return [];
    return [tried({ ...action, do: 'declare-summon' }, card)];
  });

/** Changes of battle position by hand, and Flip Summons. */
export const positions = (board: Board): readonly Tried[] =>
  cardsOf(board).flatMap((card): readonly Tried[] => {
    if (card.place !== 'monster-zone') return [];
    if (!card.faceUp) return [summon(card, 'flip-summoned')];
    return hasAbility(card, 'Link')
      ? []
      : [tried({ do: 'happen', events: [{ event: 'position-changed', card: card.id }] }, card.id)];
  });
