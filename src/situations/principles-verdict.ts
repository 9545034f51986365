import type { CardModel } from '../effects/card-model.ts';
import type { Part } from '../effects/part.ts';
import { printedWords } from '../effects/printed-words.ts';
import { elapsedMs } from '../elapsed.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import { citationsFor } from './cite.ts';
import type { Found, Ruled } from './principles/principle.ts';
import { principles } from './principles/principles.ts';
import { type Sketch, sketchOf } from './principles/reading/sketch.ts';
import { type Books, ruleOn } from './rule-on.ts';
import type { Verdict, VerdictFinding } from './verdict.ts';

/**
 * Rules on a question about named cards by one principle of the rules and the words of the cards. Undefined where no
 * principle settles it, and where two say different things.
 */
export function ruleOnPrinciples(text: string, books: Books, ruleset: Ruleset): Verdict | undefined {
  const start = performance.now();
  const sketch = sketchOf(text, books.catalogue);
  if (sketch === undefined) return undefined;
  const { everyWord, keyWords, values, battleValues } = principles;
  const byEveryWord = everyWord.flatMap((principle) => {
    const found = principle(sketch, books, ruleset);
    return found === undefined ? [] : (verdictOf(found, sketch, books, ruleset) ?? []);
  });
  const byKeyWords = [
    ...values,
    ...battleValues,
    ...(asksForMore.test(sketch.question) ? [] : keyWords),
  ].flatMap((principle) => {
    const found = principle(sketch, books, ruleset);
    const told = { ...sketch, taken: [...sketch.taken, unread] };
    return found === undefined ? [] : (verdictOf(found, told, books, ruleset) ?? []);
  });
  const [first, ...others] = [...byEveryWord, ...byKeyWords];
  if (first === undefined || others.some(({ answer }) => answer !== first.answer)) return undefined;
  return { ...first, ms: elapsedMs(start) };
}

/** Who, what, or how many is more than the principles answer that read key words; "if it does so when they attack" is not. */
const asksForMore =
  /(?<!-)\b(?:who|whose|whom|what|(?<!, )which|where|why|how)\b(?!-)|\bwhen (?:do|does|did|can|could|will|would|may|must|is|are)\b/;

/** Such a principle reads what it needs, and the words that it knows to speak against it: the asker is told so. */
const unread = 'not every word was read: nothing else that was told changes this';

/** The verdict of a principle; undefined where the engine leaves it open. */
function verdictOf(
  found: Found,
  { taken }: Sketch,
  books: Books,
  ruleset: Ruleset,
): Omit<Verdict, 'ms'> | undefined {
  if (!('situation' in found)) return ruling(found, taken, books, ruleset);
  const played = ruleOn(found.situation, books);
  if (!played.ok || played.value.answer === 'cannot tell') return undefined;
  return { ...played.value, assumed: [...new Set([...taken, ...played.value.assumed])] };
}

function ruling(
  found: Ruled,
  taken: readonly string[],
  { rulebook }: Books,
  ruleset: Ruleset,
): Omit<Verdict, 'ms'> {
  const { answer, rules, because, reads, assumed = [] } = found;
  const findings = rules.map(
    (rule): VerdictFinding => ({ rule, verdict: answer === 'no' ? 'forbids' : 'permits', because }),
  );
  const title = rulebook.byId(rules[0])?.title;
  return {
    answer,
    headline: title === undefined ? `${because}.` : `${title}: ${because}.`,
    tier: 'rule',
    ruleset,
    timeline: [],
    findings,
    words: reads.flatMap(wordsOf),
    readings: [],
    citations: citationsFor(findings, rulebook, ruleset),
    assumed: [...taken, ...assumed],
    missing: [],
    situation: null,
  };
}

function wordsOf({ model, part }: { readonly model: CardModel; readonly part: Part }): Verdict['words'] {
  const words = printedWords(model, part);
  return words === undefined ? [] : [{ card: model.name, ...words }];
}
