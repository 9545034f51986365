import type { CardModel } from '../../card-model/card-model.ts';
import { isExtraDeckMonster, mayBeInExtraDeck } from '../../card-model/facts.ts';
import { properWays } from '../../engine/proper-summon.ts';
import { type EventName, eventFacts, isSummonWay } from '../../vocabulary/events.ts';
import type { Place } from '../../vocabulary/places.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import type { SpecialSummonWay } from '../../vocabulary/summons.ts';
import { type CardSetup, noNormalSummons, type Situation } from '../situation.ts';

/** One thing that happened to the monster, in order. `properly-summoned` says so without saying how. */
export type HistoryItem = EventName | 'properly-summoned';

/** What `/summoned` asks: a monster's history, and what would Special Summon it now. */
export interface SummonedQuestion {
  readonly card: CardModel;
  readonly history: readonly HistoryItem[];
  /** A card of the catalogue, a way of Summoning, or any card effect; left out: only whether it is properly Summoned. */
  readonly by?: { readonly card: CardModel } | { readonly way: SpecialSummonWay } | 'effect';
  readonly ruleset: Ruleset;
}

type Action = Situation['actions'][number];

/** Makes the situation that a `/summoned` question describes. */
export function summonedSituation({ card, history, by, ruleset }: SummonedQuestion): Situation {
  const told = history[0] === 'properly-summoned';
  // Where it is now was not said; who asks what may revive it means the GY.
  const nowhere = history.length === 0 || (told && history.length === 1 && by !== undefined);
  const setup: CardSetup = {
    id: 'card',
    card: card.name,
    controller: 'P0',
    place: nowhere ? 'gy' : startOf(card, history[0]),
    ...(told ? { properlySummoned: 'yes' } : {}),
  };
  const asked = typeof by === 'object' && 'card' in by;
  const source: CardSetup[] = asked
    ? [{ id: 'by', card: by.card.name, controller: 'P0', place: 'hand' }]
    : [];
  return {
    ruleset,
    turnPlayer: 'P0',
    phase: 'main-1',
    ...noNormalSummons,
    cards: [setup, ...source],
    actions: actionsOf(card, told ? history.slice(1) : history),
    question: questionOf(by),
    assumed: nowhere ? [`${card.name} is in the GY`] : [],
  };
}

function questionOf(by: SummonedQuestion['by']): Situation['question'] {
  if (by === undefined) return { ask: 'properly-summoned', card: 'card' };
  if (by === 'effect') return { ask: 'special-summon', card: 'card' };
  return 'way' in by
    ? { ask: 'special-summon', card: 'card', way: by.way }
    : { ask: 'special-summon', card: 'card', by: 'by' };
}

function actionsOf(card: CardModel, history: readonly HistoryItem[]): Action[] {
  const actions: Action[] = [];
  for (const [at, item] of history.entries()) {
    const next = history[at + 1];
    const negated = next === 'summon-negated' || next === 'flip-summon-negated';
    actions.push(...actionOf(card, item, negated, history[at - 1]));
  }
  return actions;
}

function actionOf(
  card: CardModel,
  item: HistoryItem,
  negatedNext: boolean,
  before: HistoryItem | undefined,
): readonly Action[] {
  const proper = properWays(card)[0] ?? 'special-summoned';
  if (item === 'properly-summoned') return [{ do: 'summon', card: 'card', way: proper }];
  if (item === 'summon-negated' || item === 'flip-summon-negated') {
    // "synchro-summoned, summon-negated" declares the Summon with its first word; alone, the proper one is meant.
    if (before !== undefined && before !== 'properly-summoned' && isSummonWay(before))
      return [{ do: 'negate-summon' }];
    const way = item === 'flip-summon-negated' ? 'flip-summoned' : proper;
    return [{ do: 'declare-summon', card: 'card', way }, { do: 'negate-summon' }];
  }
  if (!isSummonWay(item)) return [{ do: 'happen', events: [{ event: item, card: 'card', cause: 'effect' }] }];
  if (negatedNext) return [{ do: 'declare-summon', card: 'card', way: item }];
  const byEffect = item === 'special-summoned' || item === 'special-summoned-ignoring-conditions';
  if (byEffect) return [{ do: 'happen', events: [{ event: item, card: 'card', cause: 'effect' }] }];
  return [{ do: 'summon', card: 'card', way: item }];
}

/** Where the monster was before its history begins. */
function startOf(card: CardModel, first: HistoryItem | undefined): Place {
  const home: Place = isExtraDeckMonster(card.facts) ? 'extra-deck' : 'hand';
  if (first === undefined) return 'gy';
  if (first === 'summon-negated') return home;
  if (first === 'properly-summoned' || first === 'flip-summon-negated') return 'monster-zone';
  if (isSummonWay(first)) {
    if (first === 'flip-summoned' || first === 'normal-summoned-again') return 'monster-zone';
    const revived = first === 'special-summoned' && home === 'hand';
    return revived ? 'gy' : home;
  }
  const start = eventFacts[first]?.from;
  return start === undefined || start === 'banished' ? 'monster-zone' : start;
}

/** The kind of monster that is Summoned in a way. */
export const summonedKinds = {
  'fusion-summoned': 'Fusion',
  'ritual-summoned': 'Ritual',
  'synchro-summoned': 'Synchro',
  'xyz-summoned': 'Xyz',
  'link-summoned': 'Link',
} as const;

/** Can this be in the history of this monster at all? A Synchro Monster is never Fusion or Normal Summoned. */
export function canHappenTo(card: CardModel, item: HistoryItem): boolean {
  if (card.facts.cardType !== 'monster') return false;
  if (item === 'normal-summoned' || item === 'tribute-summoned' || item === 'set') {
    const { noNormalSummonSet, noNormalSummon } = card.summoning;
    return !isExtraDeckMonster(card.facts) && !noNormalSummonSet && (item === 'set' || !noNormalSummon);
  }
  if (item === 'sent-from-extra-deck' || item === 'returned-to-extra-deck')
    return mayBeInExtraDeck(card.facts);
  if (item === 'summoned-by-own-procedure') return card.summoning.procedure !== undefined;
  const kind = Object.entries(summonedKinds).find(([way]) => way === item)?.[1];
  return kind === undefined || card.facts.abilities.includes(kind);
}
