import type { Chunk, Join, Prep, VerbForm } from './chunk.ts';
import type { Complement, Draft, Frame, Phrase } from './frame.ts';
import { readPhrase, verbFollows } from './phrases.ts';
import type { VerbId } from './verbs.ts';

/** Words that no frame took, and where they stand. */
export interface NotUnderstood {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The frames of a text, in the order in which it tells them, and what it says besides. */
export interface ReadFrames {
  readonly frames: readonly Frame[];
  /** Phases and turns that are said beside the verbs: "(Main Phase 1)", "During P1's Standby Phase". */
  readonly times: readonly { readonly phrase: Phrase; readonly from: number }[];
  readonly notUnderstood: readonly NotUnderstood[];
}

/** Reads chunks as frames. Never throws; every chunk is taken by a frame, or listed as not understood. */
export function readFrames(all: readonly Chunk[]): ReadFrames {
  const reader = new FrameReader(all);
  reader.read(0, all.length);
  return reader;
}

/** Helping words that wait for their verb. */
interface Helpers {
  passive: boolean;
  have: boolean;
  modal: boolean;
  negated: boolean;
  asked: boolean;
  /** Where the first of them stands. */
  at: number;
}

/** Reads from left to right; what it holds is what the next word may belong to. */
class FrameReader implements ReadFrames {
  readonly frames: Draft[] = [];
  readonly times: { phrase: Phrase; from: number }[] = [];
  readonly notUnderstood: NotUnderstood[] = [];
  private readonly all: readonly Chunk[];
  private current: Draft | undefined;
  private subject: Phrase[] | undefined;
  private inherited: Phrase[] = [];
  private helpers: Helpers | undefined;
  private join: Join | 'start' = 'start';
  private purpose = false;
  private detail = false;
  private aside = false;
  private waiting: Complement[] = [];
  /** Frames whose subject was said with them, not taken over from before. */
  private readonly ownSubject = new WeakSet<Draft>();

  constructor(all: readonly Chunk[]) {
    this.all = all;
  }

  read(start: number, end: number): void {
    for (let at = start; at < end; ) at = this.step(at, end);
    this.finishClause();
  }

  private step(at: number, end: number): number {
    const chunk = this.all[at];
    if (chunk === undefined) return at + 1;
    switch (chunk.is) {
      case 'end':
        if (chunk.asks) this.askShortly();
        this.endSentence();
        return at + 1;
      case 'join':
        return this.joined(at, chunk.join);
      case 'open':
        return this.brackets(at, end);
      case 'modal':
      case 'do':
      case 'not':
        this.help(chunk.is, at);
        return at + 1;
      case 'be':
      case 'have':
        return this.beOrHave(at, chunk.is);
      case 'verb':
        return this.verbOrPhrase(at, chunk.verb, chunk.form);
      case 'prep':
        return this.complement(at, chunk.prep);
      case 'filler':
        return this.phraseOrSkip(at);
      case 'close':
        return at + 1;
      default:
        return this.phrase(at) ?? this.leave(at);
    }
  }

  /** "Trigger?", "still activate?": a question of one verb about what was spoken of. */
  private askShortly(): void {
    const { current } = this;
    const short = current !== undefined && current.join === 'start' && current.form === 'base';
    if (
      short &&
      !current.asked &&
      current.objects.length === 0 &&
      current.complements.length === 0 &&
      !this.ownSubject.has(current)
    ) {
      current.asked = true;
      current.subject = [{ kind: 'pronoun', which: 'it', qualities: [] }];
    }
  }

  private endSentence(): void {
    this.finishClause();
    this.join = 'start';
    this.purpose = false;
    this.aside = false;
  }

  /** What waited for a verb that never came is not understood. */
  private finishClause(): void {
    const { helpers } = this;
    if (helpers?.passive === true && this.subject !== undefined) this.start('be', 's', helpers.at);
    else if (helpers !== undefined) this.leave(helpers.at);
    if (this.subject !== undefined) this.notUnderstood.push(said(this.subject));
    this.subject = undefined;
    this.helpers = undefined;
    this.current = undefined;
    for (const each of this.waiting) this.notUnderstood.push(said([each.value]));
    this.waiting = [];
  }

