import type { Asks, Chunk, Join, Prep } from '../text/chunk.ts';
import type { NotUnderstood, Phrase, Statement } from './clause.ts';
import { readPhrase, summonVerbs } from './phrases.ts';

/** A text that is being read: where the reader stands, and what stands before it, as far as it decides what is read. */
export abstract class Lookahead {
  protected readonly all: readonly Chunk[];
  protected readonly statements: Statement[] = [];
  protected readonly notUnderstood: NotUnderstood[] = [];
  protected at = 0;

  constructor(all: readonly Chunk[]) {
    this.all = all;
  }

  protected get chunk(): Chunk | undefined {
    return this.all[this.at];
  }

  /** Where the sentence ends; a full stop in brackets ends none. */
  protected endFrom(from: number): number {
    let depth = 0;
    for (let at = from; at < this.all.length; at += 1) {
      const chunk = this.all[at];
      if (chunk?.is === 'open') depth += 1;
      else if (chunk?.is === 'close') depth -= 1;
      else if (chunk?.is === 'end' && depth <= 0) return at;
    }
    return this.all.length;
  }

  /** "after the chain", "after the battle": no clause follows. */
  protected isAfterThing(at: number): boolean {
    const read = isJoin(this.all[at], 'after') ? readPhrase(this.all, at + 1) : undefined;
    return read !== undefined && !this.isSubject(at + 1, this.all.length);
  }

  /** "(1)" before a step of a list. */
  protected isNumbering(): boolean {
    const [before, number, close] = [this.all[this.at - 1], this.all[this.at + 1], this.all[this.at + 2]];
    return (
      number?.is === 'number' &&
      close?.is === 'close' &&
      (before === undefined || before.is === 'join' || before.is === 'end')
    );
  }

  protected skipComma(): void {
    if (isJoin(this.chunk, 'comma')) this.at += 1;
  }

  protected afterJoins(from: number): number {
    let at = from;
    while (this.all[at]?.is === 'join' || isSilent(this.all[at])) at += 1;
    return at;
  }

  protected skipFillers(to: number): void {
    while (this.at < to && isSilent(this.chunk)) this.at += 1;
  }

  /** Does a verb follow the prepositional phrase here, so that it belongs to the subject? */
  protected prepositionBeforeVerb(to: number): boolean {
    const read = readPhrase(this.all, this.at + 1);
    return read !== undefined && read.next < to && hasSubject(this.all[this.behindBrackets(read.next)]);
  }

  protected behindBrackets(from: number): number {
    let at = from;
    while (this.all[at]?.is === 'open' || this.all[at]?.is === 'filler') {
      if (this.all[at]?.is === 'open')
        at = this.all.findIndex((each, nth) => nth > at && each.is === 'close');
      if (at < 0) return this.all.length;
      at += 1;
    }
    return at;
  }

  /** "Set X", "Tribute Summoned X": the verb says how the card is. */
  protected isAdjective(to: number): boolean {
    const { chunk } = this;
    if (chunk?.is !== 'verb') return false;
    const after = this.all[this.at + 1];
    if (chunk.form === 'past')
      return after?.is === 'card' && this.at + 1 < to && summonVerbs[chunk.verb] !== undefined;
    return (
      chunk.verb === 'set' &&
      chunk.form === 'base' &&
      (after?.is === 'card' || after?.is === 'noun') &&
      hasSubject(this.all[this.behindBrackets(this.at + 2)])
    );
  }

  /** Does what stands here begin a clause of its own, as its subject or its verb? */
  protected isSubject(from: number, to: number): boolean {
    let at = from;
    for (let tries = 0; tries < 4; tries += 1) {
      const read = at < to ? readPhrase(this.all, at) : undefined;
      if (read === undefined) return false;
      at = this.behindBrackets(read.next);
      const chunk = this.all[at];
      if (at < to && hasSubject(chunk) && !this.liesSo(at)) return true;
      if (chunk?.is === 'prep' && !isPrep(chunk, 'to', 'with')) {
        const place = readPhrase(this.all, at + 1);
        if (place !== undefined && hasSubject(this.all[this.behindBrackets(place.next)])) return true;
      }
      if (!isJoin(chunk, 'and', 'comma')) return false;
      at = this.afterJoins(at);
    }
    return false;
  }

  /** "has X Set face-down", "controls X equipped with Y": how X lies. */
  protected liesSo(at: number): boolean {
    const [verb, next] = [this.all[at], this.all[at + 1]];
    if (verb?.is !== 'verb') return false;
    if (verb.verb === 'equip') return verb.form === 'past';
    const isSet = verb.verb === 'set' && verb.form === 'base';
    return isSet && (next === undefined || behindSet.has(next.is));
  }

  /** "X is up and a Pendulum Monster is destroyed": not what X is, but a card that nobody named. */
  protected actsItself(at: number): boolean {
    const article = this.all[at - 1];
    const next = this.all[at + 1];
    const joins = article?.is === 'filler' ? this.all[at - 2] : article;
    return isJoin(joins) && next !== undefined && next.is !== 'end' && next.is !== 'close' && !isJoin(next);
  }

