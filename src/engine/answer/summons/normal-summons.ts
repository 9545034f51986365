import { type Answer, openAnswer, valueAnswer } from '../../findings.ts';
import { gainedBy } from '../../normal-summon/count.ts';
import { noNormalSummonSet, tributeRules } from '../../normal-summon/normal-summon.ts';
import { byLevel, tributeWays } from '../../normal-summon/tribute-ways.ts';
import { applyAll, type PlayerCase, rule, ruleIf } from '../../rule.ts';
import { cardOf, type Duel, type Player } from '../../state/duel.ts';

/** What is left of the turn's own Normal Summons and Sets; those made before an effect gave more count too. */
export const leftOfTurn = ruleIf(
  'normal-summon/earlier-summons-count',
  'left',
  (duel, { player }: PlayerCase) => {
    const { used, allowed } = duel.normalSummons[player];
    return { facts: { used, allowed } };
  },
);

/** Of the additional ones a player gets one in a turn, however many effects give one. */
export const onlyOneAdditional = rule('normal-summon/only-one-additional', (duel, { player }: PlayerCase) => {
  const [first] = gainedBy(duel, player);
  if (first === undefined) return null;
  const facts = { source: cardOf(duel, first.source).model.name };
  return { code: duel.normalSummons[player].gainedUsed === true ? 'used' : 'gained', facts };
});

/** The rules on how many Normal Summons a player has left. */
export const summonsLeftRules = [leftOfTurn, onlyOneAdditional];

/** How many Normal Summons a player can still make this turn, an additional one included. */
export function normalSummonsLeft(duel: Duel, player: Player): Answer {
  const { used, allowed } = duel.normalSummons[player];
  const findings = applyAll(summonsLeftRules, duel, { player });
  const more = findings.some(({ code }) => code === 'gained') ? 1 : 0;
  const left = Math.max(0, allowed - used) + more;
  const word = left === 1 ? 'Normal Summon' : 'Normal Summons';
  return valueAnswer(String(left), `${player} has ${left} ${word} left this turn`, findings, {
    deciding: findings.at(-1),
  });
}

/** How many Tributes a Normal Summon or Set needs: by the Level, and by the text where that gives other numbers. */
export function howManyTributes(duel: Duel, id: string, as: 'summon' | 'set' | 'again'): Answer {
  const card = cardOf(duel, id);
  const { name } = card.model;
  const findings = applyAll(tributeRules, duel, { card, as });
  const isBarred = findings.some(
    ({ rule, verdict }) => rule === noNormalSummonSet.id && verdict === 'forbids',
  );
  const ways = as === 'again' ? [byLevel(0)] : tributeWays(card, as);
  const [first, ...others] = ways === 'level-not-said' ? [] : ways;
  if (ways === 'level-not-said' && !isBarred)
    return openAnswer(`how many Tributes ${name} needs is not settled`, [`the Level of ${name}`], findings);
  if (first === undefined || isBarred)
    return valueAnswer('none', `${name} cannot be ${as === 'set' ? 'Set' : 'Normal Summoned'}`, findings);
  const also = others.map(({ count, onlyIf }) => `${count}${onlyIf === undefined ? '' : ` (${onlyIf})`}`);
  const text = also.length === 0 ? String(first.count) : `${first.count}, or by its text ${also.join(', ')}`;
  return valueAnswer(text, `${name} needs ${text} ${first.count === 1 ? 'Tribute' : 'Tributes'}`, findings);
}
