import { type CardModel, cardModelSchema } from '../../src/card-model/card-model.ts';
import type { Facts } from '../../src/card-model/facts.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { play, unplayable } from '../../src/engine/play.ts';
import type { Action } from '../../src/engine/state/action.ts';
import type { Duel } from '../../src/engine/state/duel.ts';
import type { Happens } from '../../src/engine/state/event.ts';
import { setUp } from '../../src/situations/set-up.ts';
import { type CardSetup, type Situation, situationSchema } from '../../src/situations/situation.ts';
import type { EventName } from '../../src/vocabulary/events.ts';
import { ruleTables } from './rule-tables.ts';

/** Builders of invented cards and Duels, so that a row of a test table is one line. No real card is in here. */

type Loose<T> = { readonly [K in keyof T]?: unknown };
type LooseModel = Loose<Omit<CardModel, 'name' | 'facts'>>;
type LooseFacts = Loose<Extract<Facts, { cardType: 'monster' }>>;

const model = (name: string, facts: unknown, more: LooseModel = {}): CardModel =>
  cardModelSchema.parse({ name, facts, ...more });

/** A Level 4 Effect Monster with these parts. */
export const monster = (name: string, parts: readonly unknown[] = [], facts: LooseFacts = {}): CardModel =>
  model(
    name,
    {
      cardType: 'monster',
      abilities: ['Effect'],
      level: 4,
      type: 'Beast',
      attribute: 'EARTH',
      atk: 1500,
      def: 1000,
      ...facts,
    },
    { parts: [...parts] },
  );

/** A monster with a summoning text; its kind stands in `abilities`. */
export const limited = (
  name: string,
  abilities: readonly string[],
  summoning: Loose<CardModel['summoning']> = {},
): CardModel => {
  const ranked = abilities.includes('Xyz')
    ? { rank: 4 }
    : abilities.includes('Link')
      ? { link: 2 }
      : { level: 6 };
  return model(
    name,
    {
      cardType: 'monster',
      abilities: [...abilities, 'Effect'],
      type: 'Machine',
      attribute: 'LIGHT',
      atk: 2000,
      ...ranked,
    },
    { summoning },
  );
};

/** A Normal Spell, or one with another property. */
export const spell = (name: string, parts: readonly unknown[] = [], property = 'Normal'): CardModel =>
  model(name, { cardType: 'spell', property }, { parts: [...parts] });

export const trap = (name: string, parts: readonly unknown[] = [], property = 'Normal'): CardModel =>
  model(name, { cardType: 'trap', property }, { parts: [...parts] });

type PartMore = Readonly<Record<string, unknown>>;

/** "When this card is ...: You can ..." about this card itself. */
export const when = (event: EventName, more: PartMore = {}): PartMore =>
  trigger('when', { event, of: 'this' }, more);
/** "If this card is ...: You can ..." */
export const ifThis = (event: EventName, more: PartMore = {}): PartMore =>
  trigger('if', { event, of: 'this' }, more);
/** "If this card is ...: ..." without "you can". */
export const must = (event: EventName, more: PartMore = {}): PartMore =>
  trigger('if', { event, of: 'this' }, { mandatory: true, ...more });

export const trigger = (word: 'when' | 'if', on: PartMore, more: PartMore = {}): PartMore => ({
  kind: 'trigger',
  mandatory: false,
  word,
  on: [on],
  does: [{ do: 'draw', amount: 1 }],
  ...more,
});

/** The activation of a Spell/Trap Card. */
export const activation = (does: readonly PartMore[] = [], more: PartMore = {}): PartMore => ({
  kind: 'activation',
  does,
  ...more,
});
export const continuous = (...does: readonly PartMore[]): PartMore => ({ kind: 'continuous', does });

/** Banishes what would go to the GY. */
export const banishesInstead = (filter: PartMore = {}): PartMore =>
  continuous({ do: 'banish', what: { count: 'all', filter }, insteadOf: 'sent-to-gy' });
/** Negates the effects of the monsters on the field. */
export const negatesMonsters = continuous({
  do: 'negate-effects',
  what: { count: 'all', from: ['monster-zone'], filter: { cardType: 'monster', faceUp: true } },
});

/** A card of a Duel: what it is, where it lies, and what else is said of it. */
export type Placed = readonly [
  CardModel,
  CardSetup['place'],
  Partial<Omit<CardSetup, 'id' | 'card' | 'place'>>?,
];

