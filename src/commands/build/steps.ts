import { activationPlaces, isActivated } from '../../card-model/activated.ts';
import { describeEffect } from '../../card-model/describe/describe.ts';
import { isExtraDeckMonster } from '../../card-model/facts.ts';
import { printedWords } from '../../card-model/printed-words.ts';
import { isPendulumActivation } from '../../engine/activation/offer.ts';
import { judgeStep } from '../../engine/legal/judge-step.ts';
import { hasAbility } from '../../engine/state/ability.ts';
import { attackerOf, isUnderWay } from '../../engine/state/battle.ts';
import { type Card, cardOf, otherPlayer } from '../../engine/state/duel.ts';
import type { Cause } from '../../vocabulary/causes.ts';
import { damageStepTimings } from '../../vocabulary/damage-step.ts';
import type { EventName } from '../../vocabulary/events.ts';
import { battlePhase, isMainPhase, phases } from '../../vocabulary/phases.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import {
  type Action,
  type Board,
  cardsOf,
  judgedOffers,
  type Offer,
  players,
  type Seen,
  type Tried,
  tried,
} from './board.ts';
import { declared, normalSummons, positions, specialSummons } from './summons.ts';

type Event = Extract<Action, { do: 'happen' }>['events'][number];

/** Something that can happen to a card: by an effect where nothing else is said, and to which of the cards there. */
type Row = readonly [event: EventName, cause?: Cause, of?: (card: Card) => boolean];

const isMonster = ({ model }: Card): boolean => model.facts.cardType === 'monster';
const ofExtraDeck = ({ model }: Card): boolean => isExtraDeckMonster(model.facts);
const ofMainDeck = (card: Card): boolean => !ofExtraDeck(card);
const inMonsterZone = ({ place }: Card): boolean => place === 'monster-zone';
const mayTurn = (card: Card): boolean => inMonsterZone(card) && !hasAbility(card, 'Link');
const isUp = ({ faceUp }: Card): boolean => faceUp;

const fromGy: readonly Row[] = [
  ['special-summoned', 'effect', isMonster],
  ['added-to-hand', 'effect', ofMainDeck],
  ['banished', 'effect', ({ place }) => place === 'gy'],
  ['returned-to-gy', 'effect', ({ place }) => place === 'banished'],
  ['returned-to-extra-deck', 'effect', ofExtraDeck],
  ['returned-to-deck', 'effect', ofMainDeck],
];

/** What can happen to cards in a place; on the field, what stands below. */
const rows: Readonly<Partial<Record<Place, readonly Row[]>>> = {
  hand: [
    ['discarded', 'cost'],
    ['discarded'],
    ['sent-to-gy'],
    ['banished'],
    ['returned-to-deck'],
    ['ritual-summoned', 'effect', (card) => hasAbility(card, 'Ritual')],
    ['special-summoned', 'effect', isMonster],
  ],
  deck: [['added-to-hand'], ['sent-to-gy'], ['banished'], ['special-summoned', 'effect', isMonster]],
  'extra-deck': [
    ['fusion-summoned', 'effect', (card) => hasAbility(card, 'Fusion')],
    ['special-summoned'],
    ['sent-to-gy'],
    ['banished'],
  ],
  gy: fromGy,
  banished: fromGy,
  'xyz-material': [['detached', 'cost'], ['detached']],
};

const onField: readonly Row[] = [
  ['destroyed'],
  ['destroyed', 'battle', inMonsterZone],
  ['sent-to-gy'],
  ['sent-to-gy', 'cost'],
  ['tributed', 'cost', inMonsterZone],
  ['banished'],
  ['returned-to-extra-deck', 'effect', ofExtraDeck],
  ['returned-to-hand', 'effect', ofMainDeck],
  ['returned-to-deck', 'effect', ofMainDeck],
  ['flipped-face-down', 'effect', (card) => mayTurn(card) && isUp(card)],
  ['flipped-face-up', 'effect', (card) => mayTurn(card) && !isUp(card)],
  ['position-changed', 'effect', (card) => mayTurn(card) && isUp(card)],
  ['effects-negated', 'effect', (card) => inMonsterZone(card) && isUp(card)],
  ['control-changed', 'effect', ({ place }) => isField(place)],
];

