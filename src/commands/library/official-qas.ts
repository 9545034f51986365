import type { QaIndex } from '../../qa/qa-index.ts';
import type { RankedQa } from '../../qa/rank.ts';
import { factsLine, qaTextSections, type ShownQa } from '../../replies/library/qa-text.ts';
import type { Line, LineSection, Menu, MenuChoice, Reply, Section } from '../../replies/reply.ts';
import {
  missingHeading,
  ofTheWhole,
  ofTheWholeAlone,
  section,
  verdictReply,
} from '../../replies/verdict-reply.ts';
import type { Citation } from '../../rulebook/citations.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { isSituationText } from '../../situations/language/read.ts';
import type { Recorded } from '../../situations/ruling.ts';
import type { Verdict } from '../../situations/verdict.ts';
import { ageOf } from '../../sources/age.ts';
import { buildIt } from '../build/board.ts';
import type { Answered, Command, OfficialQa, Outcome, Services } from '../command.ts';
import { printLine } from '../line/print-line.ts';
import { textOf } from '../options.ts';
import { withRelated } from '../related-menu.ts';
import { findQas, type LibraryQuery, libraryQuery } from './find-qas.ts';
import { cardNames, citedBy, QA_SOURCE, withTexts } from './qa-texts.ts';
import {
  isWhollyTold,
  recordedChoices,
  recordedHeading,
  recordedOn,
  recordedRow,
  recordedSame,
  recordedSection,
  saysOtherwise,
  settledBy,
} from './recorded.ts';

/** How many Q&As stand beside a settled verdict, and how many are given with every one. */
const BESIDE = 3;
const MOST = 10;

/** A command whose answers come with what the index of official Q&As knows: one place for all of them. */
export const besideOfficialQas = (command: Command): Command => ({
  ...command,
  run: async (values, asker, services) => {
    const text = command.words === undefined ? undefined : textOf(values, command.words);
    const words = text === undefined || isSituationText(text, services.catalogue) ? undefined : text;
    return withOfficialQas(await command.run(values, asker, services), services, words);
  },
});

/** An answer with what the index adds: withdrawn sources marked, and Q&As by `words` or the situation, first where it is open. */
export async function withOfficialQas(
  outcome: Outcome,
  services: Services,
  words?: string,
): Promise<Outcome> {
  if (!outcome.ok) return outcome;
  const { reply, verdict } = outcome;
  if (verdict === undefined && reply.sources === undefined) return outcome;
  const index = await services.qas.current();
  const marked = index === undefined ? outcome : withWithdrawn(outcome, index, services.rulebook);
  if (verdict === undefined) return marked;
  const query = libraryQuery(verdict, words, services);
  const recorded = recordedOn(query, services);
  const ruled = besideRecorded(marked, verdict, query, recorded, services);
  return withFound(ruled, ruled.verdict ?? verdict, query, index, services, recorded);
}

/** An answer with the Q&As that were found for it, and the recorded rulings to pick. */
async function withFound(
  ruled: Answered,
  verdict: Verdict,
  query: LibraryQuery,
  index: QaIndex | undefined,
  services: Services,
  recorded: readonly Recorded[],
): Promise<Answered> {
  const found = index === undefined ? [] : findQas(query, verdict, index, services);
  const officialQas = found.slice(0, MOST).map((qa) => officialQa(qa, services));
  const listed: Answered = query.cards.length === 0 ? ruled : { ...ruled, officialQas };
  const given = withBuildIt(listed, verdict, query, services);
  if (verdict.answer === 'cannot tell' && index !== undefined) {
    const [best, ...others] = found.slice(0, MOST);
    if (best !== undefined) {
      const picks = [...others.map((qa) => qaChoice(qa, services)), ...recordedChoices(recorded)];
      return answeredBy(best, picks, query.cards.length, given, index, services);
    }
  }
  const proof = provingQas(found, query, verdict, services);
  const picks = [...proof.map((qa) => qaChoice(qa, services)), ...recordedChoices(recorded)];
  const related = withRelated(given.reply, verdict, services.rulebook, picks);
  if (index === undefined || proof.length === 0) return { ...given, reply: related };
  const lines = proof.slice(0, BESIDE).map((qa) => factsLine(factsOf(qa, services)));
  const sections = [...(related.sections ?? []), proofSection(lines, index)];
  return { ...given, reply: { ...related, sections } };
}

/** An answer with recorded rulings: one on the same situation settles an open answer, and a contradiction is logged. */
function besideRecorded(
  given: Answered,
  verdict: Verdict,
  query: LibraryQuery,
  recorded: readonly Recorded[],
  services: Services,
): Answered {
  const same = recordedSame(verdict, recorded, services);
  const isOpen = verdict.answer === 'cannot tell';
  const settled =
    isOpen && same !== undefined && isWhollyTold(verdict, query)
      ? settledBy(same, verdict, services)
      : undefined;
  const otherwise = same !== undefined && saysOtherwise(same, verdict);
  if (otherwise)
    services.log?.('warn', 'the engine says otherwise than a recorded ruling on the same situation', {
      ruling: same.id,
      recorded: same.answer,
      engine: verdict.answer,
    });
  const { reply } = given;
  const shown = isOpen || otherwise ? recordedSection(same === undefined ? recorded : [same], services) : [];
  return {
    ...given,
    ...(recorded.length === 0 ? {} : { rulings: recorded.map((ruling) => recordedRow(ruling, services)) }),
    ...(settled === undefined ? {} : { verdict: settled }),
    reply: {
      ...(settled === undefined ? reply : { ...reply, ...verdictReply(settled) }),
      sections: [
        ...shown,
        ...(settled === undefined ? (reply.sections ?? []) : settledSections(settled, verdict, reply)),
      ],
    },
  };
}

