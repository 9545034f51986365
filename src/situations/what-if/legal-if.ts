import type { Pausing } from '../../platform/cooperative.ts';
import { printAction } from '../language/print.ts';
import { checkingLog, type LogVerdict } from '../log-check.ts';
import type { Books } from '../rule-on.ts';
import type { Situation } from '../situation.ts';
import { type Action, type Change, changed, resolvedBy } from './change.ts';
import { normalSummonChanges, rulesetChanges, sideChanges, turnChanges } from './circumstances.ts';

/** As many are shown. */
const MOST = 2;

const cardOf = (step: Action): string | undefined => ('card' in step ? step.card : undefined);

/** The log up to the illegal step, asking about its card: what changes of a situation look at. */
function upTo(log: Situation, step: Action, number: number): Situation {
  const card = cardOf(step);
  const normal = step.do === 'summon' && card !== undefined;
  return {
    ...log,
    actions: log.actions.slice(0, number),
    question:
      card === undefined
        ? { ask: 'who-may' }
        : normal
          ? { ask: 'normal-summon', card, as: 'summon' }
          : { ask: 'where', card },
  };
}

/** The log without one of the earlier steps; of an activation, without its resolution as well. */
function withoutStep(log: Situation): readonly Change[] {
  const pairs = resolvedBy(log);
  return log.actions.slice(0, -1).flatMap((action, at): readonly Change[] => {
    if (action.do === 'resolve' || action.do === 'complete-summon' || action.do === 'pass') return [];
    const gone = [at, ...[...pairs].flatMap(([resolve, of]) => (of === at ? [resolve] : []))];
    const words = `step ${at + 1} had not been made (${printAction(action)})`;
    const actions = log.actions.filter((_, index) => !gone.includes(index));
    return [changed(words, `without step ${at + 1}`, { ...log, actions })];
  });
}

/** The at most two single facts with which the illegal step of a log, and all before it, would have been legal. */
export function* legalIf(log: Situation, { illegal }: LogVerdict, books: Books): Pausing<readonly Change[]> {
  const step = illegal === undefined ? undefined : log.actions[illegal.number - 1];
  if (illegal === undefined || step === undefined) return [];
  const told = upTo(log, step, illegal.number);
  const changes = [
    ...withoutStep(told).toReversed(),
    ...normalSummonChanges(told),
    ...sideChanges(told),
    ...turnChanges(told),
    ...rulesetChanges(told),
  ];
  const found: Change[] = [];
  for (const change of changes) {
    if (found.length === MOST) break;
    const again = yield* checkingLog(change.situation, books);
    if (again.ok && again.value.answer === 'yes') found.push(change);
  }
  return found;
}
