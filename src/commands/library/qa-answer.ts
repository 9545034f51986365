import { type ListedCatalogue, type Picked, takenFor } from '../../cards/catalogue.ts';
import { elapsedMs } from '../../platform/elapsed.ts';
import { type Choice, fail, ok, type Problem, type Result, shorten } from '../../platform/problem.ts';
import type { QaEntry, QaIndex } from '../../qa/qa-index.ts';
import { type QaRow, qaReply } from '../../replies/library/qa-reply.ts';
import { qaTextSections } from '../../replies/library/qa-text.ts';
import { pageOf } from '../../replies/page.ts';
import { menuOf, ruleTitle } from '../../replies/rule-reply.ts';
import { dotted, hasLines, section } from '../../replies/verdict-reply.ts';
import type { RuleEntry } from '../../rulebook/entry.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { Verdict } from '../../situations/verdict.ts';
import { ageOf } from '../../sources/age.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import type { OptionValues, Outcome, Services } from '../command.ts';
import { printLine } from '../line/print-line.ts';
import { pageAsked } from '../options.ts';
import { answeredWith, goodFinds, openVerdict } from '../rule-verdict.ts';
import { citedBy, ORDER, QA_SOURCE, WORTH, withTexts } from './qa-texts.ts';

/** How many Q&As a page of `/qa` lists. */
const QA_PAGE = 5;

/** How far down the rulebook is searched for a topic. */
const RULES_OF_TOPIC = 12;

/** What `/qa` finds. */
interface QasFound {
  /** Newest first. */
  readonly entries: readonly QaEntry[];
  /** How many mention the cards, whatever the topic. */
  readonly ofCards: number;
  /** The rules of the topic: those that cite a found Q&A, or all where none does. Empty without a topic. */
  readonly rules: readonly RuleEntry[];
}

/** The official Q&As on all of these cards; a topic keeps those that the rules found for its words cite. */
function findQas(
  cards: readonly number[],
  topic: string | undefined,
  index: QaIndex,
  rulebook: Rulebook,
): QasFound {
  const all = index.forCards(cards);
  if (topic === undefined) return { entries: all, ofCards: all.length, rules: [] };
  const rules = goodFinds(rulebook, topic, RULES_OF_TOPIC);
  const citing = rules.map((rule) => ({ rule, cited: citedBy([rule.id], rulebook) }));
  const entries = all.filter(({ number }) => citing.some(({ cited }) => cited.has(number)));
  const helping = citing.filter(({ cited }) => entries.some(({ number }) => cited.has(number)));
  return {
    entries,
    ofCards: all.length,
    rules: entries.length === 0 ? rules : helping.map(({ rule }) => rule),
  };
}

/** What `/qa` asks, as read. */
export interface QasAsked {
  readonly values: OptionValues;
  readonly ruleset: Ruleset;
  /** One or two cards that have a number in the official database. */
  readonly cards: readonly Picked[];
  readonly topic: string | undefined;
}

/** How many rules of a topic are offered as buttons. */
const RULES = 5;

/** What `/qa` says where there is no index: that, and how to get one. */
export function withoutQaIndex(ruleset: Ruleset): Outcome {
  const verdict = openVerdict(
    'There is no index of official Q&As here yet.',
    'the index: whoever hosts the bot gets it with "npm run -s headjudge -- qa sync"; a running bot fetches it by itself',
    ruleset,
  );
  return answeredWith(verdict);
}

/** A page of the official Q&As that were asked for. */
export async function answerQas(asked: QasAsked, index: QaIndex, services: Services): Promise<Outcome> {
  const start = performance.now();
  const { values, cards, topic, ruleset } = asked;
  const { rulebook, catalogue } = services;
  const numbers = cards.flatMap(({ card }) => card.konamiId ?? []);
  const found = findQas(numbers, topic, index, rulebook);
  const page = pageOf(found.entries, pageAsked(values), QA_PAGE, (number) =>
    lineWith(values, { page: number === 1 ? undefined : number }),
  );
  const shown = page.items;
  const texts = await withTexts(shown, index, services);
  const { stale, inWords } = ageOf(index);
  const order = rulebook.byId(ORDER);
  const citations = shown.map(({ number, date }) =>
    rulebook.cite({ source: QA_SOURCE, number, section: date }),
  );
  const said = verdictOn(found, shown, asked);
  const verdict: Verdict = {
    ...said,
    citations: shown.length > 0 || order === undefined ? citations : rulebook.citations(order, ruleset),
    missing: [...said.missing, ...(stale ? [`a fresh index of Q&As: this one is stale, ${inWords}`] : [])],
    ms: elapsedMs(start),
  };
  const reply = qaReply(verdict, {
    title: `Official Q&As: ${names(cards, ' + ')}`,
    page: {
      ...page,
      items: shown.map((entry, at) => ({
        ...rowOf(entry, citations[at]?.url, numbers, catalogue),
        text: texts.shown[at]?.text,
      })),
    },
    age: `index ${inWords}${stale ? ' (stale)' : ''}`,
    rules: found.rules,
    originals: shown.slice(0, 1).flatMap(({ number }) => {
      const url = rulebook.originalUrl(QA_SOURCE, number);
      return url === undefined ? [] : [{ title: `Q&A ${number} in Konami's own database (Japanese)`, url }];
    }),
    choices: choicesOf(values, found),
  });
  const { complete } = texts;
  return { ok: true, reply, verdict, ...(complete === undefined ? {} : { complete }) };
}

const names = (cards: readonly Picked[], between: string): string =>
  cards.map(({ card }) => card.name).join(between);

