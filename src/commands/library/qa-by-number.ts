import { fail, ok, type Problem, type Result } from '../../platform/problem.ts';
import type { QaEntry } from '../../qa/entry.ts';
import type { QaIndex } from '../../qa/qa-index.ts';
import { qaTextSections } from '../../replies/library/qa-text.ts';
import { menuOf } from '../../replies/rule-reply.ts';
import { section } from '../../replies/verdict-reply.ts';
import { ageOf } from '../../sources/age.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import type { Outcome, Services } from '../command.ts';
import { printLine } from '../line/print-line.ts';
import { openVerdict } from '../rule-verdict.ts';
import { withTexts } from './qa-texts.ts';
import { ORDER, QA_SOURCE, WORTH } from './sources.ts';

/** How many cards of a Q&A are offered as buttons. */
const CARDS = 5;

/**
 * One official Q&A by its number: its question and answer as published, its date, the cards that it mentions, the rules
 * that cite it, and where it stands. Problems: the index has no such number.
 */
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
        section(
          'Rules that cite it',
          'list',
          rules.map(({ id, title }) => ({ text: `${title} [${id}]` })),
        ),
      ].filter(({ lines }) => lines.length > 0),
      sources: [
        citation,
        ...(original === undefined
          ? []
          : [{ title: `Q&A ${number} in Konami's own database (Japanese)`, url: original }]),
      ],
      footer: [
        `index ${inWords}${stale ? ' (stale)' : ''}`,
        'official for the OCG, without formal force in the TCG',
      ].join(' · '),
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
