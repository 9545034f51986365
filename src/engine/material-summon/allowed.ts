import type { Part } from '../../card-model/part.ts';
import { type WordTest, wordTest } from '../../card-model/word-test.ts';
import { isNegated, isWorking } from '../negation.ts';
import type { Rule } from '../rule.ts';
import type { Card, Duel } from '../state/duel.ts';
import type { MaterialSummonCase, MaterialWay } from './material-summon-case.ts';

/** "You can treat it as a non-Tuner", "you can substitute this card for", "in your hand can also be used as material". */
const allowing =
  '(?:\\bsubstitute\\b|\\btreat(?:ed)?\\b(?! as an? \\w+ Summon)|\\bcan (?:also )?(?:be )?used?\\b[^.]*\\bmaterials?\\b|\\bcan (?:also )?(?:Synchro|Xyz|Link) Summon this card\\b)';
const allowingFor = (kind: string): WordTest =>
  wordTest(new RegExp(`^(?=.*${allowing}).*\\b(?:${kind}|materials?)\\b`, 'i'));
const allows: Readonly<Record<MaterialWay, WordTest>> = {
  'synchro-summoned': allowingFor('Synchro'),
  'xyz-summoned': allowingFor('Xyz'),
  'link-summoned': allowingFor('Link'),
};

/** The words of what applies without being activated. */
function wordsOf(part: Part): readonly string[] {
  if (part.kind === 'continuous') return part.does.flatMap(({ reads }) => reads ?? []);
  return 'reads' in part ? [part.reads] : [];
}

/** A text that may let materials be used that the rules do not allow; undefined where there is none. */
function allowingText(
  duel: Duel,
  { card, way, player, materials }: MaterialSummonCase,
): { readonly by: Card; readonly words: string } | undefined {
  const concerned = new Set([card.id, ...materials.map(({ id }) => id)]);
  const all = Object.values(duel.cards)
    .filter(
      (each) =>
        concerned.has(each.id) ||
        (each.controller === player && isWorking(duel, each) && !isNegated(duel, each)),
    )
    .flatMap((by) => [
      ...by.model.parts.flatMap(wordsOf).map((words) => ({ by, words })),
      ...by.changes.flatMap((change) => (change.is === 'status' ? [{ by, words: change.words }] : [])),
    ]);
  return all.find(({ words }) => allows[way].test(words));
}

/** The same rule, but open where a text may allow what it forbids: no rule here applies such words. */
export const unlessAllowed = (each: Rule<MaterialSummonCase>): Rule<MaterialSummonCase> => ({
  ...each,
  apply(duel, question) {
    const finding = each.apply(duel, question);
    if (finding?.verdict !== 'forbids') return finding;
    const text = allowingText(duel, question);
    if (text === undefined) return finding;
    const because = `${finding.because}; whether the text of ${text.by.model.name} allows that was not settled: "${text.words}"`;
    return { ...finding, verdict: 'unknown', because };
  },
});
