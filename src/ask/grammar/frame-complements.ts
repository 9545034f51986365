import type { Prep } from '../text/chunk.ts';
import type { Complement, Frame, Phrase } from './frame.ts';
import { addComplement, dropTimeClause, finishIdle, goesOnTo, leave, type Reader } from './frame-state.ts';
import { readPhrase, verbFollows } from './phrases.ts';

/** Reads a preposition with what belongs to it: a complement, a time, a Chain Link, or "to" with a verb. Gives the next chunk. */
export function complement(r: Reader, at: number, prep: Prep): number {
  const next = r.all[at + 1];
  if (prep === 'to' && next?.is === 'verb' && next.form === 'base') {
    r.purpose = true;
    finishIdle(r);
    return at + 1;
  }
  if (
    (prep === 'by' || prep === 'for' || prep === 'without' || prep === 'after') &&
    next?.is === 'verb' &&
    next.form === 'ing'
  ) {
    if (prep === 'without' && next.verb === 'tribute') {
      addComplement(r, { prep, value: { kind: 'thing', noun: 'tribute', qualities: [] } });
      return at + 2;
    }
    if (prep === 'without' || prep === 'after') return leave(r, at);
    return at + 1;
  }
  if (prep === 'in-response') {
    const response: Complement = { prep, value: { kind: 'thing', noun: 'response', qualities: [] } };
    // "..., and in response X destroys it": said of what comes, not of what was told before.
    const before = r.all[at - 1];
    if (before?.is === 'join' && verbComes(r, at + 1)) r.waiting.push(response);
    else addComplement(r, response);
    return at + 1;
  }
  // "changes X to Defense Position".
  if (
    prep === 'to' &&
    next?.is === 'quality' &&
    r.current !== undefined &&
    changesPosition.has(r.current.verb)
  ) {
    r.current.qualities.push(next.quality);
    return at + 2;
  }
  const read = readPhrase(r.all, at + 1, true);
  if (read === undefined) return leave(r, at);
  const phrase = ofTheOther(r, at, read.phrase);
  const onTo = phrase.kind === 'phase' && prep === 'to' ? goesOnTo(r, phrase) : undefined;
  if (onTo !== undefined) {
    r.times.push({ phrase: onTo, from: r.all[at]?.from ?? 0, goes: true });
    return read.next;
  }
  if (phrase.kind === 'phase' || (phrase.kind === 'thing' && phrase.noun === 'turn')) {
    // "Can I Summon X on my turn": what was told before was done by then.
    const ofSummon =
      r.current?.asked === true && (r.current.verb === 'set' || r.current.verb.endsWith('-summon'));
    const begins = r.current === undefined || ofSummon || r.subject !== undefined || r.helpers !== undefined;
    const inMain = ofSummon && phrase.kind !== 'phase' ? { inMain: true } : {};
    if (prep !== 'until') r.times.push({ phrase, from: r.all[at]?.from ?? 0, begins, ...inMain });
    if (phrase.kind === 'phase' && prep === 'in') dropTimeClause(r);
    return read.next;
  }
  if (phrase.kind === 'link' && (prep === 'as' || prep === 'on') && r.current !== undefined) {
    r.current.link = phrase.link;
    return read.next;
  }
  addComplement(r, { prep, value: phrase });
  return prep === 'with' || prep === 'of' || prep === 'for' || prep === 'on'
    ? more(r, read.next, prep)
    : read.next;
}

/** Verbs of which the battle position is said that a monster comes to. */
const changesPosition: ReadonlySet<Frame['verb']> = new Set<Frame['verb']>(['change', 'turn', 'put']);

/** "I activate X during his turn": what is his is not the asker's, where nobody else is spoken of. */
function ofTheOther({ all, current, subject }: Reader, at: number, phrase: Phrase): Phrase {
  const isTime = phrase.kind === 'phase' || (phrase.kind === 'thing' && phrase.noun === 'turn');
  if (!isTime || phrase.owner !== 'own' || !/^(?:his|her|their)$/i.test(all[at + 1]?.text ?? ''))
    return phrase;
  const end = all.findIndex((each, index) => index > at && each.is === 'end');
  const after = all.slice(at, end === -1 ? undefined : end).find((each) => each.is === 'player');
  const [who] = subject ?? current?.subject ?? [];
  const spoken =
    who?.kind === 'player' ? who.who : who === undefined && after?.is === 'player' ? after.who : undefined;
  return spoken === 'me' ? { ...phrase, owner: 'opponent' } : phrase;
}

/** Does a clause of its own stand here? */
function verbComes({ all }: Reader, at: number): boolean {
  const read = readPhrase(all, at, true);
  return read !== undefined && verbFollows(all, read.next);
}

/** "using A, B and C": the complement goes on as a list. */
function more(r: Reader, at: number, prep: Prep): number {
  const read = listed(r, at);
  if (read === undefined) return at;
  addComplement(r, { prep, value: read.phrase });
  return more(r, read.next, prep);
}

/** The next of a list, where what follows is no clause of its own. */
export function listed(
  r: Reader,
  at: number,
  beforeVerb = false,
): { phrase: Phrase; next: number } | undefined {
  let next = at;
  for (
    let chunk = r.all[next];
    chunk?.is === 'join' && (chunk.join === 'and' || chunk.join === 'comma');
    chunk = r.all[next]
  )
    next += 1;
  if (next === at) return undefined;
  const read = readPhrase(r.all, next, true);
  if (read === undefined || (verbFollows(r.all, read.next) && !beforeVerb)) return undefined;
  return read.phrase.kind === 'card' || read.phrase.kind === 'pronoun' ? read : undefined;
}
