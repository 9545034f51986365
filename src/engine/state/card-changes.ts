import type { MonsterFacts } from '../../card-model/facts.ts';
import type { BattleText } from '../../card-model/instruction.ts';
import type { MaterialBar, Protection } from '../../card-model/lasting/lasting-fields.ts';
import type { ContinuousEffect } from '../../card-model/part.ts';
import type { Spoken } from '../../card-model/sayings.ts';
import type { Unaffected } from '../../card-model/value.ts';
import type { Card, Player } from './duel.ts';
import { type EffectSource, isSuspended } from './unaffected.ts';

type Attribute = NonNullable<MonsterFacts['attribute']>;

/** What an effect makes of a property of a card. */
export type PropertyMade =
  | { readonly is: 'level'; readonly plus: number }
  | { readonly is: 'level'; readonly becomes: number }
  | { readonly is: 'type'; readonly type: string }
  | { readonly is: 'attribute'; readonly attribute: Attribute }
  | { readonly is: 'tuner' }
  /** A Gemini monster that has its effects. */
  | { readonly is: 'effect-monster' }
  | { readonly is: 'name'; readonly name: string };

/** What an effect that lasts, or one that applies, has made of a card. */
export type CardChange = {
  /** Ends by this id. */
  readonly id: string;
} & (
  | PropertyMade
  /** Something may make another one of it: nobody knows what it is. */
  | { readonly is: 'unsaid'; readonly which: 'type' | 'attribute' | 'level' }
  /** `by`: whose effect negates it, where that is known. */
  | { readonly is: 'negated'; readonly by?: EffectSource }
  | {
      readonly is: 'unaffected';
      readonly from: Unaffected;
      readonly of: { readonly card: string; readonly player: Player };
    }
  /** Of an Equip Card: what the effect that equipped it has it give. */
  | { readonly is: 'gives'; readonly part: ContinuousEffect }
  /** It is banished when it leaves the field, or goes to the bottom of the Deck, wherever it would go. */
  | { readonly is: 'goes-when-leaving'; readonly to: 'banished' | 'deck' }
  /** Anything else that a text makes of a card ("cannot attack"), in its words; `by`: whose effect says so. */
  | (Spoken & {
      readonly is: 'status';
      readonly words: string;
      readonly by: EffectSource;
      readonly barsMaterial?: MaterialBar;
      /** What it makes of battles. */
      readonly battle?: readonly BattleText[];
      readonly protects?: Protection;
      /** It can be activated in the turn in which it was Set. */
      readonly activatedSoon?: true;
      /** They are an effect that it has gained and that is activated. */
      readonly grants?: true;
    })
);

/** What is printed on a monster, with what effects that last make of it; undefined for other cards. */
export function factsNow(card: Card): MonsterFacts | undefined {
  const { facts } = card.model;
  if (facts.cardType !== 'monster') return undefined;
  return card.changes.reduce(changedFacts, facts);
}

function changedFacts(facts: MonsterFacts, change: CardChange): MonsterFacts {
  switch (change.is) {
    case 'level':
      return withLevel(facts, change);
    case 'type':
      return { ...facts, type: change.type };
    case 'attribute':
      return { ...facts, attribute: change.attribute };
    case 'tuner':
      return facts.abilities.includes('Tuner')
        ? facts
        : { ...facts, abilities: [...facts.abilities, 'Tuner'] };
    case 'unsaid': {
      const { [change.which]: _, ...rest } = facts;
      return rest;
    }
    case 'name':
    case 'effect-monster':
    case 'negated':
    case 'unaffected':
    case 'goes-when-leaving':
    case 'gives':
    case 'status':
      return facts;
  }
}

/** A Level is at least 1. One that was not said stays unsaid, unless it is set. */
function withLevel(facts: MonsterFacts, change: Extract<CardChange, { is: 'level' }>): MonsterFacts {
  if ('becomes' in change) return { ...facts, level: change.becomes };
  return facts.level === undefined ? facts : { ...facts, level: Math.max(1, facts.level + change.plus) };
}

/** The name that an effect gave the card last, if one did. */
export const nameGiven = (card: Card): string | undefined =>
  card.changes.flatMap((change) => (change.is === 'name' ? [change.name] : [])).at(-1);

/** Did an effect that was told or resolved negate the card's effects? Continuous negation is in negation.ts. */
export const isToldNegated = (card: Card): boolean =>
  card.negated || card.changes.some((change) => change.is === 'negated' && !isSuspended(card, change));

export const withChange = (card: Card, change: CardChange): Card => ({
  ...card,
  changes: [...card.changes, change],
});
