import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { activationRules } from '../../src/engine/activation/activation-rules.ts';
import { carryingTarget, targetFits } from '../../src/engine/activation/target.ts';
import { affectedRules } from '../../src/engine/answer/affected.ts';
import { answerQuestion } from '../../src/engine/answer/ask.ts';
import { attackGoesRules } from '../../src/engine/answer/battle/attack-goes.ts';
import { hasEffect } from '../../src/engine/answer/can-activate.ts';
import { controlRules } from '../../src/engine/answer/control.ts';
import { overRules } from '../../src/engine/answer/duel-over.ts';
import { respondRules } from '../../src/engine/answer/may-respond.ts';
import { negatedRules } from '../../src/engine/answer/negated.ts';
import { summonsLeftRules } from '../../src/engine/answer/summons/normal-summons.ts';
import { targetsNothing } from '../../src/engine/answer/targeting.ts';
import { columnRules } from '../../src/engine/answer/values/column.ts';
import { lpRules } from '../../src/engine/answer/values/life-points.ts';
import { lpChangedRules } from '../../src/engine/answer/values/lp-changes.ts';
import { liesRules } from '../../src/engine/answer/values/position.ts';
import { ratingRules } from '../../src/engine/answer/values/rating.ts';
import { whereRules } from '../../src/engine/answer/where.ts';
import { timingRules } from '../../src/engine/answer/who-may.ts';
import { attackRules } from '../../src/engine/battle/attack-rules.ts';
import { positionRules } from '../../src/engine/battle/position.ts';
import { replayRules } from '../../src/engine/battle/replay-rules.ts';
import { battleRules } from '../../src/engine/battle/result-rules.ts';
import { timingRules as battleTimingRules } from '../../src/engine/battle/timing-rules.ts';
import { resultRules } from '../../src/engine/chain-result.ts';
import { stepRules } from '../../src/engine/legal/judge-step.ts';
import { materialSummonRules } from '../../src/engine/material-summon/material-summon-rules.ts';
import { kindRules } from '../../src/engine/monster/kind.ts';
import { leftFieldRules, negationRules, onFieldRules } from '../../src/engine/monster/summon-window.ts';
import { summonedAgainRules } from '../../src/engine/monster/summoned-again.ts';
import { normalSummonRules } from '../../src/engine/normal-summon/normal-summon.ts';
import { tributeRules } from '../../src/engine/normal-summon/tributes.ts';
import { noProcedure } from '../../src/engine/own-procedure/no-procedure.ts';
import { procedureRules } from '../../src/engine/own-procedure/own-procedure-rules.ts';
import { pendulumActivationRules } from '../../src/engine/pendulum/activation.ts';
import { pendulumRules } from '../../src/engine/pendulum/pendulum-rules.ts';
import { noSuchEffect } from '../../src/engine/special-summon/reach.ts';
import { specialSummonRules } from '../../src/engine/special-summon/special-summon-rules.ts';
import { statusRules } from '../../src/engine/special-summon/status.ts';
import { targetRules } from '../../src/engine/target/may-be-targeted.ts';
import { placingRules } from '../../src/engine/trigger/simultaneous-order.ts';
import { triggerRules } from '../../src/engine/trigger/trigger-rules.ts';
import { hasTriggerRules } from '../../src/engine/turn/activates.ts';
import { untilRules } from '../../src/engine/turn/until.ts';
import { placeRules } from '../../src/engine/zones/place-rules.ts';
import { loadRulebook } from '../../src/rulebook/rulebook.ts';
import { activationDoes } from './rows/activation-does.ts';
import { activationLimits } from './rows/activation-limits.ts';
import { activationNeeds } from './rows/activation-needs.ts';
import { activationRoom } from './rows/activation-room.ts';
import { activationTimes } from './rows/activation-times.ts';
import { affectedRows } from './rows/affected.ts';
import { answeringRows } from './rows/answering.ts';
import { lpNow, nowOnField } from './rows/as-it-is-now.ts';
import { attackBans } from './rows/attack-bans.ts';
import { attackGoesRows } from './rows/attack-goes.ts';
import { attackTargets } from './rows/attack-targets.ts';
import { attackRows } from './rows/attacks.ts';
import { barredSummons } from './rows/barred-summons.ts';
import { battleChanges } from './rows/battle-changes.ts';
import { determinedRows } from './rows/battle-determined.ts';
import { heldRows } from './rows/battle-held.ts';
import { battleResults } from './rows/battle-results.ts';
import { battleSilence } from './rows/battle-silence.ts';
import { battlesWithTexts } from './rows/battle-texts.ts';
import { battleTimings } from './rows/battle-timings.ts';
import { chainOrders } from './rows/chain-order.ts';
import { noResult, results } from './rows/chains.ts';
import { columnRows } from './rows/columns.ts';
import { controlLimitRows } from './rows/control-limits.ts';
import { until } from './rows/durations.ts';
import { flipSummonRows } from './rows/flip-summons.ts';
import { fromHandRows } from './rows/from-hand.ts';
import { againRows, kinds } from './rows/kinds.ts';
import { materialBars } from './rows/material-bars.ts';
import { materialSummons } from './rows/material-summons.ts';
import { mayRespondRows } from './rows/may-respond.ts';
import { moreAttackRows } from './rows/more-attacks.ts';
import { negatedRows } from './rows/negated.ts';
import { normalSummons, tributeRows } from './rows/normal-summons.ts';
import { summonsLeft } from './rows/normal-summons-left.ts';
import { onlyOneRows } from './rows/only-one.ts';
import { ownProcedureLimits } from './rows/own-procedure-limits.ts';
import { ownProcedures } from './rows/own-procedures.ts';
import { passes } from './rows/passes.ts';
import { pendulumSummons } from './rows/pendulum-summons.ts';
import { phaseConditions } from './rows/phase-conditions.ts';
import { phaseOrders } from './rows/phase-order.ts';
import { placing, whereRows, zoneNeeds } from './rows/placing.ts';
import { positions } from './rows/positions.ts';
import { status } from './rows/proper-status.ts';
import { replayRows } from './rows/replays.ts';
import { responseLimits } from './rows/response-limits.ts';
import { responses } from './rows/responses.ts';
import { restrictions } from './rows/restrictions.ts';
import type { Row } from './rows/row.ts';
import { specialSummons } from './rows/special-summons.ts';
import { summonCountRows } from './rows/summon-counts.ts';
import { summonRoom } from './rows/summon-room.ts';
import { ratings, targeting } from './rows/targeting.ts';
import { tributeBans } from './rows/tribute-bans.ts';
import { tributeSummons } from './rows/tribute-summons.ts';
import { circumstances } from './rows/trigger-circumstances.ts';
import { condition } from './rows/trigger-condition.ts';
import { damageStep } from './rows/trigger-damage-step.ts';
import { elsewhere } from './rows/trigger-elsewhere.ts';
import { triggerEvents } from './rows/trigger-events.ts';
import { limitCounts } from './rows/trigger-limit-counts.ts';
import { limits } from './rows/trigger-limits.ts';
import { afterNegation } from './rows/trigger-negated.ts';
import { place } from './rows/trigger-place.ts';
import { timing } from './rows/trigger-timing.ts';
import { turnRestrictions } from './rows/turn-restrictions.ts';
import { unionRows } from './rows/unions.ts';
import { windows } from './rows/windows.ts';

