import verbs from '../../../data/lexicon/verbs.json' with { type: 'json' };
import { isField } from '../../vocabulary/places.ts';
import {
  aThing,
  type Clause,
  emptyClause,
  type Phrase,
  patientsOf,
  type Statement,
} from '../grammar/clause.ts';
import { summonVerbs } from '../grammar/phrases.ts';
import { changeAt, isPartOfChange, leaves, remarks, tellChanges } from './attacks.ts';
import { deedOf } from './deed-of.ts';
import { tellPaidFor } from './paid.ts';
import { saysEarlier, tellAbsent, tellLp, tellPrinted } from './state.ts';
import { tellSummon } from './summoning.ts';
import { tellVerb } from './tell-verb.ts';
import type { Telling } from './telling.ts';

/** Tells what a text says, in its order, up to what it asks; gives the statements that ask. */
export function tellAll(statements: readonly Statement[], telling: Telling): readonly Statement[] {
  const asking = statements.filter((_, at) => asks(statements, at));
  const told = statements.filter((each) => !asking.includes(each));
  const changes = told.flatMap((_, at) => changeAt(told, at, telling));
  const attack = told.findIndex((each) => each.is === 'clause' && each.verb.startsWith('attack'));
  const early = told.slice(0, Math.max(0, attack)).some((each) => each.is === 'battle-change');
  if (early && !remarks(told, 'responded-and-resolved'))
    telling.missing.push('whether that happened before the attack or after its declaration');
  const gone = changes.filter(
    ({ change }) => change !== undefined && change.who !== 'attacker' && leaves.test(change.event),
  ).length;
  const come = changes.filter(({ change }) => change?.who === 'new').length;
  if (gone !== come && remarks(told, 'same-count'))
    telling.missing.push('how many monsters there are: what is said of their number does not fit');
  const froms = statements.flatMap((each) => (each.is === 'clause' ? [each.from] : []));
  for (const [at, each] of told.entries()) {
    if (each.is === 'time' && each.at.kind === 'phase')
      telling.asksOfPhase ||= asking.some(
        ({ from }) => from < each.from && froms.every((other) => other <= from || other > each.from),
      );
    // "Does X trigger if it is discarded": what the question names first is what "it" stands for.
    for (const ask of asking)
      if (ask.is === 'clause' && ask.from < each.from && (told[at - 1]?.from ?? -1) < ask.from)
        for (const phrase of spokenOfIn(ask, each))
          if (phrase.kind !== 'pronoun')
            for (const card of telling.cardsOf(phrase, ask)) telling.cards.look(card);
    tellStatement(each, told, at, telling);
  }
  const saysDone = remarks(told, 'responded-and-resolved', 'one-chain', 'same-count');
  if (changes.length === 0 && saysDone) telling.missing.push('what was done in response');
  if (changes.length > 0) tellChanges(changes, remarks(told, 'one-chain'), telling);
  return asking;
}

/** What a question speaks of, what it is about last: of what is chained to something, that; of what is used on a card, that card. */
const spokenOfIn = ({ verb, adjuncts, objects, subject }: Clause, told: Statement): readonly Phrase[] => {
  const others = adjuncts.map(({ value }) => value);
  const isSet = told.is === 'clause' && (told.verb === 'set' || told.verb === 'activate');
  const isOn = adjuncts.some(({ prep, value }) => prep === 'on' && value.kind === 'card') && !isSet;
  return verb === 'chain' || isOn ? [...subject, ...objects, ...others] : [...others, ...objects, ...subject];
};

/** Is it asked, or does it hang on what is: "Can I activate it, targeting X"? */
function asks(all: readonly Statement[], at: number): boolean {
  const each = all[at];
  if (each === undefined) return false;
  if (each.is === 'asks-battle') return true;
  if (each.is === 'moment') return each.asked;
  if (each.is !== 'clause') return false;
  const before = all.slice(0, at).findLastIndex(({ is }) => is !== 'time');
  const last = all[before];
  // "Can I use X on a monster and Tribute it": that is asked as well, and was not done.
  const goesOn = (each.join === 'and' || each.join === 'next') && each.form === 'base';
  if (goesOn && last?.is === 'clause' && last.asked && last.modal) return true;
  return (
    each.asked || ((each.hangs === 'ing' || each.hangs === 'purpose') && before >= 0 && asks(all, before))
  );
}

