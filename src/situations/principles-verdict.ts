import type { CardModel } from '../effects/card-model.ts';
import type { Part } from '../effects/part.ts';
import { printedWords } from '../effects/printed-words.ts';
import { elapsedMs } from '../elapsed.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import { citationsFor } from './cite.ts';
import type { Ruled } from './principles/principle.ts';
import { principles } from './principles/principles.ts';
import { sketchOf } from './principles/sketch.ts';
import type { Books } from './rule-on.ts';
import type { Verdict, VerdictFinding } from './verdict.ts';

/**
 * Rules on a question about cards by one principle of the rules and the words of the cards; nothing is played. Undefined
 * where no principle settles it, and where two say different things.
 */
export function ruleOnPrinciples(text: string, books: Books, ruleset: Ruleset): Verdict | undefined {
  const start = performance.now();
  const sketch = sketchOf(text, books.catalogue);
  if (sketch === undefined || asksForMore.test(sketch.question)) return undefined;
  const ruled = principles.flatMap((principle) => principle(sketch) ?? []);
  const [first] = ruled;
  if (first === undefined || ruled.some(({ answer }) => answer !== first.answer)) return undefined;
  const findings = ruled.flatMap(findingsOf);
  return {
    answer: first.answer,
    headline: headlineOf(first, books),
    tier: 'rule',
    ruleset,
    timeline: [],
    findings,
    words: first.reads.flatMap(wordsOf),
    readings: [],
    citations: citationsFor(findings, books.rulebook, ruleset),
    assumed: [...sketch.taken, unread],
    missing: [],
    situation: null,
    ms: elapsedMs(start),
  };
}

/** Principles say yes or no: who, what, or how many is another question. */
const asksForMore = /\b(?:who|whose|whom|what|which|where|when|why|how)\b/;

/** A principle reads what it needs, and the words that it knows to speak against it: the asker is told so. */
const unread = 'not every word was read: nothing else that was told changes this';

const findingsOf = ({ rules, answer, because }: Ruled): readonly VerdictFinding[] =>
  rules.map((rule) => ({ rule, verdict: answer === 'no' ? 'forbids' : 'permits', because }));

function headlineOf({ rules, because }: Ruled, { rulebook }: Books): string {
  const title = rulebook.byId(rules[0])?.title;
  return title === undefined ? `${because}.` : `${title}: ${because}.`;
}

function wordsOf({ model, part }: { readonly model: CardModel; readonly part: Part }): Verdict['words'] {
  const words = printedWords(model, part);
  return words === undefined ? [] : [{ card: model.name, ...words }];
}
