import type { CardModel } from '../../card-model/card-model.ts';
import { checkLog } from '../log-check.ts';
import { type Books, ruleOn } from '../rule-on.ts';
import type { Situation } from '../situation.ts';
import { answerKind, type Verdict } from '../verdict.ts';
import { causeChanges } from './cause.ts';
import { chainLinkChanges } from './chain-link.ts';
import { askedCard, type Change } from './change.ts';
import { normalSummonChanges, rulesetChanges, sideChanges, turnChanges } from './circumstances.ts';
import { negationChanges } from './negation.ts';
import { orderChanges } from './order.ts';
import { placeChanges } from './place.ts';
import { summonedChanges } from './summoned.ts';
import { wordChanges } from './word.ts';

/** One fact that would change the answer, and how. */
export interface WhatIf extends Change {
  readonly answer: string;
  /** Why the answer is another one then. */
  readonly headline: string;
}

/** As many are shown. */
export const MOST_CHANGES = 4;

/**
 * The single facts that would change the answer: each kind of change is tried, and the situation ruled on again. Of a
 * verdict that cannot tell, those that would settle it. At most four, the most telling kinds first; one with which
 * something that was told would be illegal is none.
 */
export function whatIf(verdict: Verdict, books: Books): readonly WhatIf[] {
  const { situation } = verdict;
  if (situation === null) return [];
  const found: WhatIf[] = [];
  const model = modelOf(situation, books);
  // Where a card lies was said: that it could lie elsewhere settles nothing that was not.
  const elsewhere = answerKind(verdict.answer) === 'open' ? [] : placeChanges(situation, model);
  for (const change of [...changesOf(situation, model), ...elsewhere]) {
    if (found.length === MOST_CHANGES) break;
    const again = ruleOn(change.situation, books);
    if (!again.ok) continue;
    const { answer, headline } = again.value;
    if (answerKind(answer) === 'open' || answer === verdict.answer) continue;
    if (firstIllegal(change.situation, books) < firstIllegal(situation, books)) continue;
    found.push({ ...change, answer, headline });
  }
  return found;
}

/** The first step that no rule allows, as its number: what could not be done is not to be supposed either. */
const firstIllegal = (situation: Situation, books: Books): number => {
  const log = checkLog(situation, books);
  return (log.ok ? log.value.illegal?.number : 0) ?? Number.POSITIVE_INFINITY;
};

const changesOf = (situation: Situation, model: CardModel | undefined): readonly Change[] => [
  ...summonedChanges(situation, model),
  ...causeChanges(situation),
  ...orderChanges(situation),
  ...chainLinkChanges(situation),
  ...negationChanges(situation),
  ...normalSummonChanges(situation),
  ...wordChanges(situation, model),
  ...sideChanges(situation),
  ...turnChanges(situation),
  ...rulesetChanges(situation),
];

function modelOf(situation: Situation, { catalogue }: Books): CardModel | undefined {
  const setup = situation.cards.find(({ id }) => id === askedCard(situation));
  return typeof setup?.card === 'string' ? catalogue.exact(setup.card) : setup?.card;
}
