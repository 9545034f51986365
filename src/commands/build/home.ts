import { judgeStep } from '../../engine/legal/judge-step.ts';
import { defined } from '../../platform/defined.ts';
import type { Choice } from '../../platform/problem.ts';
import type { Section } from '../../replies/reply.ts';
import { section } from '../../replies/verdict-reply.ts';
import { phases } from '../../vocabulary/phases.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import type { Outcome, Services } from '../command.ts';
import { printLine, situationLine } from '../line/print-line.ts';
import { addButton } from './add-cards.ts';
import { questionPicks } from './ask-step.ts';
import type { Board } from './board.ts';
import { whoActs, withActions } from './do.ts';
import { type At, builderRow, buildLine, framed, go, picking } from './frame.ts';
import { openChoice } from './open-choice.ts';
import { readSoFar, textOf } from './so-far.ts';

/** What was told so far, and what can be done next. */
export function home(board: Board, text: string, ruleset: Ruleset, services: Services): Outcome {
  return text === ''
    ? framed({
        title: 'A situation, step by step',
        lead: 'Add the cards, say what is done, then ask. P0 is the turn player, P1 the opponent.',
        text,
        choices: [
          addButton(text),
          go('Turn and phase', text, { step: 'turn-and-phase' }),
          go('Ask a question', text, { step: 'ask' }),
          writeOut(text),
        ],
      })
    : framed({
        title: 'The situation so far',
        lead: stands(board),
        sections: [...againstTheRules(board), ...openSoFar(board)],
        text,
        choices: [
          addButton(text),
          go('What is done', text, { step: 'do' }),
          ...resolving(board, ruleset),
          go('Ask a question', text, { step: 'ask' }),
          go('Undo the last line', withoutLastLine(text, ruleset, services)),
          ...(board.last === undefined ? [go('Turn and phase', text, { step: 'turn-and-phase' })] : []),
          writeOut(text),
        ],
        menu: {
          heading: 'Ask a question',
          choices: questionPicks(board, text).map((each) => ({ ...each, turns: true })),
          selectOnly: true,
        },
      });
}

/** What mostly comes next while there is a Chain. */
const resolving = ({ duel, situation }: Board, ruleset: Ruleset): readonly Choice[] =>
  duel.chain.length === 0
    ? []
    : [go('Resolve', withActions(situation, [{ do: 'resolve' }], ruleset), { step: 'more' })];

/** Whose turn it is, in which phase, and who may act. */
function stands(board: Board): string {
  const { turnPlayer, phase } = board.duel;
  return `Turn of ${turnPlayer}, ${phases.term(phase)}. ${whoActs(board)}`.trim();
}

/** The form of /situation with the text in it, to write on by hand. */
const writeOut = (text: string): Choice => ({
  label: 'Write it out',
  // Without its question, no line rules on it yet.
  ...(text === '' ? { line: printLine('situation', {}) } : { line: situationLine(text), buttonOnly: true }),
  opens: true,
  row: builderRow,
});

/** What the rules say against the last thing that was done. */
function againstTheRules({ last }: Board): readonly Section[] {
  if (last === undefined) return [];
  const { verdict, findings } = judgeStep(last.before, last.action);
  if (verdict !== 'illegal') return [];
  const against = findings.filter((each) => each.verdict === 'forbids');
  const lines = against.map(({ because, rule }) => `${because} [${rule}]`);
  return [section('Against the last step', 'list', lines)];
}

/** What was not said of what has resolved. */
function openSoFar({ duel }: Board): readonly Section[] {
  const words = [...new Set(duel.missing.map((each) => each.words))];
  return words.length === 0 ? [] : [section('Not said yet', 'list', words)];
}

/** The text without its last line; without more of them, where the rest could not be read. */
function withoutLastLine(text: string, ruleset: Ruleset, services: Services): string {
  const lines = text.split('\n');
  for (let count = lines.length - 1; count > 0; count -= 1) {
    const read = readSoFar(lines.slice(0, count).join('\n'), ruleset, services);
    if (read.ok) return textOf(read.value.situation, ruleset);
  }
  return '';
}

/** What is left to say of the last thing that was done, if anything is. */
export function more(board: Board, text: string, at: At, ruleset: Ruleset): Outcome | undefined {
  const open = openChoice(board);
  if (open === undefined) return undefined;
  const { situation } = board;
  const earlier = situation.actions.slice(0, -1);
  return picking({
    title: open.asks,
    lead: `${open.why ?? ''} Where nobody told, leave it open.`.trim(),
    text,
    heading: 'Which',
    picks: open.answers.map(({ label, action, detail }) => ({
      label,
      ...defined({ detail }),
      line: buildLine(textOf({ ...situation, actions: [...earlier, action] }, ruleset), { step: 'more' }),
    })),
    at,
    choices: [go('Leave it open', text)],
  });
}
