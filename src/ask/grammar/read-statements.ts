import { defined } from '../../platform/defined.ts';
import type { Asks, Chunk, Join } from '../text/chunk.ts';
import type { Within } from './asides.ts';
import {
  type Clause,
  type Draft,
  emptyClause,
  type NotUnderstood,
  type Phrase,
  type Statement,
} from './clause.ts';
import { ClausePartsReader } from './clause-parts.ts';
import { atOnce, hasSubject, isHelper, isJoin, isPrep, isSilent, isTime, isVerb } from './lookahead.ts';
import { readPhrase } from './phrases.ts';

/** What a text says, in its order, and the words that no clause took. */
export interface ReadStatements {
  readonly statements: readonly Statement[];
  readonly notUnderstood: readonly NotUnderstood[];
}

/** Reads what a text says: one clause a verb, with all that belongs to it. Never throws; linear in the text. */
export const readStatements = (all: readonly Chunk[]): ReadStatements => new StatementReader(all).read();

class StatementReader extends ClausePartsReader {
  read(): ReadStatements {
    this.skipTitle();
    while (this.at < this.all.length) {
      const end = this.endFrom(this.at);
      const last = this.all[end];
      const asks = last?.is === 'end' && last.asks;
      const from = this.statements.length;
      this.stretch({ to: end, asks, subject: [] });
      if (!asks) this.statements.push(...whenFirst(this.statements.splice(from)));
      this.at = end + 1;
    }
    return { statements: this.statements, notUnderstood: this.notUnderstood };
  }