const tables: Readonly<Record<string, readonly Row[]>> = {
  'the condition of a Trigger Effect': condition,
  'what something happened to, and what a Trigger Effect answers': triggerEvents,
  'what is negated, and what misses its timing': negatedRows,
  'effects of a phase': phaseConditions,
  'effects of a phase, one at a time': phaseOrders,
  'sent elsewhere instead': elsewhere,
  'after a negation': afterNegation,
  'what a fast effect answers': answeringRows,
  'its timing': timing,
  'its limit': limits,
  'what its limit counts': limitCounts,
  'its place': place,
  'the Damage Step': damageStep,
  'its circumstances': circumstances,
  'what a Chain Link comes to': results,
  'properly Summoned': status,
  'Special Summons': specialSummons,
  'Special Summons that other texts keep from being made': barredSummons,
  'Summons by own procedures': ownProcedures,
  'what limits them': ownProcedureLimits,
  'Normal Summons': normalSummons,
  Tributes: tributeRows,
  'Tributes of Normal Summons': tributeSummons,
  'zones of Normal Summons, and cards that speak against one': summonRoom,
  'what cannot be Tributed': tributeBans,
  'how many Normal Summons and Tributes': summonsLeft,
  'the zones of a Summon': placing,
  'zones for activations': zoneNeeds,
  'where cards go': whereRows,
  'Synchro, Xyz and Link Summons': materialSummons,
  'texts on materials': materialBars,
  'what a player may control only one of': onlyOneRows,
  'how often players may Summon': summonCountRows,
  'what is affected by what': affectedRows,
  'Flip Summons': flipSummonRows,
  'which monsters a player can control together': controlLimitRows,
  'Pendulum Summons': pendulumSummons,
  'battle positions': positions,
  'kinds of monsters': kinds,
  'Normal Summoned again': againRows,
  'Summons under way': windows,
  'what a text forbids for a time': restrictions,
  'what may not be done in the turn of an activation': turnRestrictions,
  columns: columnRows,
  durations: until,
  passes,
  'who may respond at all': mayRespondRows,
  'what can be targeted': targeting,
  'Levels, Ranks and LINK ratings': ratings,
  'when an effect may be activated': activationTimes,
  'activations from the hand that a text lets be': fromHandRows,
  'what an activation needs': activationNeeds,
  'something to do, as an activation needs it': activationDoes,
  'room for what an activation puts in zones': activationRoom,
  'what may be chained': responses,
  'what keeps a response back': responseLimits,
  'what Continuous Effects forbid': activationLimits,
  'what is forbidden in a battle': battleSilence,
  'orders, offers and LP': chainOrders,
  'attack declarations': attackRows,
  'what a monster may attack': attackTargets,
  'attacks that effects forbid': attackBans,
  'further attacks, and attacks that cost LP': moreAttackRows,
  Unions: unionRows,
  replays: replayRows,
  'what a battle comes to': battleResults,
  'what texts make of it': battlesWithTexts,
  'what happens in it before its end': battleChanges,
  'when in a battle an effect activates': battleTimings,
  'determined to be destroyed by battle': determinedRows,
  'held until after damage calculation': heldRows,
  'who controls a card, and how it lies': nowOnField,
  'attacks that go on': attackGoesRows,
  'what became of LP, and who has lost': lpNow,
};

