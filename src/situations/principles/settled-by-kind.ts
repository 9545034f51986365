import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { generalFacts } from './reading/general-facts.ts';

/**
 * What holds for kinds of cards, whichever cards are named: no face-down material, no Link Monster where a Level is asked
 * for, Pendulum Zones hold Spells (the rules of the facts). Silent where the text of a named card speaks of the same.
 */
export const settledByKind: KeyWordPrinciple = ({ cards, told, sentences }) => {
  if (speaksAgainst(told)) return undefined;
  const asked = sentences.asked.replace(/^(?:, )?(?:so|and|but) /, '').replace(/ ,.*$/, '');
  const all = `${sentences.told.join(' . ')} . ${asked}`;
  if (/\b(?:instead|would|unless)\b|\bn t\b/.test(asked)) return undefined;
  const fact = generalFacts.find(
    (each) =>
      each.asked.test(asked) &&
      (each.told?.test(all) ?? true) &&
      (each.cards?.(cards, asked) ?? true) &&
      !cards.some(({ model }) => each.except?.test(textOf(model)) ?? false),
  );
  return fact === undefined ? undefined : ruled(fact.answer, fact.rule, fact.because);
};