/** What could happen to each card: outside a Chain; or, while there is one, as what its last link did when it resolved. */
const happenings = (board: Seen): readonly Tried[] =>
  cardsOf(board).flatMap((card) =>
    (rows[card.place] ?? onField).flatMap(([event, cause = 'effect', of]) =>
      of?.(card) === false ? [] : [tried(asHappened(board, { event, cause, card: card.id }), card.id)],
    ),
  );

function asHappened({ duel }: Seen, event: Event): Action {
  if (duel.chain.length === 0)
    return { do: 'happen', ...(event.cause === 'battle' ? { in: 'battle' as const } : {}), events: [event] };
  // What an effect does needs no more words.
  const { cause, ...plain } = event;
  return { do: 'resolve', happens: [[cause === 'effect' ? plain : event]] };
}

type Activate = Extract<Action, { do: 'activate' }>;

/** The effects and cards that can be activated where they are, whatever else the rules say of it; Pendulum Monsters in the hand as Spells, too. */
const activations = (board: Seen): readonly Tried[] =>
  cardsOf(board).flatMap((card) => {
    const { id, owner: player } = card;
    const asSpell = isPendulumActivation(card)
      ? [tried({ do: 'activate', player, card: id, asSpell: true }, id)]
      : [];
    return [...effectsOf(board, card), ...asSpell];
  });

function effectsOf({ duel }: Seen, card: Card): readonly Tried[] {
  const { id, model, place, faceUp } = card;
  const player = isField(place) ? card.controller : card.owner;
  const parts = model.parts.flatMap((part, at) => (isActivated(part) ? [{ part, at }] : []));
  if (parts.length === 0) {
    const playable = place === 'hand' || (isField(place) && !faceUp);
    return model.facts.cardType === 'monster' || !playable
      ? []
      : [tried({ do: 'activate', player, card: id }, id)];
  }
  const several = parts.length > 1;
  return parts.flatMap(({ part, at }): readonly Tried[] => {
    const action: Activate = { do: 'activate', player, card: id, ...(several ? { part: at } : {}) };
    const elsewhere = activationPlaces(part, model.facts)?.includes(place) === false;
    if (elsewhere && judgeStep(duel, action).verdict === 'illegal') return [];
    const words = printedWords(model, part)?.text ?? describeEffect(part);
    return [tried(action, id, several ? words : undefined)];
  });
}

const monstersOf = (board: Seen): readonly Card[] =>
  cardsOf(board).filter(({ place }) => place === 'monster-zone');

/** Attacks: from Main Phase 1 the Battle Step is entered first. */
function attacks(board: Seen): readonly Tried[] {
  const { chain, summoning, turnPlayer, phase } = board.duel;
  if (chain.length > 0 || summoning !== undefined || isUnderWay(board.duel)) return [];
  const monsters = monstersOf(board);
  const enters: readonly Action[] = isMainPhase(phase) ? [{ do: 'phase', phase: 'battle' }] : [];
  const targets = monsters.filter(({ controller }) => controller === otherPlayer(turnPlayer));
  return monsters
    .filter(({ controller }) => controller === turnPlayer)
    .flatMap(({ id: card }) => {
      const on = targets.map((each): Action => ({ do: 'attack', card, target: each.id }));
      const all: readonly Action[] = [...on, { do: 'attack', card }];
      return all.map((attack): Tried => ({ actions: [...enters, attack], card }));
    });
}

