import type { Choice } from '../problem.ts';
import type { RuleEntry } from '../rulebook/entry.ts';
import type { Citation } from '../rulebook/rulebook.ts';
import type { Verdict } from '../situations/verdict.ts';
import type { Line, Reply, Section } from './reply.ts';

/** One Q&A as `/qa` lists it. */
export interface QaRow {
  readonly number: number;
  readonly date: string;
  readonly url: string | undefined;
  /** The names of other cards that it mentions, as far as the bot knows them, and how many it does not know. */
  readonly others: readonly string[];
  readonly unknown: number;
}

/** A page of `/qa`. */
export interface QaPage {
  readonly title: string;
  readonly rows: readonly QaRow[];
  readonly page: number;
  readonly pages: number;
  /** How old the index is, in a sentence. */
  readonly age: string;
  /** The rules of the topic that was asked for. */
  readonly rules: readonly RuleEntry[];
  /** The official database's own page of the first one, if it has an address. */
  readonly originals: readonly Citation[];
  readonly choices: readonly Choice[];
}

const NAMED = 3;
const RULES = 5;

/** Shows a page of official Q&A numbers as links, with what the verdict says of them. */
export function qaReply(verdict: Verdict, page: QaPage): Reply {
  return {
    tone: verdict.answer === 'cannot tell' ? 'open' : 'value',
    title: page.title,
    lead: verdict.headline,
    sections: [
      section(page.pages > 1 ? `Page ${page.page} of ${page.pages}` : 'Q&As', 'list', page.rows.map(rowLine)),
      section(
        'What the rulebook has',
        'list',
        page.rules.slice(0, RULES).map(({ id, title }) => ({ text: `${title} [${id}]` })),
      ),
      section(
        'What is missing',
        'list',
        verdict.missing.map((text) => ({ text })),
      ),
      section(
        'Taken for granted',
        'list',
        verdict.assumed.map((text) => ({ text })),
      ),
    ].filter(({ lines }) => lines.length > 0),
    sources: page.originals,
    footer: `${page.age} · official for the OCG, without formal force in the TCG`,
    ...(page.choices.length === 0 ? {} : { choices: page.choices }),
  };
}

function rowLine({ number, date, url, others, unknown }: QaRow): Line {
  const named = others.slice(0, NAMED);
  const rest = unknown + others.length - named.length;
  const more =
    rest === 0 ? [] : [`${rest} ${named.length > 0 ? 'more' : 'other'} ${rest === 1 ? 'card' : 'cards'}`];
  const also = [named.join('; '), ...more].filter((each) => each !== '').join(' and ');
  return {
    label: `Q&A ${number}`,
    text: also === '' ? date : `${date}, with ${also}`,
    ...(url === undefined ? {} : { url }),
  };
}

const section = (heading: string, style: Section['style'], lines: readonly Line[]): Section => ({
  heading,
  style,
  lines,
});
