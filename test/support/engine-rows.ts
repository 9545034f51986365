import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { answerQuestion } from '../../src/engine/answer/answer-question.ts';
import { judgeStep } from '../../src/engine/legal/judge-step.ts';
import { textsOf } from '../../src/situations/language/lines.ts';
import { readSituation } from '../../src/situations/language/read.ts';
import { playSituation } from '../../src/situations/rule-on.ts';
import { books } from './project-data.ts';

/**
 * A ruling of test/engine/rows: what a judge would say, the rule and its reason that must be given (or the rule alone, also
 * of something that happened; its words; what was not said; several with ` + ` between them), and the situation. It may ask several questions, each on a line of
 * its own, and then has as many answers, with ` / ` between them; `is it legal: P0 passes` has a step judged.
 */
export interface EngineRow {
  readonly says: string;
  readonly answer: string;
  readonly because: readonly string[];
  readonly text: string;
}

const folder = path.join(import.meta.dirname, '../engine/rows');
const blocksOf = (name: string): readonly (readonly string[])[] =>
  readFileSync(path.join(folder, name), 'utf8')
    .split(/\n\n+/)
    .map((block) => block.split('\n').filter((line) => line !== ''))
    .filter((block) => block.length > 0);

const about = /^(?<what>card|text of|reading of) (?<card>"(?:[^"\\]|\\.)*")/;

const places = /^(?:P[01] (?:has|controls)|in the|banished|as Xyz Material)\b[^":]*:/;

/** What is said of cards, by their name: what a card is, and its text or reading. */
type Described = ReadonlyMap<string, { readonly facts?: string; readonly text?: string }>;

function described(lines: readonly string[], before: Described = new Map()): Described {
  const all = new Map(before);
  for (const line of lines.flatMap(textsOf)) {
    const { what, card = '' } = about.exec(line)?.groups ?? {};
    all.set(card, { ...all.get(card), ...(what === 'card' ? { facts: line } : { text: line }) });
  }
  return all;
}

/** The situation with what is said of its cards elsewhere. What a row says of a card itself counts instead. */
function withCards(lines: readonly string[], shared: Described): string {
  const statements = lines.flatMap(textsOf);
  const said = described(statements.filter((line) => about.test(line)));
  const placed = statements
    .filter((line) => places.test(line))
    .flatMap((line) => [...line.matchAll(/(?<=[:,] )("[^"]+")(?: as ("[^"]*"))?/g)]);
  const more = placed.flatMap(([, name = '', id = name]) => {
    const { facts, text } = said.get(id) ?? said.get(name) ?? {};
    const known = shared.get(name);
    if (facts !== undefined || known?.facts === undefined) return [];
    return [known.facts, ...(text === undefined && known.text !== undefined ? [known.text] : [])];
  });
  return [...new Set(more), ...lines].join('\n');
}

const head = /^(?<says>.+) -> (?<answer>.+) \[(?<because>[^\]]+)\]$/;

/** The rows of every file, by its name; `cards.txt` describes cards for all of them. */
export function engineRows(): ReadonlyMap<string, readonly EngineRow[]> {
  const shared = described(blocksOf('cards.txt').flat());
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt') && name !== 'cards.txt');
  return new Map(
    files.map((name) => {
      const blocks = blocksOf(name);
      const own = about.test(blocks[0]?.[0] ?? '') ? (blocks[0] ?? []) : [];
      const cards = described(own, shared);
      const rows = blocks.slice(own.length === 0 ? 0 : 1).map(([first = '', ...lines]): EngineRow => {
        const { says, answer, because } = head.exec(first)?.groups ?? {};
        if (says === undefined || answer === undefined || because === undefined)
          throw new Error(`${name}: "${first}" must be as: it happened -> yes [trigger/condition-met met]`);
        return { says, answer, because: because.split(' + '), text: withCards(lines, cards) };
      });
      return [name.replace('.txt', '').replaceAll('-', ' '), rows];
    }),
  );
}

/** The step that such a line says is judged, as one of a log. */
const step = /^is it legal: (?<action>.+)$/;
const asks = (line: string): boolean => (line.endsWith('?') && !about.test(line)) || step.test(line);

/** What is answered, and every reason for it: the rules, also of what happened, their words, and what was not said. */
interface Played {
  readonly answer: string;
  readonly found: readonly string[];
}

/** Plays a row: what the engine answers to each of its questions. */
export function playRow({ text }: EngineRow): Played {
  const lines = textsOf(text);
  const told = lines.filter((line) => !asks(line));
  const all = lines.filter(asks).map((line) => playedTo(told, line));
  return { answer: all.map(({ answer }) => answer).join(' / '), found: all.flatMap(({ found }) => found) };
}

function playedTo(told: readonly string[], asked: string): Played {
  const { action } = step.exec(asked)?.groups ?? {};
  const lines = action === undefined ? [asked] : [action, 'who may act now?'];
  const read = readSituation([...told, ...lines].join('\n'), { catalogue: books.catalogue, ruleset: 'tcg' });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { actions, question } = read.situation;
  const judgedStep = action === undefined ? undefined : actions.at(-1);
  const before = { ...read.situation, actions: judgedStep === undefined ? actions : actions.slice(0, -1) };
  const played = playSituation(before, books);
  if (!played.ok) throw new Error(JSON.stringify(played.problem));
  const { after } = played.value;
  const judged = judgedStep === undefined ? answerQuestion(after, question) : judgeStep(after, judgedStep);
  const reasons = judged.findings.map(({ rule, code }) => `${rule} ${code}`);
  const all = [...judged.findings, ...after.illegalities];
  const named = all.flatMap(({ rule, entry = rule, because }) => [entry, because]);
  const rules = after.timeline.flatMap(({ rule }) => rule ?? []);
  const [answer, unsaid] =
    'answer' in judged ? [judged.answer, judged.missing] : [judged.verdict, judged.open];
  const words = [...after.missing.map((each) => each.words), ...after.assumed, ...judged.assumed];
  return { answer, found: [...reasons, ...named, ...rules, ...unsaid, ...words] };
}
