import { judgeStep } from '../../engine/legal/judge-step.ts';
import { pendulumSummons } from '../../engine/legal/turn-goes-on.ts';
import {
  fitsList,
  isMaterialWay,
  type MaterialWay,
  materialRules,
  ownMaterialWay,
} from '../../engine/material-summon/material-summon-rules.ts';
import { tributeWays } from '../../engine/normal-summon/tribute-ways.ts';
import { applyAll, outcome } from '../../engine/rule.ts';
import { hasAbility } from '../../engine/state/ability.ts';
import { type Card, cardOf, type Duel } from '../../engine/state/duel.ts';
import { defined } from '../../platform/defined.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import { type Action, byVerdict, cardsOf, marks, type Seen, type Tried, tried, whyNot } from './board.ts';
import type { OpenAnswer, OpenChoice } from './open-choice.ts';

type Summon = Extract<Action, { do: 'summon' }>;
type Summoned = Extract<Action, { do: 'summon' | 'declare-summon' }>;

/** Not every choice is looked at of more monsters than a field has zones. */
const MOST_MONSTERS = 7;
/** How many choices are judged to say whether there is one. */
const MOST_TRIED = 12;
/** How many choices are judged to be offered: the fewest cards come first, and others seldom are meant. */
const MOST_JUDGED = 40;
/** As many choices of Tributes are listed with the Summon itself. */
const MOST_LISTED = 6;

/** Every choice of so many. */
function choicesOf<T>(all: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return all.flatMap((one, at) => choicesOf(all.slice(at + 1), count - 1).map((rest) => [one, ...rest]));
}

const idsOf = (cards: readonly Card[]): string[] => cards.map(({ id }) => id);

/** The monsters that a player can use up: in the Monster Zones, face-up where they are used as materials. */
const ownMonsters = (duel: Duel, { owner }: Card, faceUp = false): readonly Card[] =>
  cardsOf({ duel }).filter(
    (each) => each.place === 'monster-zone' && each.controller === owner && (each.faceUp || !faceUp),
  );

/** The choices of materials that fit what the monster asks for, the fewest first. */
function fittingMaterials(duel: Duel, card: Card): readonly (readonly Card[])[] {
  const { materials } = card.model.summoning;
  const own = ownMonsters(duel, card, true);
  if (materials === undefined || own.length > MOST_MONSTERS) return [];
  return own
    .flatMap((_, at) => choicesOf(own, at + 1))
    .filter((each) => fitsList(duel, materials, each, card.owner) !== 'no');
}

/** A choice of materials that no rule forbids, as far as a few are looked at; else the first that fits. */
function someMaterials(duel: Duel, card: Card, way: MaterialWay): readonly Card[] | undefined {
  const fitting = fittingMaterials(duel, card).slice(0, MOST_TRIED);
  const able = fitting.find(
    (materials) =>
      outcome(applyAll(materialRules, duel, { card, way, player: card.owner, materials })) !== 'forbids',
  );
  return able ?? fitting[0];
}

const summon = (card: Card, way: SummonWay, more: Partial<Summon> = {}): Tried =>
  tried({ do: 'summon', player: card.controller, way, card: card.id, ...more }, card.id);

/** Normal Summons, Tribute Summons, second Summons of Geminis, and Sets of monsters, Spells and Traps. */
export const normalSummons = (board: Seen): readonly Tried[] =>
  cardsOf(board).flatMap((card) => {
    const { place, faceUp, model } = card;
    if (place === 'monster-zone' && faceUp && hasAbility(card, 'Gemini'))
      return [summon(card, 'normal-summoned-again')];
    if (place !== 'hand') return [];
    if (model.facts.cardType !== 'monster') return [summon(card, 'set')];
    return [...withTributes(board, card, 'summon'), ...withTributes(board, card, 'set')];
  });

/** With each choice of the Tributes that it needs; of many the choice is asked for afterwards. */
function withTributes(board: Seen, card: Card, as: 'summon' | 'set'): readonly Tried[] {
  const ways = tributeWays(card, as);
  const counts = ways === 'level-not-said' ? [0] : [...new Set(ways.map(({ count }) => count))];
  return counts.flatMap((count): readonly Tried[] => {
    const way = as === 'set' ? 'set' : count === 0 ? 'normal-summoned' : 'tribute-summoned';
    const own = count === 0 ? [] : choicesOf(ownMonsters(board.duel, card), count);
    const all = own.map((each) => summon(card, way, { tributes: idsOf(each) }));
    const [first] = all;
    if (first === undefined) return [summon(card, way)];
    return all.length <= MOST_LISTED ? all : [{ ...summon(card, way), judgeAs: first.actions }];
  });
}

