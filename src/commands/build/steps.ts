import { activationPlaces, isActivated } from '../../card-model/activated.ts';
import { describeEffect } from '../../card-model/describe.ts';
import { printedWords } from '../../card-model/printed-words.ts';
import { isPendulumActivation } from '../../engine/activation/activation-zone.ts';
import { judgeStep } from '../../engine/legal/judge-step.ts';
import { turnActions } from '../../engine/legal/turn-actions.ts';
import { attackerOf, isUnderWay } from '../../engine/state/battle.ts';
import { type Card, cardOf, type Duel, otherPlayer } from '../../engine/state/duel.ts';
import { isMainPhase } from '../../vocabulary/phases.ts';
import { isField } from '../../vocabulary/places.ts';
import { type Action, type Board, cardsOf } from './board.ts';
import { happenings } from './happenings.ts';
import { judgedOffers, type Offer, type Tried, tried } from './offer.ts';
import { declared, normalSummons, positions, specialSummons } from './summons.ts';

type Activate = Extract<Action, { do: 'activate' }>;

/** The effects and cards that can be activated where they are, whatever else the rules say of it. */
const activations = (board: Board): readonly Tried[] =>
  cardsOf(board).flatMap((card) => [...effectsOf(board, card), ...asSpell(card)]);

function effectsOf({ duel }: Board, card: Card): readonly Tried[] {
  const { id, model, place, faceUp } = card;
  const player = isField(place) ? card.controller : card.owner;
  const parts = model.parts.flatMap((part, at) => (isActivated(part) ? [{ part, at }] : []));
  if (parts.length === 0) {
    const playable = place === 'hand' || (isField(place) && !faceUp);
    return model.facts.cardType === 'monster' || !playable
      ? []
      : [tried({ do: 'activate', player, card: id }, id)];
  }
  return parts.flatMap(({ part, at }): readonly Tried[] => {
    const action: Activate = {
      do: 'activate',
      player,
      card: id,
      ...(parts.length === 1 ? {} : { part: at }),
    };
    const places = activationPlaces(part, model.facts);
    const elsewhere = places !== null && !places.includes(place);
    if (elsewhere && judgeStep(duel, action).verdict === 'illegal') return [];
    const words = printedWords(model, part)?.text ?? describeEffect(part);
    return [tried(action, id, parts.length === 1 ? undefined : words)];
  });
}

/** A Pendulum Monster in the hand, as a Spell. */
const asSpell = (card: Card): readonly Tried[] =>
  isPendulumActivation(card)
    ? [tried({ do: 'activate', player: card.owner, card: card.id, asSpell: true }, card.id)]
    : [];

/** Attacks: from Main Phase 1 the Battle Step is entered first. */
function attacks(board: Board): readonly Tried[] {
  const { duel } = board;
  if (duel.chain.length > 0 || duel.summoning !== undefined || isUnderWay(duel)) return [];
  const monsters = cardsOf(board).filter(({ place }) => place === 'monster-zone');
  const { turnPlayer } = duel;
  const enters: readonly Action[] = isMainPhase(duel.phase) ? [{ do: 'phase', phase: 'battle' }] : [];
  return monsters
    .filter(({ controller }) => controller === turnPlayer)
    .flatMap(({ id }) => {
      const targets = monsters.filter(({ controller }) => controller === otherPlayer(turnPlayer));
      const on = targets.map((each): Action => ({ do: 'attack', card: id, target: each.id }));
      const all: readonly Action[] = [...on, { do: 'attack', card: id }];
      return all.map((attack): Tried => ({ actions: [...enters, attack], card: id }));
    });
}

const timings = ['start', 'before-calculation', 'calculation', 'after-calculation', 'end'] as const;

/** How an attack under way goes on: to its end or a timing of the Damage Step, a replay, or that it is negated. */
function goingOnInBattle(board: Board): readonly Tried[] {
  const { duel } = board;
  if (!isUnderWay(duel)) return [];
  const attacker = attackerOf(duel);
  const targets = cardsOf(board).filter(
    ({ place, controller }) => place === 'monster-zone' && controller !== attacker?.controller,
  );
  return [
    tried({ do: 'battle', to: 'over' }),
    tried({ do: 'battle', to: 'over', effects: 'all' }),
    ...timings.map((to) => tried({ do: 'battle', to })),
    tried({ do: 'negate-attack' }),
    ...targets.map(({ id }) => tried({ do: 'replay', target: id }, id)),
    tried({ do: 'replay' }),
    tried({ do: 'stop-attack' }),
  ];
}

