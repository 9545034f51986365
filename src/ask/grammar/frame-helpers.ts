import type { Chunk } from '../text/chunk.ts';
import type { Phrase } from './frame.ts';
import { type Reader, start } from './frame-state.ts';
import { readPhrase } from './phrases.ts';

/** Keeps a helping word for the verb that it belongs to; standing before its subject, it asks. */
export function help(r: Reader, kind: 'modal' | 'do' | 'not' | 'be' | 'have', at: number): void {
  const fresh = r.helpers === undefined;
  const helpers = r.helpers ?? { passive: false, modal: false, negated: false, asked: false, at };
  if (fresh && r.subject === undefined && kind !== 'not') {
    const previous = r.all[at - 1];
    // "…and is then sent": the subject goes on; only a sentence or a clause of its own can ask.
    const begins =
      at === 0 ||
      previous?.is === 'end' ||
      previous?.is === 'asks' ||
      (previous?.is === 'join' && previous.join !== 'and' && r.current === undefined);
    const inverted = (kind !== 'be' && kind !== 'have') || begins || asksNow(r, at);
    helpers.asked =
      inverted && readPhrase(r.all, at + 1, true) !== undefined && !(r.all[at + 1]?.is === 'verb');
  }
  if (kind === 'be') helpers.passive = true;
  if (kind === 'modal') helpers.modal = true;
  if (kind === 'not' || r.all[at]?.text.toLowerCase() === 'cannot') helpers.negated = true;
  r.helpers = helpers;
  if (helpers.asked && fresh) r.current = undefined;
}

function asksNow(r: Reader, at: number): boolean {
  const end = r.all.slice(at).find((each) => each.is === 'end');
  return end?.is === 'end' && end.asks && r.current === undefined;
}

/** Reads "is" or "has": a helping word before a past form, else a verb of its own. Gives the next chunk. */
export function beOrHave(r: Reader, at: number, kind: 'be' | 'have'): number {
  const negated = negatedPart(r, at + 1);
  if (kind === 'be' && negated !== undefined) {
    r.subject = [negated];
    help(r, 'be', at);
    return at + 2;
  }
  let next = at + 1;
  while (isBetween(r.all[next])) next += 1;
  const after = r.all[next];
  const helps =
    (after?.is === 'verb' && after.form !== 'base') || after?.is === 'be' || setFollows(after, kind);
  const valued = r.all[at - 1]?.is === 'asks';
  const asks = valued || (r.subject === undefined && r.helpers === undefined && r.current === undefined);
  if (helps || asks || r.helpers?.modal === true) help(r, kind, at);
  else {
    start(r, kind === 'have' ? 'control' : 'be', 's', at);
    if (kind === 'have' && r.current !== undefined) r.current.has = true;
  }
  return at + 1;
}

/** May this stand between "is" and its verb: "is then also sent"? */
const isBetween = (chunk: Chunk | undefined): boolean =>
  chunk !== undefined &&
  (chunk.is === 'not' ||
    chunk.is === 'filler' ||
    (chunk.is === 'quality' && chunk.quality === 'properly') ||
    (chunk.is === 'join' && chunk.join === 'next'));

function setFollows(after: Chunk | undefined, kind: 'be' | 'have'): boolean {
  return (
    kind === 'be' &&
    after?.is === 'verb' &&
    after.form === 'base' &&
    (after.verb === 'set' || after.verb === 'put' || after.verb === 'hit')
  );
}

/** "it is activation negated", "is effect negated": what of it is negated stands before the verb. */
function negatedPart(r: Reader, at: number): Phrase | undefined {
  const [what, verb] = [r.all[at], r.all[at + 1]];
  if (what?.is !== 'noun' || verb?.is !== 'verb' || verb.verb !== 'negate' || verb.form !== 'past')
    return undefined;
  const [of] = r.subject ?? r.inherited;
  const whose = of === undefined || of.kind === 'player' ? {} : { of };
  if (what.noun === 'activation') return { kind: 'thing', noun: 'activation', qualities: [], ...whose };
  return what.noun === 'effect' ? { kind: 'effect', trigger: false, qualities: [], ...whose } : undefined;
}
