import { setImmediate } from 'node:timers/promises';
import type { Choice, Problem } from '../platform/problem.ts';
import type { LineSection, Reply } from '../replies/reply.ts';
import {
  ofTheWhole,
  ofTheWholeAlone,
  openSections,
  section,
  verdictReply,
} from '../replies/verdict-reply.ts';
import { printSituation } from '../situations/language/print.ts';
import { ruleOn } from '../situations/rule-on.ts';
import type { Situation } from '../situations/situation.ts';
import { understoodLines } from '../situations/understood.ts';
import { plainly, type Verdict } from '../situations/verdict.ts';
import type { Answered, Asker, Outcome, Services } from './command.ts';
import { LONGEST_LINE } from './line/line.ts';
import { printLine, situationLine } from './line/print-line.ts';

/** What an asker can do about words that were not ruled on, best first: say which card or case, or change the draft. */
export function waysToPutRight({ draft, cases = [], meant = [] }: Verdict): readonly Choice[] {
  const drafted = draft === undefined ? '' : draftText(draft);
  return [
    ...meant.map(({ name, text }) => ({ label: name, line: printLine('ask', { text }), card: name })),
    ...cases.map(({ label, situation }) => ({ label, line: situationLine(printSituation(situation)) })),
    ...(drafted === '' ? [] : [{ label: putRight, line: situationLine(drafted), opens: true as const }]),
  ].filter(({ line }) => line.length <= LONGEST_LINE);
}

/** The button that opens what was understood for changing it. */
export const putRight = 'Put it right';

/** How plain words were understood stands under it. */
export const understoodHeading = 'As it was understood';

/** What was understood of plain words, in lines of the situation language. */
export function understoodAs(draft: Situation): readonly LineSection[] {
  const lines = draftText(draft).split('\n');
  return lines.every((line) => line === '') ? [] : [section(understoodHeading, 'list', lines)];
}

/** The lines of a draft without its ruleset and what was taken, and without a question where none was understood. */
export function draftText(draft: Situation): string {
  if (draft.cards.length === 0) return '';
  const lines = printSituation({ ...draft, assumed: [] }).split('\n');
  const isAsked = draft.question.ask !== 'who-may';
  return lines
    .filter((line, at) => !line.startsWith('ruleset:') && (isAsked || at < lines.length - 1))
    .join('\n');
}

/** How long plain words may be, in characters: what takes longer to read would keep others waiting. */
const LONGEST_WORDS = 1500;

/** What to say of plain words that are too long; undefined where they are not. */
export const tooManyWords = (text: string): Problem | undefined =>
  text.length <= LONGEST_WORDS
    ? undefined
    : {
        code: 'too-long',
        found: `A text of ${text.length.toLocaleString('en-US')} characters`,
        expected: `must have at most ${LONGEST_WORDS.toLocaleString('en-US')} in plain words`,
        hint: 'Say only what matters: the cards, what was done with them, and what you ask.',
      };

/** An answer to plain words, with its verdict. */
export type Told = Answered & { readonly verdict: Verdict };

/** Rules on plain words and shows how they were understood; undefined where they tell nothing. The reader is loaded at its first use. */
export async function answerWords(text: string, asker: Asker, services: Services): Promise<Told | undefined> {
  const { ruleOnWords } = await import('../ask/rule-on-words.ts');
  const verdict = ruleOnWords(text, services, asker.ruleset);
  if (verdict === undefined) return undefined;
  const ways = verdict.answer === 'cannot tell' ? waysToPutRight(verdict) : [];
  const reply = verdictReply(verdict, ways);
  return { ok: true, verdict, reply: { ...reply, sections: withUnderstood(verdict, reply.sections ?? []) } };
}

type Sections = NonNullable<Reply['sections']>;

/** How words were understood stands first where they were not ruled on, as it may be why; else last, the question at a glance. */
function withUnderstood(verdict: Verdict, sections: Sections): Sections {
  if (verdict.answer === 'cannot tell') return [...understoodOf(verdict), ...sections];
  const glanced = understood(verdict).map((each) => ({
    ...each,
    lines: each.lines.map((line, at) => (at === each.lines.length - 1 ? line : { ...line, ...ofTheWhole })),
  }));
  return [...sections, ...glanced];
}

/** Of a verdict that is open: what was understood, as far as it was. */
const understoodOf = (verdict: Verdict): readonly LineSection[] =>
  verdict.draft === undefined ? understood(verdict) : understoodAs(verdict.draft);

