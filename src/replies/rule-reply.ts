import { type Choice, shorten } from '../platform/problem.ts';
import type { Citation } from '../rulebook/citations.ts';
import type { RuleEntry } from '../rulebook/entry.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import { printedTable } from '../rulebook/table.ts';
import type { TermEntry } from '../rulebook/term.ts';
import type { Ruling } from '../situations/ruling.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import { authorityNote } from './authority.ts';
import { type Page, pageOf } from './page.ts';
import type { Line, LineSection, Menu, Reply, Section } from './reply.ts';
import { dotted, hasLines, ofTheWhole, ofTheWholeAlone, section } from './verdict-reply.ts';

/** What a reply about a rule is made with. */
export interface RuleBooks {
  readonly rulebook: Rulebook;
  readonly rulings: readonly Ruling[];
}

/** How many of each a page shows. */
const shown = { parts: 10, topics: 5, rulings: 4 } as const;

/** Shows a rule with its table, note, rulings and surroundings, and the page `asked` of its sub-rules. */
export function ruleReply(entry: RuleEntry, books: RuleBooks, ruleset: Ruleset, asked = 1): Reply {
  const { rulebook } = books;
  const sources = rulebook.citations(entry, ruleset);
  const parts = pageOf(rulebook.partsOf(entry.id), asked, shown.parts, (page) => ruleLine(entry, page));
  const whole = parts.number === 1;
  return {
    ...ruleStart(entry),
    sections: [
      ...(whole ? wording(entry) : []),
      list('Its sub-rules', parts.items),
      around(entry, rulebook),
      ...(whole ? uses(entry, books) : []),
    ].filter(hasLines),
    sources,
    footer: footer(parts, `rule ${entry.id}`, ruleset, sources),
    choices: [...walk(entry, rulebook), ...parts.items.map(ruleChoice), ...parts.choices],
    ...menuOf('Related rules', relatedTo(entry, rulebook)),
  };
}

/** Shows the rule that answers a question best, and a page of the `others` found. */
export function topicReply(
  entry: RuleEntry,
  books: RuleBooks,
  ruleset: Ruleset,
  others: { readonly rules: readonly RuleEntry[]; readonly asked: number; lineOf(page: number): string },
): Reply {
  const { rulebook } = books;
  const sources = rulebook.citations(entry, ruleset);
  const topics = pageOf(others.rules, others.asked, shown.topics, others.lineOf);
  const whole = topics.number === 1;
  const all = rulebook.partsOf(entry.id);
  const parts = all.filter((part) => !topics.items.includes(part));
  // A line that counts one more takes as much room as that one.
  const most = parts.length === shown.parts + 1 ? parts.length : shown.parts;
  const left = parts.length - most;
  const more = left > 0 ? [{ text: `… and ${left} more: ${ruleLine(entry)}` }] : [];
  const heading = parts.length === all.length ? 'Its sub-rules' : 'Its other sub-rules';
  return {
    ...ruleStart(entry),
    sections: [
      ...(whole ? [...wording(entry), ofTheWholeAlone(list(heading, parts.slice(0, most), more))] : []),
      list('Other topics found', topics.items),
      ...(whole ? uses(entry, books) : []),
    ].filter(hasLines),
    sources,
    footer: footer(topics, `rule ${entry.id}`, ruleset, sources),
    choices: [
      { label: `Open ${entry.number ?? 'the rule'}`, line: ruleLine(entry) },
      ...topics.items.map((topic) => ({ label: ruleTitle(topic), line: ruleLine(topic) })),
      ...topics.choices,
    ],
    ...menuOf('Related rules', relatedTo(entry, rulebook)),
  };
}