describe.for(Object.entries(tables))('%s', ([, rows]) => {
  test.for(rows.map((row) => [row[0], row] as const))('%s', ([, [, duel, question, answer, rule, code]]) => {
    const given = answerQuestion(duel, question);
    const found = given.findings.map((each) => `${each.rule} ${each.code}`);
    expect({ answer: given.answer, found }).toEqual({
      answer,
      found: expect.arrayContaining([`${rule} ${code}`]),
    });
  });
});

test('a Chain Link that has not resolved has come to nothing yet', () => {
  expect(answerQuestion(noResult, { ask: 'resolves', card: 'x' }).answer).toBe('cannot tell');
});

const ruleTables = {
  triggerRules,
  hasTriggerRules,
  specialSummonRules,
  noSuchEffect: [noSuchEffect],
  procedureRules,
  noProcedure: [noProcedure],
  statusRules,
  normalSummonRules,
  tributeRules,
  summonsLeftRules,
  placeRules,
  columnRules,
  whereRules,
  materialSummonRules,
  pendulumRules,
  pendulumActivationRules,
  positionRules,
  kindRules,
  negationRules,
  onFieldRules,
  leftFieldRules,
  resultRules,
  summonedAgainRules,
  untilRules,
  targetRules,
  targetsNothing: [targetsNothing],
  targetFits: [carryingTarget, targetFits],
  ratingRules,
  activationRules,
  hasEffect: [hasEffect],
  placingRules,
  timingRules,
  respondRules,
  lpRules,
  affectedRules,
  negatedRules,
  attackRules,
  replayRules,
  battleRules,
  battleTimingRules,
  attackGoesRules,
  controlRules,
  liesRules,
  lpChangedRules,
  overRules,
};
const allRules: readonly { id: string; codes: readonly string[] }[] = Object.values(ruleTables).flat();

test('every rule that the engine applies is in the rulebook, with a source', () => {
  const book = loadRulebook(path.join(import.meta.dirname, '../../data/rules'));
  if (!book.ok) throw new Error(book.problem.found);
  const bare = [...allRules, ...stepRules].filter(
    ({ id }) => (book.value.byId(id)?.sources.length ?? 0) === 0,
  );
  expect(bare.map(({ id }) => id)).toEqual([]);
});

test('every reason of every rule is given in some row', () => {
  const named = new Set(Object.values(tables).flatMap((rows) => rows.map((row) => `${row[4]} ${row[5]}`)));
  const all = new Set(allRules.flatMap(({ id, codes }) => codes.map((code) => `${id} ${code}`)));
  expect([...all].filter((reason) => !named.has(reason))).toEqual([]);
});
