import { isExtraDeckMonster } from '../../effects/facts.ts';
import { ruleOn } from '../rule-on.ts';
import { noNormalSummons, type Situation } from '../situation.ts';
import type { KeyWordPrinciple } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { askedHappening } from './reading/asked-happening.ts';

/** What the text of the monster itself has to say for it; whatever else was told does not change that. */
const byItsText: ReadonlySet<string> = new Set([
  'properly-summoned/must-be-only',
  'properly-summoned/by-procedure',
  'special-summon-monster/only-proper-first',
  'properly-summoned/cannot-be-special-summoned',
]);

/**
 * A monster in the hand that its text lets be Special Summoned only in another way, or first in another way, is never
 * Pendulum Summoned from there: the engine rules on it (rules properly-summoned/must-be-only and by-procedure).
 */
export const notPendulumSummoned: KeyWordPrinciple = (sketch, books, ruleset) => {
  const asked = askedHappening(sketch);
  const [thing, more] = asked?.what ?? [];
  const [only, ...others] = sketch.cards;
  const card = thing?.card ?? (thing?.words === 'it' && others.length === 0 ? only : undefined);
  if (asked?.verb !== 'pendulum-summon' || card === undefined || more !== undefined) return undefined;
  const { model } = card;
  const elsewhere = asked.frame.complements.some(
    ({ value }) => value.kind !== 'place' || value.place !== 'hand',
  );
  if (model.facts.cardType !== 'monster' || isExtraDeckMonster(model.facts) || elsewhere) return undefined;
  if (speaksAgainst(sketch.told, 'denied')) return undefined;
  const situation: Situation = {
    ruleset,
    turnPlayer: 'P0',
    phase: 'main-1',
    ...noNormalSummons,
    cards: [{ id: 'monster', card: model.name, place: 'hand', controller: 'P0' }],
    actions: [],
    question: { ask: 'special-summon', card: 'monster', way: 'pendulum-summoned' },
    assumed: [],
  };
  const verdict = ruleOn(situation, books);
  const [first] = verdict.ok && verdict.value.answer === 'no' ? verdict.value.findings : [];
  return first !== undefined && byItsText.has(first.rule) ? { situation } : undefined;
};
