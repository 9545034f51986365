import type { Rulebook } from '../rulebook/rulebook.ts';
import type { TermEntry } from '../rulebook/term.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import { pageOf } from './page.ts';
import type { Reply } from './reply.ts';
import { menuOf, ruleLine, ruleTitle } from './rule-reply.ts';
import { dotted, hasLines, section } from './verdict-reply.ts';

/** How many words a page lists. */
const listed = 15;

const uses = { official: 'an official term', players: 'a word of players' } as const;

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
    footer: `${uses[term.use]} · in our words`,
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
