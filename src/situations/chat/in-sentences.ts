import type { Catalogue } from '../../cards/catalogue.ts';
import { answersTold, withSweeps } from './answers-told.ts';
import { withoutConditions } from './conditions.ts';
import { withEffectsQuoted } from './effects-quoted.ts';
import { withIdioms } from './idioms.ts';
import { withLegalityAsked, withWorkingAsked } from './legality.ts';
import { lying, withBanishedTold, withReasons } from './lying.ts';
import { withNamesAsVerbs } from './names-as-verbs.ts';
import { type NegationAsked, withNegationsAsked } from './negations.ts';
import { withNumberedLinks } from './numbered-links.ts';
import { withPurposesAsked } from './purposes.ts';
import { withoutRestated } from './restated.ts';
import { withQuestionApart } from './run-on.ts';
import { withoutSaidBesides } from './said-besides.ts';
import { type Saying, sayingOf, textOf } from './saying.ts';
import { withScalesActivated } from './scales.ts';
import { feelings, slang } from './slang.ts';
import { spellings } from './spelling.ts';
import { statementsAsked } from './statements.ts';
import { withSufferedNames } from './suffered-names.ts';
import { withSummonsTold } from './summons-told.ts';
import { turns } from './turns.ts';
import { verbless, withVerbs } from './verbless.ts';
import { withWhyAsked } from './why.ts';

/** A message in whole sentences, and the names in it that were taken for cards. */
export interface InSentences {
  readonly text: string;
  readonly taken: readonly string[];
  /** What has to be so for the question to be asked at all: where it is not, neither is what is asked. */
  readonly first?: string;
}

/**
 * What somebody types in a chat, in the sentences that the readers know: abbreviations spelled out, the question apart from
 * what is told, and supposed ("if they ...") as told. Undefined where the text needs none of it. Never throws.
 */
export function inSentences(text: string, catalogue: Catalogue): InSentences | undefined {
  const saying = sayingOf(text, catalogue);
  if (saying === undefined) return undefined;
  const { words, first } = rewritten({ ...saying, words: withEffectsQuoted(saying) });
  if (words === saying.words && first === undefined) return undefined;
  return {
    text: textOf({ ...saying, words }),
    taken: saying.taken,
    ...(first === undefined ? {} : { first: textOf({ ...saying, words: first }) }),
  };
}

function rewritten({ words, cards }: Saying): NegationAsked {
  let text = withoutRestated(words, cards);
  for (const [from, to] of spellings) text = text.replace(from, to);
  for (const [from, to] of feelings) text = text.replace(from, to);
  for (const [from, to] of [...verbless, ...lying]) text = text.replace(from, to);
  text = withVerbs(withBanishedTold(text), cards);
  text = withNumberedLinks(withReasons(withScalesActivated(text, cards), cards));
  text = withSummonsTold(withSufferedNames(text, cards), cards);
  text = withIdioms(withSweeps(text, cards), cards);
  text = withWhyAsked(text);
  text = withNamesAsVerbs(text, cards);
  for (const [from, to] of answersTold) text = text.replace(from, to);
  for (const [from, to] of statementsAsked) text = text.replace(from, to);
  text = withQuestionApart(text);
  text = withLegalityAsked(text);
  text = withoutConditions(text);
  const used = withNegationsAsked(text, cards).words === text ? withPurposesAsked(text, cards) : undefined;
  text = withoutSaidBesides(inPlainWords(used?.words ?? text), cards);
  const asked =
    used?.first === undefined
      ? (withWorkingAsked(text) ?? withNegationsAsked(text, cards))
      : { words: text, first: inPlainWords(used.first) };
  return {
    words: tidy(asked.words),
    ...(asked.first === undefined ? {} : { first: tidy(asked.first) }),
  };
}

const inPlainWords = (text: string): string =>
  [...turns, ...slang].reduce((words, [from, to]) => words.replace(from, to), text);

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,?!])/g, '$1')
    .trim();
