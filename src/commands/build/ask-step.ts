import { limits } from '../../replies/limits.ts';
import { section } from '../../replies/verdict-reply.ts';
import { printQuestion, printSituation } from '../../situations/language/print.ts';
import type { Situation } from '../../situations/situation.ts';
import type { Outcome, Services } from '../command.ts';
import { ruleOnSituation } from '../situation-json.ts';
import type { Board, Question } from './board.ts';
import { type At, back, buildLine, go, isReadable, listed, type Picked, picking } from './frame.ts';
import { type QuestionKind, questionKinds } from './questions.ts';

/** The line that asks a question and has it ruled on. */
const askLine = (text: string, question: Question): string =>
  buildLine([text, printQuestion(question)].filter((each) => each !== '').join('\n'));

/**
 * What can be asked of the cards there are: each question, as far as one select holds them all, the kinds with the fewest
 * first; the others by their kind.
 */
export function questionPicks(board: Board, text: string): readonly Picked[] {
  const kinds = questionKinds
    .map((kind) => ({ kind, questions: kind.questions(board) }))
    .filter(({ questions }) => questions.length > 0);
  let room = limits.options - kinds.length;
  const one = new Set<QuestionKind>();
  for (const { kind, questions } of kinds.toSorted((a, b) => a.questions.length - b.questions.length)) {
    room -= questions.length - 1;
    if (room < 0) break;
    one.add(kind);
  }
  return kinds.flatMap(({ kind, questions }): readonly Picked[] =>
    one.has(kind)
      ? questions.map((each) => ({
          label: printQuestion(each),
          detail: kind.label,
          line: askLine(text, each),
        }))
      : [{ label: kind.label, line: buildLine(text, { step: kind.step }) }],
  );
}

/** The kinds of questions, to pick one. */
export const askSomething = (board: Board, text: string, at: At): Outcome =>
  picking({
    title: 'What is asked?',
    lead: 'One question, about the end of what was told.',
    text,
    heading: 'What is asked',
    picks: questionPicks(board, text),
    at,
    choices: [back(text)],
  });

/** The questions of a kind. */
export function askKind(kind: QuestionKind, board: Board, text: string, at: At): Outcome {
  const picks = kind
    .questions(board)
    .map((question) => ({
      label: printQuestion(question),
      about: 'card' in question ? question.card : undefined,
      line: askLine(text, question),
    }));
  const lead =
    picks.length === 0 ? 'Nothing of that kind can be asked of these cards.' : 'Picking it rules on it.';
  return listed({ title: kind.label, lead, text, heading: 'The question', picks, at }, 'ask');
}

/** The verdict, as /situation gives it, with the text that was ruled on. */
export function ruled(situation: Situation, text: string, services: Services): Outcome {
  const outcome = ruleOnSituation(situation, services);
  if (!outcome.ok) return outcome;
  const lines = printSituation(situation).split('\n');
  const on = [go('Ask something else', text, { step: 'ask' }), go('Go on building', text)];
  return {
    ...outcome,
    reply: {
      ...outcome.reply,
      sections: [...(outcome.reply.sections ?? []), section('The situation', 'text', lines)],
      choices: [...on.filter(isReadable), ...(outcome.reply.choices ?? [])],
    },
  };
}
