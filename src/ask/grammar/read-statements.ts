import { defined } from '../../platform/defined.ts';
import type { Asks, Chunk, Join } from '../text/chunk.ts';
import { AsideReader, type Within } from './asides.ts';
import {
  type Clause,
  type Draft,
  emptyClause,
  type NotUnderstood,
  type Phrase,
  type Statement,
} from './clause.ts';
import { atOnce, hasSubject, helps, isJoin, isPrep, isSilent, isTime, isVerb } from './lookahead.ts';
import { readPhrase } from './phrases.ts';

/** What a text says, in its order, and the words that no clause took. */
export interface ReadStatements {
  readonly statements: readonly Statement[];
  readonly notUnderstood: readonly NotUnderstood[];
}

/** Reads what a text says: one clause a verb, with all that belongs to it. Never throws; linear in the text. */
export function readStatements(all: readonly Chunk[]): ReadStatements {
  return new StatementReader(all).read();
}

class StatementReader extends AsideReader {
  read(): ReadStatements {
    while (this.at < this.all.length) {
      const end = this.endFrom(this.at);
      const last = this.all[end];
      this.stretch({ to: end, asks: last?.is === 'end' && last.asks, subject: [] });
      this.at = end + 1;
    }
    return { statements: this.statements, notUnderstood: this.notUnderstood };
  }

  /** Reads statements up to the end of a stretch. */
  protected stretch(within: Within): void {
    let join: Join | 'start' = within.behind === undefined && within.clause === undefined ? 'start' : 'comma';
    let { subject } = within;
    while (this.at < within.to) {
      const before = this.at;
      let asks = within.asks ? this.questionWord() : undefined;
      if (asks === undefined) {
        join = this.joins(join);
        asks = within.asks ? this.questionWord() : undefined;
      }
      if (this.at >= within.to) return;
      if (asks !== undefined || !this.aside(within, join === 'start')) {
        const isOfLast = join === 'which' || this.isEquipped();
        const clause = this.clause(within, join, isOfLast ? this.lastSpoken(subject) : subject, asks);
        if (clause !== undefined) {
          if (clause.subject.length > 0) subject = clause.subject;
          join = 'comma';
        }
      }
      if (this.at === before) this.lose();
    }
  }

  /** "controls X equipped with Y": said of X. */
  private isEquipped(): boolean {
    const { chunk } = this;
    return isVerb(chunk, 'past') && chunk.verb === 'equip' && isPrep(this.all[this.at + 1], 'with');
  }

  /** "X, which is": what was spoken of last. */
  private lastSpoken(subject: readonly Phrase[]): readonly Phrase[] {
    const last = this.statements.findLast((each) => each.is === 'clause');
    if (last?.is !== 'clause') return subject;
    const spoken = last.objects.at(-1) ?? last.adjuncts.at(-1)?.value ?? last.subject.at(-1);
    return spoken === undefined ? subject : [bare(spoken)];
  }

  /** One verb with all that belongs to it; undefined where nothing of that kind begins here. */
  private clause(
    within: Within,
    join: Join | 'start',
    inherited: readonly Phrase[],
    asks: Asks | undefined,
  ): Clause | undefined {
    const first = this.chunk;
    if (first === undefined) return undefined;
    const draft = emptyClause(join, first.from);
    if (within.behind !== undefined || within.clause !== undefined) draft.hangs = 'detail';
    if (isPrep(first, 'to') && isVerb(this.all[this.at + 1], 'base')) {
      draft.hangs = 'purpose';
      this.at += 1;
    }
    if (join === 'which') draft.hangs = 'which';
    if (asks !== undefined) Object.assign(draft, { asks, asked: true });
    this.adjunctsBefore(draft, within.to);
    // "How many LP do I have": what is asked for stands before the helping verb and who has it.
    const sought = asks === undefined ? undefined : readPhrase(this.all, this.at);
    const isHelped = sought !== undefined && helps(this.all[sought.next]);
    if (isHelped && readPhrase(this.all, sought.next + 1) !== undefined) {
      draft.objects.push(sought.phrase);
      this.at = sought.next;
    }
    const inverted = this.inverts(draft, within);
    if (!isVerb(this.chunk) || this.isAdjective(within.to)) this.subjectOf(draft, within, inverted);
    const hasVerb = this.verbGroup(draft, within.to);
    // "which I Summoned": what it is done to stands before it.
    const whole = draft.hangs === 'which' && draft.subject.length > 0;
    // "(properly Summoned)", "(must first be Special Summoned)" behind a card.
    if (draft.subject.length === 0 && draft.form === 'past' && within.behind?.kind === 'card') {
      draft.passive = true;
      draft.subject.push(within.behind);
    }
    if (draft.subject.length === 0) draft.subject.push(...inherited);
    if (!hasVerb && draft.subject.length === 0 && draft.adjuncts.length === 0) return undefined;
    const [only, another] = draft.subject;
    if (draft.form === 'ing' && !draft.passive && draft.hangs === undefined) draft.hangs = 'ing';
    const from = this.statements.length;
    this.tail(draft, within);
    if (whole) draft.objects.unshift(...inherited);
    // "X that I Summoned": that was before what is told of X.
    const isEarlier = (each: Statement): boolean =>
      each.is === 'clause' && each.hangs === 'which' && each.form === 'past' && !each.passive;
    const told = this.statements.splice(from);
    this.statements.push(...told.filter(isEarlier));
    draft.to = this.all[this.at - 1]?.to ?? draft.from;
    const clause: Clause = { ...draft };
    // "P0 does, in order:": who acts in what follows.
    const isBare = clause.verb === 'be' && only?.kind === 'player' && another === undefined && !clause.asked;
    const isEmpty = isBare && clause.objects.length + clause.adjuncts.length + clause.qualities.length === 0;
    // "X, which I Summoned": that was before what was told of X.
    const main = whole ? this.statements.findLastIndex((each) => each.is === 'clause') : -1;
    this.statements.splice(
      main >= 0 && join === 'which' && clause.form === 'past' ? main : this.statements.length,
      0,
      ...(isEmpty ? [] : [clause]),
      ...told.filter((each) => !isEarlier(each)),
    );
    return clause;
  }

