import { isField } from '../../vocabulary/places.ts';
import { type Clause, emptyClause, type Phrase, patientsOf, type Statement } from '../grammar/clause.ts';
import { summonVerbs } from '../grammar/phrases.ts';
import { deedOf } from './deed-of.ts';
import { saysEarlier, tellLp, tellPrinted } from './state.ts';
import { tellSummon } from './summoning.ts';
import { tellVerb } from './tell-verb.ts';
import type { Telling } from './telling.ts';

/** Tells what a text says, in its order, up to what it asks; gives the statements that ask. */
export function tellAll(statements: readonly Statement[], telling: Telling): readonly Statement[] {
  const asking = statements.filter((_, at) => asks(statements, at));
  const told = statements.filter((each) => !asking.includes(each));
  for (const [at, each] of told.entries()) {
    // "Does X trigger if it is discarded": what the question names first is what "it" stands for.
    for (const ask of asking)
      if (ask.is === 'clause' && ask.from < each.from && (told[at - 1]?.from ?? -1) < ask.from)
        for (const phrase of [...ask.adjuncts.map(({ value }) => value), ...ask.objects, ...ask.subject])
          if (phrase.kind !== 'pronoun')
            for (const card of telling.cardsOf(phrase, ask)) telling.cards.look(card);
    tellStatement(each, told, at, telling);
  }
  return asking;
}

/** Is it asked, or does it hang on what is: "Can I activate it, targeting X"? */
function asks(all: readonly Statement[], at: number): boolean {
  const each = all[at];
  if (each === undefined) return false;
  if (each.is === 'asks-battle') return true;
  if (each.is === 'moment') return each.asked;
  if (each.is !== 'clause') return false;
  const before = all.slice(0, at).findLastIndex(({ is }) => is !== 'time');
  return (
    each.asked || ((each.hangs === 'ing' || each.hangs === 'purpose') && before >= 0 && asks(all, before))
  );
}

function tellStatement(each: Statement, all: readonly Statement[], at: number, telling: Telling): void {
  switch (each.is) {
    case 'clause':
      tellClause(each, all.slice(0, at), all.slice(at + 1), telling);
      return;
    case 'time':
      telling.time(each.at, each.begins);
      return;
    case 'moment': {
      const to = each.at.at(-1);
      if (to === undefined || to === 'declared') return;
      if (telling.battle === undefined) telling.missing.push('which monster attacks, and what');
      else telling.chain.outside({ do: 'battle', to });
      return;
    }
    case 'lp':
      for (const player of each.who === 'both' ? (['P0', 'P1'] as const) : [telling.player(each.who)])
        if (player !== undefined) tellLp(player, each.lp, telling);
      return;
    case 'remark':
      if (each.remark === 'hands-empty')
        for (const player of ['P0', 'P1'] as const) telling.counts[player].cards.hand = 0;
      return;
    case 'printed':
      tellPrinted(each, emptyClause('start', 0), telling);
      return;
    case 'alone': {
      const player = telling.owner(each.owner, undefined);
      for (const one of player === undefined ? (['P0', 'P1'] as const) : [player]) telling.alone.add(one);
      return;
    }
    default:
      return;
  }
}

/** "Nobody chains", "the Summon is not negated", "it was never Summoned": as if it had not been said. */
function isNothing({ subject, negated, verb, hangs, objects }: Clause): boolean {
  const nobody = subject.some((each) => each.kind === 'player' && each.who === 'nobody');
  const isAside = hangs === 'detail' && objects.length === 0 && verb !== 'summon';
  return nobody || (negated && (verb === 'negate' || verb === 'chain' || isAside));
}

