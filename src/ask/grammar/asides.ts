import { defined } from '../../platform/defined.ts';
import { type Adjunct, type Draft, emptyClause, type Owner, type Phrase, type Statement } from './clause.ts';
import { isJoin, isPrep, isTime, Lookahead } from './lookahead.ts';
import { readPhrase, summonVerbs } from './phrases.ts';

/** Where a stretch of text stands: in brackets behind something, or in a sentence. */
export interface Within {
  readonly to: number;
  readonly asks: boolean;
  /** What the brackets stand behind, and the clause that they belong to. */
  readonly behind?: Phrase;
  readonly clause?: Draft;
  /** Who acts, where the stretch does not say it. */
  readonly subject: readonly Phrase[];
}

/** Reads what stands beside the clauses: times, remarks, LP, brackets, what is said to be printed. */
export abstract class AsideReader extends Lookahead {
  /** Reads statements up to the end of a stretch. */
  protected abstract stretch(within: Within): void;

  /** What stands here says this; what comes next begins at `next`. */
  private say(statement: Statement, next: number): true {
    this.statements.push(statement);
    this.at = next;
    return true;
  }

  /** What stands beside the clauses: times, remarks, LP, brackets, what is said to be printed. */
  protected aside(within: Within, begins: boolean): boolean {
    const { chunk } = this;
    if (chunk === undefined) return false;
    const { from } = chunk;
    switch (chunk.is) {
      case 'player': {
        // "Turn player P0 activates".
        const named = this.all[this.at + 1];
        if (chunk.who !== 'turn-player' || named?.is !== 'player')
          return this.lifePoints(within) || (within.behind !== undefined && this.describes(within));
        return this.say(
          { is: 'time', at: { kind: 'turn', owner: named.who }, begins: true, from },
          this.at + 1,
        );
      }
      case 'open':
        this.bracket(within.behind, within.clause, within);
        return true;
      case 'close':
      case 'quote':
        this.at += 1;
        return true;
      case 'remark':
      case 'battle-change':
      case 'lp':
      case 'asks-battle':
        return this.say(chunk, this.at + 1);
      case 'moment':
        return this.say({ is: 'moment', at: chunk.at, asked: within.asks, from }, this.at + 1);
      case 'link':
        if (!within.clause || within.clause.link !== undefined || this.isSubject(this.at, within.to))
          return false;
        within.clause.link = chunk.link;
        this.at += 1;
        return true;
      default:
        return (
          this.time(begins) ||
          this.lifePoints(within) ||
          (within.behind !== undefined && this.describes(within))
        );
    }
  }

  /** "During P0's Standby Phase", "on P1's turn", "P0's Main Phase 1:", "(turn player)". */
  protected time(begins: boolean): boolean {
    const prep = this.chunk;
    const isWhen = isPrep(prep, 'during', 'in', 'on');
    const read = isPrep(prep, 'after') ? undefined : readPhrase(this.all, this.at + (isWhen ? 1 : 0));
    if (read === undefined || prep === undefined || !isTime(read.phrase)) return false;
    const { phrase } = read;
    const isBare = phrase.kind === 'turn' && (phrase.owner ?? phrase.number) === undefined;
    if (isBare || (phrase.kind === 'turn' && !isWhen && this.isSubject(this.at, this.all.length)))
      return false;
    return this.say({ is: 'time', at: phrase, begins, from: prep.from }, read.next);
  }

  /** "LP 8000", "P1 LP 4000", of the player that is said, or that the brackets stand behind. */
  protected lifePoints({ behind }: Within): boolean {
    const named = this.chunk?.is === 'player' ? this.chunk : undefined;
    const at = named === undefined ? this.at : this.at + 1;
    const [one, two] = [this.all[at], this.all[at + 1]];
    const [lp, number] = one?.is === 'number' ? [two, one] : [one, two];
    const who = named?.who ?? (behind?.kind === 'player' ? behind.who : undefined);
    if (who === undefined || lp?.is !== 'noun' || lp.noun !== 'lp' || number?.is !== 'number') return false;
    return this.say({ is: 'lp', who, lp: number.number, from: lp.from }, at + 2);
  }