  /** "In response", "after this", before the subject. */
  private adjunctsBefore(draft: Draft, to: number): void {
    while (this.at < to) {
      const { chunk } = this;
      if (isSilent(chunk)) this.at += 1;
      else if (chunk?.is === 'noun' && chunk.noun === 'earlier-turn') {
        draft.adjuncts.push({ prep: 'after', value: { kind: 'thing', noun: 'earlier-turn', qualities: [] } });
        this.at += 1;
        this.skipComma();
      } else if ((chunk?.is === 'prep' && chunk.prep !== 'to') || this.isAfterThing(this.at)) {
        this.adjunct(draft, to);
        this.skipComma();
      } else return;
    }
  }

  /** "Can P0", "does X", "is it": a helping verb before its subject asks. */
  private inverts(draft: Draft, { asks }: Within): boolean {
    const { chunk } = this;
    if (!asks || !helps(chunk)) return false;
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

  private subjectOf(draft: Draft, within: Within, inverted: boolean): void {
    for (;;) {
      this.skipFillers(within.to);
      const read = this.at < within.to ? readPhrase(this.all, this.at) : undefined;
      if (read === undefined) return;
      draft.subject.push(read.phrase);
      this.at = read.next;
      this.brackets(read.phrase, undefined, within);
      this.relative(read.phrase, within);
      // "X in my GY is banished": where it is.
      if (!inverted)
        while (this.chunk?.is === 'prep' && this.prepositionBeforeVerb(within.to))
          this.adjunct(draft, within.to, read.phrase);
      const next = this.afterJoins(this.at);
      // "P0, controls", "P0 then activates": what follows is the verb.
      if (isJoin(this.chunk, 'comma', 'next', 'so') && next < within.to && hasSubject(this.all[next])) {
        this.at = next;
        return;
      }
      const more =
        isJoin(this.chunk, 'and', 'comma') && next < within.to
          ? readPhrase(this.all, next)?.phrase
          : undefined;
      if (more === undefined || isTime(more) || (read.phrase.kind === 'player' && more.kind !== 'player'))
        return;
      this.at = next;
    }
  }

  /** "X, which I Summoned last turn, was destroyed": what is said of X on the way. */
  private relative(of: Phrase, within: Within): void {
    const comma = isJoin(this.chunk, 'comma') ? 1 : 0;
    const which = this.all[this.at + comma];
    const isThat =
      which?.is === 'noun' && /^that$/i.test(which.text) && this.isSubject(this.at + comma + 1, within.to);
    if (!isThat && !isJoin(which, 'which')) return;
    this.at += comma + 1;
    this.clause(within, 'which', [bare(of)], undefined);
    this.skipComma();
  }

  /** The helping verbs and the verb. False where there is none: then it says how something is. */
  private verbGroup(draft: Draft, to: number): boolean {
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
        // "gets destroyed".
        if (chunk.verb === 'get' && isVerb(this.all[this.at + 1], 'past')) {
          draft.passive = true;
          continue;
        }
        draft.passive &&= chunk.form === 'past' || (chunk.form === 'base' && chunk.verb === 'set');
        draft.verb = chunk.verb;
        draft.form = chunk.form;
        this.at += 1;
        return true;
      } else if (isJoin(chunk, 'next', 'so') && found && isVerb(this.all[this.at + 1])) continue;
      else if (chunk.is !== 'filler') break;
      found ||= chunk.is !== 'filler';
    }
    draft.passive = false;
    return found;
  }

  /** What stands behind the verb. */
  private tail(draft: Draft, within: Within): void {
    let last: Phrase | undefined;
    while (this.at < within.to) {
      const { chunk } = this;
      if (chunk === undefined) return;
      if (atOnce.test(chunk.text) && this.verbsAround(within.to) > 1) this.lose();
      else if (isSilent(chunk) || chunk.is === 'genitive') this.at += 1;
      else if (chunk.is === 'open') {
        if (this.isNumbering()) return;
        this.bracket(last ?? draft.subject.at(-1), draft, within);
      } else if (chunk.is === 'link' && draft.verb !== 'be' && !this.isSubject(this.at, within.to)) {
        draft.link = chunk.link;
        this.at += 1;
      } else if (chunk.is === 'verb' && this.liesSo(this.at)) {
        if (chunk.verb === 'equip') return;
        this.liesBehind(draft, last, 'set');
        this.at += 1;
      } else if (chunk.is === 'prep' || this.isAfterThing(this.at)) {
        const next = this.all[this.at + 1];
        if (isPrep(chunk, 'to') && isVerb(next, 'base')) return;
        // "Summons X by Tributing Y".
        if (isPrep(chunk, 'by') && isVerb(next, 'ing')) {
          this.at += 1;
          return;
        }
        if (!this.time(false)) this.adjunct(draft, within.to, last);
      } else if (chunk.is === 'moment' || chunk.is === 'remark' || chunk.is === 'lp') {
        if (!this.aside(within, false)) return;
      } else if (chunk.is === 'kind') {
        if (this.actsItself(this.at)) this.lose();
        else {
          draft.kinds.push(chunk.kind);
          this.at += 1;
        }
      } else if (chunk.is === 'join') {
        const next = this.afterJoins(this.at);
        // "destroys it while face-down".
        const lies = chunk.join === 'while' ? this.all[this.at + 1] : undefined;
        if (lies?.is === 'quality') {
          draft.qualities.push(lies.quality);
          this.at += 2;
          continue;
        }
        if (!isJoin(chunk, 'and', 'comma') || next >= within.to || this.beginsClause(next, within.to)) return;
        this.at = next;
      } else {
        const read = readPhrase(this.all, this.at);
        if (read !== undefined) {
          // "if it is X": a clause may follow without a join.
          if (draft.objects.length > 0 && this.isSubject(this.at, within.to)) return;
          if (read.phrase.kind === 'place' && (last !== undefined || draft.verb === 'be')) {
            draft.adjuncts.push(defined({ prep: 'in', value: read.phrase, behind: last }));
            this.at = read.next;
            continue;
          }
          draft.objects.push(read.phrase);
          last = read.phrase;
          this.at = read.next;
          if (this.chunk?.is === 'noun') this.relative(last, within);
        } else if (chunk.is === 'quality') {
          this.liesBehind(draft, last, chunk.quality);
          this.at += 1;
        } else if (chunk.is === 'not') {
          draft.negated = true;
          this.at += 1;
        } else if (chunk.is === 'filler') this.at += 1;
        else if (chunk.is === 'unknown' || chunk.is === 'quote') this.lose();
        else return;
      }
    }
  }

  /** "controls X in Attack Position": said of what stands before it. */
  private liesBehind(draft: Draft, last: Phrase | undefined, quality: Draft['qualities'][number]): void {
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
  private adjunct(draft: Draft, to: number, behind?: Phrase): void {
    const start = this.at;
    const prep = this.chunk?.is === 'prep' ? this.chunk.prep : 'after';
    this.at += 1;
    this.skipFillers(to);
    let count = 0;
    for (;;) {
      if (this.at >= to) break;
      const kind = this.chunk;
      if (kind?.is === 'link' && prep === 'as') {
        draft.link = kind.link;
        this.at += 1;
        return;
      }
      const read = readPhrase(this.all, this.at);
      if (read === undefined) break;
      draft.adjuncts.push(defined({ prep, value: read.phrase, behind }));
      count += 1;
      this.at = read.next;
      this.brackets(read.phrase, draft, { to, asks: false, subject: draft.subject });
      const next = this.afterJoins(this.at);
      const isMore =
        isJoin(this.chunk, 'and', 'comma') &&
        next < to &&
        readPhrase(this.all, next)?.phrase.kind === read.phrase.kind &&
        !this.beginsClause(next, to);
      if (!isMore) break;
      this.at = next;
    }
    if (count > 0) return;
    if (this.chunk?.is === 'quality' && this.at < to) {
      // "to Attack Position".
      draft.qualities.push(this.chunk.quality);
      this.at += 1;
    } else if (prep === 'in-response' || prep === 'after')
      // "in response", "after": the preposition alone.
      draft.adjuncts.push({ prep, value: { kind: 'thing', noun: 'this', qualities: [] } });
    else {
      this.at = start;
      this.lose();
    }
  }
}

/** A phrase without how it lies. */
const bare = (phrase: Phrase): Phrase => ('qualities' in phrase ? { ...phrase, qualities: [] } : phrase);