  private joined(at: number, join: Join): number {
    const next = this.all[at + 1];
    if ((join === 'after' || join === 'when') && !this.clauseFollows(at + 1))
      return this.complement(at, 'after');
    if (join === 'which') {
      this.subject = this.lastCard();
      this.aside = false;
      this.join = 'and';
      return next?.is === 'be' || next?.is === 'verb'
        ? at + 1
        : at + (this.all[at]?.text.includes(' ') ? this.which(at) : 1);
    }
    if (join === 'while' && next?.is === 'quality') {
      this.current?.qualities.push(next.quality);
      return at + 2;
    }
    if (join === 'semicolon' || join === 'colon') {
      this.finishClause();
      this.join = 'semicolon';
      this.aside = false;
    } else if (this.join === 'start' || this.join === 'comma' || join !== 'comma') {
      if (this.join !== 'next' || join !== 'and') this.join = join;
    }
    if (join === 'when' || join === 'after' || join === 'if') {
      this.finishIdle();
      this.aside = true;
    }
    if (join === 'or' || join === 'but') this.leave(at);
    return at + 1;
  }

  /** "that was", "that is" carry their helping verb with them. */
  private which(at: number): number {
    this.help('be', at);
    return 1;
  }

  private finishIdle(): void {
    if (this.subject === undefined && this.helpers === undefined) this.current = undefined;
  }

  /** Does a clause with a verb stand here, or only something that is spoken of? */
  private clauseFollows(at: number): boolean {
    const read = readPhrase(this.all, at, true);
    return read !== undefined && verbFollows(this.all, read.next);
  }

  private lastCard(): Phrase[] {
    const { current } = this;
    const spoken =
      current === undefined ? [] : [...current.objects, ...current.complements.map(({ value }) => value)];
    const card = spoken.findLast(({ kind }) => kind === 'card' || kind === 'pronoun' || kind === 'effect');
    return card === undefined ? [...this.inherited] : [bare(card)];
  }

  private brackets(at: number, end: number): number {
    const close = this.all.findIndex((each, index) => index > at && index < end && each.is === 'close');
    const stop = close === -1 ? end : close;
    const { current, subject, inherited, helpers, join, purpose, detail, aside, waiting } = this;
    if (!this.note(at + 1, stop, current)) {
      if (subject !== undefined) this.inherited = subject;
      Object.assign(this, {
        subject: undefined,
        helpers: undefined,
        join: 'and',
        purpose: false,
        detail: true,
        aside: false,
        waiting: [],
      });
      this.read(at + 1, stop);
    }
    Object.assign(this, { current, subject, inherited, helpers, join, purpose, detail, aside, waiting });
    return stop + 1;
  }

  /** Brackets that only say which Chain Link, which phase, or a value. */
  private note(from: number, to: number, current: Draft | undefined): boolean {
    const inside = this.all.slice(from, to);
    const plain = inside.every(
      (each) =>
        each.is === 'link' ||
        each.is === 'phase' ||
        isTurnPlayer(each) ||
        (each.is === 'join' && each.join === 'comma'),
    );
    const value = inside.every(
      (each) =>
        each.is === 'number' ||
        each.is === 'owner' ||
        each.is === 'quality' ||
        isNoted(each) ||
        (each.is === 'join' && each.join === 'comma'),
    );
    const silent =
      inside.some((each) => each.is === 'noun' && each.noun === 'response') && inside.length <= 2;
    for (const each of plain ? inside : []) this.said(each, current);
    return plain || value || silent;
  }

  private said(chunk: Chunk, current: Draft | undefined): void {
    if (chunk.is === 'link' && current !== undefined) current.link = chunk.link;
    else if (chunk.is === 'phase')
      this.times.push({ phrase: { kind: 'phase', phase: chunk.phase }, from: chunk.from });
  }

  private help(kind: 'modal' | 'do' | 'not' | 'be' | 'have', at: number): void {
    const fresh = this.helpers === undefined;
    const helpers = this.helpers ?? {
      passive: false,
      have: false,
      modal: false,
      negated: false,
      asked: false,
      at,
    };
    if (fresh && this.subject === undefined && kind !== 'not') {
      const previous = this.all[at - 1];
      // "…and is then sent": the subject goes on; only a sentence or a clause of its own can ask.
      const begins =
        at === 0 ||
        previous?.is === 'end' ||
        (previous?.is === 'join' && previous.join !== 'and' && this.current === undefined);
      const inverted = (kind !== 'be' && kind !== 'have') || begins || this.asksNow(at);
      helpers.asked =
        inverted && readPhrase(this.all, at + 1, true) !== undefined && !(this.all[at + 1]?.is === 'verb');
    }
    if (kind === 'be') helpers.passive = true;
    if (kind === 'have') helpers.have = true;
    if (kind === 'modal') helpers.modal = true;
    if (kind === 'not' || this.all[at]?.text.toLowerCase() === 'cannot') helpers.negated = true;
    this.helpers = helpers;
    if (helpers.asked && fresh) this.current = undefined;
  }

