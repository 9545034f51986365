import { summonWays } from '../../../vocabulary/summons.ts';
import { type Answer, byRules, claimsThat, fromFindings } from '../../findings.ts';
import { ownMaterialWay } from '../../material-summon/material-summon-case.ts';
import { materialSummonRules } from '../../material-summon/material-summon-rules.ts';
import type { Question } from '../../question.ts';
import { cardOf, type Duel } from '../../state/duel.ts';

/** May the player Synchro, Xyz or Link Summon the monster now with these materials? */
export function maySummonWith(duel: Duel, question: Extract<Question, { ask: 'material-summon' }>): Answer {
  const card = cardOf(duel, question.card);
  const { name } = card.model;
  const player = question.player ?? card.controller;
  const materials = question.materials.map((id) => cardOf(duel, id));
  const way = ownMaterialWay(card);
  const how = `${way === undefined ? 'Special Summoned' : summonWays.term(way)} with ${materials.map(({ model }) => model.name).join(' and ')}`;
  const claims = claimsThat(name, 'can', `be ${how}`);
  if (way === undefined)
    return { ...fromFindings([], claims), missing: [`${name} is no Synchro, Xyz or Link Monster`] };
  const answer = byRules(materialSummonRules, duel, { card, way, player, materials }, claims);
  return answer.answer === 'yes' ? { ...answer, usual: ['nothing else forbids the Summon'] } : answer;
}
