import type { TriggerEffect } from '../../card-model/part.ts';
import { readTurnCondition, type TurnCondition } from '../../card-model/turn-conditions.ts';
import { phases } from '../../vocabulary/phases.ts';
import { isField } from '../../vocabulary/places.ts';
import { rule } from '../rule.ts';
import type { Card, Duel, Ternary } from '../state/duel.ts';
import type { DuelEvent } from '../state/event.ts';
import { anyHolds } from '../stats/count.ts';
import type { TriggerCase } from './trigger-case.ts';

/** What an effect that activates during a phase asks of the turn, judged. `words` says what decides. */
interface Judged {
  readonly is: Ternary;
  readonly words: string;
  readonly assumed?: string;
}

/** Does the effect activate during a phase as such, and not by an event? Then its conditions are judged when that phase comes. */
export const isOfPhase = (
  effect: TriggerCase['effect'],
): effect is Extract<TriggerEffect, { kind: 'trigger' }> =>
  effect.kind === 'trigger' &&
  effect.on.length === 0 &&
  effect.unreadTiming === undefined &&
  effect.phase !== undefined &&
  effect.phase !== 'damage';

/**
 * Do the conditions of an effect of a phase hold, all of them? What happened to the monster counts only since it is on
 * the field: one that left it and came back is another.
 * @returns undefined where a condition says something that is not read here
 */
export function phaseConditions(
  duel: Duel,
  card: Card,
  effect: TriggerEffect,
): readonly Judged[] | undefined {
  const judged = effect.conditions.map((words): readonly Judged[] | undefined => {
    const read = readTurnCondition(words);
    if (read !== null) return read.map((condition) => judge(duel, card, condition));
    const need = effect.needs?.find((each) => each.words === words);
    return need && [{ is: anyHolds(duel, need.holds, card, card.controller), words }];
  });
  const known = judged.filter((each) => each !== undefined);
  return known.length < judged.length || known.length === 0 ? undefined : known.flat();
}

function judge(duel: Duel, card: Card, condition: TurnCondition): Judged {
  if (condition.is === 'phase') {
    const { phase, whose } = condition;
    const side = duel.turnPlayer === card.controller ? 'you' : 'opponent';
    const is = duel.phase === phase && (whose === undefined || whose === side) ? 'yes' : 'no';
    return {
      is,
      words: `it activates during the ${phases.term(phase)}${whose === undefined ? '' : ` of ${whose === 'you' ? 'its own player' : 'the opponent'}`}`,
    };
  }
  const ways = condition.words;
  const done = thisTurn(duel, card).find(({ names }) => names.some((name) => condition.any.includes(name)));
  if (done !== undefined) return { is: 'yes', words: `it was ${ways} this turn` };
  const words = `it was not ${ways} this turn`;
  if (isTold(duel, card)) return { is: 'no', words };
  const stood = isField(card.place) && card.summoned === undefined && !card.thisTurn.cameToField;
  if (stood) return { is: 'no', words, assumed: words };
  return { is: 'unknown', words: `whether it was ${ways} this turn` };
}

/** What happened to the card this turn, since it is where it is. */
const thisTurn = (duel: Duel, { id, moves }: Card): readonly DuelEvent[] =>
  duel.timeline.slice(duel.turnBegan).filter(({ card }) => card?.id === id && card.after.moves === moves);

/** Was it told how the card came to be where it is, this turn or in one that was played? */
const isTold = (duel: Duel, { id, moves }: Card): boolean =>
  moves > 0 &&
  duel.timeline.some(
    ({ card }) => card?.id === id && card.after.moves === moves && card.before.moves < moves,
  );

/** An effect that activates during a phase, with what its text asks of the turn. */
export const phaseCondition = rule({
  id: 'trigger/phase-condition',
  reasons: {
    'face-down': ['forbids', 'it is face-down, and a face-down monster does not activate it'],
    not: ['forbids', 'its condition is not met: {why}'],
    open: ['unknown', '{why}'],
    'other-phase': ['forbids', 'it activates during the {phase}, not by an event'],
    holds: ['permits', 'it is the {phase}, and {why}'],
  },
  decide(duel: Duel, { card, effect }: TriggerCase) {
    if (!isOfPhase(effect)) return null;
    const judged = phaseConditions(duel, card, effect);
    if (judged === undefined) return null;
    const phase = effect.phase === undefined ? '' : phases.term(effect.phase);
    if (effect.phase !== duel.phase) return { code: 'other-phase', facts: { phase } };
    if (isField(card.place) && !card.faceUp) return { code: 'face-down' };
    const not = judged.find(({ is }) => is === 'no');
    if (not !== undefined) return { code: 'not', facts: { why: not.words } };
    const open = judged.find(({ is }) => is === 'unknown');
    if (open !== undefined) return { code: 'open', facts: { why: open.words } };
    const why = judged.at(-1)?.words ?? '';
    return { code: 'holds', facts: { phase, why } };
  },
});
