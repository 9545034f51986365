import type { Aspect } from '../../card-model/aspects.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { defined } from '../../platform/defined.ts';
import type { EventName } from '../../vocabulary/events.ts';
import type { Duel, Player } from './duel.ts';

/** Something of an effect that was not said, or that the engine does not play. */
export interface Unknown {
  /** The card whose effect it is. */
  readonly card: string;
  /** What it is, as a reply says it: "which monster is destroyed was not said". */
  readonly words: string;
  /** Cards that were named and that it may have dealt with. */
  readonly may: readonly string[];
  /** It says what players or cards cannot do from now on: whatever is done next may be forbidden by it. */
  readonly binds?: true;
  /** The only players that it binds. */
  readonly players?: readonly Player[];
  /** The only cards that it binds. */
  readonly bound?: readonly string[];
  /** It does nothing by itself: it only binds, or waits for one of these events. */
  readonly idle?: true | readonly EventName[];
  /** It had to be activated in response, and nobody told that it was: whatever resolved after that may not have. */
  readonly forced?: true;
  /** What it says of battles was read, and is applied. */
  readonly battleRead?: true;
  /** Nothing at all is known of what an effect did: not even which one it was. */
  readonly whole?: true;
  /** What it is that was not played, where it is one thing. */
  readonly verb?: Instruction['do'];
  /** What it can touch; left out: everything. */
  readonly touches?: readonly Aspect[];
  /** How many events were on the timeline when it was noted: what came later may hang on it. */
  readonly at?: number;
  /** What happened in the same moment does not hang on it. */
  readonly after?: true;
  /** How many times LP had changed by then. */
  readonly lpChanges?: number;
}

/** Notes what is missing. @param before the Duel before it came to that; left out: as it is now */
export const withMissing = (duel: Duel, missing: readonly Unknown[], before: Duel = duel): Duel => {
  if (missing.length === 0) return duel;
  const noted = missing.map((each): Unknown => {
    const { timeline, lpChanges = [] } = each.after ? duel : before;
    return { ...each, at: timeline.length, lpChanges: lpChanges.length };
  });
  return { ...duel, missing: [...duel.missing, ...noted] };
};

/**
 * Can nothing that was told be what words of a text ask for? They were not read as an event, but one of these it would be.
 * What was kept from happening counts as well, as the text may be what kept it.
 * @param events left out: it may be anything
 */
export const hasNotHappened = (duel: Duel, events: readonly EventName[] | undefined): boolean =>
  events !== undefined &&
  duel.missing.length === 0 &&
  (duel.spared ?? []).length === 0 &&
  !(duel.phase !== 'main-1' && events.includes('phase-changed')) &&
  !(duel.battle !== undefined && events.includes('attack-declared')) &&
  !duel.timeline.some(({ names }) => names.some((each) => events.includes(each)));

/** What an instruction that is not played can touch, by its verb or by its words; nothing where nobody can say that. */
export function touchedBy({
  do: verb,
  touches,
  immediatelyAfter,
  idle,
  upon,
}: Instruction): Pick<Unknown, 'touches' | 'idle'> {
  const all = verbFacts[verb].touches ?? touches;
  return defined({
    // A monster that is Normal Summoned right after the effect would come to the field.
    touches: all && immediatelyAfter ? [...all, 'place' as const] : all,
    idle: verb === 'skip-phase' ? ['phase-changed' as const] : idle === 'upon' ? upon : idle,
  });
}

/** Did what is not known do nothing so far: it only binds, or nothing happened since that it waits for? */
export const isIdle = (duel: Duel, { idle, at = 0 }: Unknown): boolean =>
  idle === true ||
  (idle !== undefined &&
    duel.battle === undefined &&
    duel.phase === 'main-1' &&
    !duel.timeline.slice(at).some(({ names }) => names.some((each) => idle.includes(each))));

export const withAssumed = (duel: Duel, assumed: readonly string[]): Duel =>
  assumed.length === 0 ? duel : { ...duel, assumed: [...new Set([...duel.assumed, ...assumed])] };