/** Shows a part of the rulebook that is no rule itself: chapter 3, or the rules whose ids begin with `gemini/`. */
export function partReply(part: string, rules: readonly RuleEntry[], asked: number, ruleset: Ruleset): Reply {
  const page = pageOf(rules, asked, shown.parts, (number) => `/rule number:${part}${pageOption(number)}`);
  const numbered = rules[0]?.number !== undefined;
  return {
    tone: 'info',
    title: numbered
      ? `${part.includes('.') ? 'Section' : 'Chapter'} ${part} of the numbered rulebook`
      : `Rules about ${part.replaceAll('-', ' ')}`,
    lead: `${rules.length} ${numbered ? 'parts' : 'rules'}, in printed order.`,
    sections: [list(numbered ? 'Its parts' : 'Rules', page.items)],
    footer: footer(page, '', ruleset),
    choices: [...page.items.map(ruleChoice), ...page.choices],
  };
}

/** A rule as it is called: its number, if it has one, and its title. */
export const ruleTitle = ({ number, title }: RuleEntry): string =>
  number === undefined ? title : `${number} ${title}`;

/** The line that shows a rule. */
export const ruleLine = ({ number, id }: RuleEntry, page = 1): string =>
  `/rule number:${number ?? id}${pageOption(page)}`;

const pageOption = (page: number): string => (page === 1 ? '' : ` page:${page}`);

/** Rules as a menu to pick one of; none where there are no rules. */
export const menuOf = (heading: string, rules: readonly RuleEntry[]): { readonly menu?: Menu } =>
  rules.length === 0
    ? {}
    : {
        menu: {
          heading,
          choices: rules.map((rule) => ({
            label: ruleTitle(rule),
            line: ruleLine(rule),
            detail: rule.statement,
          })),
        },
      };

const ruleStart = (entry: RuleEntry) =>
  ({ tone: 'info', title: ruleTitle(entry), lead: entry.statement }) as const;

/** What it is, how far its sources carry, and what to do next. */
const footer = (
  page: Page<RuleEntry>,
  what: string,
  ruleset: Ruleset,
  sources: readonly Citation[] = [],
): string =>
  dotted(
    page.footer,
    what,
    ruleset.toUpperCase(),
    'in our words',
    authorityNote(sources, ruleset),
    'to rule on a play: /timing, /summoned',
  );

const relatedTo = ({ related }: RuleEntry, rulebook: Rulebook): readonly RuleEntry[] =>
  related.flatMap((id) => rulebook.byId(id) ?? []);

/** What belongs to the statement: the table, and where sources differ. */
const wording = ({ table, note }: RuleEntry): readonly Section[] => [
  ...(table === undefined ? [] : [{ heading: 'Table', style: 'table', ...printedTable(table) } as const]),
  section('Note', 'text', note === undefined ? [] : [note]),
];

/** What a rule is used for, and where it comes from. */
const uses = (entry: RuleEntry, { rulings }: RuleBooks): readonly Section[] => [
  section('Example cards', 'facts', entry.cards),
  section(
    'Rulings that it decides',
    'list',
    rulings
      .filter(({ rule }) => rule === entry.id)
      .slice(0, shown.rulings)
      .map((row) => ({ text: `${row.asked} ${row.answer} [${row.id}]`, ...ofTheWhole })),
  ),
  section(
    'In the seed documents',
    'list',
    entry.seed.map(({ file, section: part, rule }) => ({
      text: `${file.slice(0, 3)}, ${part}${rule === undefined ? '' : `, rule ${rule}`}`,
      ...ofTheWhole,
    })),
  ),
];

/** The rules before and after in printed order, and the one that it stands under. */
const around = (entry: RuleEntry, rulebook: Rulebook): Section => {
  const { before, after } = rulebook.neighbours(entry.id);
  const up = entry.parent === undefined ? undefined : rulebook.byId(entry.parent);
  const line = (where: string, rule: RuleEntry | undefined): readonly Line[] =>
    rule === undefined ? [] : [{ text: `${where}: ${ruleTitle(rule)}`, ...ofTheWhole }];
  return section('Around it', 'list', [
    ...line('before', before),
    ...line('under', up),
    ...line('after', after),
  ]);
};