function tellStatement(each: Statement, all: readonly Statement[], at: number, telling: Telling): undefined {
  switch (each.is) {
    case 'clause':
      return isPartOfChange(all, at)
        ? undefined
        : tellClause(each, all.slice(0, at), all.slice(at + 1), telling);
    case 'time':
      return telling.time(each.at, each.begins);
    case 'moment': {
      const to = each.at.at(-1);
      if (to === undefined || to === 'declared') return undefined;
      return telling.battle === undefined
        ? telling.open('which monster attacks, and what')
        : telling.chain.outside({ do: 'battle', to });
    }
    case 'lp':
      for (const player of each.who === 'both' ? (['P0', 'P1'] as const) : [telling.player(each.who)])
        if (player !== undefined) tellLp(player, each.lp, telling);
      return undefined;
    case 'remark':
      if (each.remark === 'lp-equal') telling.toldValues.push('equal-lp');
      else if (each.remark === 'hands-empty')
        for (const player of ['P0', 'P1'] as const) telling.counts[player].cards.hand = 0;
      else if (each.remark === 'effects-used') telling.allEffects = true;
      else if (each.remark === 'responded') telling.missing.push('whether the Chain has resolved');
      return undefined;
    case 'printed':
      return tellPrinted(each, emptyClause('start', 0), telling);
    case 'alone': {
      const player = telling.owner(each.owner, undefined);
      for (const one of player === undefined ? (['P0', 'P1'] as const) : [player]) telling.alone.add(one);
    }
  }
}

/** "Nobody chains", "the Summon is not negated", "it was never Summoned": as if it had not been said. */
function isNothing({ subject, negated, verb, hangs, objects }: Clause): boolean {
  const nobody = subject.some((each) => each.kind === 'player' && each.who === 'nobody');
  const isAside = hangs === 'detail' && objects.length === 0 && verb !== 'summon';
  return nobody || verb === 'offer' || (negated && (verb === 'negate' || verb === 'chain' || isAside));
}

