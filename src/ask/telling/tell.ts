import { isField } from '../../vocabulary/places.ts';
import type { Clause, Phrase, Statement } from '../grammar/clause.ts';
import { summonVerbs } from '../grammar/phrases.ts';
import { startLink, tellActivation, tellTargets } from './activation.ts';
import { type ToldChange, tellAttack, tellChanges } from './battle.ts';
import type { ToldCard } from './cards.ts';
import {
  attach,
  tellAttached,
  tellEquip,
  tellHit,
  tellLpChange,
  tellMade,
  tellOther,
  tellPosition,
  tellResolves,
  tellStatChange,
  tellTaken,
  tellTurnEnd,
} from './changes.ts';
import { isPassive, tellDeed, tellIncluded } from './deeds.ts';
import { effectOf } from './link.ts';
import { tellNegation } from './negation.ts';
import { tellPaid } from './paid.ts';
import { saysEarlier, tellEarlier, tellLp, tellPrinted, tellState } from './state.ts';
import { tellSummonNegation } from './summon-negation.ts';
import { tellProperly, tellSummon, tellUsed } from './summons.ts';
import type { Telling } from './telling.ts';

/** Tells what a text says, in its order, up to what it asks; gives the statements that ask. */
export function tellAll(statements: readonly Statement[], telling: Telling): readonly Statement[] {
  const asking = statements.filter((_, at) => asks(statements, at));
  const told = statements.filter((each) => !asking.includes(each));
  const changes = told.flatMap((_, at) => changeAt(told, at, telling));
  const attack = told.findIndex((each) => each.is === 'clause' && each.verb.startsWith('attack'));
  const early = told.slice(0, Math.max(0, attack)).some((each) => each.is === 'battle-change');
  if (early && !responded(told))
    telling.missing.push('whether that happened before the attack or after its declaration');
  const gone = changes.filter(
    ({ change }) => change !== undefined && change.who !== 'attacker' && leaves.has(change.event),
  ).length;
  const come = changes.filter(({ change }) => change?.who === 'new').length;
  if (gone !== come && told.some((each) => each.is === 'remark' && each.remark === 'same-count'))
    telling.missing.push('how many monsters there are: what is said of their number does not fit');
  for (const [at, each] of told.entries()) {
    // "Does X trigger if it is discarded": what the question names first is what "it" stands for.
    for (const ask of asking)
      if (ask.is === 'clause' && ask.from < each.from && (told[at - 1]?.from ?? -1) < ask.from)
        for (const phrase of [...ask.objects, ...ask.subject])
          if (phrase.kind !== 'pronoun')
            for (const card of telling.cardsOf(phrase, ask)) telling.cards.look(card);
    tellStatement(each, told, at, telling);
  }
  const saysDone = told.some(
    (each) =>
      each.is === 'remark' && ['responded-and-resolved', 'one-chain', 'same-count'].includes(each.remark),
  );
  if (changes.length === 0 && saysDone) telling.missing.push('what was done in response');
  if (changes.length > 0)
    tellChanges(
      changes,
      told.some((each) => each.is === 'remark' && each.remark === 'one-chain'),
      telling,
    );
  return asking;
}

/** Is it asked, or does it hang on what is: "Can I activate it, targeting X"? */
function asks(all: readonly Statement[], at: number): boolean {
  const each = all[at];
  if (each === undefined) return false;
  if (each.is === 'asks-battle') return true;
  if (each.is === 'moment') return each.asked;
  if (each.is !== 'clause') return false;
  return each.asked || ((each.hangs === 'ing' || each.hangs === 'purpose') && at > 0 && asks(all, at - 1));
}

