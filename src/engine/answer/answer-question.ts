import { setSpellTrapRules } from '../actions/told-changes.ts';
import { attackRules } from '../battle/attack-rules.ts';
import { positionRules } from '../battle/position.ts';
import { replayRules } from '../battle/replay-rules.ts';
import { perhapsNothingDone, resultRules } from '../chain-result.ts';
import {
  type Answer,
  always,
  byRules,
  type Claims,
  claimsOf,
  claimsThat,
  fromFindings,
  openAnswer,
  opposite,
} from '../findings.ts';
import { kindRules, summonedAgainRules } from '../monster/kind.ts';
import { leftFieldRules, negationRules, onFieldRules } from '../monster/summon-window.ts';
import { mayFlipSummon } from '../normal-summon/flip-summon.ts';
import { normalSummonRules, tributeRules } from '../normal-summon/normal-summon.ts';
import type { Asked, Question } from '../question.ts';
import { applyAll, type Rule, rule } from '../rule.ts';
import { isUnderWay } from '../state/battle.ts';
import { type Card, cardOf, type Duel } from '../state/duel.ts';
import { whoActivates } from '../turn/activates.ts';
import { advanceBattle } from '../turn/battle-steps.ts';
import { endOf, untilRules } from '../turn/begin-phase.ts';
import { isAffected, mayBeTargeted } from './affected.ts';
import { battleResult, destroyedByBattle } from './battle/battle-result.ts';
import { atItsTiming, canActivateAt, inBattle } from './battle/in-battle.ts';
import { answersEvent, canActivate } from './can-activate.ts';
import { chainOrder } from './chain-order.ts';
import { chainResult } from './chain-result.ts';
import { controllerNow, controlsNow } from './control.ts';
import { duelOver, winnerNow } from './duel-over.ts';
import { effectDid, happenedTo } from './happened.ts';
import { ifOtherwise } from './if-otherwise.ts';
import { mayRespond } from './may-respond.ts';
import { missesTiming } from './misses-timing.ts';
import { negatedNow } from './negated.ts';
import {
  maySpecialSummon,
  maySummonByProcedure,
  maySummonWith,
  pendulumSummons,
  properlySummoned,
} from './summons/may-be-summoned.ts';
import { howManyTributes, normalSummonsLeft } from './summons/normal-summons.ts';
import { zonesFor } from './summons/zones.ts';
import { afterUnlawful, whileMissing } from './unsettled.ts';
import { cardsDrawn } from './values/drawn.ts';
import { lifePoints, lpChanged } from './values/lp.ts';
import { howManyCounters, howManyMaterials } from './values/on-card.ts';
import { battlePosition, positionNow } from './values/position.ts';
import { ratingNow } from './values/rating.ts';
import { statsNow } from './values/stats.ts';
import { isIn, whatBecame, whereIs } from './where.ts';
import { whileWaiting } from './while-waiting.ts';
import { whoMayAct } from './who-may.ts';

const reasons = {
  negated: 'the attack was negated',
  stopped: 'the attack was stopped',
  'cannot-go-on': 'the attack cannot go on',
} as const;

/** After the declaration, and a replay where there is one, the attack goes on to the Damage Step, unless something stopped it. */
const attackGoesOn = rule('battle-step/to-damage-step', (duel, _: object) => {
  const { battle } = advanceBattle(duel, { to: 'start' });
  if (battle === undefined) return { code: 'none' };
  if (battle.ended !== undefined) return { code: 'ended', facts: { why: reasons[battle.ended] } };
  return { code: battle.at === 'declared' && isUnderWay(duel) ? 'open' : 'goes-on' };
});

export const attackGoesRules: readonly Rule<object>[] = [attackGoesOn];

/** Does the attack that was declared go on, or is it stopped? */
function attackGoes(duel: Duel, { on }: Asked<'attack-goes'>): Answer {
  const claims = claimsOf('the attack goes on', 'the attack does not go on');
  const answer = fromFindings(applyAll(attackGoesRules, duel, {}), claims);
  return on ? answer : opposite(answer, { ...claims, yes: claims.no, no: claims.yes });
}