function tellClause(
  clause: Clause,
  before: readonly Statement[],
  behind: readonly Statement[],
  telling: Telling,
): undefined {
  const last = before.findLast((each) => each.is === 'clause');
  const next = behind.find((each) => each.is === 'clause');
  const { verb, hangs, negated } = clause;
  // "wants to activate X": it is what the question is about, and has not been done.
  if (isNothing(clause) || verb === 'want') return undefined;
  if (hangs === 'purpose' && last?.verb === 'want') {
    for (const phrase of clause.objects) {
      const card = telling.oneOf([phrase], clause);
      const player = telling.actor(clause);
      if (card !== undefined && player !== undefined) card.setup.controller = player;
    }
    return undefined;
  }
  if (negated && (verb === 'summon' || verb === 'properly-summon')) {
    const card = telling.oneOf(clause.subject, clause);
    if (card !== undefined && !card.moved) card.setup.properlySummoned = 'no';
    return undefined;
  }
  // "It is not the first turn of the Duel".
  const [turn] = clause.objects;
  if (negated && verb === 'be' && turn?.kind === 'turn' && turn.number === 1) {
    telling.turnNumber ??= 2;
    return undefined;
  }
  // "X isn't on the field any more", of an X that was told to leave it.
  if (negated && verb === 'be' && clause.subject.length === 1) {
    const card = telling.oneOf(clause.subject, clause);
    const ofField = clause.adjuncts.every(({ value }) => value.kind === 'place' && value.place === 'field');
    if (card?.moved && card.place !== undefined && !isField(card.place) && ofField) return undefined;
  }
  // "(must first be Special Summoned by its own procedure)": so its text says.
  const [must] = clause.subject;
  if (clause.modal && hangs === 'detail' && verb === 'special-summon' && must?.kind === 'card') {
    const card = telling.oneOf([must], clause);
    if ((card?.model.summoning.procedures ?? []).length > 0) return undefined;
  }
  if (negated && tellAbsent(clause, telling)) return undefined;
  if (clause.modal) return telling.lost(clause, 'whether something was done that only may be');
  if (negated) return telling.lost(clause, 'what did not happen');
  // "Special Summons X by banishing A and B", "banishes A and B to Special Summon X", where a procedure of X does that.
  const isBy = (of: Clause | undefined, by: Clause | undefined): boolean =>
    of?.verb === 'special-summon' && by?.hangs === 'ing' && isProcedureOf(of, by, telling);
  const isFor = (by: Clause | undefined, of: Clause | undefined): boolean =>
    of?.verb === 'special-summon' &&
    of.hangs === 'purpose' &&
    by?.passive === false &&
    isProcedureOf(of, by, telling);
  if (isBy(last, clause) || isFor(clause, next)) return undefined;
  const by = isBy(clause, next) ? next : isFor(last, clause) ? last : undefined;
  if (by !== undefined) {
    const used = by.objects.map((value) => ({ prep: 'with' as const, value }));
    const procedure = { prep: 'by', value: aThing('procedure') } as const;
    return tellSummon({ ...clause, adjuncts: [...clause.adjuncts, procedure, ...used] }, telling);
  }
  // "Tributes it to Set Y", "Summons X by Tributing Y": the Tribute is told with the Summon that it is for.
  const isSummon = (each: Clause | undefined): each is Clause =>
    each !== undefined &&
    (summonVerbs[each.verb] !== undefined || ['set', 'tribute-set', 'summon'].includes(each.verb));
  // What an effect is used for is not said to have been done.
  if (clause === telling.paidFor || tellPaidFor(clause, next, telling) !== false) return undefined;
  if (verb === 'tribute' && isSummon(next) && (next.hangs === 'purpose' || isRitual(next))) return undefined;
  if (verb === 'tribute' && hangs === 'ing' && isSummon(last) && last.verb !== 'special-summon')
    return undefined;
  const forIt = [
    hangs === 'purpose' || isRitual(clause) ? last : undefined,
    next?.hangs === 'ing' && verb !== 'special-summon' ? next : undefined,
  ].flatMap((each) => (each?.verb === 'tribute' ? [each] : []));
  const used = forIt.flatMap((each) => each.objects.flatMap((one) => telling.cardsOf(one, each)));
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
  const goesOn = next?.join === 'and' && next.objects.length > 0;
  if (verb === 'activate' && clause.objects.length === 0 && goesOn) return undefined;
  const named = [...clause.subject, ...clause.objects].findLast((each) => each.kind === 'card');
  for (const kind of clause.kinds)
    if (named !== undefined)
      tellPrinted({ is: 'printed', of: named, kind, from: clause.from }, clause, telling);
  tellVerb(clause, tributes, telling);
  // "destroyed on Chain Link 3": what is on the Chain below it decides, and must have been told.
  const { top, links } = telling.chain;
  if (![undefined, top?.number, links.at(-1)?.number].includes(clause.link))
    telling.lost(clause, 'what the other Chain Links are');
  return undefined;
}

/** "Tributes A and B and Ritual Summons C": each Ritual Summon takes Tributes. */
const isRitual = ({ verb }: Clause): boolean => verb === 'ritual-summon';

const sayHowItLies: ReadonlySet<string> = new Set(verbs['say how cards lie']);
/** What is so since an earlier turn. */
const ofEarlier: ReadonlySet<string> = new Set(verbs['since an earlier turn']);

function isProcedureOf(summon: Clause, by: Clause, telling: Telling): boolean {
  const card = telling.oneOf(patientsOf(summon), summon);
  const verbs = deedOf(by, undefined)?.verbs ?? [];
  return (
    card?.model.summoning.procedures?.some(({ uses }) => uses.some((one) => verbs.includes(one.do))) === true
  );
}