/** The choices that walk through the rulebook: back, up and on. They turn pages. */
const walk = (entry: RuleEntry, rulebook: Rulebook): readonly Choice[] => {
  const { before, after } = rulebook.neighbours(entry.id);
  const parent = entry.parent === undefined ? undefined : rulebook.byId(entry.parent);
  const chapter = /^(\d)\.\d+$/.exec(entry.number ?? '')?.[1];
  const turn = (label: string, line: string): Choice => ({ label, line, turns: true });
  return [
    ...(before === undefined ? [] : [turn(`◀ ${shortName(before)}`, ruleLine(before))]),
    ...(parent === undefined ? [] : [turn(`▲ ${shortName(parent)}`, ruleLine(parent))]),
    ...(parent !== undefined || chapter === undefined
      ? []
      : [turn(`▲ ${chapter}`, `/rule number:${chapter}`)]),
    ...(after === undefined ? [] : [turn(`${shortName(after)} ▶`, ruleLine(after))]),
  ];
};

/** A rule on a button, short enough that an arrow beside it is not cut off: the list above has the whole title. */
const shortName = ({ number, title }: RuleEntry): string => number ?? shorten(title, 75);

const ruleChoice = (rule: RuleEntry): Choice => ({ label: shortName(rule), line: ruleLine(rule) });

const list = (heading: string, rules: readonly RuleEntry[], more: readonly Line[] = []): LineSection =>
  section(heading, 'list', [...rules.map(ruleTitle), ...more]);

/** How many words a page lists. */
const listed = 15;

const whoseWord = { official: 'an official term', players: 'a word of players' } as const;

/** Explains a word: what it means, whose word it is, how else it is written, and the rules that say more. */
export function termReply(term: TermEntry, rulebook: Rulebook, ruleset: Ruleset): Reply {
  const [entry, ...others] = term.rules.flatMap((id) => rulebook.byId(id) ?? []);
  return {
    tone: 'info',
    title: term.word,
    lead: term.meaning,
    sections: [
      entry === undefined
        ? section('No rule', 'text', ['No rule of this rulebook is about the word.'])
        : section(`A rule about it: ${ruleTitle(entry)}`, 'text', [entry.statement]),
      section('Also written', 'facts', term.forms),
    ].filter(hasLines),
    footer: `${whoseWord[term.use]} · in our words`,
    ...(entry !== undefined && {
      sources: rulebook.citations(entry, ruleset),
      choices: [{ label: `Open ${entry.number ?? 'the rule'}`, line: ruleLine(entry) }],
    }),
    ...menuOf('Rules that say more', others),
  };
}

/** A page of all words, each with the beginning of its meaning; `lineOf` is the line that shows a page. */
export function termsReply(
  terms: readonly TermEntry[],
  asked: number,
  lineOf: (page: number) => string,
): Reply {
  const page = pageOf(terms, asked, listed, lineOf);
  return {
    tone: 'info',
    title: 'Words that players and cards use',
    lead: `${terms.length} words, in the order of the alphabet.`,
    sections: [
      section(
        `From ${page.items[0]?.word ?? ''} to ${page.items.at(-1)?.word ?? ''}`,
        'list',
        page.items.map(({ word, meaning }) => `${word}: ${firstSentence(meaning)}`),
      ),
    ],
    footer: dotted(page.footer, 'in our words'),
    choices: page.choices,
    menu: {
      heading: 'Explain one of them',
      choices: page.items.map((term) => ({ label: term.word, line: termLine(term), detail: term.meaning })),
    },
  };
}

/** The line that explains a word. */
export const termLine = ({ word }: TermEntry): string => `/terms word:"${word}"`;

const firstSentence = (text: string): string => /^.*?[^.]\.(?=\s|$)/s.exec(text)?.[0] ?? text;