/** How an attack under way goes on: to its end or a timing of the Damage Step, a replay, or that it is negated. */
function goingOnInBattle(board: Seen): readonly Tried[] {
  if (!isUnderWay(board.duel)) return [];
  const attacker = attackerOf(board.duel);
  const targets = monstersOf(board).filter(({ controller }) => controller !== attacker?.controller);
  return [
    tried({ do: 'battle', to: 'over' }),
    tried({ do: 'battle', to: 'over', effects: 'all' }),
    ...damageStepTimings.ids.map((to) => tried({ do: 'battle', to })),
    tried({ do: 'negate-attack' }),
    ...targets.map(({ id }) => tried({ do: 'replay', target: id }, id)),
    tried({ do: 'replay' }),
    tried({ do: 'stop-attack' }),
  ];
}

/** Passing, the phases that follow, and the end of the turn. */
const goingOn = ({ duel: { turnPlayer, phase: now } }: Seen): readonly Tried[] => [
  ...players.map((player) => tried({ do: 'pass', player })),
  ...phases.ids
    .slice(phases.ids.indexOf(now) + 1)
    .filter((each) => each === 'battle' || !battlePhase.includes(each))
    .map((phase) => tried({ do: 'phase', phase })),
  tried({ do: 'end-turn', player: turnPlayer }),
];

/** How the last Chain Link resolves, with what it does in a few words. */
function resolutions({ duel }: Seen): readonly Tried[] {
  const link = duel.chain.at(-1);
  if (link === undefined) return [];
  const { model } = cardOf(duel, link.card);
  const part = link.part === undefined ? undefined : model.parts[link.part];
  const does = part !== undefined && isActivated(part) ? `: ${describeEffect(part)}` : '';
  const all: readonly Action[] = [
    { do: 'resolve' },
    { do: 'resolve', negated: 'activation' },
    { do: 'resolve', negated: 'effect' },
    { do: 'resolve', happens: [] },
  ];
  return all.map((action) => tried(action, link.card, `Chain Link ${link.number}, ${model.name}${does}`));
}

/** Whether a Summon that was declared succeeds, or what negates it. */
function summonGoes(board: Seen): readonly Tried[] {
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
  readonly tried: (board: Seen) => readonly Tried[];
  /** It is told, and no rule is asked whether it may be. */
  readonly told: boolean;
}

/** One that the rules are asked about; its label may be another one while there is a Chain. */
const asked = (step: string, words: string, tries: Kind['tried'], inChain = words): Kind => ({
  step,
  label: ({ duel }) => (duel.chain.length > 0 ? inChain : words),
  tried: tries,
  told: false,
});
const told = (...given: Parameters<typeof asked>): Kind => ({ ...asked(...given), told: true });

/** Everything that can be done, in the order in which it is offered where the rules have no other. */
export const kinds: readonly Kind[] = [
  told('summon-goes', 'The Summon succeeds, or is negated', summonGoes),
  asked('activate', 'Activate a card or effect', activations, 'Chain a card or effect'),
  told('resolve', 'Resolve the last Chain Link', resolutions),
  told('battle', 'Go on with the battle', goingOnInBattle),
  asked('normal-summon', 'Normal Summon or Set', normalSummons),
  asked('special-summon', 'Special Summon without an effect', specialSummons),
  asked('declare-summon', 'Declare a Summon that may be negated', (board) =>
    declared([...normalSummons(board), ...specialSummons(board)]),
  ),
  asked('attack', 'Attack', attacks),
  asked('position', 'Change a battle position', positions),
  asked('turn', 'Pass, or go on in the turn', goingOn),
  told('happens', 'Something happens to a card', happenings, 'Resolve: say what happens'),
];

/** What of a kind can be told now, with what the rules say of it. */
export const offersOf = (kind: Kind, board: Seen): readonly Offer[] => judgedOffers(board, kind.tried(board));

/** Is there nothing on the board to do anything with, or to go on with? */
export const isEmpty = (board: Board): boolean => cardsOf(board).length === 0 && !isUnderWay(board.duel);
