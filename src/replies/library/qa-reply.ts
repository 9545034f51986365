import type { Choice } from '../../platform/problem.ts';
import type { Citation } from '../../rulebook/citations.ts';
import type { RuleEntry } from '../../rulebook/entry.ts';
import type { Verdict } from '../../situations/verdict.ts';
import type { Page } from '../page.ts';
import type { Line, MenuChoice, Reply } from '../reply.ts';
import { ruleTitle } from '../rule-reply.ts';
import { dotted, hasLines, openSections, section } from '../verdict-reply.ts';
import { type ShownQa, startOf } from './qa-text.ts';

/** One Q&A as `/qa` lists it. */
export interface QaRow {
  readonly number: number;
  readonly date: string;
  readonly url: string | undefined;
  /** The names of other cards that it mentions, as far as the bot knows them, and how many it does not know. */
  readonly others: readonly string[];
  readonly unknown: number;
  /** Its words, where they are at hand. */
  readonly text: ShownQa['text'] | undefined;
}

/** What `/qa` shows. */
export interface QaList {
  readonly title: string;
  readonly page: Page<QaRow>;
  /** How old the index is, in a sentence. */
  readonly age: string;
  /** The rules of the topic that was asked for. */
  readonly rules: readonly RuleEntry[];
  /** The official database's own page of the first one, if it has an address. */
  readonly originals: readonly Citation[];
  /** What else can be picked, after the pages. */
  readonly choices: readonly Choice[];
}

/** How many characters of a question, and of an answer, are listed. */
const BEGINNING = 240;
const NAMED = 3;
const RULES = 5;

/** Shows a page of official Q&A numbers as links, with what the verdict says of them. */
export function qaReply(verdict: Verdict, list: QaList): Reply {
  const { page } = list;
  const choices = [...page.choices, ...list.choices];
  return {
    tone: verdict.answer === 'cannot tell' ? 'open' : 'value',
    title: list.title,
    lead: verdict.headline,
    sections: [
      section('Q&As', 'list', page.items.flatMap(rowLines)),
      section('What the rulebook has', 'list', list.rules.slice(0, RULES).map(ruleTitle)),
      ...openSections(verdict),
    ].filter(hasLines),
    sources: list.originals,
    footer: dotted(page.footer, list.age, 'official for the OCG, without formal force in the TCG'),
    ...(choices.length === 0 ? {} : { choices }),
    ...(page.items.length === 0
      ? {}
      : { menu: { heading: 'Official Q&As', choices: page.items.map(toShow), selectOnly: true } }),
  };
}

/** A Q&A of the list, to be shown whole. */
const toShow = ({ number, date, text }: QaRow): MenuChoice => ({
  label: `Official Q&A ${number}`,
  line: `/qa number:${number}`,
  detail: text?.title || date,
});

/** What a Q&A is about; then its title and how its answer begins, where they are at hand. */
function rowLines({ number, date, url, others, unknown, text }: QaRow): readonly Line[] {
  const named = others.slice(0, NAMED);
  const rest = unknown + others.length - named.length;
  const more =
    rest === 0 ? [] : [`${rest} ${named.length > 0 ? 'more' : 'other'} ${rest === 1 ? 'card' : 'cards'}`];
  const also = [named.join('; '), ...more].filter((each) => each !== '').join(' and ');
  const facts = {
    label: `Q&A ${number}`,
    text: also === '' ? date : `${date}, with ${also}`,
    ...(url === undefined ? {} : { url }),
  };
  if (text === undefined) return [facts];
  const said = [text.title === '' ? text.question : text.title, text.answer];
  return [facts, { text: said.map((each) => startOf(each, BEGINNING)).join(' — ') }];
}
