import { didYouMean, nearest } from '../../platform/did-you-mean.ts';
import type { Problem } from '../../platform/problem.ts';
import { shorten } from '../../platform/problem.ts';
import type { Asker, OptionValues, Outcome, Services } from '../command.ts';
import { pageAsked } from '../paging.ts';
import { textOf as optionText } from '../read-options.ts';
import { addCards } from './add-cards.ts';
import { askKind, askSomething, ruled } from './ask.ts';
import { type Board, boardOf, cardWith } from './board.ts';
import { doKind, doSomething } from './do.ts';
import { go } from './frame.ts';
import { turnAndPhase } from './header.ts';
import { home, more } from './home.ts';
import { type At, buildLine } from './line.ts';
import { questionKinds } from './questions.ts';
import { readSoFar, type SoFar } from './so-far.ts';
import { kinds } from './steps.ts';

/** The words that say where in the flow a line stands. */
export const steps: readonly string[] = [
  'add',
  'do',
  'ask',
  'more',
  'turn-and-phase',
  ...[...kinds, ...questionKinds].map(({ step }) => step),
];

/**
 * One step of putting a situation together. All that was told so far stands in the line, so nothing is kept in between:
 * any step can be gone back to, and made again.
 */
export function buildSituation(values: OptionValues, { ruleset }: Asker, services: Services): Outcome {
  const { step, at } = placeOf(values);
  if (step !== undefined && !steps.includes(step)) return problem(unknownStep(step, values));
  const soFar = readSoFar(optionText(values, 'text'), ruleset, services, step);
  if (!soFar.ok) return problem(soFar.problem);
  const { situation, asks, text } = soFar.value;
  if (asks && step === undefined) return ruled(situation, text, services);
  if (step === 'add') return addCards(soFar.value, at, ruleset, services);
  if (step === 'turn-and-phase') return turnAndPhase(situation, text, at, ruleset);
  const board = boardOf(situation, services);
  if (!board.ok) return problem(board.problem);
  return onBoard(board.value, soFar.value, at, ruleset, services);
}

function onBoard(
  board: Board,
  { text }: SoFar,
  at: At,
  ruleset: Asker['ruleset'],
  services: Services,
): Outcome {
  const { step } = at;
  if (step === 'do') return doSomething(board, text, at);
  if (step === 'ask') return askSomething(board, text, at);
  const asked = questionKinds.find((each) => each.step === step);
  const done = kinds.find((each) => each.step === step);
  if ((asked ?? done) !== undefined && at.card !== undefined && cardWith(board, at.card) === undefined)
    return problem(unknownCard(board, text, at, at.card));
  if (asked !== undefined) return askKind(asked, board, text, at);
  if (done !== undefined) return doKind(done, board, text, at, ruleset);
  const left = step === 'more' ? more(board, text, at, ruleset) : undefined;
  return left ?? home(board, text, ruleset, services);
}

/** Where a line stands; names of cards alone are cards to add. */
function placeOf(values: OptionValues): { readonly step: string | undefined; readonly at: At } {
  const card = optionText(values, 'card');
  const step = optionText(values, 'step')?.toLowerCase() ?? (card === undefined ? undefined : 'add');
  return {
    step,
    at: {
      ...(step === undefined ? {} : { step }),
      ...(card === undefined ? {} : { card }),
      page: pageAsked(values),
    },
  };
}

const problem = (each: Problem): Outcome => ({ kind: 'problem', problem: each });

function unknownStep(step: string, values: OptionValues): Problem {
  const near = nearest(step, steps);
  const text = optionText(values, 'text') ?? '';
  return {
    code: 'unknown-step',
    found: `step:${shorten(step)}`,
    expected: 'must be a step of building, such as add, do, ask',
    hint: didYouMean(near) ?? 'Left out, it is what can be done next.',
    choices: near.map((each) => ({ label: each, line: buildLine(text, { step: each }) })),
  };
}

function unknownCard({ duel }: Board, text: string, at: At, card: string): Problem {
  const near = nearest(card, Object.keys(duel.cards));
  const { step } = at;
  return {
    code: 'unknown-card',
    found: `card:${shorten(card)}`,
    expected: 'must be a card of the situation so far',
    ...(near.length === 0 ? {} : { hint: didYouMean(near) ?? '' }),
    choices: [
      ...near.map((each) => go(each, text, { ...(step === undefined ? {} : { step }), card: each })),
      go('Back', text),
    ],
  };
}