  /** How many verbs the sentence has: of one, "at the same time" says nothing more. */
  protected verbsAround(to: number): number {
    const from = this.all
      .slice(0, this.at)
      .findLastIndex((each) => each.is === 'end' || isJoin(each, 'semicolon'));
    return this.all.slice(from + 1, to).filter((each) => each.is === 'verb').length;
  }

  /** Does what follows a join begin a clause of its own? */
  protected beginsClause(at: number, to: number): boolean {
    const chunk = this.all[at];
    if (chunk?.is === 'prep') {
      if (chunk.prep === 'to') return isVerb(this.all[at + 1]);
      const read = readPhrase(this.all, at + 1);
      return read !== undefined && (isTime(read.phrase) || this.isSubject(this.afterJoins(read.next), to));
    }
    if (chunk !== undefined && beginning.has(chunk.is)) return true;
    if (isVerb(chunk) && (chunk.verb === 'set' || readPhrase(this.all, at) === undefined)) return true;
    return hasSubject(chunk) || this.isSubject(at, to);
  }

  /** "Where does", "who", "when is": a word that asks, before what it asks. */
  protected questionWord(): Asks | undefined {
    const { chunk } = this;
    const before = this.all[this.at - 1];
    const begins = before === undefined || before.is === 'end' || before.is === 'join';
    const word = begins ? questionWords.find((each) => each === chunk?.text.toLowerCase()) : undefined;
    const asks = chunk?.is === 'asks' ? chunk.asks : word;
    if (asks === undefined || (asks === 'when' && !helps(this.all[this.at + 1]))) return undefined;
    this.at += 1;
    return asks;
  }

  /** What joins the next clause to the one before it. */
  protected joins(before: Join | 'start'): Join | 'start' {
    let join = before;
    for (let chunk = this.chunk; ; chunk = this.chunk) {
      if (isJoin(chunk, 'after') && this.isAfterThing(this.at)) return join;
      if (chunk?.is === 'join') {
        if (!(isWeak(chunk.join) && join !== 'start' && !isWeak(join)))
          join = join === 'start' && isWeak(chunk.join) ? 'start' : chunk.join;
      } else if (!isSilent(chunk) && !(chunk?.is === 'open' && this.isNumbering())) return join;
      else if (chunk?.is === 'open') {
        this.at += 2;
        join = 'next';
      }
      this.at += 1;
    }
  }

  /** A word that no clause takes. */
  protected lose(): void {
    const { chunk } = this;
    if (chunk === undefined) return;
    this.at += 1;
    const silent = chunk.is === 'filler' && !atOnce.test(chunk.text);
    if (chunk.is === 'close' || chunk.is === 'end' || silent) return;
    this.notUnderstood.push({ text: chunk.text, from: chunk.from, to: chunk.to });
  }
}

const questionWords = ['where', 'who', 'when', 'which'] as const;

const isWeak = (join: Join | 'start'): boolean =>
  join === 'comma' || join === 'semicolon' || join === 'colon' || join === 'so';

/** A word that says nothing; articles say that a noun follows. */
export const isSilent = (chunk: Chunk | undefined): boolean =>
  chunk?.is === 'filler' && !/^(?:the|an?)$/i.test(chunk.text);

/** Of all that one verb does, these say nothing more. */
export const atOnce = /^(?:at once|at (?:exactly )?the same time|simultaneously|all at once)$/i;

export const isTime = ({ kind }: Phrase): boolean => kind === 'phase' || kind === 'turn';

type Of<Is extends Chunk['is']> = Extract<Chunk, { readonly is: Is }>;

/** Does it join what follows, by one of these words where some are given? */
export const isJoin = (chunk: Chunk | undefined, ...joins: readonly Join[]): chunk is Of<'join'> =>
  chunk?.is === 'join' && (joins.length === 0 || joins.includes(chunk.join));

export const isPrep = (chunk: Chunk | undefined, ...preps: readonly Prep[]): chunk is Of<'prep'> =>
  chunk?.is === 'prep' && preps.includes(chunk.prep);

export const isVerb = (chunk: Chunk | undefined, form?: string): chunk is Of<'verb'> =>
  chunk?.is === 'verb' && (form === undefined || chunk.form === form);

const helping: ReadonlySet<Chunk['is']> = new Set(['be', 'have', 'do', 'modal']);

/** Is it a helping verb? */
export const helps = (chunk: Chunk | undefined): boolean => chunk !== undefined && helping.has(chunk.is);

/** A verb that has a subject before it. */
export const hasSubject = (chunk: Chunk | undefined): boolean =>
  helps(chunk) || chunk?.is === 'not' || (chunk?.is === 'verb' && chunk.form !== 'ing');

/** What stands behind "Set" where it says how a card lies. */
const behindSet: ReadonlySet<Chunk['is']> = new Set(['quality', 'filler', 'join', 'close', 'end']);

/** What begins something of its own. */
const beginning: ReadonlySet<Chunk['is']> = new Set(['open', 'asks-battle', 'asks', 'remark', 'phase']);
