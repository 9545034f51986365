import { positionRules } from '../battle/position.ts';
import { perhapsNothingDone, resultRules } from '../chain-result.ts';
import { type Answer, byRules, type Claims, claimsOf, fromFindings, opposite } from '../findings.ts';
import { kindRules } from '../monster/kind.ts';
import { leftFieldRules, negationRules, onFieldRules } from '../monster/summon-window.ts';
import { summonedAgainRules } from '../monster/summoned-again.ts';
import { mayFlipSummon } from '../normal-summon/flip-summon.ts';
import { normalSummonRules } from '../normal-summon/normal-summon.ts';
import { tributeRules } from '../normal-summon/tributes.ts';
import type { Question } from '../question.ts';
import type { Rule } from '../rule.ts';
import { isUnderWay } from '../state/battle.ts';
import { type Card, cardOf, type Duel } from '../state/duel.ts';
import { whoActivates } from '../turn/activates.ts';
import { advanceBattle } from '../turn/battle-steps.ts';
import { endOf, type Until, untilRules } from '../turn/until.ts';
import { isAffected } from './affected.ts';
import { afterUnlawful } from './after-unlawful.ts';
import { attackGoes } from './battle/attack-goes.ts';
import { canAttack, replays } from './battle/battle-answer.ts';
import { battleResult, destroyedByBattle, isAboutResult } from './battle/battle-result.ts';
import { atItsTiming, canActivateAt, inBattle } from './battle/in-battle.ts';
import { answersEvent, canActivate } from './can-activate.ts';
import { chainOrder } from './chain-order.ts';
import { controllerNow, controlsNow } from './control.ts';
import { duelOver, winnerNow } from './duel-over.ts';
import { effectDid, happenedTo } from './happened.ts';
import { isIn } from './is-in.ts';
import { missesTiming } from './misses-timing.ts';
import { negatedNow } from './negated.ts';
import { maySummonWith } from './summons/material-summon.ts';
import { howManyTributes, normalSummonsLeft } from './summons/normal-summons.ts';
import { maySummonByProcedure } from './summons/own-procedure.ts';
import { pendulumSummons } from './summons/pendulum.ts';
import { maySpecialSummon, properlySummoned } from './summons/special-summon.ts';
import { zonesFor } from './summons/zones.ts';
import { mayBeTargeted } from './targeting.ts';
import { openAnswer } from './value.ts';
import { cardsInColumn, inSameColumn } from './values/column.ts';
import { howManyCounters } from './values/counters-on-card.ts';
import { lifePoints } from './values/lp.ts';
import { lpChanged } from './values/lp-changes.ts';
import { howManyMaterials } from './values/materials.ts';
import { battlePosition, positionNow } from './values/position.ts';
import { ratingNow } from './values/rating.ts';
import { statsNow } from './values/stats.ts';
import { whatBecame, whereIs } from './where.ts';
import { whileMissing } from './while-missing.ts';
import { whileWaiting } from './while-waiting.ts';
import { mayRespond, whoMayAct } from './who-may-act.ts';

/** Answers a question about a Duel that was played, from its timeline and its state at the end. */
export function answerQuestion(played: Duel, question: Question): Answer {
  const after = 'after' in question && question.after === 'battle';
  const duel = after ? advanceBattle(played, { to: 'over' }) : played;
  if (after && isUnderWay(duel) && duel.over === undefined && duel.missing.length === 0)
    return openAnswer('this is not settled', ['how the battle goes on'], []);
  const answer = whileWaiting(duel, question, answerTo(duel, question));
  return afterUnlawful(duel, question, whileMissing(duel, question, answer));
}

