import { isForLater } from '../../card-model/activated.ts';
import { defined } from '../../platform/defined.ts';
import { fail, ok, type Result } from '../../platform/problem.ts';
import { type Books, ruleOn } from '../rule-on.ts';
import type { Situation } from '../situation.ts';
import { plainly, type Verdict } from '../verdict.ts';
import type { UsualCard } from './usual-activation.ts';
import { boardsOf, type UsualQuestion, usualBoards } from './usual-board.ts';

/** Rules on a short question by its usual boards, which have to be ruled on alike. Problems: those of `usualBoards`. */
export function ruleOnUsual(asked: UsualQuestion, books: Books): Result<Verdict> {
  const boards = usualBoards(asked);
  if (!boards.ok) return boards;
  const verdicts: Verdict[] = [];
  for (const board of boards.value) {
    const verdict = ruleOnBoard(board, asked, books);
    if (!verdict.ok) return verdict;
    verdicts.push(verdict.value);
  }
  const [first, ...others] = verdicts;
  if (first === undefined)
    return fail({ code: 'no-usual-board', found: asked.by.model.name, expected: 'must have an effect' });
  // Of a card with several effects, that one of them can be answered so is what is asked.
  const answered = asked.asks === 'chains' ? verdicts.find(({ answer }) => answer === 'yes') : undefined;
  if (answered !== undefined) return ok(withWhich(answered, verdicts, asked.to));
  const isWhole = asked.asks !== 'chains' || !boardsOf(asked).includes(null);
  if (isWhole && others.every(({ answer }) => answer === first.answer)) return ok(first);
  const missing = [`which effect is meant, of ${asked.by.model.name} and of ${asked.to.model.name}`];
  return ok({
    ...first,
    answer: 'cannot tell',
    headline: 'It depends on the effect that is meant.',
    missing,
    ...plainly('cannot tell'),
  });
}

/** "Can I chain X to Y", of a Y that is activated for an effect it has later: of which of the two that is so is said. */
function withWhich(answered: Verdict, verdicts: readonly Verdict[], { model }: UsualCard): Verdict {
  const at = model.parts.findIndex(isForLater);
  const isOfBoth = verdicts.some((each) => each !== answered && each.answer !== 'no');
  if (at === -1 || verdicts.length === 1 || isOfBoth) return answered;
  const isIt = answered.situation?.actions.some((each) => each.do === 'activate' && each.part === at);
  const [meant, not] = isIt ? ['activation', 'later effects'] : ['later effect', 'activation as a card'];
  const which = `the ${meant} of ${model.name} is meant: to its ${not} it cannot be chained`;
  return { ...answered, assumed: [...answered.assumed, which] };
}

function ruleOnBoard(board: Situation, asked: UsualQuestion, books: Books): Result<Verdict> {
  const may = needsActivation(asked.asks) ? mayActivate(board, asked) : undefined;
  const activated = may === undefined ? undefined : ruleOn(may, books);
  if (!activated?.ok || activated.value.answer !== 'no') return ruleOn(board, books);
  // What cannot be activated then keeps nothing from being done.
  const found = asked.by.model.name;
  const expected = 'must be a card that can be activated before';
  return asked.asks.startsWith('kept') ? fail({ code: 'no-usual-board', found, expected }) : activated;
}

/** What is not done where the card cannot be activated. */
const needsActivation = (asks: UsualQuestion['asks']): boolean =>
  asks !== 'survives' && asks !== 'used-when-set';

/** The same board right before the activation of the card: may it be activated? */
function mayActivate(board: Situation, { by }: UsualQuestion): Situation | undefined {
  const id = by.id ?? by.model.name;
  const at = board.actions.findIndex((each) => each.do === 'activate' && each.card === id);
  const action = board.actions[at];
  if (action?.do !== 'activate') return undefined;
  const { card, part, player, targets } = action;
  return {
    ...board,
    actions: board.actions.slice(0, at),
    question: { ask: 'can-activate', card, ...defined({ part, player, targets }), granted: true },
  };
}