  private asksNow(at: number): boolean {
    const end = this.all.slice(at).find((each) => each.is === 'end');
    return end?.is === 'end' && end.asks && this.current === undefined;
  }

  private beOrHave(at: number, kind: 'be' | 'have'): number {
    let next = at + 1;
    for (let chunk = this.all[next]; chunk !== undefined; chunk = this.all[next]) {
      if (
        !(
          chunk.is === 'not' ||
          chunk.is === 'filler' ||
          (chunk.is === 'quality' && chunk.quality === 'properly') ||
          (chunk.is === 'join' && chunk.join === 'next')
        )
      )
        break;
      next += 1;
    }
    const after = this.all[next];
    const helps =
      (after?.is === 'verb' && after.form !== 'base') || after?.is === 'be' || this.setFollows(after, kind);
    const asks = this.subject === undefined && this.helpers === undefined && this.current === undefined;
    if (helps || asks || this.helpers?.modal === true) this.help(kind, at);
    else this.start(kind === 'have' ? 'control' : 'be', 's', at);
    return at + 1;
  }

  private setFollows(after: Chunk | undefined, kind: 'be' | 'have'): boolean {
    return (
      kind === 'be' &&
      after?.is === 'verb' &&
      after.form === 'base' &&
      (after.verb === 'set' || after.verb === 'put')
    );
  }

  private verbOrPhrase(at: number, verb: VerbId, form: VerbForm): number {
    const next = this.all[at + 1];
    if (verb === 'get' && next?.is === 'verb' && next.form === 'past') {
      this.help('be', at);
      return at + 1;
    }
    const state = this.current?.verb === 'control' || this.current?.verb === 'be';
    if (verb === 'set' && form === 'base' && this.current !== undefined && this.subject === undefined) {
      const after = this.all[at + 1];
      const quality =
        state &&
        this.helpers === undefined &&
        !this.purpose &&
        (this.current.objects.length > 0 || after?.is === 'quality');
      if (quality) {
        this.current.qualities.push('set');
        return at + 1;
      }
      if (!this.purpose && after?.is === 'card' && this.current.objects.length === 0)
        return this.phrase(at) ?? this.leave(at);
    }
    this.start(verb, form, at);
    return at + 1;
  }

  private start(verb: VerbId | 'be', form: VerbForm, at: number): void {
    const chunk = this.all[at];
    const before = this.frames.at(-1);
    const { helpers } = this;
    const goesOn = helpers === undefined && this.subject === undefined && this.current !== undefined;
    const passive =
      helpers?.passive === true && verb !== 'be'
        ? true
        : goesOn && form === 'past' && this.current?.passive === true;
    const subject = this.subject ?? this.inherited.map(bare);
    const draft: Draft = {
      verb,
      form,
      passive,
      subject: [...subject],
      objects: [],
      complements: this.waiting,
      qualities: [],
      negated: helpers?.negated === true,
      modal: helpers?.modal === true || (goesOn && this.current?.asked === true && form === 'base'),
      asked: helpers?.asked === true || (goesOn && this.current?.asked === true),
      purpose: this.purpose,
      detail: this.detail,
      join: this.join,
      from: chunk?.from ?? before?.to ?? 0,
      to: chunk?.to ?? 0,
    };
    this.frames.push(draft);
    if (this.subject !== undefined) this.ownSubject.add(draft);
    if (this.subject !== undefined && !this.aside) this.inherited = this.subject;
    this.waiting = [];
    this.subject = undefined;
    this.helpers = undefined;
    this.purpose = false;
    this.join = 'comma';
    this.current = draft;
  }

  private complement(at: number, prep: Prep): number {
    const next = this.all[at + 1];
    if (prep === 'to' && next?.is === 'verb' && next.form === 'base') {
      this.purpose = true;
      this.finishIdle();
      return at + 1;
    }
    if (
      (prep === 'by' || prep === 'for' || prep === 'without' || prep === 'after') &&
      next?.is === 'verb' &&
      next.form === 'ing'
    ) {
      if (prep === 'without' || prep === 'after') return this.leave(at);
      return at + 1;
    }
    if (prep === 'in-response') {
      this.addComplement({ prep, value: { kind: 'thing', noun: 'response', qualities: [] } });
      return at + 1;
    }
    const read = readPhrase(this.all, at + 1, true);
    if (read === undefined) return this.leave(at);
    const { phrase } = read;
    if (phrase.kind === 'phase' || (phrase.kind === 'thing' && phrase.noun === 'turn')) {
      if (prep !== 'until') this.times.push({ phrase, from: this.all[at]?.from ?? 0 });
      return read.next;
    }
    if (phrase.kind === 'link' && (prep === 'as' || prep === 'on') && this.current !== undefined) {
      this.current.link = phrase.link;
      return read.next;
    }
    this.addComplement({ prep, value: phrase });
    return prep === 'with' || prep === 'of' || prep === 'for' ? this.more(read.next, prep) : read.next;
  }

