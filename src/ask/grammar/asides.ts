import { defined } from '../../platform/defined.ts';
import { type Draft, emptyClause, type Phrase, type Statement } from './clause.ts';
import { isJoin, isPrep, isTime, isVerb, Lookahead } from './lookahead.ts';
import { readPhrase } from './phrases.ts';

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

  /** What stands beside the clauses: times, remarks, LP, brackets, what is said to be printed. */
  protected aside(within: Within, begins: boolean): boolean {
    const { chunk } = this;
    if (chunk === undefined) return false;
    const { from } = chunk;
    switch (chunk.is) {
      case 'open':
        this.bracket(within.behind, within.clause, within);
        return true;
      case 'close':
      case 'quote':
        return this.passes();
      case 'remark':
        return this.says({ is: 'remark', remark: chunk.remark, from });
      case 'lp':
        return this.says({ is: 'lp', who: chunk.who, lp: chunk.lp, from });
      case 'moment':
        return this.says({ is: 'moment', at: chunk.at, asked: within.asks, from });
      case 'asks-battle':
        return this.says({ is: 'asks-battle', asked: chunk.asked, from });
      case 'link':
        if (within.clause === undefined || this.isSubject(this.at, within.to)) return false;
        within.clause.link ??= chunk.link;
        return this.passes();
      default:
        return (
          this.turnPlayer(from) || this.time(begins) || this.lifePoints(within) || this.describes(within)
        );
    }
  }

  /** Goes on behind so many chunks. */
  private passes(count = 1): boolean {
    this.at += count;
    return true;
  }

  /** Something is said by so many chunks. */
  private says(statement: Statement, count = 1): boolean {
    this.statements.push(statement);
    return this.passes(count);
  }

  /** "Turn player P0 activates". */
  private turnPlayer(from: number): boolean {
    const [who, named] = [this.chunk, this.all[this.at + 1]];
    if (who?.is !== 'player' || who.who !== 'turn-player' || named?.is !== 'player') return false;
    return this.says({ is: 'time', at: { kind: 'turn', owner: named.who }, begins: true, from });
  }

  /** "During P0's Standby Phase", "on P1's turn", "P0's Main Phase 1:", "(turn player)". */
  protected time(begins: boolean): boolean {
    const prep = this.chunk;
    const isTimed = isPrep(prep, 'during', 'in', 'on');
    const read = readPhrase(this.all, this.at + (isTimed ? 1 : 0));
    if (read === undefined || prep === undefined || !isTime(read.phrase)) return false;
    const { phrase, next } = read;
    if (phrase.kind === 'turn') {
      const isBare = phrase.owner === undefined && phrase.number === undefined;
      if (isBare || (!isTimed && this.isSubject(this.at, this.all.length))) return false;
    }
    return this.says({ is: 'time', at: phrase, begins, from: prep.from }, next - this.at);
  }

  /** "LP 8000", "P1 LP 4000", of the player that is said, or that the brackets stand behind. */
  private lifePoints({ behind }: Within): boolean {
    const named = this.chunk?.is === 'player' ? this.chunk : undefined;
    const at = named === undefined ? this.at : this.at + 1;
    const [one, two] = [this.all[at], this.all[at + 1]];
    const [lp, number] = one?.is === 'number' ? [two, one] : [one, two];
    const who = named?.who ?? (behind?.kind === 'player' ? behind.who : undefined);
    if (who === undefined || lp?.is !== 'noun' || lp.noun !== 'lp' || number?.is !== 'number') return false;
    return this.says({ is: 'lp', who, lp: number.number, from: lp.from }, at + 2 - this.at);
  }

  /** In brackets behind a card: what is printed on it, and how it lies: "(3000 ATK)", "(Counter Trap)", "(Set)". */
  private describes({ behind, to, clause }: Within): boolean {
    const { chunk } = this;
    if (chunk === undefined || behind === undefined) return false;
    const { from } = chunk;
    const ends = (next: number): boolean => next >= to || isJoin(this.all[next]);
    const next = this.all[this.at + 1];
    if (chunk.is === 'kind') return this.says({ is: 'printed', of: behind, kind: chunk.kind, from });
    if (chunk.is === 'number') {
      const count = next?.is === 'noun' && next.noun === 'stat' ? 2 : 1;
      if (ends(this.at + count) && behind.kind === 'card')
        return this.says({ is: 'printed', of: behind, value: chunk.number, from }, count);
    }
    if (chunk.is === 'noun' && chunk.noun === 'printed-value' && next?.is === 'number')
      return this.says({ is: 'printed', of: behind, value: next.number, from }, 2);
    const lies =
      chunk.is === 'quality' ? chunk.quality : isVerb(chunk) && chunk.verb === 'set' ? 'set' : undefined;
    if (lies !== undefined && ends(this.at + 1)) {
      if (!amend(clause, behind, lies)) this.liesSoItself(behind, lies, from);
      return this.passes();
    }
    const read = readPhrase(this.all, this.at + (isPrep(chunk, 'in', 'from', 'on') ? 1 : 0));
    if (read?.phrase.kind === 'place' && behind.kind === 'card' && clause !== undefined && ends(read.next)) {
      clause.adjuncts.push({ prep: 'in', value: read.phrase, behind });
      return this.passes(read.next - this.at);
    }
    if (read === undefined || !ends(read.next) || read.phrase.kind !== 'thing') return false;
    const { noun } = read.phrase;
    if (noun === 'monster' || noun === 'spell' || noun === 'trap')
      this.statements.push({ is: 'printed', of: behind, kind: { card: noun }, from });
    else if (noun !== 'response' || clause === undefined) return false;
    return this.passes(read.next - this.at);
  }

  /** A clause without a verb that says how a card lies. */
  private liesSoItself(of: Phrase, quality: Draft['qualities'][number], from: number): void {
    this.statements.push({
      ...emptyClause('comma', from),
      subject: [of],
      qualities: [quality],
      hangs: 'detail',
    });
  }

  /** All brackets that stand here. */
  protected brackets(behind: Phrase, clause: Draft | undefined, within: Within): void {
    while (this.chunk?.is === 'open' && this.at < within.to && !this.isNumbering())
      this.bracket(behind, clause, within);
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
    const actor = clause?.subject.length ? clause.subject : within.subject;
    this.stretch({ to: close, asks: false, subject: actor, ...defined({ behind, clause }) });
    this.at = close + 1;
  }
}

/** How brackets say that a card of the clause that they stand in lies. False where it is none of its objects. */
function amend(clause: Draft | undefined, behind: Phrase, said: Draft['qualities'][number]): boolean {
  const at = clause?.objects.lastIndexOf(behind) ?? -1;
  const card = clause?.objects[at];
  if (clause === undefined || card?.kind !== 'card') return false;
  clause.objects[at] = { ...card, qualities: [...card.qualities, said] };
  return true;
}