function answerTo(duel: Duel, question: Question): Answer {
  if (question.ask === 'ends') return ends(duel, question.until);
  if (question.ask === 'chain-order') return chainOrder(duel, question);
  if (question.ask === 'who-may') return whoMayAct(duel);
  if (question.ask === 'may-respond') return mayRespond(duel, question.player);
  if (question.ask === 'lp') return lifePoints(duel, question);
  if (question.ask === 'lp-changed') return lpChanged(duel, question);
  if (question.ask === 'duel-over') return duelOver(duel, question);
  if (question.ask === 'winner') return winnerNow(duel);
  if (question.ask === 'attack-goes') return attackGoes(duel, question);
  if (question.ask === 'normal-summons-left') return normalSummonsLeft(duel, question.player);
  if (question.ask === 'pendulum-summons') return pendulumSummons(duel, question);
  if (question.ask === 'replay') return replays(duel);
  if (isAboutResult(question)) return battleResult(duel, question);
  const card = cardOf(duel, question.card);
  const { name } = card.model;
  switch (question.ask) {
    case 'activates':
      return atItsTiming(duel, question) ?? answersEvent(duel, question.card, question.part);
    case 'can-activate':
      return question.at === undefined
        ? canActivate(duel, question)
        : canActivateAt(duel, question, question.at);
    case 'same-column':
      return inSameColumn(duel, [question.card, question.other]);
    case 'in-column':
      return cardsInColumn(duel, question.card);
    case 'stats':
      return statsNow(duel, question);
    case 'misses-timing':
      return missesTiming(duel, question.card, question.part);
    case 'negated':
      return negatedNow(duel, question.card);
    case 'who-activates':
      return whoActivates(duel, question.card, question.part);
    case 'can-attack':
    case 'can-attack-directly':
      return canAttack(duel, question);
    case 'destroyed-by-battle':
      return destroyedByBattle(duel, question.card);
    case 'activates-in-battle':
    case 'timing-in-battle':
      return inBattle(duel, question);
    case 'properly-summoned':
      return properlySummoned(duel, question.card);
    case 'special-summon':
      return maySpecialSummon(duel, question);
    case 'resolves':
      return isApplied(duel, question.card);
    case 'fizzles':
      return opposite(
        isApplied(duel, question.card),
        both('the effect of', name, 'is not applied', 'is applied'),
      );
    case 'off-field': {
      const claims = both('', name, 'is on the field', 'is not on the field');
      const swapped = both('', name, 'is not on the field', 'is on the field');
      return opposite(byRules(onFieldRules, duel, { card }, claims), swapped);
    }
    case 'controller':
      return controllerNow(duel, question.card);
    case 'controls':
      return controlsNow(duel, question);
    case 'lies':
      return battlePosition(duel, question);
    case 'position':
      return positionNow(duel, question.card);
    case 'normal-summon': {
      const how = { summon: 'Normal Summoned', set: 'Normal Set', again: 'Normal Summoned again' }[
        question.as
      ];
      const asked = { card, player: question.player ?? card.controller, as: question.as };
      return byRules(normalSummonRules, duel, asked, both('', name, `can be ${how}`, `cannot be ${how}`));
    }
    case 'flip-summon':
      return fromFindings(
        mayFlipSummon(duel, { card, player: card.controller }),
        both('', name, 'can be Flip Summoned', 'cannot be Flip Summoned'),
      );
    case 'zones':
      return zonesFor(duel, question);
    case 'material-summon':
      return maySummonWith(duel, question);
    case 'own-procedure':
      return maySummonByProcedure(duel, question);
    case 'how-many-tributes':
      return howManyTributes(duel, question.card, question.as);
    case 'affected':
      return isAffected(duel, question);
    case 'can-be-targeted':
      return mayBeTargeted(duel, question);
    case 'rating':
      return ratingNow(duel, question);
    case 'materials':
      return howManyMaterials(duel, question);
    case 'counters':
      return howManyCounters(duel, question);
    case 'happened':
      return happenedTo(duel, question);
    case 'effect-does':
      return effectDid(duel, question);
    case 'is-in':
      return isIn(duel, question);
    case 'where':
      return question.became ? whatBecame(duel, question.card) : whereIs(duel, question.card);
    case 'needs-tributes': {
      const again = question.as === 'again' ? ' again' : '';
      const claims = both('Normal Summoning', `${name}${again}`, 'needs Tributes', 'needs no Tributes');
      return byRules(tributeRules, duel, { card, as: question.as }, claims);
    }
    case 'non-effect-monster': {
      const claims = both('', name, 'is a non-Effect Monster', 'is an Effect Monster');
      return opposite(byRules(kindRules, duel, { card }, claims), claims);
    }
    default: {
      const [rules, before, yes, no] = ofACard[question.ask];
      return byRules(rules, duel, { card }, both(before, name, yes, no));
    }
  }
}

/** Was the effect of the card's last Chain Link applied when it resolved? */
function isApplied(duel: Duel, id: string): Answer {
  const resolved = duel.resolved.findLast(({ link }) => link.card === id);
  const claims = both('the effect of', cardOf(duel, id).model.name, 'is applied', 'is not applied');
  if (resolved === undefined) return fromFindings([], claims);
  const answer = byRules(resultRules, duel, { resolved }, claims);
  const open = answer.answer === 'yes' ? perhapsNothingDone(duel, resolved) : [];
  if (open.length === 0) return answer;
  return openAnswer(
    'whether anything is done is not settled',
    [...new Set(open.map(({ words }) => words))],
    [],
  );
}

/** Questions about a card as it is now: their rules, and what yes and no claim of it. */
const ofACard = {
  'change-position': [positionRules, 'the battle position of', 'can be changed', 'cannot be changed'],
  'effect-monster': [kindRules, '', 'is an Effect Monster', 'is not an Effect Monster'],
  'summoned-again': [
    summonedAgainRules,
    '',
    'is treated as Normal Summoned again',
    'is not treated as Normal Summoned again',
  ],
  'summon-negatable': [negationRules, 'the Summon of', 'can be negated now', 'cannot be negated now'],
  'on-field': [onFieldRules, '', 'is on the field', 'is not on the field'],
  'left-the-field': [leftFieldRules, '', 'was sent from the field', 'was not sent from the field'],
} as const satisfies Readonly<
  Record<string, readonly [readonly Rule<{ readonly card: Card }>[], string, string, string]>
>;

const both = (before: string, name: string, yes: string, no: string): Claims =>
  claimsOf(`${before} ${name} ${yes}`.trim(), `${before} ${name} ${no}`.trim());

function ends(duel: Duel, until: Until): Answer {
  const when = endOf[until];
  const claim = `it ends ${when}`;
  return { ...byRules(untilRules, duel, { until }, { yes: claim, no: claim, open: claim }), answer: when };
}