/** May this monster declare an attack this turn, or now: at all, on that monster, or directly? */
function canAttack(duel: Duel, question: Asked<'can-attack' | 'can-attack-directly'>): Answer {
  const card = cardOf(duel, question.card);
  const target = question.ask === 'can-attack' ? question.target : undefined;
  const on = target === undefined ? undefined : cardOf(duel, target);
  const directly = question.ask === 'can-attack-directly';
  const what = directly ? ' directly' : on === undefined ? '' : ` ${on.model.name}`;
  const { name } = card.model;
  const asked = {
    card,
    ...(question.player === undefined ? {} : { player: question.player }),
    ...(question.now ? { now: true } : {}),
    ...(directly ? { target: 'directly' as const } : on === undefined ? {} : { target: on }),
  };
  return byRules(attackRules, duel, asked, claimsThat(name, 'can', `attack${what}`));
}

/** Does a replay happen now? */
function replays(duel: Duel): Answer {
  const claims = claimsOf('a replay happens', 'no replay happens');
  const { battle } = duel;
  if (battle === undefined) return fromFindings([], claims);
  const answer = byRules(replayRules, duel, { battle }, claims);
  // What was not said of an effect that resolved may have changed the targets, unless the attack has ended anyway.
  const lost = duel.missing.filter(({ may }) => may.length > 0).map(({ words }) => words);
  const settled = battle.ended !== undefined || lost.length === 0;
  return settled
    ? answer
    : {
        ...answer,
        answer: 'cannot tell',
        claim: claims.open,
        missing: [...new Set([...answer.missing, ...lost])],
      };
}

/** Answers a question about a Duel that was played, from its timeline and its state at the end. */
export function answerQuestion(played: Duel, question: Question): Answer {
  const after = 'after' in question && question.after === 'battle';
  const duel = after ? advanceBattle(played, { to: 'over' }) : played;
  if (after && isUnderWay(duel) && duel.over === undefined && duel.missing.length === 0)
    return openAnswer('this is not settled', ['how the battle goes on'], []);
  const answer = whileWaiting(duel, question, evaluate(question.ask, duel, question));
  const known = ifOtherwise(duel, question, whileMissing(duel, question, answer), (twin) =>
    evaluate(question.ask, twin, question),
  );
  return afterUnlawful(duel, question, known);
}

type Ask = Question['ask'];
type Evaluation<A extends Ask> = (duel: Duel, question: Asked<A>) => Answer;

const evaluate = <A extends Ask>(ask: A, duel: Duel, question: Asked<A>): Answer =>
  evaluations[ask](duel, question);

/** What yes and no claim of a card: "the Summon of X can be negated now". */
const claimsOn =
  (before: string, yes: string, no: string) =>
  (name: string): Claims =>
    claimsOf(`${before} ${name} ${yes}`.trim(), `${before} ${name} ${no}`.trim());

/** Questions about a card as it is now: their rules, and what yes and no claim of it. */
const ofCard =
  (rules: readonly Rule<{ readonly card: Card }>[], claims: ReturnType<typeof claimsOn>) =>
  (duel: Duel, { card: id }: { readonly card: string }): Answer => {
    const card = cardOf(duel, id);
    return byRules(rules, duel, { card }, claims(card.model.name));
  };

/** The same question the other way round. */
const not =
  (evaluation: ReturnType<typeof ofCard>, claims: ReturnType<typeof claimsOn>) =>
  (duel: Duel, question: { readonly card: string }): Answer =>
    opposite(evaluation(duel, question), claims(cardOf(duel, question.card).model.name));

const isApplied = claimsOn('the effect of', 'is applied', 'is not applied');
const onField = claimsOn('', 'is on the field', 'is not on the field');
const effectMonster = claimsOn('', 'is an Effect Monster', 'is not an Effect Monster');
const normalSummoned = { summon: 'Normal Summoned', set: 'Normal Set', again: 'Normal Summoned again' };

