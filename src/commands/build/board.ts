import { judgeStep } from '../../engine/legal/judge-step.ts';
import type { Judged } from '../../engine/legal/judged.ts';
import { withForcedQuick } from '../../engine/legal/mandatory-quick.ts';
import { play, unplayable } from '../../engine/play.ts';
import { type Card, cardOf, type Duel, hasCard } from '../../engine/state/duel.ts';
import { ok, type Result } from '../../platform/problem.ts';
import { playSituation } from '../../situations/rule-on.ts';
import type { Situation } from '../../situations/situation.ts';
import type { Services } from '../command.ts';

export type Action = Situation['actions'][number];
export type Question = Situation['question'];

/** The Duel as it stands after all that was told, and before the last thing that was done. */
export interface Board {
  readonly situation: Situation;
  readonly duel: Duel;
  readonly last?: { readonly action: Action; readonly before: Duel };
}

/** Sets a situation up and plays it. Problems: zones that two cards have, an action that cannot be played. */
export function boardOf(situation: Situation, services: Services): Result<Board> {
  const played = playSituation(situation, services);
  if (!played.ok) return played;
  const action = situation.actions.at(-1);
  const board: Board = { situation, duel: played.value.after };
  if (action === undefined) return ok(board);
  const earlier = playSituation({ ...situation, actions: situation.actions.slice(0, -1) }, services);
  return earlier.ok ? ok({ ...board, last: { action, before: earlier.value.after } }) : earlier;
}

/** The Duel after one action more. */
export const after = (duel: Duel, action: Action): Duel =>
  play(action.do === 'resolve' ? withForcedQuick(duel) : duel, action);

/** What the rules say of actions one after the other; undefined where one of them cannot be played. */
export function judgedInTurn(duel: Duel, actions: readonly Action[]): Judged | undefined {
  let now = duel;
  let worst: Judged | undefined;
  for (const [at, action] of actions.entries()) {
    if (unplayable(now, action) !== null) return undefined;
    const judged = judgeStep(now, action);
    if (worst === undefined || weight[judged.verdict] > weight[worst.verdict]) worst = judged;
    if (at < actions.length - 1) now = after(now, action);
  }
  return worst;
}

const weight = { legal: 0, undecided: 1, illegal: 2 } as const;

/** The cards that there are, in the order in which they were set up. */
export const cardsOf = ({ duel }: Pick<Board, 'duel'>): readonly Card[] =>
  Object.values(duel.cards).filter(({ gone }) => gone === undefined);

/** The card with this id, if there is one. */
export const cardWith = ({ duel }: Board, id: string | undefined): Card | undefined =>
  id === undefined || !hasCard(duel, id) ? undefined : cardOf(duel, id);
