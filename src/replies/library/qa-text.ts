import { brokenWords } from '../broken-line.ts';
import type { Line, LineSection } from '../reply.ts';
import { atAGlance, ofTheWhole, section } from '../verdict-reply.ts';

/** An official Q&A with its words, as it is shown. */
export interface ShownQa {
  readonly number: number;
  readonly date: string;
  readonly url?: string;
  /** The names of the cards that it mentions. */
  readonly cards: readonly string[];
  /** Undefined where nothing is known but what it is about. */
  readonly text?: { readonly title: string; readonly question: string; readonly answer: string };
  /** What is to be known of its words: that they are Japanese, that there are none. */
  readonly note?: string;
}

/** How many characters of an answer are read at a glance, and of a question that has no title. */
const GLANCE = 600;
/** As many names of cards are listed. */
const NAMED = 8;

/** A Q&A with its question (at a glance its title), its answer (cut at a sentence) and notes. */
export function qaTextSections(qa: ShownQa, notes: readonly Line[] = []): readonly LineSection[] {
  const { text, note } = qa;
  const facts = section('As published', 'list', [
    factsLine(qa),
    ...(note === undefined ? [] : [{ text: note }]),
    ...notes,
  ]);
  if (text === undefined) return [facts];
  const { title, question, answer } = text;
  const asked = [title, question].filter((each) => each !== '').join('\n');
  return [
    section('Question', 'text', glanced(asked, title === '' ? question : title)),
    section('Answer', 'text', glanced(answer, answer)),
    facts,
  ];
}

/** Its number, linked, with its date and cards. */
export function factsLine({ number, date, url, cards }: ShownQa): Line {
  const named = cards.slice(0, NAMED).join('; ');
  const more = cards.length > NAMED ? ` and ${cards.length - NAMED} more` : '';
  return {
    label: `Q&A ${number}`,
    text: named === '' ? date : `${date}, about ${named}${more}`,
    ...(url === undefined ? {} : { url }),
  };
}

/** The whole of a text, and what of it is read at a glance where that is less. */
function glanced(whole: string, said: string): readonly Line[] {
  const glance = startOf(said, GLANCE);
  return glance === whole
    ? [{ text: whole }]
    : [
        { text: glance, ...atAGlance },
        { text: whole, ...ofTheWhole },
      ];
}

/** As many sentences of a text as fit into so many characters, and where it goes on, a sign of that. */
export function startOf(text: string, most: number): string {
  const [first] = brokenWords({ text }, most);
  return first === undefined || first.text === text ? text : `${first.text} …`;
}
