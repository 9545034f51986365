import type { Aspect } from '../../card-model/aspects.ts';
import { type Instruction, isDescribed, ofChosenOption } from '../../card-model/instruction.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { listOf } from '../../platform/list-of.ts';
import { cameTo } from '../../vocabulary/tosses.ts';
import { cardOf, partOfLink, type Ternary } from '../state/duel.ts';
import type { Unknown } from '../state/missing.ts';
import { oneOf, opposite } from '../state/values/ternary.ts';
import { anyHolds } from '../stats/count.ts';
import { concerned } from './concerned.ts';
import { isOfKind } from './counted.ts';
import { goesWhenLeaving } from './deeds/moving.ts';
import { executors } from './executors.ts';
import { schedule, timeOf } from './later.ts';
import { done, type EffectContext, type EffectOutcome, everyCard, nothing, open, wordsOf } from './played.ts';
import { paidBy } from './pointed-at.ts';

/** What is known of a part besides its words. */
export interface Standing {
  /** Whether the part that it needs was done is not known. */
  readonly hangs: boolean;
  /** It is one of several of which one is done. */
  readonly alternative: boolean;
  /** It is one of those that differ in the battle position alone. */
  readonly positions?: readonly Instruction[];
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
  const {
    onlyIf,
    ifThoseAre: _kind,
    ifDealt: _dealt,
    ifFromHand: _from,
    ifResult: _result,
    holds: _case,
    may,
    ...timed
  } = instruction;
  const { delayed, later: _time, ...plain } = timed;
  const words = wordsOf(instruction);
  const cards = concerned(playing, instruction);
  if (standing.said === false) return nothing();
  if (isLeftUndone(playing, instruction, standing)) return nothing();
  const met = onlyIf === undefined ? 'yes' : isMet(playing, instruction);
  if (met === 'no' && !standing.hangs) return nothing();
  if (standing.alternative)
    return open(playing, instruction, `which of the alternatives is done was not said ("${words}")`, cards);
  if (onlyIf !== undefined && met === 'yes') return playPart(playing, withoutCase(instruction), standing);
  if (onlyIf === ofChosenOption)
    return open(playing, instruction, `which of its effects is chosen was not said (${words})`, cards);
  if (onlyIf !== undefined)
    return open(playing, instruction, `whether it holds was not said: "${onlyIf}" (${words})`, cards);
  if (delayed !== undefined) return later(playing, { ...timed, ...(may ? { may } : {}) }, standing);
  if (standing.hangs)
    return open(playing, instruction, `"${words}" hangs on something that was not said`, cards);
  const unsaid = may === true && standing.said === undefined && choosesNothing(instruction);
  if (unsaid)
    return open(playing, instruction, `whether "${words}" is done, which is optional, was not said`, cards);
  const played = executors[instruction.do](playing, standing.said ? plain : instruction);
  return inSomePosition(playing, standing, played);
}

/** Done to cards of which the player chooses the battle position: which one it is was not said. */
function inSomePosition(
  playing: EffectContext,
  { positions }: Standing,
  played: EffectOutcome,
): EffectOutcome {
  const { previousCards: cards } = played;
  const [first] = positions ?? [];
  if (first === undefined || cards === undefined || cards === 'open' || cards.length === 0) return played;
  const faceDown = positions?.some((each) => each.faceDown);
  const unsaid: Unknown = {
    card: playing.link.card,
    words: `in which battle position it is was not said ("${wordsOf(first)}")`,
    may: faceDown ? everyCard(playing) : cards,
    verb: 'change-position',
    after: true,
    touches: faceDown ? ofFaceDown : ['position'],
  };
  return { ...played, missing: [...played.missing, unsaid] };
}

/** What a card is not, or does not do, while it is face-down. */
const ofFaceDown: readonly Aspect[] = listOf(
  'position kind stats negation prevention activation attack targeting',
);

/** What is optional, and takes cards that a player chooses, was not done where others were told and none is left. */
const isLeftUndone = (
  { told, unsaid }: EffectContext,
  { may, what, onlyIf }: Instruction,
  { said }: Standing,
): boolean =>
  may === true &&
  said === undefined &&
  onlyIf !== undefined &&
  !unsaid &&
  told.length === 0 &&
  isDescribed(what) &&
  what.count !== 'all';

