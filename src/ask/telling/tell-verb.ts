import { allApplied, effectsOf } from '../../card-model/activated.ts';
import {
  behind,
  byVerb,
  type Clause,
  isPassive,
  isThing,
  type Phrase,
  patientsOf,
} from '../grammar/clause.ts';
import { summonVerbs } from '../grammar/phrases.ts';
import { startFor, startLink, tellActivation, tellTargets } from './activation.ts';
import { tellAttack } from './attacks.ts';
import { isMonster, type ToldCard } from './cards.ts';
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
  (tellers.get(clause.verb) ?? tellDone)(clause, telling, tributes);
}

const tellUse: Teller = (clause, telling) => {
  const summon = behind(clause, 'on', 'against').find((each) => isThing(each, 'summon'));
  if (summon === undefined) return tellActivation(clause, telling);
  const agent = telling.oneOf(clause.objects, clause);
  const player = telling.actor(clause);
  if (agent !== undefined && player !== undefined) agent.setup.controller ??= player;
  const negation = { verb: 'negate', subject: clause.objects, objects: [summon], adjuncts: [] } as const;
  return tellSummonNegation({ ...clause, ...negation }, telling);
};

/** "X is on the Chain". */
const tellOnChain: Teller = (clause, telling) =>
  behind(clause, 'on').some((each) => isThing(each, 'chain')) &&
  tellActivation({ ...clause, verb: 'activate', passive: true, adjuncts: [] }, telling);

/** "The effect of X is applying", of an X that applies nothing while it lies there: it was activated, and has resolved. */
const tellApplying: Teller = (clause, telling) => {
  const [phrase, more] = clause.subject;
  if (phrase?.kind !== 'effect' || more !== undefined || !clause.qualities.includes('face-up')) return false;
  const card = telling.oneOf([phrase], clause);
  if (card === undefined || effectsOf(card.model).length === 0 || allApplied(card.model).length > 0)
    return false;
  startFor(card.setup.controller, phrase, card, { ...clause, qualities: [] }, telling);
  return telling.chain.close();
};

const isCard = ({ kind }: Phrase): boolean => kind === 'card';

/** "takes out X with Y". */
const tellTakenWith: Teller = (clause, telling) =>
  behind(clause, 'with').some(isCard) && clause.objects.some(isCard) && tellHit(clause, telling);

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
  const said = [...clause.adjuncts.map(({ value }) => value), ...clause.objects];
  const to = said.find((each) => each.kind === 'phase');
  return (
    to !== undefined && telling.goTo(to.phase, telling.owner(to.owner, undefined) ?? telling.actor(clause))
  );
};

/** A Summon, or anything else that was done. */
const tellDone: Teller = (clause, telling, tributes) => {
  const way = clause.verb === 'summon' ? undefined : summonVerbs[clause.verb];
  const isSummon = way !== undefined || clause.verb === 'summon';
  if (!isSummon) return firstOf(tellPaid, tellDeed)(clause, telling, tributes);
  if (isPassive(clause) && clause.qualities.includes('properly')) return tellProperly(clause, telling);
  if (saysEarlier(clause)) return tellEarlier(clause, way, telling);
  return (telling.readAs === 'log' && cameSo(clause, way, telling)) || tellSummon(clause, telling, tributes);
};

const tellChange = firstOf(tellStatChange, tellLpChange, tellOther);
const tellSet: Teller = (clause, telling, tributes) =>
  saysEarlier(clause) ? tellEarlier(clause, 'set', telling) : tellSummon(clause, telling, tributes);