const evaluations: { readonly [A in Ask]: Evaluation<A> } = {
  activates: (duel, asked) => atItsTiming(duel, asked) ?? answersEvent(duel, asked.card, asked.part),
  'misses-timing': (duel, { card, part }) => missesTiming(duel, card, part),
  'who-activates': (duel, { card, part }) => whoActivates(duel, card, part),
  'can-activate': (duel, asked) =>
    asked.at === undefined ? canActivate(duel, asked) : canActivateAt(duel, asked, asked.at),
  'chain-order': chainOrder,
  'who-may': whoMayAct,
  'may-respond': (duel, { player }) => mayRespond(duel, player),
  lp: lifePoints,
  'lp-changed': lpChanged,
  'cards-drawn': cardsDrawn,
  'duel-over': duelOver,
  winner: winnerNow,
  resolves: appliedNow,
  fizzles: not(appliedNow, claimsOn('the effect of', 'is not applied', 'is applied')),
  'properly-summoned': (duel, { card }) => properlySummoned(duel, card),
  'special-summon': maySpecialSummon,
  'normal-summon': (duel, { card: id, as, player }) => {
    const card = cardOf(duel, id);
    const isMonster = as !== 'set' || card.model.facts.cardType === 'monster';
    const claims = claimsThat(card.model.name, 'can', `be ${isMonster ? normalSummoned[as] : 'Set'}`);
    const rules = isMonster ? normalSummonRules : setSpellTrapRules;
    return byRules(rules, duel, { card, player: player ?? card.controller, as }, claims);
  },
  'needs-tributes': (duel, { card: id, as }) => {
    const card = cardOf(duel, id);
    const name = `${card.model.name}${as === 'again' ? ' again' : ''}`;
    const claims = claimsOn('Normal Summoning', 'needs Tributes', 'needs no Tributes')(name);
    return byRules(tributeRules, duel, { card, as }, claims);
  },
  'change-position': ofCard(
    positionRules,
    claimsOn('the battle position of', 'can be changed', 'cannot be changed'),
  ),
  'flip-summon': (duel, { card: id }) => {
    const card = cardOf(duel, id);
    const claims = claimsThat(card.model.name, 'can', 'be Flip Summoned');
    return fromFindings(mayFlipSummon(duel, { card, player: card.controller }), claims);
  },
  'effect-monster': ofCard(kindRules, effectMonster),
  'non-effect-monster': not(
    ofCard(kindRules, effectMonster),
    claimsOn('', 'is a non-Effect Monster', 'is an Effect Monster'),
  ),
  'summoned-again': ofCard(
    summonedAgainRules,
    claimsOn('', 'is treated as Normal Summoned again', 'is not treated as Normal Summoned again'),
  ),
  'summon-negatable': ofCard(
    negationRules,
    claimsOn('the Summon of', 'can be negated now', 'cannot be negated now'),
  ),
  negated: (duel, { card }) => negatedNow(duel, card),
  'on-field': ofCard(onFieldRules, onField),
  'off-field': not(ofCard(onFieldRules, onField), claimsOn('', 'is not on the field', 'is on the field')),
  'left-the-field': ofCard(
    leftFieldRules,
    claimsOn('', 'was sent from the field', 'was not sent from the field'),
  ),
  controller: (duel, { card }) => controllerNow(duel, card),
  controls: controlsNow,
  lies: battlePosition,
  position: (duel, { card }) => positionNow(duel, card),
  zones: zonesFor,
  'material-summon': maySummonWith,
  'own-procedure': maySummonByProcedure,
  'normal-summons-left': (duel, { player }) => normalSummonsLeft(duel, player),
  'how-many-tributes': (duel, { card, as }) => howManyTributes(duel, card, as),
  'pendulum-summons': pendulumSummons,
  happened: happenedTo,
  'effect-does': effectDid,
  'is-in': isIn,
  'attack-goes': attackGoes,
  where: (duel, { card, became }) => (became ? whatBecame(duel, card) : whereIs(duel, card)),
  affected: isAffected,
  'can-be-targeted': mayBeTargeted,
  rating: ratingNow,
  materials: howManyMaterials,
  counters: howManyCounters,
  stats: statsNow,
  'can-attack': canAttack,
  'can-attack-directly': canAttack,
  replay: replays,
  'chain-result': chainResult,
  'battle-result': battleResult,
  'battle-destroys': battleResult,
  'battle-lp': battleResult,
  'battle-damage': battleResult,
  'destroyed-by-battle': (duel, { card }) => destroyedByBattle(duel, card),
  'activates-in-battle': inBattle,
  'timing-in-battle': inBattle,
  ends: (duel, { until }) => {
    const when = endOf[until];
    const claim = `it ends ${when}`;
    return { ...byRules(untilRules, duel, { until }, always(claim)), answer: when };
  },
};

/** Was the effect of the card's last Chain Link applied when it resolved? */
function appliedNow(duel: Duel, { card: id }: { readonly card: string }): Answer {
  const resolved = duel.resolved.findLast(({ link }) => link.card === id);
  const claims = isApplied(cardOf(duel, id).model.name);
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