/** What a verdict says, in the place of what it said when it was open; what else a reply has follows. */
function settledSections(settled: Verdict, open: Verdict, reply: Reply): readonly Section[] {
  const said = new Set(verdictReply(open).sections?.map(({ heading }) => heading));
  const more = reply.sections?.filter(({ heading }) => !said.has(heading)) ?? [];
  return [...(verdictReply(settled).sections ?? []), ...more];
}

/** Plain words that were not ruled on go on in the builder. */
function withBuildIt(
  given: Answered,
  verdict: Verdict,
  { words, names }: LibraryQuery,
  services: Services,
): Answered {
  if (words === undefined || verdict.answer !== 'cannot tell') return given;
  const choices = buildIt(verdict, names, services);
  if (choices.length === 0) return given;
  return { ...given, reply: { ...given.reply, choices: [...(given.reply.choices ?? []), ...choices] } };
}

/** Those that mention every card of a verdict, and those about its first one that its rules cite. */
function provingQas(
  found: readonly RankedQa[],
  { cards }: LibraryQuery,
  { findings }: Verdict,
  { rulebook }: Services,
): readonly RankedQa[] {
  const cited = citedBy(
    findings.map(({ rule }) => rule),
    rulebook,
  );
  const [first = []] = cards;
  const isOfFirst = ({ cards: mentioned }: RankedQa) =>
    first.some(({ konamiId }) => mentioned.includes(konamiId));
  return found
    .filter((qa) => qa.hits === cards.length || (cited.has(qa.number) && isOfFirst(qa)))
    .slice(0, MOST);
}

/** What is read at a glance under a Q&A that answers; what a search found in the rulebook is not. */
const readFirst: ReadonlySet<string> = new Set([missingHeading, recordedHeading]);

/** An open verdict with the best Q&A as what is read first, and the others to pick. */
async function answeredBy(
  best: RankedQa,
  picks: readonly MenuChoice[],
  names: number,
  given: Answered,
  index: QaIndex,
  services: Services,
): Promise<Answered> {
  const {
    shown: [shown],
    complete,
  } = await withTexts([best], index, services);
  if (shown === undefined) return given;
  const { reply } = given;
  const isExact = best.hits === names && best.others === 0;
  const own = section('The ruling of the bot itself', 'text', [
    { text: [reply.title, reply.lead].filter((part) => part !== undefined && part !== '').join(': ') },
  ]);
  return {
    ...given,
    officialQas: (given.officialQas ?? []).map((each) =>
      each.number === best.number && shown.text !== undefined && shown.text.title !== ''
        ? { ...each, title: shown.text.title }
        : each,
    ),
    ...(complete === undefined ? {} : { complete }),
    reply: {
      ...reply,
      title: `Official Q&A ${best.number}`,
      lead: isExact
        ? `The official database answers this: Q&A ${best.number}.`
        : `The nearest in the official database: Q&A ${best.number}.`,
      sections: [
        ...qaTextSections(shown, staleLines(index)),
        ...[own, ...(reply.sections ?? [])].map((each) =>
          readFirst.has(each.heading) ? each : ofTheWholeAlone(each),
        ),
      ],
      ...menuWith(picks, reply.menu),
    },
  };
}

/** A menu of Q&As, with what the reply has to pick behind them. */
function menuWith(picks: readonly MenuChoice[], menu: Menu | undefined): Pick<Reply, 'menu'> {
  if (picks.length === 0) return menu === undefined ? {} : { menu };
  if (menu === undefined) return { menu: { heading: 'Official Q&As', choices: picks } };
  return { menu: { heading: 'Related rules and official Q&As', choices: [...picks, ...menu.choices] } };
}

/** A Q&A to pick: its number and date, and the cards that it mentions. */
const qaChoice = ({ number, date, cards }: RankedQa, { catalogue }: Services): MenuChoice => ({
  label: `Official Q&A ${number}`,
  line: printLine('qa', { number }),
  detail: `${date}, about ${cardNames(cards, catalogue).join(' and ')}`,
});

const factsOf = ({ number, date, cards }: RankedQa, { catalogue, rulebook }: Services): ShownQa => {
  const { url } = rulebook.cite({ source: QA_SOURCE, number });
  return { number, date, cards: cardNames(cards, catalogue), ...(url === undefined ? {} : { url }) };
};

/** A Q&A as `ask --json` gives it. */
const officialQa = (qa: RankedQa, services: Services): OfficialQa => ({ url: '', ...factsOf(qa, services) });

function withWithdrawn(outcome: Answered, index: QaIndex, rulebook: Rulebook): Answered {
  const marked = (citations: readonly Citation[]) =>
    citations.map((citation) => {
      const number = rulebook.numberOf(QA_SOURCE, citation);
      return number === undefined || index.has(number)
        ? citation
        : ({ ...citation, withdrawn: true } as const);
    });
  const { reply, verdict } = outcome;
  return {
    ...outcome,
    reply: { ...reply, ...(reply.sources === undefined ? {} : { sources: marked(reply.sources) }) },
    ...(verdict === undefined ? {} : { verdict: { ...verdict, citations: marked(verdict.citations) } }),
  };
}

const proofSection = (lines: readonly Line[], index: QaIndex): LineSection => {
  const all = [...lines, ...staleLines(index)].map((line) => ({ ...line, ...ofTheWhole }));
  return section('Official Q&As about these cards', 'list', all);
};

function staleLines(index: QaIndex): readonly Line[] {
  const { stale, inWords } = ageOf(index);
  return stale ? [{ text: `The index of Q&As is stale: ${inWords}.` }] : [];
}
