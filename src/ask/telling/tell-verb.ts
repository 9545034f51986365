import type { Clause } from '../grammar/clause.ts';
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
import { isPassive, tellDeed, tellIncluded } from './deeds.ts';
import { tellEquip } from './equip.ts';
import { effectOf } from './link.ts';
import { cameSo, tellsTurnDraw } from './log-steps.ts';
import { tellNegation } from './negation.ts';
import { tellPaid } from './paid.ts';
import { saysEarlier, tellEarlier, tellState } from './state.ts';
import { tellSummonNegation } from './summon-negation.ts';
import { tellProperly, tellSummon, tellUsed } from './summoning.ts';
import type { Telling } from './telling.ts';

/** Tells one clause by its verb: a row each. `tributes`: what was Tributed for the Summon that it tells. */
export function tellVerb(clause: Clause, tributes: readonly ToldCard[], telling: Telling): void {
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
      tellHit(clause, telling);
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
      if (
        (way !== undefined || clause.verb === 'summon') &&
        isPassive(clause) &&
        clause.qualities.includes('properly')
      ) {
        tellProperly(clause, telling);
        return;
      }
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
