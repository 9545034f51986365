import { setOf } from '../../platform/list-of.ts';
import type { Chunk, Join, Prep } from '../text/chunk.ts';
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
    const begins = before === undefined || before.is === 'join' || before.is === 'end';
    return begins && number?.is === 'number' && close?.is === 'close';
  }

  protected afterJoins(from: number): number {
    let at = from;
    while (this.all[at]?.is === 'join' || isSilent(this.all[at])) at += 1;
    return at;
  }

  protected skipFillers(to: number): void {
    while (this.at < to && isSilent(this.chunk)) this.at += 1;
  }

  protected skipComma(): void {
    if (isJoin(this.chunk, 'comma')) this.at += 1;
  }

  /** Does a verb follow the prepositional phrase here, so that it belongs to the subject? */
  protected prepositionBeforeVerb(to: number): boolean {
    const read = readPhrase(this.all, this.at + 1);
    return read !== undefined && read.next < to && hasSubject(this.all[this.behindBrackets(read.next)]);
  }

  protected behindBrackets(from: number): number {
    let at = from;
    for (; this.all[at]?.is === 'open' || this.all[at]?.is === 'filler'; at += 1) {
      if (this.all[at]?.is === 'filler') continue;
      at = this.all.findIndex((each, nth) => nth > at && each.is === 'close');
      if (at < 0) return this.all.length;
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
    let isPlayer: boolean | undefined;
    for (let tries = 0; tries < 4; tries += 1) {
      const read = at < to ? readPhrase(this.all, at) : undefined;
      // "1 monster, I have": who has something is no second thing.
      if (read === undefined || isPlayer === (read.phrase.kind !== 'player')) return false;
      isPlayer = read.phrase.kind === 'player';
      at = this.behindBrackets(read.next);
      const chunk = this.all[at];
      if (at < to && hasSubject(chunk) && !this.liesSo(at)) return true;
      if (chunk?.is === 'prep' && chunk.prep !== 'to' && chunk.prep !== 'with') {
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
    if (verb.verb !== 'set' || verb.form !== 'base') return false;
    return next === undefined || ['quality', 'filler', 'join', 'close', 'end'].includes(next.is);
  }

  /** "X is up and a Pendulum Monster is destroyed": not what X is, but a card that nobody named. */
  protected actsItself(at: number): boolean {
    const article = this.all[at - 1];
    const next = this.all[at + 1];
    const joins = article?.is === 'filler' ? this.all[at - 2] : article;
    return isJoin(joins) && next !== undefined && !['end', 'close', 'join'].includes(next.is);
  }

  /** How many verbs the sentence has: of one, "at the same time" says nothing more. */
  protected verbsAround(to: number): number {
    const from = this.all
      .slice(0, this.at)
      .findLastIndex((each) => each.is === 'end' || isJoin(each, 'semicolon'));
    return this.all.slice(from + 1, to).filter((each) => each.is === 'verb').length;
  }

  /** "in hand X, Y and Z": a place with what is there behind it. */
  protected headsList(at: number): boolean {
    const from = this.all[at]?.is === 'prep' ? at + 1 : at;
    const place = readPhrase(this.all, from);
    const next = place?.phrase.kind === 'place' ? this.all[place.next] : undefined;
    return next?.is === 'card';
  }

  protected beginsClause(at: number, to: number): boolean {
    const chunk = this.all[at];
    if (chunk?.is === 'prep') {
      if (chunk.prep === 'to') return isVerb(this.all[at + 1]);
      const read = readPhrase(this.all, at + 1);
      return read !== undefined && (isTime(read.phrase) || this.isSubject(this.afterJoins(read.next), to));
    }
    if (chunk !== undefined && stands.has(chunk.is)) return true;
    if (this.headsList(at)) return true;
    if (isVerb(chunk) && readPhrase(this.all, at) === undefined) return true;
    if (chunk?.is === 'verb' && chunk.verb === 'set') return true;
    return hasSubject(chunk) || this.isSubject(at, to);
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

/** What begins something of its own, whatever stands around it. */
const stands: ReadonlySet<Chunk['is']> = setOf('open asks-battle asks remark battle-change phase');

/** A word that says nothing; articles say that a noun follows. */
export const isSilent = (chunk: Chunk | undefined): boolean =>
  chunk?.is === 'filler' && !/^(?:the|an?)$/i.test(chunk.text);

/** Of all that one verb does, these say nothing more. */
export const atOnce = /^(?:at once|at (?:exactly )?the same time|simultaneously|all at once)$/i;

export const isTime = ({ kind }: Phrase): boolean => kind === 'phase' || kind === 'turn';

/** Is it one of these joins; any, where none is named? */
export const isJoin = (chunk: Chunk | undefined, ...some: readonly Join[]): boolean =>
  chunk?.is === 'join' && (some.length === 0 || some.includes(chunk.join));

export const isPrep = (chunk: Chunk | undefined, ...some: readonly Prep[]): boolean =>
  chunk?.is === 'prep' && some.includes(chunk.prep);

/** A helping verb. */
export const isHelper = (chunk: Chunk | undefined): boolean =>
  chunk?.is === 'be' || chunk?.is === 'have' || chunk?.is === 'do' || chunk?.is === 'modal';

export const isVerb = (chunk: Chunk | undefined, form?: string): boolean =>
  chunk?.is === 'verb' && (form === undefined || chunk.form === form);

/** A verb that has a subject before it. */
export const hasSubject = (chunk: Chunk | undefined): boolean =>
  isHelper(chunk) || chunk?.is === 'not' || (chunk?.is === 'verb' && chunk.form !== 'ing');