  /** In brackets behind a card or a player: what is printed on it, how it lies, that it is the only one. */
  protected describes({ behind, to, clause }: Within): boolean {
    const { chunk } = this;
    if (chunk === undefined || behind === undefined) return false;
    const { from } = chunk;
    const ends = (next: number): boolean => next >= to || isJoin(this.all[next]);
    if (chunk.is === 'kind') {
      this.statements.push({ is: 'printed', of: behind, kind: chunk.kind, from });
      this.at += 1;
      this.answersKind(to);
      return true;
    }
    // "(1900 ATK)", "(original ATK 1900)", "(Level 4)".
    const isNoun = (at: number, ...nouns: readonly string[]): boolean => {
      const each = this.all[at];
      return each?.is === 'noun' && nouns.includes(each.noun);
    };
    const first = this.at + (chunk.is === 'quality' && chunk.quality === 'original' ? 1 : 0);
    const named = isNoun(first, 'stat', 'printed-value');
    const number = this.all[named ? first + 1 : first];
    const next = first + (named || isNoun(first + 1, 'stat') ? 2 : 1);
    if (number?.is === 'number' && behind.kind === 'card' && (named || ends(next)))
      return this.say({ is: 'printed', of: behind, value: number.number, from }, next);
    // "2 monsters (X, Y)": the names say which they are.
    if (chunk.is === 'card' && behind.kind === 'thing' && behind.count !== undefined && clause) {
      const at = clause.objects.indexOf(behind);
      const read = readPhrase(this.all, this.at);
      if (read === undefined || !ends(read.next)) return false;
      if (at >= 0) clause.objects.splice(at, 1, read.phrase);
      else clause.objects.push(read.phrase);
      this.at = read.next;
      return true;
    }
    const isIn = isPrep(chunk, 'in', 'from', 'on');
    const place =
      isIn || chunk.is === 'place' ? readPhrase(this.all, isIn ? this.at + 1 : this.at) : undefined;
    // "Trigger effect (monster, on Normal Summon)": what it answers, its text says.
    const summon = isIn ? this.all[this.at + 1] : undefined;
    const isSummon = summon?.is === 'verb' && summonVerbs[summon.verb] !== undefined;
    if (isSummon && summon.form === 'base' && ends(this.at + 2)) {
      this.at += 2;
      return true;
    }
    if (place?.phrase.kind === 'place' && behind.kind === 'card' && ends(place.next)) {
      if (!amend(clause, behind, place.phrase))
        this.state(behind, [{ prep: 'in', value: place.phrase }], [], from);
      this.at = place.next;
      return true;
    }
    const read = readPhrase(this.all, this.at);
    const isSet = chunk.is === 'verb' && chunk.verb === 'set';
    const quality = chunk.is === 'quality' ? chunk.quality : isSet ? 'set' : undefined;
    if (read === undefined && quality !== undefined && ends(this.at + 1)) {
      if (!amend(clause, behind, quality)) this.state(behind, [], [quality], from);
      this.at += 1;
      return true;
    }
    const effect = read?.phrase.kind === 'effect' && read.phrase.of === undefined ? read.phrase : undefined;
    if (effect?.trigger && read !== undefined && this.all[read.next]?.is === 'open')
      return this.say({ is: 'printed', of: behind, kind: { effect: 'trigger' }, from }, read.next);
    if (read === undefined || !ends(read.next) || read.phrase.kind !== 'thing') return false;
    const { noun, qualities, owner } = read.phrase;
    if (noun === 'monster' && qualities.includes('only'))
      return this.say(defined({ is: 'alone', owner, from }), read.next);
    if (noun === 'empty-zones')
      this.statements.push({ is: 'alone', ...(actorOf(clause, behind) ?? {}), from });
    else if (noun === 'monster' || noun === 'spell' || noun === 'trap')
      this.statements.push({ is: 'printed', of: behind, kind: { card: noun }, from });
    else if (noun !== 'response' || clause === undefined) return false;
    this.at = read.next;
    return true;
  }

  /** "Counter Trap vs Spells (Set)": against what it is, its text says. */
  protected answersKind(to: number): void {
    if (!isPrep(this.chunk, 'against')) return;
    while (this.at < to && !isJoin(this.chunk) && this.chunk?.is !== 'open') this.at += 1;
  }

  /** A clause without a verb that says how a card lies, or where. */
  protected state(
    of: Phrase,
    adjuncts: readonly Adjunct[],
    qualities: Draft['qualities'],
    from: number,
  ): void {
    const draft = emptyClause('comma', from);
    draft.subject.push(of);
    draft.adjuncts.push(...adjuncts);
    draft.qualities.push(...qualities);
    this.statements.push({ ...draft, hangs: 'detail' });
  }

  /** What stands in brackets. */
  protected bracket(behind: Phrase | undefined, clause: Draft | undefined, within: Within): void {
    let depth = 0;
    let close = this.at;
    for (; close < this.all.length; close += 1) {
      const chunk = this.all[close];
      if (chunk?.is === 'open') depth += 1;
      if (chunk?.is === 'close') depth -= 1;
      if (depth === 0) break;
    }
    this.at += 1;
    const other = behind?.kind === 'player' ? [behind] : within.subject;
    const subject = clause?.subject.length ? clause.subject : other;
    this.stretch(defined({ to: close, asks: false, subject, behind, clause }));
    this.at = close + 1;
  }
}

/** What brackets say of a card of the clause that they stand in. False where it is none of its objects. */
function amend(
  clause: Draft | undefined,
  behind: Phrase,
  said: Phrase | Draft['qualities'][number],
): boolean {
  const at =
    clause?.objects.findLastIndex(
      (each) => each.kind === 'card' && behind.kind === 'card' && each.name === behind.name,
    ) ?? -1;
  const card = clause?.objects[at];
  if (clause === undefined || card?.kind !== 'card') return false;
  if (typeof said === 'string') clause.objects[at] = { ...card, qualities: [...card.qualities, said] };
  else clause.adjuncts.push({ prep: 'in', value: said, behind: card });
  return true;
}

/** Whose the zones are of which brackets speak. */
function actorOf(clause: Draft | undefined, behind: Phrase): { readonly owner: Owner } | undefined {
  const who = [...(clause?.subject ?? []), behind].find((each) => each.kind === 'player');
  return who?.kind === 'player' ? { owner: who.who } : undefined;
}