  /** "Stratos trigger: P0's Main Phase 1; ...": what stands before the time is no more than a title. */
  private skipTitle(): void {
    const colon = this.all.findIndex((each) => isJoin(each, 'colon'));
    const before = this.all.slice(0, Math.max(0, colon));
    const [owner, phase, after] = this.all.slice(colon + 1, colon + 4);
    const isTime = owner?.is === 'owner' && phase?.is === 'phase' && after?.is === 'join';
    const isList = owner?.is === 'filler' && isJoin(phase, 'colon');
    const isTitle = before.length > 0 && (isTime || isList);
    if (isTitle && !before.some((each) => each.is === 'player' || each.is === 'end')) this.at = colon + 1;
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
        const ofLast = join === 'which' || this.isEquipped();
        const clause = this.clause(within, join, ofLast ? this.lastSpoken(subject) : subject, asks);
        if (clause?.subject.length) subject = clause.subject;
        if (clause !== undefined) join = 'comma';
      }
      if (this.at === before) this.lose();
    }
  }

  /** "Where does", "who", "when is": a word that asks, before what it asks. */
  private questionWord(): Asks | undefined {
    const { chunk } = this;
    if (chunk?.is === 'asks') {
      this.at += 1;
      return chunk.asks;
    }
    const asks = chunk === undefined ? undefined : questionWords[chunk.text.toLowerCase()];
    const before = this.all[this.at - 1];
    const begins = before === undefined || before.is === 'end' || before.is === 'join';
    if (asks === undefined || !begins || (asks === 'when' && !isHelper(this.all[this.at + 1])))
      return undefined;
    this.at += 1;
    return asks;
  }

  /** "controls X equipped with Y": said of X. */
  private isEquipped(): boolean {
    const verb = this.chunk;
    const equips = verb?.is === 'verb' && verb.verb === 'equip' && verb.form === 'past';
    return equips && isPrep(this.all[this.at + 1], 'with');
  }

  /** "X, which is": what was spoken of last. */
  private lastSpoken(subject: readonly Phrase[]): readonly Phrase[] {
    const last = this.statements.findLast((each) => each.is === 'clause');
    if (last?.is !== 'clause') return subject;
    const spoken = last.objects.at(-1) ?? last.adjuncts.at(-1)?.value ?? last.subject.at(-1);
    return spoken === undefined ? subject : [plainly(spoken)];
  }

  /** What joins the next clause to the one before it. */
  private joins(before: Join | 'start'): Join | 'start' {
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
    const later: Statement[] = [];
    const isDetail = within.behind !== undefined || within.clause !== undefined;
    if (isDetail) draft.hangs = 'detail';
    if (isPrep(first, 'to') && isVerb(this.all[this.at + 1], 'base')) {
      draft.hangs = 'purpose';
      this.at += 1;
    }
    if (join === 'which') draft.hangs = 'which';
    if (asks !== undefined) Object.assign(draft, { asks, asked: true });
    this.adjunctsBefore(draft, within.to);
    // "How many LP do I have": what is asked for stands before the helping verb and who has it.
    const sought = asks === undefined ? undefined : readPhrase(this.all, this.at);
    const helps = sought !== undefined && isHelper(this.all[sought.next]);
    if (helps && readPhrase(this.all, sought.next + 1) !== undefined) {
      draft.objects.push(sought.phrase);
      this.at = sought.next;
    }
    const inverted = this.inverts(draft, within);
    if (!isVerb(this.chunk) || this.isAdjective(within.to)) this.subjectOf(draft, within, inverted);
    const hasVerb = this.verbGroup(draft, within.to);
    // "in hand X and Y" behind what a player has: they are there.
    let inList = false;
    const has = !hasVerb && join !== 'start' && inherited.some(({ kind }) => kind === 'player');
    if (has && draft.subject.length > 0 && draft.adjuncts.some(({ prep }) => prep === 'in')) {
      draft.verb = 'have';
      draft.objects.push(...draft.subject.splice(0));
      inList = true;
    }
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
    const before = draft.adjuncts.length;
    this.tail(draft, within);
    // "in hand X and Y in the Extra Deck": Y alone is there.
    const end = draft.objects.at(-1);
    if (inList && end !== undefined)
      draft.adjuncts.splice(
        before,
        Number.POSITIVE_INFINITY,
        ...draft.adjuncts.slice(before).map((each) => ({ ...each, behind: end })),
      );
    if (whole) draft.objects.unshift(...inherited);
    // "X that I Summoned": that was before what is told of X.
    const isEarlier = (each: Statement): boolean =>
      each.is === 'clause' && each.hangs === 'which' && each.form === 'past' && !each.passive;
    const told = this.statements.splice(from);
    this.statements.push(...told.filter(isEarlier));
    later.push(...told.filter((each) => !isEarlier(each)));
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
      ...later,
    );
    return clause;
  }

  private subjectOf(draft: Draft, within: Within, inverted: boolean): void {
    for (;;) {
      this.skipFillers(within.to);
      const read = this.at < within.to ? readPhrase(this.all, this.at) : undefined;
      if (read === undefined) return;
      draft.subject.push(read.phrase);
      this.at = read.next;
      while (this.chunk?.is === 'open' && this.at < within.to && !this.isNumbering())
        this.bracket(read.phrase, undefined, within);
      this.relative(plainly(read.phrase), within);
      // "X in my GY is banished": where it is.
      if (!inverted)
        while (this.chunk?.is === 'prep' && this.prepositionBeforeVerb(within.to))
          if (!this.adjunct(draft, within.to, read.phrase)) break;
      const next = isJoin(this.chunk, 'and', 'comma') ? this.afterJoins(this.at) : undefined;
      const more = next === undefined || next >= within.to ? undefined : readPhrase(this.all, next);
      // "P0 (Main Phase 1), controls", "P0, Main Phase 1, controls", "P0 then activates": what follows is the verb.
      const after = isJoin(this.chunk, 'comma', 'next', 'so') ? this.afterJoins(this.at) : within.to;
      if (after < within.to && more !== undefined && isTime(more.phrase)) {
        this.at = after;
        if (this.time(false)) {
          this.skipComma();
          return;
        }
      }
      if (after < within.to && hasSubject(this.all[after])) {
        this.at = after;
        return;
      }
      const isOther =
        more === undefined || (read.phrase.kind === 'player') !== (more.phrase.kind === 'player');
      if (next === undefined || isOther || isTime(more.phrase)) return;
      this.at = next;
    }
  }

  /** "X, which I Summoned last turn, was destroyed": what is said of X on the way. */
  private relative(of: Phrase, within: Within): void {
    const comma = isJoin(this.chunk, 'comma') ? 1 : 0;
    const which = this.all[this.at + comma];
    if (!isJoin(which, 'which') && !(isThat(which) && this.isSubject(this.at + comma + 1, within.to))) return;
    this.at += comma + 1;
    this.clause(within, 'which', [of], undefined);
    this.skipComma();
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
        if (isPrep(chunk, 'to') && isVerb(this.all[this.at + 1], 'base')) return;
        // "Summons X by Tributing Y".
        if (isPrep(chunk, 'by') && isVerb(this.all[this.at + 1], 'ing')) {
          this.at += 1;
          return;
        }
        if (this.time(false)) continue;
        if (!this.adjunct(draft, within.to, last)) return;
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
        const isList = isJoin(chunk, 'and', 'comma');
        // "destroys it while face-down".
        const lies = chunk.join === 'while' ? this.all[this.at + 1] : undefined;
        if (lies?.is === 'quality') {
          draft.qualities.push(lies.quality);
          this.at += 2;
          continue;
        }
        if (!isList || next >= within.to || this.beginsClause(next, within.to)) return;
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
          if (isThat(this.chunk)) this.relative(plainly(last), within);
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
}

/** What is spoken of, without what was said of it there. */
const plainly = (phrase: Phrase): Phrase => ('qualities' in phrase ? { ...phrase, qualities: [] } : phrase);

/** "I chain X when Y is Summoned": what a sentence ends on with "when" happened first, unless it speaks of what stands before it. */
function whenFirst(told: readonly Statement[]): readonly Statement[] {
  const last = told.at(-1);
  const before = told.slice(0, -1);
  const speaksOf = (each: Phrase): boolean => each.kind === 'pronoun';
  const isFirst =
    last?.is === 'clause' &&
    last.join === 'when' &&
    !last.asked &&
    before.length > 0 &&
    before.every((each) => each.is === 'clause' && each.join !== 'when' && !each.asked) &&
    ![...last.subject, ...last.objects, ...last.adjuncts.map(({ value }) => value)].some(speaksOf);
  return isFirst ? [last, ...before] : told;
}

const isThat = (chunk: Chunk | undefined): boolean => chunk?.is === 'noun' && /^that$/i.test(chunk.text);

const questionWords: Readonly<Partial<Record<string, Asks>>> = {
  where: 'where',
  who: 'who',
  when: 'when',
  which: 'which',
};

const isWeak = (join: Join | 'start'): boolean =>
  join === 'comma' || join === 'semicolon' || join === 'colon' || join === 'so';
