import type { Filter } from '../../card-model/filter.ts';
import { type Instruction, isDescribed, ofChosenOption } from '../../card-model/instruction.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { matchesFilter, sureness } from '../fits.ts';
import { cardOf, type Ternary } from '../state/duel.ts';
import { anyHolds } from '../stats/count.ts';
import { concerned } from './concerned.ts';
import { banishedWhenLeaving } from './deeds/moving.ts';
import { executors } from './executors.ts';
import { schedule, timeOf } from './later.ts';
import { done, type EffectContext, type EffectOutcome, nothing, open, wordsOf } from './played.ts';

/** What is known of a part besides its words. */
export interface Standing {
  /** Whether the part that it needs was done is not known. */
  readonly hangs: boolean;
  /** It is one of several of which one is done. */
  readonly alternative: boolean;
  /** Of a part that the player may leave undone: was it done? */
  readonly said?: boolean;
}

/** Verbs with which the player chooses nothing that could be told: whether they are done has to be said. */
const choosesNothing = ({ do: verb, what }: Instruction): boolean =>
  what === undefined ? verb === 'draw' || verbFacts[verb].event === undefined : !isDescribed(what);

/** Plays one part of an effect, or says what keeps it from being played. */
export function playPart(
  playing: EffectContext,
  instruction: Instruction,
  standing: Standing,
): EffectOutcome {
  const { onlyIf, ifThoseAre: _kind, holds: _case, delayed, may, ...plain } = instruction;
  const words = wordsOf(instruction);
  const cards = concerned(playing, instruction);
  if (standing.said === false) return nothing();
  if (standing.alternative)
    return open(playing, instruction, `which of the alternatives is done was not said ("${words}")`, cards);
  const met = onlyIf === undefined ? 'yes' : isMet(playing, instruction);
  if (met === 'no' && !standing.hangs) return nothing();
  if (onlyIf !== undefined && met === 'yes') return playPart(playing, withoutCase(instruction), standing);
  if (onlyIf === ofChosenOption)
    return open(playing, instruction, `which of its effects is chosen was not said (${words})`, cards);
  if (onlyIf !== undefined)
    return open(playing, instruction, `whether it holds was not said: "${onlyIf}" (${words})`, cards);
  if (delayed !== undefined) return later(playing, { ...plain, ...(may ? { may } : {}) }, delayed, standing);
  if (standing.hangs)
    return open(playing, instruction, `"${words}" hangs on something that was not said`, cards);
  const unsaid = may === true && standing.said === undefined && choosesNothing(instruction);
  if (unsaid)
    return open(playing, instruction, `whether "${words}" is done, which is optional, was not said`, cards);
  return executors[instruction.do](playing, standing.said ? plain : instruction);
}

const withoutCase = ({ onlyIf: _, ifThoseAre: _kind, holds: _case, ...each }: Instruction): Instruction =>
  each;

/** Does what a part hangs on hold: of the state of the Duel, or of the cards dealt with before? */
function isMet(playing: EffectContext, { ifThoseAre, holds: condition }: Instruction): Ternary {
  const { duel, link } = playing;
  if (condition !== undefined) return anyHolds(duel, condition, cardOf(duel, link.card), link.player);
  return ifThoseAre === undefined ? 'unknown' : areThose(playing, ifThoseAre);
}

/**
 * Are the cards that were dealt with before such cards? Judged as they are now and as they were right before that; where the
 * two differ, the words leave it open.
 */
function areThose({ duel, previousCards: those, link }: EffectContext, kind: Filter): Ternary {
  if (those === 'open' || those.length !== 1) return 'unknown';
  const view = { id: link.card, player: link.player };
  const all = those.flatMap((id): readonly Ternary[] => {
    const card = cardOf(duel, id);
    const last = duel.timeline.findLast((event) => event.card?.id === id)?.card?.before;
    return [card, ...(last === undefined ? [] : [last])].map((each) =>
      sureness(matchesFilter(kind, each, [each.model.name], view)),
    );
  });
  const [first = 'unknown', ...others] = all;
  return others.every((each) => each === first) ? first : 'unknown';
}

/** "If Summoned this way, banish it when it leaves the field": no time of the turn, but what becomes of the card. */
const leaving = /^(?:when|if) (?:it|they|that monster|this card) leaves? the field$/;

/** It is done in a later phase: noted for then, if the phase is said (rule delayed/effects). */
function later(
  playing: EffectContext,
  instruction: Instruction,
  delayed: string,
  { hangs }: Standing,
): EffectOutcome {
  if (instruction.do === 'banish' && leaving.test(delayed) && !hangs)
    return banishedWhenLeaving(playing, instruction);
  const at = timeOf(delayed, playing.duel, playing.link.player);
  if (at === null || hangs) {
    const words = `"${wordsOf(instruction)}" comes later ("${delayed}"), and is not played`;
    return open(playing, instruction, words, concerned(playing, instruction));
  }
  return done({ changes: [schedule(playing, at, instruction)] });
}