/** Cards that every Duel here has: a Spell of each player whose effect is not known, and two that are. */
const always: Readonly<Record<string, Placed>> = {
  spell: [spell('Errand Without a Text'), 'hand'],
  errand: [spell('Plain Errand', [activation([{ do: 'gain-lp', amount: 500 }])], 'Quick-Play'), 'hand'],
  theirs: [
    spell('Their Errand', [activation([{ do: 'gain-lp', amount: 500 }])], 'Quick-Play'),
    'hand',
    { controller: 'P1' },
  ],
  foe: [monster('Rival Boar'), 'monster-zone', { controller: 'P1' }],
};

const noCatalogue = makeCatalogue([]);

/** The same models are set up in thousands of situations: each is checked once. */
const checkedModels = new WeakMap<CardModel, CardModel>();

function checked(card: CardModel): CardModel {
  const known = checkedModels.get(card) ?? cardModelSchema.parse(card);
  checkedModels.set(card, known);
  return known;
}

/** The situation with these cards and actions. */
export function situation(
  cards: Readonly<Record<string, Placed>>,
  actions: readonly Action[] = [],
  more: Loose<Situation> = {},
): Situation {
  const placed = Object.entries({ ...always, ...cards });
  const read = situationSchema.parse({
    cards: placed.map(([id, [{ name }, place, said = {}]]) => ({ id, card: name, place, ...said })),
    actions,
    question: { ask: 'ends', until: 'end-phase' },
    ...more,
  });
  const models = placed.map(([, [card]]) => checked(card));
  return { ...read, cards: read.cards.map((setup, at) => ({ ...setup, card: models[at] ?? setup.card })) };
}

/** The Duel with these cards, before anything is played. */
export function start(cards: Readonly<Record<string, Placed>>, more: Loose<Situation> = {}): Duel {
  const set = setUp(situation(cards, [], more), noCatalogue, ruleTables);
  if (!set.ok) throw new Error(set.problem.found);
  return set.value;
}

/** Plays actions; one that cannot be played is a mistake of the row. */
export const playAll = (duel: Duel, ...actions: readonly Action[]): Duel =>
  actions.reduce((now, action) => {
    const why = unplayable(now, action);
    if (why !== null) throw new Error(`${action.do}: ${why}`);
    return play(now, action);
  }, duel);

/** The Duel with these cards after these actions, in Main Phase 1 of P0. */
export const duel = (cards: Readonly<Record<string, Placed>>, ...actions: readonly Action[]): Duel =>
  playAll(start(cards), ...actions);

/** An event about a card. */
export const ev = (event: EventName, card?: string, more: Partial<Happens> = {}): Happens => ({
  event,
  ...(card === undefined ? {} : { card }),
  ...more,
});

export const activate = (card: string, more: Partial<Extract<Action, { do: 'activate' }>> = {}): Action => ({
  do: 'activate',
  card,
  ...more,
});
/** The last Chain Link resolves: with these moments, or by its own text. */
export const resolve = (...happens: readonly (readonly Happens[])[]): Action =>
  happens.length === 0 ? { do: 'resolve' } : { do: 'resolve', happens };
export const negated = (what: 'activation' | 'effect'): Action => ({ do: 'resolve', negated: what });

/** A Chain of one link: a Spell does this, moment by moment. */
export const effect = (...happens: readonly (readonly Happens[])[]): readonly Action[] => [
  activate('spell'),
  resolve(...happens),
];

/** It happens by battle. */
export const battle = (...events: readonly Happens[]): Action => ({ do: 'happen', in: 'battle', events });
/** It happens outside of Chains; nobody says how. */
export const happens = (...events: readonly Happens[]): Action => ({ do: 'happen', events });
export const summon = (
  card: string,
  way: Extract<Action, { do: 'summon' }>['way'],
  more: Partial<Extract<Action, { do: 'summon' }>> = {},
): Action => ({ do: 'summon', card, way, ...more });
export const declare = (
  card: string,
  way: Extract<Action, { do: 'summon' }>['way'],
  more: Partial<Extract<Action, { do: 'declare-summon' }>> = {},
): Action => ({ ...more, do: 'declare-summon', card, way });
export const phase = (to: Extract<Action, { do: 'phase' }>['phase']): Action => ({ do: 'phase', phase: to });