/** Who tells what: verbs that tell alike in a row. */
const tellers = byVerb<Teller>([
  [tellState, 'have', 'control'],
  [firstOf(tellOnChain, tellApplying, tellState), 'be'],
  [tellChosen, 'choose'],
  [tellUse, 'activate'],
  [firstOf(tellUsed, tellUse), 'use'],
  [tellActivation, 'chain'],
  [tellTargets, 'target'],
  [tellResolves, 'resolve'],
  [tellAttack, 'attack', 'attack-directly', 'declare'],
  [firstOf(tellSummonNegation, tellNegation), 'negate'],
  [tellIncluded, 'include'],
  [tellProperly, 'properly-summon'],
  [tellHit, 'steal', 'hit'],
  [firstOf(tellTakenWith, tellChange), 'take'],
  [tellChange, 'gain', 'lose', 'pay', 'halve'],
  [firstOf(tellStatChange, tellDeed), 'add'],
  [firstOf(tellPosition, tellFlippedUp, tellDeed), 'turn'],
  [firstOf(tellPosition, tellDeed), 'change'],
  [firstOf(tellEquip, tellDeed), 'equip'],
  [firstOf(tellAttached, tellDeed), 'attach'],
  [(clause, telling) => tellDeed(withoutHost(clause, telling), telling), 'detach'],
  [firstOf(tellTurnEnd, tellDeed), 'end', 'pass'],
  [tellApplies, 'apply'],
  [tellBecomes, 'become'],
  [firstOf(tellPhase, tellDeed), 'go'],
  [firstOf(tellsTurnDraw, tellDeed), 'draw'],
  [firstOf(tellUsed, tellPaid, tellDeed), 'tribute', 'send'],
  [tellSet, 'set', 'tribute-set'],
]);

/** "I flip Skill Drain": a Trap Card, or a Spell Card that was Set, is activated; a monster is Flip Summoned. False where a card is turned otherwise. */
function tellFlippedUp(clause: Clause, telling: Telling): boolean {
  const [phrase] = clause.objects;
  const lies = clause.qualities.some((each) => each === 'face-down' || each === 'defense');
  if (clause.passive || lies || phrase?.kind !== 'card') return false;
  const card = telling.oneOf(clause.objects, clause);
  if (card === undefined || card.moved) return false;
  // A player flips a monster by Flip Summoning it.
  if (isMonster(card)) {
    const isPlayers = clause.subject.every(({ kind }) => kind === 'player') && clause.adjuncts.length === 0;
    if (!isPlayers || card.faceUp === true || telling.chain.top !== undefined) return false;
    tellSummon({ ...clause, verb: 'flip-summon', qualities: [] }, telling);
    return true;
  }
  if (card.place === undefined) telling.qualify(card, ['set'], clause);
  startLink({ ...clause, verb: 'activate' }, phrase, card, telling);
  return true;
}

/** "(choosing X)", "and chooses X": the targets of the Chain Link that is told, where its text needs just as many. */
function tellChosen(clause: Clause, telling: Telling): undefined {
  const link = telling.chain.top;
  const effect = link === undefined ? undefined : effectOf(link);
  // "chooses to Set a card": what is done stands in its own clause.
  if (clause.objects.length === 0) return;
  for (const phrase of clause.objects) telling.cardsOf(phrase, clause);
  const aimed = effect?.targets.reduce((sum, { count }) => sum + (count === 'any' ? 0 : count), 0);
  if (link?.targets.length === 0 && aimed === clause.objects.length && effect?.cost.length === 0)
    tellTargets({ ...clause, verb: 'target' }, telling);
  else if (clause.hangs !== 'detail') telling.lost(clause, 'what is chosen');
}

/** "detached from Y": the monster that it was attached to is how it lay, and nothing more of what happened. */
function withoutHost(clause: Clause, telling: Telling): Clause {
  const hosts = behind(clause, 'from').filter(({ kind }) => kind !== 'place');
  const host = telling.oneOf(hosts, clause);
  if (host === undefined) return clause;
  for (const each of patientsOf(clause))
    for (const card of telling.cardsOf(each, clause, (one) => one !== host))
      if (card.place === undefined) attach(card, host, clause, telling);
  return { ...clause, adjuncts: clause.adjuncts.filter(({ value }) => !hosts.includes(value)) };
}

/** "My opponent draws for their turn", "I draw", in a log: the draw of the Draw Phase. */
function tellsTurnDraw({ subject, objects, adjuncts }: Clause, telling: Telling): boolean {
  if (telling.readAs !== 'log') return false;
  const [who] = subject;
  const forTurn = behind({ adjuncts }, 'for').some(({ kind }) => kind === 'turn');
  const isOne = objects.every((each) => isThing(each, 'card') && (each.count ?? 1) === 1);
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