  /** "using A, B and C": the complement goes on as a list. */
  private more(at: number, prep: Prep): number {
    const read = this.listed(at);
    if (read === undefined) return at;
    this.addComplement({ prep, value: read.phrase });
    return this.more(read.next, prep);
  }

  /** The next of a list, where what follows is no clause of its own. */
  private listed(at: number): { phrase: Phrase; next: number } | undefined {
    let next = at;
    for (
      let chunk = this.all[next];
      chunk?.is === 'join' && (chunk.join === 'and' || chunk.join === 'comma');
      chunk = this.all[next]
    )
      next += 1;
    if (next === at) return undefined;
    const read = readPhrase(this.all, next, true);
    if (read === undefined || verbFollows(this.all, read.next)) return undefined;
    return read.phrase.kind === 'card' || read.phrase.kind === 'pronoun' ? read : undefined;
  }

  private addComplement(complement: Complement): void {
    if (this.current === undefined || this.subject !== undefined) this.waiting.push(complement);
    else this.current.complements.push(complement);
  }

  private phraseOrSkip(at: number): number {
    return this.phrase(at) ?? at + 1;
  }

  /** Something that is spoken of: the object of the verb before it, or the subject of the one after it. */
  private phrase(at: number): number | undefined {
    const chunk = this.all[at];
    const current = this.current;
    if (chunk?.is === 'quality' && current !== undefined && this.subject === undefined) {
      const head = readPhrase(this.all, at, true);
      if (head === undefined || head.phrase.kind === 'phase') {
        current.qualities.push(chunk.quality);
        return at + 1;
      }
    }
    const read = readPhrase(
      this.all,
      at,
      current !== undefined && this.subject === undefined && this.helpers === undefined,
    );
    if (read === undefined) {
      if (chunk?.is === 'quality' && this.helpers !== undefined) return at + 1;
      return undefined;
    }
    const { phrase, next } = read;
    if (phrase.kind === 'phase') {
      this.times.push({ phrase, from: chunk?.from ?? 0 });
      return next;
    }
    if (phrase.kind === 'link' && current !== undefined && !verbFollows(this.all, next)) {
      current.link = phrase.link;
      return next;
    }
    if (phrase.kind === 'place' && current !== undefined && !verbFollows(this.all, next)) {
      const away = current.verb === 'discard' ? 'from' : 'in';
      current.complements.push({ prep: away, value: phrase });
      return next;
    }
    // "Is it a legal target": what a card is asked to be.
    if (this.helpers?.passive === true && this.subject !== undefined) {
      this.start('be', 's', this.helpers.at);
      this.current?.objects.push(phrase);
      return next;
    }
    const asSubject = this.helpers !== undefined || current === undefined || verbFollows(this.all, next);
    if (asSubject) {
      // Two subjects that nothing joins: what the first one does was not understood.
      if (this.subject !== undefined) this.notUnderstood.push(said(this.subject));
      this.subject = [phrase];
      if (current !== undefined && this.helpers === undefined) this.current = undefined;
    } else {
      current.objects.push(phrase);
      current.to = this.all[next - 1]?.to ?? current.to;
    }
    return this.listOf(next, asSubject);
  }

  private listOf(at: number, asSubject: boolean): number {
    const read = this.listed(at);
    if (read === undefined) return at;
    const list = asSubject ? this.subject : this.current?.objects;
    list?.push(read.phrase);
    return this.listOf(read.next, asSubject);
  }

  private leave(at: number): number {
    const chunk = this.all[at];
    if (chunk !== undefined) this.notUnderstood.push({ text: chunk.text, from: chunk.from, to: chunk.to });
    return at + 1;
  }
}

/** Something spoken of again: what was said of it where it was named does not hold any more. */
const bare = (phrase: Phrase): Phrase =>
  phrase.kind === 'card' ? { kind: 'card', name: phrase.name, qualities: [] } : phrase;

const isTurnPlayer = (chunk: Chunk): boolean => chunk.is === 'player' && chunk.who === 'turn-player';

const isNoted = (chunk: Chunk): boolean =>
  chunk.is === 'noun' && ['stat', 'monster', 'lp', 'card'].includes(chunk.noun);

const said = (phrases: readonly Phrase[]): NotUnderstood => {
  const text = phrases
    .map((each) => (each.kind === 'card' ? each.name : each.kind === 'player' ? 'a player' : each.kind))
    .join(', ');
  return { text, from: 0, to: 0 };
};
