import { Bench } from 'tinybench';
import type { App } from '../src/app/app.ts';
import { answer } from '../src/commands/answer.ts';
import { type Services, suggestedAtOnce } from '../src/commands/command.ts';
import { makeQaIndex } from '../src/qa/qa-index.ts';
import { embedReply } from '../src/replies/embed.ts';
import { printReply } from '../src/replies/terminal/terminal.ts';
import { verdictReply } from '../src/replies/verdict-reply.ts';
import { printSituation } from '../src/situations/language/print.ts';
import { readSituation } from '../src/situations/language/read.ts';
import { ruleOn } from '../src/situations/rule-on.ts';
import { situationOf } from '../src/situations/ruling.ts';
import type { Verdict } from '../src/situations/verdict.ts';
import type { Figure } from './figures.ts';
import { ruleQueries, typedEvents, typedNames } from './queries.ts';
import { ownTopics } from './topics.ts';

/** How long each line is measured, in milliseconds. */
const TIME = 1000;
/** What it may take at most, by how a line begins. */
const targets = { 'one situation': 2, suggestions: 5 } as const;

/** What a program that is warm takes for each part of its work. */
export async function warmFigures(app: App): Promise<readonly Figure[]> {
  const { services } = app;
  const timing = await verdictOf(exampleOf(services, 'timing'), app);
  const summoned = await verdictOf(exampleOf(services, 'summoned'), app);
  const reply = verdictReply(timing);
  const situations = services.rulings.flatMap((ruling) => {
    const read = situationOf(ruling, services.catalogue);
    return read.ok ? [read.value] : [];
  });

  const bench = new Bench({ time: TIME, warmupTime: TIME / 4, throws: true });
  bench.add('one situation: the /timing example', () => ruleOn(known(timing), services));
  bench.add('one situation: the /summoned example', () => ruleOn(known(summoned), services));
  bench.add(
    `one situation: all ${situations.length} rows of data/rulings in turn`,
    inTurn(situations, (each) => ruleOn(each, services)),
  );
  const texts = situations.map(printSituation);
  bench.add(
    `a situation text read: all ${texts.length} rows in turn`,
    inTurn(texts, (text) => readSituation(text, { catalogue: services.catalogue, ruleset: 'tcg' })),
  );
  bench.add(`a situation printed: all ${texts.length} rows in turn`, inTurn(situations, printSituation));
  bench.add('a whole /timing line: read, ruled, made a reply', () =>
    asked(exampleOf(services, 'timing'), app),
  );
  bench.add(
    `rulebook search (${ruleQueries.length} queries in turn)`,
    inTurn(ruleQueries, (query) => services.rulebook.search(query, 10)),
  );
  const withQas = { ...app, services: { ...services, qas: shelfOf(services) } };
  bench.add(`a whole /qa line, of ${QAS} Q&As`, () => asked(exampleOf(services, 'qa'), withQas));
  bench.add('suggestions for a card name', suggesting('timing', 'card', typedNames, app));
  bench.add('suggestions for an event', suggesting('timing', 'event', typedEvents, app));
  const keys = keystrokes(ownTopics('tune').map(({ query }) => query));
  bench.add(
    `suggestions for a question (${keys.length} keystrokes in turn)`,
    suggesting('ruling', 'question', keys, app),
  );
  bench.add('a verdict as embed', () => embedReply(reply));
  bench.add('a verdict as terminal text', () => printReply(reply, { color: true }));
  await bench.run();
  return bench.tasks.map(({ name, result }) => {
    if (result.state !== 'completed') throw new Error(`${name}: ${result.state}`);
    const { p50: median, p99, max: worst, samplesCount: runs } = result.latency;
    return { what: name, median, p99, worst, runs, ...targetOf(name) };
  });
}

function targetOf(line: string): Pick<Figure, 'target'> {
  const target = Object.entries(targets).find(([begin]) => line.startsWith(begin))?.[1];
  return target === undefined ? {} : { target };
}

/** About as many as there are. */
const QAS = 12_000;

/** A shelf with an index of invented Q&As about the cards of the catalogue, three each. */
function shelfOf({ catalogue, qas }: Services): Services['qas'] {
  const ids = catalogue.cards.flatMap(({ konamiId }) => konamiId ?? []);
  const entries = Array.from({ length: QAS }, (_, at) => ({
    number: at + 1,
    date: new Date(Date.UTC(2015, 0, 1 + (at % 4000))).toISOString().slice(0, 10),
    cards: [1, 2, 3].map((step) => ids[(at * step) % ids.length] ?? step),
  }));
  const index = makeQaIndex(entries, { from: 'bench', syncedAt: Date.now() });
  return { ...qas, current: async () => index, read: async () => index };
}

/** The line that `/help` shows for a command. */
export function exampleOf({ examples }: Services, command: string): string {
  const line = examples.find((each) => each.startsWith(`/${command} `));
  if (line === undefined) throw new Error(`/help has no example of /${command}`);
  return line;
}

const asked = (line: string, { services, commands }: App) =>
  answer(line, { mayManage: true, ruleset: 'tcg' }, services, commands);

async function verdictOf(line: string, app: App): Promise<Verdict> {
  const outcome = await asked(line, app);
  if (!outcome.ok || outcome.verdict === undefined) throw new Error(`no verdict on ${line}`);
  return outcome.verdict;
}

/** The situation of a verdict. */
function known({ situation }: Verdict): NonNullable<Verdict['situation']> {
  if (situation === null) throw new Error('a verdict without a situation');
  return situation;
}

/** A function that works on the next of a list each time. */
function inTurn<T>(list: readonly T[], work: (item: T) => unknown): () => unknown {
  let at = 0;
  return () => {
    const item = list[at % list.length];
    at += 1;
    return item === undefined ? undefined : work(item);
  };
}

/** What stands in an option after every key while texts are typed. */
const keystrokes = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));

/** Suggestions of an option of a command, as Discord asks for them at every key. */
function suggesting(
  command: string,
  option: string,
  typed: readonly string[],
  { commands, services }: App,
): () => unknown {
  const spec = commands.find(({ name }) => name === command)?.options.find(({ name }) => name === option);
  if (spec?.suggest === undefined) throw new Error(`/${command} suggests nothing for ${option}`);
  const { suggest } = spec;
  return inTurn(typed, (text) => suggestedAtOnce(suggest(text, services)));
}