/** Passing, the phases that follow, and the end of the turn, as far as no rule forbids them. */
const goingOn = ({ duel }: Board): readonly Tried[] =>
  turnActions(duel).flatMap(({ do: what, player, phase }): readonly Tried[] => {
    if (what === 'pass') return [tried({ do: 'pass', player })];
    if (what === 'end-turn') return [tried({ do: 'end-turn', player })];
    return phase === undefined ? [] : [tried({ do: 'phase', phase })];
  });

/** What the last Chain Link does, in a few words. */
function lastLink(duel: Duel): string {
  const link = duel.chain.at(-1);
  if (link === undefined) return '';
  const { model } = cardOf(duel, link.card);
  const part = link.part === undefined ? undefined : model.parts[link.part];
  const does = part !== undefined && isActivated(part) ? `: ${describeEffect(part)}` : '';
  return `Chain Link ${link.number}, ${model.name}${does}`;
}

/** How the last Chain Link resolves. */
function resolutions({ duel }: Board): readonly Tried[] {
  const link = duel.chain.at(-1);
  if (link === undefined) return [];
  const words = lastLink(duel);
  const all: readonly Action[] = [
    { do: 'resolve' },
    { do: 'resolve', negated: 'activation' },
    { do: 'resolve', negated: 'effect' },
    { do: 'resolve', happens: [] },
  ];
  return all.map((action) => tried(action, link.card, words));
}

/** Whether a Summon that was declared succeeds, or what negates it. */
function summonGoes(board: Board): readonly Tried[] {
  if (board.duel.summoning === undefined) return [];
  const negating = cardsOf(board).filter(({ model }) =>
    model.parts.some(
      (part) => isActivated(part) && part.does.some(({ do: verb }) => verb === 'negate-summon'),
    ),
  );
  return [
    tried({ do: 'complete-summon' }),
    ...negating.map(({ id }) => tried({ do: 'negate-summon', by: id }, id)),
    tried({ do: 'negate-summon' }),
  ];
}

/** A kind of thing that can be done: a step of its own. */
export interface Kind {
  readonly step: string;
  readonly label: (board: Board) => string;
  readonly tried: (board: Board) => readonly Tried[];
  /** It is told, and no rule is asked whether it may be. */
  readonly told?: true;
}

const chained = ({ duel }: Board): boolean => duel.chain.length > 0;

/** Everything that can be done, in the order in which it is offered where the rules have no other. */
export const kinds: readonly Kind[] = [
  { step: 'summon-goes', label: () => 'The Summon succeeds, or is negated', tried: summonGoes, told: true },
  {
    step: 'activate',
    label: (board) => (chained(board) ? 'Chain a card or effect' : 'Activate a card or effect'),
    tried: activations,
  },
  { step: 'resolve', label: () => 'Resolve the last Chain Link', tried: resolutions, told: true },
  { step: 'battle', label: () => 'Go on with the battle', tried: goingOnInBattle, told: true },
  { step: 'normal-summon', label: () => 'Normal Summon or Set', tried: normalSummons },
  { step: 'special-summon', label: () => 'Special Summon without an effect', tried: specialSummons },
  {
    step: 'declare-summon',
    label: () => 'Declare a Summon that may be negated',
    tried: (board) => declared([...normalSummons(board), ...specialSummons(board)]),
  },
  { step: 'attack', label: () => 'Attack', tried: attacks },
  { step: 'position', label: () => 'Change a battle position', tried: positions },
  { step: 'turn', label: () => 'Pass, or go on in the turn', tried: goingOn },
  {
    step: 'happens',
    label: (board) => (chained(board) ? 'Resolve: say what happens' : 'Something happens to a card'),
    tried: happenings,
    told: true,
  },
];

/** What of a kind can be told now, with what the rules say of it. */
export const offersOf = (kind: Kind, board: Board): readonly Offer[] =>
  judgedOffers(board, kind.tried(board));

/** Is there nothing on the board to do anything with, or to go on with? */
export const isEmpty = (board: Board): boolean => cardsOf(board).length === 0 && !isUnderWay(board.duel);