const withoutCase = ({
  onlyIf: _,
  ifThoseAre: _kind,
  ifDealt: _dealt,
  ifFromHand: _from,
  ifResult: _result,
  holds: _case,
  ...each
}: Instruction): Instruction => each;

/** Does what a part hangs on hold: of the state of the Duel, or of the cards dealt with before? */
export function isMet(
  playing: EffectContext,
  { ifThoseAre, ifDealt, ifFromHand, ifResult, holds: condition }: Instruction,
): Ternary {
  const { duel, link, previousCards, tossed } = playing;
  if (ifResult !== undefined) {
    const number = cameTo(tossed, ifResult.of);
    if (number === null) return 'unknown';
    return ifResult.in.includes(number) === (ifResult.not ?? false) ? 'no' : 'yes';
  }
  if (ifFromHand) return link.fromHand ? 'yes' : 'no';
  if (condition !== undefined) return anyHolds(duel, condition, cardOf(duel, link.card), link.player);
  if (ifThoseAre !== undefined)
    return previousCards === 'open' || previousCards.length !== 1
      ? 'unknown'
      : oneOf(previousCards.map((id) => isOfKind(playing, id, ifThoseAre)));
  return ifDealt === undefined ? 'unknown' : wasDealt(playing, ifDealt);
}

/** Was such a card among those that a deed before dealt with? What the cost did is on the timeline. */
function wasDealt(
  playing: EffectContext,
  { did, cards, paid, not }: NonNullable<Instruction['ifDealt']>,
): Ternary {
  const { duel, link } = playing;
  const part = partOfLink(duel, link);
  const costs = part !== undefined && 'cost' in part && part.cost.some(({ do: verb }) => verb === did);
  const own = paid ? undefined : playing.dealt?.[did];
  const known = verbFacts[did].event !== undefined || did === 'reveal';
  const dealt = own ?? (costs && known ? paidBy(playing, did) : 'open');
  // What was sent elsewhere by another text was not sent there.
  const astray =
    dealt !== 'open' && did === 'send-to-gy' && dealt.some((id) => cardOf(duel, id).place !== 'gy');
  if (dealt === 'open' || astray) return 'unknown';
  const is = oneOf(dealt.map((id) => isOfKind(playing, id, cards)));
  return not ? opposite(is) : is;
}

/** It is done in a later phase: noted for then, if the phase is said (rule delayed/effects). */
function later(
  playing: EffectContext,
  { later: time, delayed, ...instruction }: Instruction,
  { hangs }: Standing,
): EffectOutcome {
  // "If Summoned this way, banish it when it leaves the field": no time of the turn, but what becomes of the card.
  const to = instruction.do === 'banish' ? 'banished' : instruction.do === 'return-to-deck' ? 'deck' : null;
  if (to !== null && time === 'leaving' && !hangs) return goesWhenLeaving(playing, instruction, to);
  const known = time === undefined || time === 'leaving' ? undefined : time;
  const at = known === undefined ? null : timeOf(known, playing.duel, playing.link.player);
  if (at === null || hangs) {
    const words = `"${wordsOf(instruction)}" comes later ("${delayed}"), and is not played`;
    return open(playing, instruction, words, concerned(playing, instruction));
  }
  return done({ changes: [schedule(playing, at, instruction)] });
}

/** Of "A, or B" the only one that can be done (rule activation/must-be-able-to-resolve); undefined where that is open. */
export function onlyPossible(
  playing: EffectContext,
  groups: readonly (readonly Instruction[])[],
  instruction: Instruction,
): Instruction | undefined {
  const group = groups.find((each) => each.length > 1 && each.includes(instruction)) ?? [];
  const can = group.filter((each) => {
    const { was, missing } = playPart(playing, each, { hangs: false, alternative: false });
    return was !== 'nothing' || missing.length > 0;
  });
  return can.length === 1 ? can[0] : undefined;
}
