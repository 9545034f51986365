import { type Clause, isPassive, isThing, type Phrase } from '../grammar/clause.ts';
import { summonVerbs } from '../grammar/phrases.ts';
import { startLink, tellActivation, tellTargets } from './activation.ts';
import { tellAttack } from './attacks.ts';
import type { ToldCard } from './cards.ts';
import {
  attach,
  tellAttached,
  tellHit,
  tellLpChange,
  tellOther,
  tellPosition,
  tellResolves,
  tellStatChange,
  tellTurnEnd,
} from './changes.ts';
import { tellDeed, tellIncluded } from './deeds.ts';
import { tellEquip } from './equip.ts';
import { effectOf } from './link.ts';
import { tellNegation } from './negation.ts';
import { tellPaid } from './paid.ts';
import { saysEarlier, tellEarlier, tellState } from './state.ts';
import { tellSummonNegation } from './summon-negation.ts';
import { tellProperly, tellSummon } from './summoning.ts';
import type { Telling } from './telling.ts';
import { tellUsed } from './used-for-summon.ts';

/** Tells a clause; false where it says something else. `tributes`: what was Tributed for the Summon that it tells. */
type Teller = (clause: Clause, telling: Telling, tributes: readonly ToldCard[]) => unknown;

/** The first that can tell a clause does. */
const firstOf =
  (...tellers: readonly Teller[]): Teller =>
  (clause, telling, tributes) => {
    tellers.some((tell) => tell(clause, telling, tributes) !== false);
  };

/** Tells one clause by its verb. */
export function tellVerb(clause: Clause, tributes: readonly ToldCard[], telling: Telling): void {
  (tellers[clause.verb] ?? tellDone)(clause, telling, tributes);
}

const tellUse: Teller = (clause, telling) => {
  const onSummon = clause.adjuncts.find(
    ({ prep, value }) => (prep === 'on' || prep === 'against') && isThing(value, 'summon'),
  );
  if (onSummon === undefined) return tellActivation(clause, telling);
  const agent = telling.oneOf(clause.objects, clause);
  const player = telling.actor(clause);
  if (agent !== undefined && player !== undefined) agent.setup.controller ??= player;
  return tellSummonNegation(
    { ...clause, verb: 'negate', subject: clause.objects, objects: [onSummon.value], adjuncts: [] },
    telling,
  );
};

/** "X is on the Chain". */
const tellOnChain: Teller = (clause, telling) => {
  const chain = clause.adjuncts.some(({ prep, value }) => prep === 'on' && isThing(value, 'chain'));
  return chain && tellActivation({ ...clause, verb: 'activate', passive: true, adjuncts: [] }, telling);
};

/** "takes out X with Y". */
const tellTakenWith: Teller = (clause, telling) =>
  clause.adjuncts.some(({ prep, value }) => prep === 'with' && value.kind === 'card') &&
  clause.objects.some(({ kind }) => kind === 'card') &&
  tellHit(clause, telling);

const tellApplies: Teller = (clause, telling) => {
  for (const card of clause.subject.flatMap((each) => telling.cardsOf(each, clause))) {
    telling.qualify(card, ['face-up'], clause);
    telling.cards.look(card);
  }
  for (const { value } of clause.adjuncts) {
    const card = telling.oneOf([value], clause);
    if (card === undefined) telling.lost(clause, 'to what it applies');
    else telling.cards.look(card);
  }
};

const tellBecomes: Teller = (clause, telling) => {
  for (const phrase of clause.objects) {
    if (phrase.kind === 'phase') telling.time(phrase, false);
    else telling.lost(clause, 'what it becomes');
  }
};

const tellPhase: Teller = (clause, telling) => {
  const to =
    clause.adjuncts.find(({ value }) => value.kind === 'phase')?.value ??
    clause.objects.find(({ kind }) => kind === 'phase');
  return (
    to?.kind === 'phase' &&
    telling.goTo(to.phase, telling.owner(to.owner, undefined) ?? telling.actor(clause))
  );
};

/** A Summon, or anything else that was done. */
const tellDone: Teller = (clause, telling, tributes) => {
  const way = clause.verb === 'summon' ? undefined : summonVerbs[clause.verb];
  const isSummon = way !== undefined || clause.verb === 'summon';
  if (!isSummon) return firstOf(tellPaid, tellDeed)(clause, telling, tributes);
  if (isPassive(clause) && clause.qualities.includes('properly')) return tellProperly(clause, telling);
  if (saysEarlier(clause)) return tellEarlier(clause, way, telling);
  return (telling.isLog && cameSo(clause, way, telling)) || tellSummon(clause, telling, tributes);
};

const tellChange = firstOf(tellStatChange, tellLpChange, tellOther);
const tellSet: Teller = (clause, telling, tributes) =>
  saysEarlier(clause) ? tellEarlier(clause, 'set', telling) : tellSummon(clause, telling, tributes);

/** Who tells what: a row a verb. */
const tellers: Readonly<Partial<Record<Clause['verb'], Teller>>> = {
  have: tellState,
  control: tellState,
  be: firstOf(tellOnChain, tellState),
  choose: tellChosen,
  activate: tellUse,
  use: firstOf(tellUsed, tellUse),
  chain: tellActivation,
  target: tellTargets,
  resolve: tellResolves,
  attack: tellAttack,
  'attack-directly': tellAttack,
  declare: tellAttack,
  negate: firstOf(tellSummonNegation, tellNegation),
  include: tellIncluded,
  'properly-summon': tellProperly,
  steal: tellHit,
  hit: tellHit,
  take: firstOf(tellTakenWith, tellChange),
  gain: tellChange,
  lose: tellChange,
  pay: tellChange,
  halve: tellChange,
  add: firstOf(tellStatChange, tellDeed),
  turn: firstOf(tellPosition, tellFlippedUp, tellDeed),
  change: firstOf(tellPosition, tellDeed),
  equip: firstOf(tellEquip, tellDeed),
  attach: firstOf(tellAttached, tellDeed),
  detach: (clause, telling) => tellDeed(withoutHost(clause, telling), telling),
  end: firstOf(tellTurnEnd, tellDeed),
  pass: firstOf(tellTurnEnd, tellDeed),
  apply: tellApplies,
  become: tellBecomes,
  go: firstOf(tellPhase, tellDeed),
  draw: firstOf((clause, telling) => telling.isLog && tellsTurnDraw(clause, telling), tellDeed),
  tribute: firstOf(tellUsed, tellPaid, tellDeed),
  send: firstOf(tellUsed, tellPaid, tellDeed),
  set: tellSet,
  'tribute-set': tellSet,
};

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
