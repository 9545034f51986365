import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import reasons from '../../data/lexicon/reasons.json' with { type: 'json' };
import { activationRules } from '../../src/engine/activation/activation-rules.ts';
import { carryingTarget, targetFits } from '../../src/engine/activation/target.ts';
import { affectedRules, targetsNothing } from '../../src/engine/answer/affected.ts';
import { attackGoesRules } from '../../src/engine/answer/answer-question.ts';
import { couldInBattle } from '../../src/engine/answer/battle/in-battle.ts';
import { hasEffect } from '../../src/engine/answer/can-activate.ts';
import { controlRules } from '../../src/engine/answer/control.ts';
import { overRules } from '../../src/engine/answer/duel-over.ts';
import { respondRules } from '../../src/engine/answer/may-respond.ts';
import { negatedRules } from '../../src/engine/answer/negated.ts';
import { materialsThere } from '../../src/engine/answer/summons/may-be-summoned.ts';
import { summonsLeftRules } from '../../src/engine/answer/summons/normal-summons.ts';
import { drawnRules } from '../../src/engine/answer/values/drawn.ts';
import { lpChangedRules, lpRules } from '../../src/engine/answer/values/lp.ts';
import { materialRules } from '../../src/engine/answer/values/on-card.ts';
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
import { kindRules, summonedAgainRules } from '../../src/engine/monster/kind.ts';
import { leftFieldRules, negationRules, onFieldRules } from '../../src/engine/monster/summon-window.ts';
import { normalSummonRules, tributeRules } from '../../src/engine/normal-summon/normal-summon.ts';
import { noProcedure, procedureRules } from '../../src/engine/own-procedure/own-procedure-rules.ts';
import { pendulumActivationRules } from '../../src/engine/pendulum/activation.ts';
import { pendulumRules } from '../../src/engine/pendulum/pendulum-rules.ts';
import { noSuchEffect } from '../../src/engine/special-summon/special-summon-case.ts';
import { specialSummonRules } from '../../src/engine/special-summon/special-summon-rules.ts';
import { statusRules } from '../../src/engine/special-summon/status.ts';
import { targetRules } from '../../src/engine/target/may-be-targeted.ts';
import { placingRules } from '../../src/engine/trigger/simultaneous-order.ts';
import { triggerRules } from '../../src/engine/trigger/trigger-rules.ts';
import { hasTriggerRules } from '../../src/engine/turn/activates.ts';
import { untilRules } from '../../src/engine/turn/begin-phase.ts';
import { placeRules } from '../../src/engine/zones/place-rules.ts';
import { loadRulebook } from '../../src/rulebook/rulebook.ts';
import { engineRows, playRow } from '../support/engine-rows.ts';

const tables = engineRows();

describe.for([...tables])('%s', ([, rows]) => {
  test.for(rows.map((row) => [row.says, row] as const))('%s', ([, row]) => {
    expect(playRow(row)).toEqual({ answer: row.answer, found: expect.arrayContaining([...row.because]) });
  });
});

const ruleTables = {
  triggerRules,
  hasTriggerRules,
  specialSummonRules,
  materialsThere: [materialsThere],
  noSuchEffect: [noSuchEffect],
  procedureRules,
  noProcedure: [noProcedure],
  statusRules,
  normalSummonRules,
  tributeRules,
  summonsLeftRules,
  placeRules,
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
  materialsOfCard: materialRules,
  ratingRules,
  couldInBattle: [couldInBattle],
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
  drawnRules,
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

test('every reason in the data is one of a rule', () => {
  const engine = path.join(import.meta.dirname, '../../src/engine');
  const sources = globSync('**/*.ts', { cwd: engine }).map((file) =>
    readFileSync(path.join(engine, file), 'utf8'),
  );
  const isNamed = (key: string): boolean => sources.some((source) => source.includes(`'${key}'`));
  expect(Object.keys(reasons).filter((key) => !isNamed(key))).toEqual([]);
});

test('every reason of every rule is given in some row', () => {
  const named = new Set([...tables.values()].flatMap((rows) => rows.flatMap(({ because }) => because)));
  const all = new Set(allRules.flatMap(({ id, codes }) => codes.map((code) => `${id} ${code}`)));
  expect([...all].filter((reason) => !named.has(reason))).toEqual([]);
});