function tellClause(
  clause: Clause,
  told: readonly Statement[],
  behind: readonly Statement[],
  telling: Telling,
): void {
  const last = told.findLast((each) => each.is === 'clause');
  if (isNothing(clause)) return;
  // "wants to activate X": it is what the question is about, and has not been done.
  if (clause.verb === 'want') return;
  if (clause.hangs === 'purpose' && last?.verb === 'want') {
    for (const phrase of clause.objects) {
      const card = telling.oneOf([phrase], clause);
      const player = telling.actor(clause);
      if (card !== undefined && player !== undefined) card.setup.controller = player;
    }
    return;
  }
  if (clause.negated && (clause.verb === 'summon' || clause.verb === 'properly-summon')) {
    const card = telling.oneOf(clause.subject, clause);
    if (card !== undefined && !card.moved) card.setup.properlySummoned = 'no';
    return;
  }
  // "It is not the first turn of the Duel".
  const [turn] = clause.objects;
  if (clause.negated && clause.verb === 'be' && turn?.kind === 'turn' && turn.number === 1) {
    telling.turnNumber ??= 2;
    return;
  }
  // "X isn't on the field any more", of an X that was told to leave it.
  if (clause.negated && clause.verb === 'be' && clause.subject.length === 1) {
    const card = telling.oneOf(clause.subject, clause);
    if (
      card?.moved &&
      card.place !== undefined &&
      !isField(card.place) &&
      clause.adjuncts.every(({ value }) => value.kind === 'place' && value.place === 'field')
    )
      return;
  }
  if (clause.modal || clause.negated) {
    const what = clause.modal ? 'whether something was done that only may be' : 'what did not happen';
    telling.lost(clause, what);
    return;
  }
  const next = behind.find((each) => each.is === 'clause');
  // "Special Summons X by banishing A and B", where a procedure of X does that.
  if (isProcedure(last, clause, telling)) return;
  if (isProcedure(clause, next, telling)) {
    const procedure: Phrase = { kind: 'thing', noun: 'procedure', qualities: [] };
    const used = next?.objects.map((value) => ({ prep: 'with' as const, value })) ?? [];
    const adjuncts = [...clause.adjuncts, { prep: 'by' as const, value: procedure }, ...used];
    tellSummon({ ...clause, adjuncts }, telling);
    return;
  }
  // "Tributes it to Set Y", "Summons X by Tributing Y": the Tribute is told with the Summon that it is for.
  const isSummon = (each: Clause | undefined): each is Clause =>
    each !== undefined &&
    (summonVerbs[each.verb] !== undefined || each.verb === 'set' || each.verb === 'tribute-set');
  if (clause.verb === 'tribute' && isSummon(next) && next.hangs === 'purpose') return;
  if (clause.verb === 'tribute' && clause.hangs === 'ing' && isSummon(last) && last.verb !== 'special-summon')
    return;
  const [before, behindIt] = [last, next].map((each) => (each?.verb === 'tribute' ? each : undefined));
  const used = [
    ...(clause.hangs === 'purpose' ? [before] : []),
    ...(behindIt?.hangs === 'ing' && clause.verb !== 'special-summon' ? [behindIt] : []),
  ].flatMap((each) => each?.objects.flatMap((one) => telling.cardsOf(one, each)) ?? []);
  const tributes = isSummon(clause) ? used : [];
  for (const card of tributes) {
    if (card.place === undefined) telling.place(card, 'monster-zone', clause);
    card.setup.controller ??= telling.actor(clause) ?? 'P0';
  }
  if (saysEarlier(clause) && !ofEarlier.has(clause.verb) && summonVerbs[clause.verb] === undefined)
    telling.lost(clause, 'what was done in an earlier turn');
  if (clause.join === 'or') telling.lost(clause, 'whether it is one or the other: "or"');
  const lies = clause.qualities.some((each) => each === 'face-down' || each === 'defense');
  if (lies && !sayHowItLies.has(clause.verb))
    telling.lost(clause, 'which card lies face-down or in Defense Position');
  // "activates and resolves X".
  const isBare = clause.verb === 'activate' && clause.objects.length === 0;
  if (isBare && next?.join === 'and' && next.objects.length > 0) return;
  const named = [...clause.subject, ...clause.objects].findLast((each) => each.kind === 'card');
  for (const kind of clause.kinds)
    if (named !== undefined)
      tellPrinted({ is: 'printed', of: named, kind, from: clause.from }, clause, telling);
  tellVerb(clause, tributes, telling);
  // "destroyed on Chain Link 3": what is on the Chain below it decides, and must have been told.
  const { top } = telling.chain;
  if (
    clause.link !== undefined &&
    top?.number !== clause.link &&
    telling.chain.links.at(-1)?.number !== clause.link
  )
    telling.lost(clause, 'what the other Chain Links are');
}

/** Verbs that tell themselves how their cards lie. */
const sayHowItLies: ReadonlySet<Clause['verb']> = new Set<Clause['verb']>([
  'be',
  'have',
  'control',
  'turn',
  'change',
  'banish',
  'activate',
  'use',
  'set',
  'tribute-set',
  'attack',
  'declare',
  'destroy',
  'steal',
  'take',
]);

/** What is so since an earlier turn. */
const ofEarlier: ReadonlySet<Clause['verb']> = new Set<Clause['verb']>([
  'set',
  'tribute-set',
  'have',
  'control',
  'be',
]);

/** Is what is done by the second clause what a procedure of the monster that is Special Summoned uses? */
function isProcedure(summon: Clause | undefined, by: Clause | undefined, telling: Telling): boolean {
  if (summon?.verb !== 'special-summon' || by?.hangs !== 'ing') return false;
  const card = telling.oneOf(patientsOf(summon), summon);
  const verbs = deedOf(by, undefined)?.verbs ?? [];
  return (
    card?.model.summoning.procedures?.some(({ uses }) => uses.some((one) => verbs.includes(one.do))) === true
  );
}