const understood = ({ situation }: Verdict): readonly LineSection[] =>
  situation === null ? [] : [section(understoodHeading, 'list', understoodLines(situation))];

/** A situation that was not ruled on, with what a search has on its words: what is missing stands first, as that is not the answer. */
export function withReading(told: Told, found: Outcome): Outcome {
  if (!found.ok || found.verdict === undefined || found.verdict.findings.length === 0) return told;
  const { reply } = found;
  const open = openSections({ ...told.verdict, assumed: [] }).filter(({ lines }) => lines.length > 0);
  return {
    ...found,
    verdict: told.verdict,
    reply: {
      ...reply,
      tone: told.reply.tone,
      title: told.reply.title,
      lead: told.verdict.headline,
      choices: [...(told.reply.choices ?? []), ...(reply.choices ?? [])],
      sections: [
        ...open,
        ...understoodOf(told.verdict),
        section('Found by search', 'text', [nearest]),
        section(reply.title, 'text', [reply.lead ?? '']),
        // What a search found is read at a glance by its statement.
        ...(reply.sections ?? []).map(ofTheWholeAlone),
      ],
    },
  };
}

const nearest =
  'The situation was not ruled on. This is what the rulebook has on its words; to rule on a play: /timing, /summoned, /situation.';

/** Answers plain words: ruled on, or by what `search` finds of them in the rulebook. */
export async function answerPlain(
  words: string,
  asker: Asker,
  services: Services,
  search: () => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  // Others are answered between the parts, each of which takes some tens of milliseconds for a long text.
  await setImmediate();
  const told = await answerWords(words, asker, services);
  await setImmediate();
  // What was played, but for a fact that nobody said, is answered by what that fact is, and not by a search.
  const isPlayed = told !== undefined && told.verdict.findings.length > 0;
  if (told !== undefined && (told.verdict.answer !== 'cannot tell' || isPlayed)) return told;
  const byModel = await answerByModel(words, asker, services);
  if (byModel !== undefined) return byModel;
  const found = await search();
  return told === undefined ? withExample(notPlayed(found), services) : withReading(told, found);
}

/** Rules on what a language model reads in plain words; undefined where there is none, or it finds no situation. */
async function answerByModel(words: string, asker: Asker, services: Services): Promise<Told | undefined> {
  const { modelReader, catalogue } = services;
  const { ruleset } = asker;
  const whose = asker.guildId ?? asker.user?.id ?? '';
  const reading = await modelReader?.read(words, whose, { catalogue, ruleset });
  if (reading?.is !== 'read') return undefined;
  const ruled = ruleOn(reading.situation, services);
  if (!ruled.ok) return undefined;
  const verdict: Verdict = { ...ruled.value, readAs: reading.lines, reader: 'language-model' };
  const reply = verdictReply(verdict);
  const sections = [section(readByModelHeading, 'list', reading.lines), ...(reply.sections ?? [])];
  return { ok: true, verdict, reply: { ...reply, sections } };
}

/** Stands first, so that nobody takes what a model read for what they wrote. */
const readByModelHeading = 'Read by a language model as';

/** Words that tell nothing and find nothing: an example of what can be asked. */
function withExample(outcome: Outcome, { examples }: Services): Outcome {
  const line = examples.find((each) => each.startsWith('/ask '));
  if (!outcome.ok || outcome.reply.tone !== 'open' || line === undefined) return outcome;
  const { reply } = outcome;
  return {
    ...outcome,
    reply: { ...reply, choices: [...(reply.choices ?? []), { label: 'An example', line }] },
  };
}

/** Plain words are searched in the rulebook, not played: what is found is no verdict on what they describe. */
export function notPlayed(outcome: Outcome): Outcome {
  if (!outcome.ok || outcome.verdict === undefined) return outcome;
  const { reply, verdict } = outcome;
  if (verdict.answer === 'cannot tell') return outcome;
  const note =
    'No situation was recognised in these words: they are searched in the rulebook. To rule on a play: /timing, /summoned, /situation.';
  return {
    ...outcome,
    reply: { ...reply, sections: [section('Found by search', 'text', [note]), ...(reply.sections ?? [])] },
    verdict: {
      ...verdict,
      answer: 'cannot tell',
      headline: `The nearest rule: ${verdict.headline}.`,
      missing: ['a situation that can be played: ask with /timing, /summoned or /situation'],
      ...plainly('cannot tell'),
    },
  };
}
