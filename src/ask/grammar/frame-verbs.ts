import type { VerbForm } from '../text/chunk.ts';
import type { VerbId } from '../text/verbs.ts';
import { help } from './frame-helpers.ts';
import { phrase } from './frame-phrases.ts';
import { lastCard, leave, type Reader, start } from './frame-state.ts';
import { isEquippedWith, verbFollows } from './phrases.ts';

/** Reads a verb; "Set" may be how a card lies. Gives the next chunk. */
export function verbOrPhrase(r: Reader, at: number, verb: VerbId, form: VerbForm): number {
  const next = r.all[at + 1];
  const isHit =
    next?.is === 'verb' && (next.form === 'past' || (next.verb === 'hit' && next.form === 'base'));
  if (verb === 'get' && isHit) {
    help(r, 'be', at);
    return at + 1;
  }
  if (isEquippedWith(r.all, at) && r.helpers === undefined) return equippedWith(r, at);
  if (verb === 'set' && form === 'base' && next?.is === 'noun' && verbFollows(r.all, at + 2))
    return phrase(r, at, true) ?? leave(r, at);
  const state = r.current?.verb === 'control' || r.current?.verb === 'be';
  if (verb === 'set' && form === 'base' && r.current !== undefined && r.subject === undefined) {
    const after = r.all[at + 1];
    const quality =
      state &&
      r.helpers === undefined &&
      !r.purpose &&
      (r.current.objects.length > 0 || after?.is === 'quality');
    if (quality) {
      r.current.qualities.push('set');
      return at + 1;
    }
    if (!r.purpose && after?.is === 'card' && r.current.objects.length === 0)
      return phrase(r, at) ?? leave(r, at);
  }
  start(r, verb, form, at);
  return at + 1;
}

/** "X, equipped with Y, attacks", "controls X equipped with Y": how X lies. Whoever was spoken of goes on. */
function equippedWith(r: Reader, at: number): number {
  const { inherited, subject } = r;
  r.subject = subject ?? lastCard(r);
  help(r, 'be', at);
  start(r, 'equip', 'past', at);
  if (subject === undefined) r.inherited = inherited;
  return at + 1;
}
