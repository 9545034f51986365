import type { LineSection, Reply, Section } from '../replies/reply.ts';
import { ofTheWhole, openSections, section, verdictReply } from '../replies/verdict-reply.ts';
import { understoodLines } from '../situations/understood.ts';
import type { Verdict } from '../situations/verdict.ts';
import type { Asker, Outcome, Services } from './command.ts';
import { understoodAs, understoodHeading, waysToPutRight } from './put-right.ts';

/** An answer to plain words, with its verdict. */
export type Told = Extract<Outcome, { kind: 'answer' }> & { readonly verdict: Verdict };

/**
 * Rules on a situation in plain words, and shows how it was understood; undefined where the text tells none. What reads
 * them is a sixth of the program, and loaded when it is first needed.
 */
export async function answerWords(text: string, asker: Asker, services: Services): Promise<Told | undefined> {
  const { ruleOnWords } = await import('../situations/words-verdict.ts');
  const verdict = ruleOnWords(text, services, asker.ruleset);
  if (verdict === undefined) return undefined;
  const ways = verdict.answer === 'cannot tell' ? waysToPutRight(verdict) : [];
  const reply = verdictReply(verdict, ways);
  return {
    kind: 'answer',
    verdict,
    reply: { ...reply, sections: withUnderstood(verdict, reply.sections ?? []) },
  };
}

type Sections = NonNullable<Reply['sections']>;

/**
 * How plain words were understood stands first where they could not be ruled on, as it may be why; else behind what
 * proves the answer, with only what was asked read at a glance: the timeline says what was done.
 */
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
  situation === null
    ? []
    : [
        section(
          understoodHeading,
          'list',
          understoodLines(situation).map((text) => ({ text })),
        ),
      ];

/**
 * A situation that was not ruled on, with what the rulebook has on its words: "cannot tell" stands first, then what is
 * missing, and only then the rule that a search has found, so that nobody takes that for the answer.
 */
export function withReading(told: Told, found: Outcome): Outcome {
  if (found.kind === 'problem' || found.verdict === undefined || found.verdict.findings.length === 0)
    return told;
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
        { heading: 'Found by search', style: 'text', lines: [{ text: nearest }] },
        { heading: reply.title, style: 'text', lines: [{ text: reply.lead ?? '' }] },
        ...(reply.sections ?? []).map(ofTheWholeAlone),
      ],
    },
  };
}

/** What a search found is read at a glance by its statement; the rest of it is of the whole. */
const ofTheWholeAlone = (each: Section): Section =>
  each.style === 'table' ? each : { ...each, lines: each.lines.map((line) => ({ ...line, ...ofTheWhole })) };

const nearest =
  'The situation was not ruled on. This is what the rulebook has on its words; to rule on a play: /timing, /summoned, /situation.';

/**
 * Answers plain words: ruled on where they tell a situation that can be, otherwise by what the rulebook has on them.
 * @param search finds the rulebook's topics
 */
export async function answerPlain(
  words: string,
  asker: Asker,
  services: Services,
  search: () => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const told = await answerWords(words, asker, services);
  // What was played, but for a fact that nobody said, is answered by what that fact is, and not by a search.
  const isPlayed = told !== undefined && told.verdict.findings.length > 0;
  if (told !== undefined && (told.verdict.answer !== 'cannot tell' || isPlayed)) return told;
  const found = await search();
  return told === undefined ? withExample(notPlayed(found), services) : withReading(told, found);
}

/** Words that tell nothing and find nothing: an example of what can be asked. */
function withExample(outcome: Outcome, { examples }: Services): Outcome {
  const line = examples.find((each) => each.startsWith('/ask '));
  if (outcome.kind === 'problem' || outcome.reply.tone !== 'open' || line === undefined) return outcome;
  const { reply } = outcome;
  return {
    ...outcome,
    reply: { ...reply, choices: [...(reply.choices ?? []), { label: 'An example', line }] },
  };
}

/** Plain words are searched in the rulebook, not played: what is found is no verdict on what they describe. */
export function notPlayed(outcome: Outcome): Outcome {
  if (outcome.kind === 'problem' || outcome.verdict === undefined) return outcome;
  const { reply, verdict } = outcome;
  if (verdict.answer === 'cannot tell') return outcome;
  const note =
    'No situation was recognised in these words: they are searched in the rulebook. To rule on a play: /timing, /summoned, /situation.';
  return {
    ...outcome,
    reply: {
      ...reply,
      sections: [
        { heading: 'Found by search', style: 'text', lines: [{ text: note }] },
        ...(reply.sections ?? []),
      ],
    },
    verdict: {
      ...verdict,
      answer: 'cannot tell',
      headline: `The nearest rule: ${verdict.headline}.`,
      missing: ['a situation that can be played: ask with /timing, /summoned or /situation'],
    },
  };
}