/** Special Summons without a card effect: by materials, own procedures, Pendulum. Materials are asked for afterwards. */
export const specialSummons = (board: Seen): readonly Tried[] => [
  ...cardsOf(board).flatMap((card) => waysOf(board, card)),
  ...pendulumSummons(board.duel).flatMap((told): readonly Tried[] => {
    if (told.do !== 'summon') return [];
    const { card, way, player = board.duel.turnPlayer, together } = told;
    return [
      tried({ do: 'summon', player, way, card, ...defined({ together: together && [...together] }) }, card),
    ];
  }),
];

function waysOf({ duel }: Seen, card: Card): readonly Tried[] {
  const own = (card.model.summoning.procedures ?? []).some(({ from }) => from.includes(card.place));
  const procedure = own ? [summon(card, 'summoned-by-own-procedure')] : [];
  const way = card.place === 'extra-deck' && !card.faceUp ? ownMaterialWay(card) : undefined;
  if (way === undefined) return procedure;
  const plain = summon(card, way);
  if (card.model.summoning.materials === undefined) return [...procedure, plain];
  const materials = someMaterials(duel, card, way);
  if (materials === undefined)
    return [...procedure, { ...plain, lacks: `no monsters of ${card.owner} fit its materials` }];
  return [...procedure, { ...plain, judgeAs: summon(card, way, { materials: idsOf(materials) }).actions }];
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
export const positions = (board: Seen): readonly Tried[] =>
  cardsOf(board).flatMap((card): readonly Tried[] => {
    if (card.place !== 'monster-zone') return [];
    if (!card.faceUp) return [summon(card, 'flip-summoned')];
    return hasAbility(card, 'Link')
      ? []
      : [tried({ do: 'happen', events: [{ event: 'position-changed', card: card.id }] }, card.id)];
  });

/** What a Summon uses up and nobody said: its materials, or its Tributes. */
export const openOfSummon = (duel: Duel, action: Summoned): OpenChoice | undefined =>
  openMaterials(duel, action) ?? openTributes(duel, action);

/** Every choice of materials that fit, those first that the rules allow. */
function openMaterials(duel: Duel, action: Summoned): OpenChoice | undefined {
  if (!isMaterialWay(action.way) || action.materials !== undefined) return undefined;
  const judged = fittingMaterials(duel, cardOf(duel, action.card)).map((materials, at) => {
    const withThem: Summoned = { ...action, materials: idsOf(materials) };
    const notJudged = { verdict: 'undecided', findings: [], open: [] } as const;
    return { materials, withThem, ...(at < MOST_JUDGED ? judgeStep(duel, withThem) : notJudged) };
  });
  if (judged.length === 0) return undefined;
  return {
    asks: 'Which monsters are the materials?',
    answers: judged
      .toSorted(byVerdict)
      .map(
        ({ materials, withThem, ...said }): OpenAnswer => ({
          label: `${idsOf(materials).join(' + ')}${said.verdict === 'illegal' ? marks.illegal : ''}`,
          action: withThem,
          ...defined({ detail: whyNot(said) }),
        }),
      ),
  };
}

/** How many Tributes a Tribute Summon or a Set takes by the monster's Level. */
function tributesFor(card: Card, { way }: Summoned): number {
  if (card.model.facts.cardType !== 'monster') return 0;
  if (way !== 'tribute-summoned' && way !== 'set') return 0;
  const ways = tributeWays(card, way === 'set' ? 'set' : 'summon');
  return ways === 'level-not-said' ? 0 : (ways[0]?.count ?? 0);
}

/** The monsters that can be Tributed, one after the other. */
function openTributes(duel: Duel, action: Summoned): OpenChoice | undefined {
  const card = cardOf(duel, action.card);
  const { tributes: told = [] } = action;
  const count = tributesFor(card, action);
  if (told.length >= count || (action.tributes !== undefined && told.length === 0)) return undefined;
  const able = ownMonsters(duel, card).filter(({ id }) => !told.includes(id));
  if (able.length === 0) return undefined;
  return {
    asks: `Which monster is Tributed${numbered(told.length, count)}?`,
    answers: able.map(({ id }) => ({ label: id, action: { ...action, tributes: [...told, id] } })),
  };
}

/** Which of several that are said one after the other: ` (2 of 3)`. */
export const numbered = (said: number, count: number): string =>
  count === 1 ? '' : ` (${said + 1} of ${count})`;
