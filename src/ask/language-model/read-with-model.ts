import type { CardModel } from '../../card-model/card-model.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { type Problem, problemLine } from '../../platform/problem.ts';
import { printSituation } from '../../situations/language/print.ts';
import { readSituation } from '../../situations/language/read.ts';
import type { Situation } from '../../situations/situation.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import { cardsNamed, type Prompt, readerPrompt, UNCLEAR } from './prompt.ts';

/** What was said so far: the prompt, then answers and what is wrong with them in turn. */
export type Complete = (prompt: Prompt, turns: readonly Turn[]) => Promise<string>;

/** An answer of the model, and what it is told of it. */
export interface Turn {
  readonly answer: string;
  readonly faults: string;
}

/** What a model made of a text: a situation with its lines, what it says is unclear, or why its lines are no situation. */
export type ModelReading =
  | { readonly is: 'read'; readonly situation: Situation; readonly lines: readonly string[] }
  | { readonly is: 'unclear'; readonly why: string }
  | { readonly is: 'refused'; readonly faults: readonly string[] };

const MOST_ANSWER = 8000;
const MOST_REASON = 200;

/**
 * Has a language model write a text as lines of the situation language. Its lines are read like anybody's; what is wrong
 * with them it is told once. Lines that speak of cards which the text does not name, or that give a card a text, are
 * refused: so a text that instructs the model can do no more than change lines that everybody sees.
 * @param complete asks the model; what it throws is thrown on
 */
export async function readWithModel(
  text: string,
  { catalogue, ruleset }: { readonly catalogue: Catalogue; readonly ruleset: Ruleset },
  complete: Complete,
): Promise<ModelReading> {
  const cards = cardsNamed(text, catalogue);
  const prompt = readerPrompt(text, cards);
  const answer = await complete(prompt, []);
  const first = readAnswer(answer, cards, catalogue, ruleset);
  if (first.is !== 'refused') return first;
  const again = await complete(prompt, [
    { answer: answer.slice(0, MOST_ANSWER), faults: first.faults.join('\n') },
  ]);
  return readAnswer(again, cards, catalogue, ruleset);
}

function readAnswer(
  answer: string,
  cards: readonly CardModel[],
  catalogue: Catalogue,
  ruleset: Ruleset,
): ModelReading {
  if (answer.length > MOST_ANSWER)
    return { is: 'refused', faults: [`The answer must have at most ${MOST_ANSWER} characters.`] };
  const lines = answer.replace(/^\s*```\w*\n?|```\s*$/g, '').trim();
  if (lines.toLowerCase().startsWith(UNCLEAR))
    return { is: 'unclear', why: lines.slice(UNCLEAR.length).trim().slice(0, MOST_REASON) };
  const read = readSituation(lines, { catalogue, ruleset });
  if (!read.ok) return { is: 'refused', faults: read.problems.map(problemLine) };
  const faults = strangers(read.situation, cards);
  if (faults.length > 0) return { is: 'refused', faults: faults.map(problemLine) };
  return { is: 'read', situation: read.situation, lines: printSituation(read.situation).split('\n') };
}

/** Cards of a situation that the text does not name, and cards that were given a text. */
function strangers({ cards }: Situation, named: readonly CardModel[]): readonly Problem[] {
  const names = new Set(named.map(({ name }) => name));
  return cards.flatMap(({ card }) => {
    if (typeof card !== 'string')
      return card.parts.length === 0
        ? []
        : [{ code: 'given-text', found: `"${card.name}"`, expected: 'must not be given a text' }];
    return names.has(card)
      ? []
      : [{ code: 'not-named', found: `"${card}"`, expected: 'must be one of the cards that are listed' }];
  });
}