/** What is said of what was found; the citations are still to come. */
function verdictOn(
  { entries, ofCards, rules }: QasFound,
  shown: readonly QaEntry[],
  { cards, topic, ruleset }: QasAsked,
): Verdict {
  const assumed = cards.flatMap(takenFor);
  const about = names(cards, ' and ');
  const mention = `${ofCards > 1 ? 'mention' : 'mentions'} ${cards.length > 1 ? 'both ' : ''}${about}`;
  const words = shorten(topic ?? '');
  if (ofCards > 0 && entries.length === 0) {
    const cites = `no rule found for "${words}" cites any of the ${ofCards} that ${mention}`;
    const missing =
      rules.length === 0
        ? 'a topic that the rulebook knows; without one, all of them are listed'
        : 'a topic that the rules citing them have; without one, all of them are listed';
    return { ...openVerdict(`The index of Q&As knows no topics, and ${cites}.`, missing, ruleset), assumed };
  }
  const count = `${ofCards === 0 ? 'No' : ofCards} official ${ofCards > 1 ? 'Q&As' : 'Q&A'}`;
  const cited =
    topic === undefined || ofCards === 0
      ? ''
      : `; the rules found for "${words}" cite ${entries.length} of them`;
  return {
    ...openVerdict(`${count} ${mention}${cited}.`, '', ruleset),
    answer: shown.length === 0 ? 'none' : shown.map(({ number }) => number).join(', '),
    tier: 'official',
    findings: [{ rule: ORDER, verdict: 'permits', because: WORTH }],
    assumed,
    missing: [],
  };
}

function rowOf(
  { number, date, cards }: QaEntry,
  url: string | undefined,
  asked: readonly number[],
  catalogue: ListedCatalogue,
): Omit<QaRow, 'text'> {
  const others = [...new Set(cards.filter((card) => !asked.includes(card)))];
  const known = others.flatMap((card) => catalogue.nameOf(card) ?? []).toSorted();
  return { number, date, url, others: known, unknown: others.length - known.length };
}

const choicesOf = (values: OptionValues, { rules }: QasFound): readonly Choice[] => [
  ...(values.topic === undefined
    ? []
    : [{ label: 'Any topic', line: lineWith(values, { topic: undefined, page: undefined }) }]),
  ...rules
    .slice(0, RULES)
    .map(({ id, number, title }) => ({ label: title, line: `/rule number:${number ?? id}` })),
];

const lineWith = (values: OptionValues, change: OptionValues): string =>
  printLine('qa', { ...values, ...change });

/** How many cards of a Q&A are offered as buttons. */
const CARDS = 5;

/** One official Q&A by its number, with its text, cards and rules. Problems: the index has no such number. */
export async function answerQa(
  number: number,
  index: QaIndex,
  services: Services,
  ruleset: Ruleset,
): Promise<Outcome> {
  const entry = entryOf(number, index);
  if (!entry.ok) return entry;
  const { rulebook, catalogue } = services;
  const { date, cards } = entry.value;
  const {
    shown: [shown],
    complete,
  } = await withTexts([entry.value], index, services);
  const names = cards.flatMap((card) => catalogue.nameOf(card) ?? []).toSorted();
  const unknown = cards.length - names.length;
  const rules = rulebook.rules.filter(({ sources }) =>
    sources.some((each) => each.source === QA_SOURCE && each.number === number),
  );
  const citation = rulebook.cite({ source: QA_SOURCE, number, section: date });
  const original = rulebook.originalUrl(QA_SOURCE, number);
  const headline = `Official Q&A ${number} of ${date} mentions ${mentioned(names, unknown)}.`;
  const { stale, inWords } = ageOf(index);
  return {
    ok: true,
    ...(complete === undefined ? {} : { complete }),
    verdict: {
      ...openVerdict(headline, '', ruleset),
      answer: String(number),
      tier: 'official',
      findings: [{ rule: ORDER, verdict: 'permits', because: WORTH }],
      citations: [citation],
      missing: [],
    },
    reply: {
      tone: 'info',
      title: `Official Q&A ${number}`,
      lead: headline,
      sections: [
        ...(shown === undefined ? [] : qaTextSections(shown)),
        section('Rules that cite it', 'list', rules.map(ruleTitle)),
      ].filter(hasLines),
      sources: [
        citation,
        ...(original === undefined
          ? []
          : [{ title: `Q&A ${number} in Konami's own database (Japanese)`, url: original }]),
      ],
      footer: dotted(
        `index ${inWords}${stale ? ' (stale)' : ''}`,
        'official for the OCG, without formal force in the TCG',
      ),
      choices: names
        .slice(0, CARDS)
        .map((name) => ({ label: name, line: printLine('card', { name }), card: name })),
      ...menuOf('Rules that cite it', rules),
    },
  };
}

const entryOf = (number: number, index: QaIndex): Result<QaEntry> => {
  const entry = index.byNumber(number);
  return entry === undefined ? fail(notThere(number, index)) : ok(entry);
};

const notThere = (number: number, { size }: QaIndex): Problem => ({
  code: 'unknown-qa',
  found: `number:${number}`,
  expected: `must be the number of a Q&A that the official database has; the index knows ${size} of them`,
});

function mentioned(names: readonly string[], unknown: number): string {
  const rest = `${unknown} ${names.length > 0 ? 'more' : 'other'} ${unknown === 1 ? 'card' : 'cards'}`;
  const all = [...names, ...(unknown === 0 ? [] : [rest])];
  return all.length === 0 ? 'no card' : all.join(' and ');
}