function tellStatement(each: Statement, all: readonly Statement[], at: number, telling: Telling): void {
  switch (each.is) {
    case 'clause': {
      if (isPartOfChange(all, at)) return;
      tellClause(each, all.slice(0, at), all.slice(at + 1), telling);
      return;
    }
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
      if (each.remark === 'lp-equal') telling.toldValues.push('equal-lp');
      else if (each.remark === 'hands-empty')
        for (const player of ['P0', 'P1'] as const) telling.counts[player].cards.hand = 0;
      else if (each.remark === 'effects-used') telling.allEffects = true;
      else if (each.remark === 'responded') telling.missing.push('whether the Chain has resolved');
      return;
    case 'printed':
      tellPrinted(each, nothingSaid, telling);
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

const nothingSaid: Clause = {
  is: 'clause',
  verb: 'be',
  form: 's',
  passive: false,
  subject: [],
  objects: [],
  adjuncts: [],
  qualities: [],
  kinds: [],
  negated: false,
  modal: false,
  asked: false,
  join: 'start',
  from: 0,
  to: 0,
};

/** Events by which a monster is there no longer. */
const leaves: ReadonlySet<string> = new Set(['destroyed', 'banished', 'returned-to-hand', 'left-the-field']);

const responded = (all: readonly Statement[]): boolean =>
  all.some((each) => each.is === 'remark' && each.remark === 'responded-and-resolved');

/** A card alone in a clause beside a change of the battle, or where a response is said to be described. */
function isPartOfChange(all: readonly Statement[], at: number): boolean {
  const each = all[at];
  if (each?.is !== 'clause' || each.verb !== 'be' || each.objects.length > 0) return false;
  const byCard = each.adjuncts.some(({ prep }) => prep === 'by' || prep === 'with');
  return all[at - 1]?.is === 'battle-change'
    ? byCard || each.subject.length === 0
    : responded(all) && all.slice(0, at).every((one) => one.is === 'clause' && one.verb === 'be');
}

/** What answered the attack, where it is told by its part in the battle. */
function changeAt(all: readonly Statement[], at: number, telling: Telling): readonly ToldChange[] {
  const [each, next] = [all[at], all[at + 1]];
  const cardOf = (clause: Statement | undefined): ToldCard | undefined => {
    if (clause?.is !== 'clause') return undefined;
    const phrases = [...clause.subject, ...clause.adjuncts.map(({ value }) => value)].filter(
      ({ kind }) => kind === 'card',
    );
    if (phrases.length === 0) return undefined;
    const card = telling.oneOf(phrases, clause);
    const by = [...clause.subject, ...clause.adjuncts.map(({ value }) => value)].flatMap((one) =>
      one.kind === 'player' ? (telling.player(one.who) ?? []) : [],
    )[0];
    if (card !== undefined && by !== undefined) card.setup.controller ??= by;
    return card;
  };
  if (each?.is === 'battle-change') {
    const card = isPartOfChange(all, at + 1) ? cardOf(next) : undefined;
    return [{ change: each.change, ...(card === undefined ? {} : { card }) }];
  }
  if (
    each?.is !== 'clause' ||
    !responded(all) ||
    all[at - 1]?.is === 'battle-change' ||
    !isPartOfChange(all, at)
  )
    return [];
  const card = cardOf(each);
  return card === undefined ? [] : [{ card }];
}

/** "Nobody chains", "the Summon is not negated", "it was never Summoned": as if it had not been said. */
function isNothing({ subject, negated, verb, hangs, objects }: Clause): boolean {
  const nobody = subject.some((each) => each.kind === 'player' && each.who === 'nobody');
  if (nobody || verb === 'offer') return true;
  return (
    negated &&
    (verb === 'negate' ||
      verb === 'chain' ||
      (hangs === 'detail' && objects.length === 0 && verb !== 'summon'))
  );
}

/** "Both players use every optional trigger they are offered": who asks for the order asks for that. */
const saysAllUsed = ({ verb, objects, subject }: Clause): boolean =>
  (verb === 'use' || verb === 'be') &&
  [...objects, ...subject].some((each) => each.kind === 'effect' && each.of === undefined) &&
  [...objects, ...subject].every(
    (each) =>
      each.kind === 'player' ||
      (each.kind === 'effect' && each.of === undefined && each.qualities.includes('optional')),
  );

function tellClause(
  clause: Clause,
  before: readonly Statement[],
  behind: readonly Statement[],
  telling: Telling,
): void {
  const last = before.findLast((each) => each.is === 'clause');
  if (isNothing(clause) || saysAllUsed(clause)) return;
  // "wants to activate X": it is what the question is about, and has not been done.
  if (clause.verb === 'want') return;
  if (clause.hangs === 'purpose' && last?.is === 'clause' && last.verb === 'want') {
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
  // "(must first be Special Summoned by its own procedure)": so its text says.
  const [must] = clause.subject;
  if (
    clause.modal &&
    clause.hangs === 'detail' &&
    clause.verb === 'special-summon' &&
    must?.kind === 'card'
  ) {
    const card = telling.oneOf([must], clause);
    if ((card?.model.summoning.procedures ?? []).length > 0) return;
  }
  if (clause.modal || clause.negated) {
    telling.lost(
      clause,
      clause.modal ? 'whether something was done that only may be' : 'what did not happen',
    );
    return;
  }
  const next = behind.find((each) => each.is === 'clause');
  // "Special Summons X by banishing A and B", where a procedure of X does that.
  const isBy = (of: Statement | undefined, by: Statement | undefined): boolean =>
    of?.is === 'clause' &&
    of.verb === 'special-summon' &&
    by?.is === 'clause' &&
    by.hangs === 'ing' &&
    isProcedureOf(of, by, telling);
  if (isBy(last, clause)) return;
  if (next?.is === 'clause' && isBy(clause, next)) {
    const procedure: Phrase = { kind: 'thing', noun: 'procedure', qualities: [] };
    const used = next.objects.map((value) => ({ prep: 'with' as const, value }));
    tellSummon(
      { ...clause, adjuncts: [...clause.adjuncts, { prep: 'by', value: procedure }, ...used] },
      telling,
    );
    return;
  }
  // "Tributes it to Set Y", "Summons X by Tributing Y": the Tribute is told with the Summon that it is for.
  const isSummon = (each: Statement | undefined): each is Clause =>
    each?.is === 'clause' &&
    (summonVerbs[each.verb] !== undefined || each.verb === 'set' || each.verb === 'tribute-set');
  if (clause.verb === 'tribute' && isSummon(next) && next.hangs === 'purpose') return;
  if (clause.verb === 'tribute' && clause.hangs === 'ing' && isSummon(last) && last.verb !== 'special-summon')
    return;
  const used = [
    ...(last?.is === 'clause' && last.verb === 'tribute' && clause.hangs === 'purpose' ? [last] : []),
    ...(next?.is === 'clause' &&
    next.verb === 'tribute' &&
    next.hangs === 'ing' &&
    clause.verb !== 'special-summon'
      ? [next]
      : []),
  ].flatMap((each) => each.objects.flatMap((one) => telling.cardsOf(one, each)));
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
  if (
    clause.verb === 'activate' &&
    clause.objects.length === 0 &&
    next?.is === 'clause' &&
    next.join === 'and' &&
    next.objects.length > 0
  )
    return;
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

/** The instructions by which a monster's own procedure uses cards up, by the verbs that tell them. */
const usedBy: Readonly<Partial<Record<Clause['verb'], string>>> = {
  tribute: 'tribute',
  banish: 'banish',
  send: 'send-to-gy',
  discard: 'discard',
  return: 'return-to-hand',
  shuffle: 'return-to-deck',
};

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

function isProcedureOf(summon: Clause, by: Clause, telling: Telling): boolean {
  const card = telling.oneOf(isPassive(summon) ? summon.subject : summon.objects, summon);
  const uses =
    card?.model.summoning.procedures?.flatMap((each) => each.uses.map((one): string => one.do)) ?? [];
  return uses.includes(usedBy[by.verb] ?? '');
}

function tellVerb(clause: Clause, tributes: readonly ToldCard[], telling: Telling): void {
  switch (clause.verb) {
    case 'have':
    case 'control':
      tellState(clause, telling);
      return;
    case 'be': {
      const chain = clause.adjuncts.some(
        ({ prep, value }) => prep === 'on' && value.kind === 'thing' && value.noun === 'chain',
      );
      if (chain) tellActivation({ ...clause, verb: 'activate', passive: true, adjuncts: [] }, telling);
      else tellState(clause, telling);
      return;
    }
    case 'choose':
      tellChosen(clause, telling);
      return;
    case 'activate':
    case 'use': {
      if (clause.verb === 'use' && tellUsed(clause, telling)) return;
      const onSummon = clause.adjuncts.find(
        ({ prep, value }) =>
          (prep === 'on' || prep === 'against') && value.kind === 'thing' && value.noun === 'summon',
      );
      if (onSummon === undefined) tellActivation(clause, telling);
      else {
        const agent = telling.oneOf(clause.objects, clause);
        const player = telling.actor(clause);
        if (agent !== undefined && player !== undefined) agent.setup.controller ??= player;
        tellSummonNegation(
          { ...clause, verb: 'negate', subject: clause.objects, objects: [onSummon.value], adjuncts: [] },
          telling,
        );
      }
      return;
    }
    case 'chain':
      tellActivation(clause, telling);
      return;
    case 'target':
      tellTargets(clause, telling);
      return;
    case 'resolve':
      tellResolves(clause, telling);
      return;
    case 'attack':
    case 'attack-directly':
    case 'declare':
      tellAttack(clause, telling);
      return;
    case 'negate':
      if (!tellSummonNegation(clause, telling)) tellNegation(clause, telling);
      return;
    case 'include':
      tellIncluded(clause, telling);
      return;
    case 'properly-summon':
      tellProperly(clause, telling);
      return;
    case 'steal':
    case 'hit':
      if (!tellTaken(clause, telling)) tellHit(clause, telling);
      return;
    case 'take':
      if (
        clause.adjuncts.some(({ prep, value }) => prep === 'with' && value.kind === 'card') &&
        clause.objects.some(({ kind }) => kind === 'card')
      )
        tellHit(clause, telling);
      else if (!tellStatChange(clause, telling) && !tellLpChange(clause, telling)) tellOther(clause, telling);
      return;
    case 'gain':
    case 'lose':
    case 'pay':
    case 'halve':
      if (!tellStatChange(clause, telling) && !tellLpChange(clause, telling)) tellOther(clause, telling);
      return;
    case 'add':
      if (!tellStatChange(clause, telling)) tellDeed(clause, telling);
      return;
    case 'turn':
      if (!tellPosition(clause, telling) && !tellFlippedUp(clause, telling)) tellDeed(clause, telling);
      return;
    case 'change':
      if (!tellPosition(clause, telling)) tellDeed(clause, telling);
      return;
    case 'equip':
      if (!tellEquip(clause, telling)) tellDeed(clause, telling);
      return;
    case 'attach':
      if (!tellAttached(clause, telling)) tellDeed(clause, telling);
      return;
    case 'detach':
      tellDeed(withoutHost(clause, telling), telling);
      return;
    case 'make':
      if (!tellMade(clause, telling)) tellDeed(clause, telling);
      return;
    case 'end':
    case 'pass':
      if (!tellTurnEnd(clause, telling)) tellDeed(clause, telling);
      return;
    case 'apply': {
      for (const card of clause.subject.flatMap((each) => telling.cardsOf(each, clause))) {
        telling.qualify(card, ['face-up'], clause);
        telling.cards.look(card);
      }
      for (const { value } of clause.adjuncts) {
        const card = telling.oneOf([value], clause);
        if (card === undefined) telling.lost(clause, 'to what it applies');
        else telling.cards.look(card);
      }
      return;
    }
    case 'become':
      for (const phrase of clause.objects) {
        if (phrase.kind === 'phase') telling.time(phrase, false);
        else telling.lost(clause, 'what it becomes');
      }
      return;
    case 'go': {
      const to =
        clause.adjuncts.find(({ value }) => value.kind === 'phase')?.value ??
        clause.objects.find(({ kind }) => kind === 'phase');
      if (to?.kind === 'phase')
        telling.goTo(to.phase, telling.owner(to.owner, undefined) ?? telling.actor(clause));
      else tellDeed(clause, telling);
      return;
    }
    case 'draw':
      if (!telling.isLog || !tellsTurnDraw(clause, telling)) tellDeed(clause, telling);
      return;
    case 'tribute':
    case 'send':
      if (!tellUsed(clause, telling) && !tellPaid(clause, telling)) tellDeed(clause, telling);
      return;
    case 'set':
    case 'tribute-set':
      if (saysEarlier(clause)) tellEarlier(clause, 'set', telling);
      else tellSummon(clause, telling, tributes);
      return;
    default: {
      const way = clause.verb === 'summon' ? undefined : summonVerbs[clause.verb];
      if (clause.verb !== 'summon' && way === undefined) {
        if (!tellPaid(clause, telling)) tellDeed(clause, telling);
      } else if (saysEarlier(clause)) tellEarlier(clause, way, telling);
      else if (telling.isLog && cameSo(clause, way, telling)) return;
      else tellSummon(clause, telling, tributes);
    }
  }
}

/** "I flip Skill Drain": a Trap Card, or a Spell Card that was Set, is activated. False where a card is turned otherwise. */
function tellFlippedUp(clause: Clause, telling: Telling): boolean {
  const [phrase] = clause.objects;
  const lies = clause.qualities.some((each) => each === 'face-down' || each === 'defense');
  if (clause.passive || lies || phrase?.kind !== 'card') return false;
  const card = telling.oneOf(clause.objects, clause);
  if (card === undefined || card.model.facts.cardType === 'monster' || card.moved) return false;
  if (card.place === undefined) telling.qualify(card, ['set'], clause);
  startLink({ ...clause, verb: 'activate' }, phrase, card, telling);
  return true;
}

/** "(choosing X)": the targets of the Chain Link that is told, where its text needs just as many. */
function tellChosen(clause: Clause, telling: Telling): void {
  const link = telling.chain.top;
  const effect = link === undefined ? undefined : effectOf(link);
  for (const phrase of clause.objects) telling.cardsOf(phrase, clause);
  if (clause.hangs !== 'detail' || effect === undefined || link === undefined) return;
  const aimed = effect.targets.reduce((sum, { count }) => sum + (count === 'any' ? 0 : count), 0);
  if (aimed === clause.objects.length && effect.cost.length === 0)
    tellTargets({ ...clause, verb: 'target' }, telling);
}

/** "detached from Y": the monster that it was attached to is how it lay, and nothing more of what happened. */
function withoutHost(clause: Clause, telling: Telling): Clause {
  const isHost = ({ prep, value }: Clause['adjuncts'][number]): boolean =>
    prep === 'from' && value.kind !== 'place';
  const hosts = clause.adjuncts.filter(isHost).map(({ value }) => value);
  const host = hosts.length === 0 ? undefined : telling.oneOf(hosts, clause);
  if (host === undefined) return clause;
  for (const card of (isPassive(clause) ? clause.subject : clause.objects).flatMap((each) =>
    telling.cardsOf(each, clause, (one) => one !== host),
  ))
    if (card.place === undefined) attach(card, host, clause, telling);
  return { ...clause, adjuncts: clause.adjuncts.filter((each) => !isHost(each)) };
}

/** "My opponent draws for their turn", "I draw", in a log: the draw of the Draw Phase. */
function tellsTurnDraw({ subject, objects, adjuncts }: Clause, telling: Telling): boolean {
  const [who] = subject;
  const forTurn = adjuncts.some(({ prep, value }) => prep === 'for' && value.kind === 'turn');
  const isOne = objects.every(
    (each: Phrase) => each.kind === 'thing' && each.noun === 'card' && (each.count ?? 1) === 1,
  );
  const player =
    who?.kind === 'player' && isOne && telling.chain.top === undefined ? telling.player(who.who) : undefined;
  if (player === undefined || adjuncts.length > (forTurn ? 1 : 0)) return false;
  const begins = !telling.chain.started && telling.phase === undefined;
  if (!begins && (telling.turnOf ?? 'P0') === player) return telling.phase === 'draw';
  if (!begins && !forTurn) return false;
  telling.time({ kind: 'turn', owner: player }, true);
  if (begins) telling.time({ kind: 'phase', phase: 'draw' }, true);
  return true;
}

/** "Obelisk, which was Tribute Summoned", in a log, of a monster that was told to be there: how it came there before. */
function cameSo(clause: Clause, way: Extract<Phrase, { kind: 'card' }>['way'], telling: Telling): boolean {
  if (way === undefined || !isPassive(clause) || clause.adjuncts.length > 0) return false;
  const card = telling.oneOf(clause.subject, clause);
  if (card === undefined || card.moved || card.place !== 'monster-zone') return false;
  card.setup.summoned = way;
  return true;
}
