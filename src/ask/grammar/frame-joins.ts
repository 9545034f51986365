import type { Join } from '../text/chunk.ts';
import { complement } from './frame-complements.ts';
import { help } from './frame-helpers.ts';
import { finishClause, finishIdle, lastCard, leave, type Reader } from './frame-state.ts';
import { readPhrase, verbFollows } from './phrases.ts';

/** Reads a word or mark that joins: it ends a clause, begins one, or says how the next is joined. Gives the next chunk. */
export function joined(r: Reader, at: number, join: Join): number {
  const next = r.all[at + 1];
  if ((join === 'after' || join === 'when') && !clauseFollows(r, at + 1)) return complement(r, at, 'after');
  if (join === 'which') {
    r.subject = lastCard(r);
    r.aside = false;
    r.join = 'and';
    // "that was", "that is" carry their helping verb with them.
    const carries = next?.is !== 'be' && next?.is !== 'verb' && /[ ']/.test(r.all[at]?.text ?? '');
    if (carries) help(r, 'be', at);
    return at + 1;
  }
  if (join === 'while' && next?.is === 'quality') {
    r.current?.qualities.push(next.quality);
    return at + 2;
  }
  if (join === 'semicolon' || join === 'colon') {
    finishClause(r);
    // "After that: P0 controls X" comes later, colon or not.
    r.join = r.join === 'next' ? 'next' : join;
    r.aside = false;
  } else if (r.join === 'start' || r.join === 'comma' || join !== 'comma') {
    if (r.join !== 'next' || join !== 'and') r.join = join;
  }
  if (join === 'when' || join === 'after' || join === 'if') {
    finishIdle(r);
    r.aside = true;
  }
  if (join === 'or' || (join === 'but' && !clauseFollows(r, at + 1))) leave(r, at);
  return at + 1;
}

/** Does a clause with a verb stand here, or only something that is spoken of? */
function clauseFollows(r: Reader, at: number): boolean {
  const read = readPhrase(r.all, at, true);
  return read !== undefined && verbFollows(r.all, read.next);
}
