import type { Draft } from './frame.ts';
import { listed } from './frame-complements.ts';
import { dropTimeClause, goesOnTo, type Reader, spokenText, start } from './frame-state.ts';
import { readPhrase, verbFollows } from './phrases.ts';

/** Reads what is spoken of from an article on; an article alone says nothing. Gives the next chunk. */
export function phraseOrSkip(r: Reader, at: number): number {
  return phrase(r, at) ?? at + 1;
}

/** Something that is spoken of: the object of the verb before it, or the subject of the one after it. */
export function phrase(r: Reader, at: number, inVerb = false): number | undefined {
  const chunk = r.all[at];
  const current = r.current;
  const after = r.all[at + 1];
  // "the turn player P0": whose turn it is, and who acts.
  if (chunk?.is === 'player' && chunk.who === 'turn-player' && after?.is === 'player') {
    r.times.push({
      phrase: { kind: 'thing', noun: 'turn', owner: after.who, qualities: [] },
      from: chunk.from,
    });
    return phrase(r, at + 1, inVerb);
  }
  if (chunk?.is === 'quality' && current !== undefined && r.subject === undefined) {
    const head = readPhrase(r.all, at, true);
    if (head === undefined || head.phrase.kind === 'phase') {
      current.qualities.push(chunk.quality);
      return at + 1;
    }
  }
  const read = readPhrase(
    r.all,
    at,
    inVerb || (current !== undefined && r.subject === undefined && r.helpers === undefined),
  );
  if (read === undefined) {
    // "Is X playable against that": what a card is asked to be.
    if (chunk?.is === 'quality' && chunk.quality === 'playable' && r.subject !== undefined) {
      start(r, 'be', 's', r.helpers?.at ?? at);
      r.current?.qualities.push(chunk.quality);
      return at + 1;
    }
    if (chunk?.is === 'quality' && r.helpers !== undefined) {
      // "X, which is face-down": how it lies, where no verb follows that it belongs to.
      const { passive, asked, modal } = r.helpers;
      if (passive && !asked && !modal && r.subject !== undefined && after?.is !== 'verb') {
        start(r, 'be', 's', r.helpers.at);
        r.current?.qualities.push(chunk.quality);
      }
      return at + 1;
    }
    return undefined;
  }
  const { phrase: spoken, next } = read;
  if (spoken.kind === 'phase') {
    const onTo = goesOnTo(r, spoken);
    r.times.push({ phrase: onTo ?? spoken, from: chunk?.from ?? 0, goes: onTo !== undefined });
    if (onTo === undefined) dropTimeClause(r);
    return next;
  }
  if (spoken.kind === 'link' && current !== undefined && !verbFollows(r.all, next)) {
    current.link = spoken.link;
    return next;
  }
  if (spoken.kind === 'place' && current !== undefined && !verbFollows(r.all, next)) {
    const away = current.verb === 'discard' ? 'from' : 'in';
    current.complements.push({ prep: away, value: spoken });
    return next;
  }
  // "Is it a legal target": what a card is asked to be.
  if (r.helpers?.passive === true && r.subject !== undefined) {
    start(r, 'be', 's', r.helpers.at);
    r.current?.objects.push(spoken);
    return next;
  }
  const asSubject = r.helpers !== undefined || current === undefined || verbFollows(r.all, next);
  if (asSubject) {
    // Two subjects that nothing joins: what the first one does was not understood.
    if (r.subject !== undefined) r.notUnderstood.push(spokenText(r.subject));
    r.subject = [spoken];
    if (current !== undefined && r.helpers === undefined) r.current = undefined;
  } else {
    liesApart(current);
    current.objects.push(spoken);
    current.to = r.all[next - 1]?.to ?? current.to;
  }
  return listOf(r, next, asSubject);
}

function listOf(r: Reader, at: number, asSubject: boolean): number {
  const read = listed(r, at, asSubject);
  if (read === undefined) return at;
  const list = asSubject ? r.subject : r.current?.objects;
  list?.push(read.phrase);
  return listOf(r, read.next, asSubject);
}

/** "controls X in Attack Position and Y in Defense Position": how a card lies is said behind each of them. */
function liesApart(current: Draft): void {
  const last = current.objects.at(-1);
  if (current.verb !== 'control' || current.qualities.length === 0 || last?.kind !== 'card') return;
  current.objects = [
    ...current.objects.slice(0, -1),
    { ...last, qualities: [...last.qualities, ...current.qualities] },
  ];
  current.qualities = [];
}
