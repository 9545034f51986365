import type { Verb } from '../../card-model/verbs.ts';
import type { EventName } from '../../vocabulary/events.ts';
import type { Chunk, Quality } from '../text/chunk.ts';
import type { VerbId } from '../text/verbs.ts';
import type { Phrase } from './frame.ts';

/** Verbs that name an effect by what it does: "its search", "the Special Summon effect". */
const namedBy: Readonly<Partial<Record<VerbId, readonly Verb[]>>> = {
  add: ['add-to-hand'],
  'special-summon': ['special-summon', 'special-summon-token'],
  revive: ['special-summon'],
  summon: ['special-summon', 'special-summon-token'],
  draw: ['draw'],
  destroy: ['destroy'],
  banish: ['banish'],
  send: ['send-to-gy'],
  return: ['return-to-hand', 'return-to-deck'],
};

/** Verbs that name a Trigger Effect by what it answers: "its discard trigger". */
const answeredBy: Readonly<Partial<Record<VerbId, readonly EventName[]>>> = {
  discard: ['discarded'],
  tribute: ['tributed'],
  destroy: ['destroyed'],
  banish: ['banished'],
  detach: ['detached'],
  'special-summon': ['special-summoned'],
  'normal-summon': ['normal-summoned'],
};

const isTriggerWord = (chunk: Chunk | undefined): boolean =>
  (chunk?.is === 'noun' && chunk.noun === 'trigger-effect') ||
  (chunk?.is === 'verb' && chunk.verb === 'trigger' && chunk.form === 'base');

/** An effect that is spoken of, with the chunk after it: "effect", "trigger", "search effect"; undefined where none is. */
export function readEffect(
  all: readonly Chunk[],
  at: number,
  of: Phrase | undefined,
  qualities: readonly Quality[],
): { readonly phrase: Phrase; readonly next: number } | undefined {
  // "its 'When Summoned: You can' effect": the words of the card say no more than which effect it is.
  const quoted = all[at]?.is === 'quote' ? at + 1 : at;
  // "its hand effect", "its End Phase search": where, or when, the effect is activated that is meant.
  const where = all[quoted];
  const said =
    where?.is === 'place' && where.place !== 'field'
      ? { activatesIn: where.place }
      : where?.is === 'phase'
        ? { activatesDuring: where.phase }
        : undefined;
  const start = said === undefined ? quoted : quoted + 1;
  const head = all[start];
  const owned = { ...(of === undefined ? {} : { of }), ...said };
  if (head?.is === 'noun' && (head.noun === 'effect' || head.noun === 'trigger-effect')) {
    const trigger = head.noun === 'trigger-effect';
    return { phrase: { kind: 'effect', ...owned, trigger, qualities }, next: start + 1 };
  }
  if (head?.is !== 'verb' || head.form !== 'base') return undefined;
  const after = all[start + 1];
  const answers = answeredBy[head.verb];
  if (answers !== undefined && of !== undefined && isTriggerWord(after)) {
    const more = all[start + 2];
    const count = more?.is === 'noun' && more.noun === 'effect' ? 3 : 2;
    return { phrase: { kind: 'effect', of, trigger: true, on: answers, qualities }, next: start + count };
  }
  const says = after?.is === 'noun' && after.noun === 'effect';
  const next = says ? start + 2 : start + 1;
  if (head.verb === 'trigger')
    return { phrase: { kind: 'effect', ...owned, trigger: true, qualities }, next };
  const does = namedBy[head.verb];
  if (does === undefined || (of === undefined && !says)) return undefined;
  const reason = forWhat(all, next);
  const on = reason === undefined ? {} : { on: reason.on };
  const phrase: Phrase = { kind: 'effect', ...owned, trigger: reason !== undefined, does, ...on, qualities };
  return { phrase, next: reason?.next ?? next };
}

/** "Its search for having been Special Summoned": what the Trigger Effect is said to answer. */
function forWhat(all: readonly Chunk[], at: number) {
  const [prep, have, be, verb] = all.slice(at, at + 4);
  const says = prep?.is === 'prep' && prep.prep === 'for' && have?.is === 'have' && be?.is === 'be';
  if (!says || verb?.is !== 'verb' || verb.form !== 'past') return undefined;
  const on = answeredBy[verb.verb];
  return on === undefined ? undefined : { on, next: at + 4 };
}
