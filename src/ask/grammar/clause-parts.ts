import { defined } from '../../platform/defined.ts';
import type { Chunk } from '../text/chunk.ts';
import { AsideReader, type Within } from './asides.ts';
import { aThing, type Draft, type Phrase } from './clause.ts';
import { isHelper, isJoin, isSilent, isVerb } from './lookahead.ts';
import { readPhrase } from './phrases.ts';

/** Reads the parts of a clause: what stands before its subject, its verb, and what prepositions add. */
export abstract class ClausePartsReader extends AsideReader {
  /** "In response", "after this", before the subject. */
  protected adjunctsBefore(draft: Draft, to: number): void {
    while (this.at < to) {
      const { chunk } = this;
      if (isSilent(chunk)) this.at += 1;
      else if (chunk?.is === 'place' && this.headsList(this.at)) {
        draft.adjuncts.push({ prep: 'in', value: { kind: 'place', place: chunk.place } });
        this.at += 1;
      } else if (chunk?.is === 'noun' && chunk.noun === 'earlier-turn') {
        draft.adjuncts.push({ prep: 'after', value: aThing('earlier-turn') });
        this.at += 1;
        this.skipComma();
      } else if ((chunk?.is === 'prep' && chunk.prep !== 'to') || this.isAfterThing(this.at)) {
        if (!this.adjunct(draft, to)) return;
        this.skipComma();
      } else return;
    }
  }

  /** "Can P0", "does X", "is it": a helping verb before its subject asks. */
  protected inverts(draft: Draft, { asks }: Within): boolean {
    const { chunk } = this;
    if (!asks || !isHelper(chunk)) return false;
    draft.asked = true;
    draft.modal = chunk?.is === 'modal';
    draft.verb = chunk?.is === 'have' ? 'have' : 'be';
    draft.passive = chunk?.is === 'be';
    this.at += 1;
    if (this.chunk?.is === 'not') {
      draft.negated = true;
      this.at += 1;
    }
    return true;
  }

  /** The helping verbs and the verb. False where there is none: then it says how something is. */
  protected verbGroup(draft: Draft, to: number): boolean {
    let found = draft.asked && this.all[this.at - 1]?.is !== 'asks';
    for (; this.at < to; this.at += 1) {
      const { chunk } = this;
      if (chunk === undefined) break;
      if (chunk.is === 'be') {
        draft.passive = true;
        draft.verb = 'be';
      } else if (chunk.is === 'have') {
        draft.verb = 'have';
        draft.passive = false;
      } else if (chunk.is === 'modal') draft.modal = true;
      else if (chunk.is === 'do') draft.verb = 'be';
      else if (chunk.is === 'not') draft.negated = true;
      else if (chunk.is === 'quality' && chunk.quality === 'properly') draft.qualities.push('properly');
      else if (chunk.is === 'quality' && chunk.quality === 'first' && draft.modal) continue;
      else if (chunk.is === 'verb' && !(draft.verb === 'have' && this.isAdjective(to))) {
        // "gets destroyed", "is activation negated".
        const next = this.all[this.at + 1];
        if (chunk.verb === 'get' && next?.is === 'verb' && next.form === 'past') {
          draft.passive = true;
          continue;
        }
        draft.passive &&= chunk.form === 'past' || (chunk.form === 'base' && chunk.verb === 'set');
        draft.verb = chunk.verb;
        draft.form = chunk.form;
        this.at += 1;
        return true;
      } else if (chunk.is === 'noun' && draft.passive && isNegated(this.all[this.at + 1])) {
        const what = readPhrase(this.all, this.at);
        if (what !== undefined) draft.objects.push(what.phrase);
      } else if (isJoin(chunk, 'next', 'so') && found && isVerb(this.all[this.at + 1])) continue;
      else if (chunk.is !== 'filler') break;
      found ||= chunk.is !== 'filler';
    }
    draft.passive = false;
    return found;
  }

  /** "controls X in Attack Position": said of what stands before it. */
  protected liesBehind(draft: Draft, last: Phrase | undefined, quality: Draft['qualities'][number]): void {
    const has = draft.verb === 'have' || draft.verb === 'control';
    if (!has || last?.kind !== 'card' || !draft.objects.includes(last)) {
      draft.qualities.push(quality);
      return;
    }
    // "has X and Y Set": both; "X in my hand and Y Set", "face-up X and Y Set": Y alone.
    const isApart = (each: Phrase): boolean =>
      each.kind !== 'card' ||
      each.qualities.length > 0 ||
      draft.adjuncts.some(({ behind }) => behind === each);
    const apart = draft.objects.findLastIndex((each) => each !== last && isApart(each));
    for (const [at, each] of draft.objects.entries())
      if (at > apart && each.kind === 'card')
        draft.objects[at] = { ...each, qualities: [...each.qualities, quality] };
  }

  /** A preposition with what it adds; "with X and Y" adds two. */
  protected adjunct(draft: Draft, to: number, behind?: Phrase): boolean {
    const prep = this.isAfterThing(this.at) ? ({ is: 'prep', prep: 'after' } as const) : this.chunk;
    if (prep?.is !== 'prep') return false;
    const start = this.at;
    this.at += 1;
    this.skipFillers(to);
    let count = 0;
    for (;;) {
      if (this.at >= to) break;
      const kind = this.chunk;
      if (kind?.is === 'link' && prep.prep === 'as') {
        draft.link = kind.link;
        this.at += 1;
        return true;
      }
      const read = readPhrase(this.all, this.at);
      if (read === undefined) break;
      draft.adjuncts.push(defined({ prep: prep.prep, value: read.phrase, behind }));
      count += 1;
      this.at = read.next;
      while (this.chunk?.is === 'open' && this.at < to && !this.isNumbering())
        this.bracket(read.phrase, draft, { to, asks: false, subject: draft.subject });
      if (!isJoin(this.chunk, 'and', 'comma')) break;
      const next = this.afterJoins(this.at);
      const isSame = readPhrase(this.all, next)?.phrase.kind === read.phrase.kind;
      if (next >= to || !isSame || this.beginsClause(next, to)) break;
      this.at = next;
    }
    if (count > 0) return true;
    // "to Attack Position".
    if (count === 0 && this.chunk?.is === 'quality' && this.at < to) {
      draft.qualities.push(this.chunk.quality);
      this.at += 1;
      return true;
    }
    // "in response", "after": the preposition alone.
    if (prep.prep === 'in-response' || prep.prep === 'after') {
      draft.adjuncts.push({ prep: prep.prep, value: aThing('this') });
      return true;
    }
    this.at = start;
    this.lose();
    return true;
  }
}

const isNegated = (chunk: Chunk | undefined): boolean =>
  chunk?.is === 'verb' && chunk.verb === 'negate' && chunk.form === 'past';
