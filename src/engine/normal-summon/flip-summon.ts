import { positionKept } from '../battle/position.ts';
import { controlRulesFor } from '../restrictions/control-limits.ts';
import { onlyOneCopy } from '../restrictions/only-one.ts';
import { restrictedSummonRules } from '../restrictions/restriction.ts';
import { applyAll, askedOf, type CardAndPlayer, type Rule, rule } from '../rule.ts';
import type { Duel } from '../state/duel.ts';
import type { Finding } from '../state/finding.ts';
import { otherTexts } from './interference.ts';
import { inOpenMainPhase } from './normal-summon.ts';

const mayBeFlipped = rule('flip-summon/what-it-is', (_, { card, player }: CardAndPlayer) => {
  const fits = card.place === 'monster-zone' && !card.faceUp && card.controller === player;
  return { code: fits ? 'may' : 'not-face-down' };
});

/** It is the change of position by hand of the turn, and not one for a monster that was Summoned or attacked. */
const notThisTurn = rule('flip-summon/when-not', (_, { card }: CardAndPlayer) => {
  const { cameToField, attacked, positionChanged } = card.thisTurn;
  const code = cameToField ? 'this-turn' : attacked ? 'attacked' : positionChanged ? 'changed' : undefined;
  return code === undefined ? null : { code };
});

/** The rules of a Flip Summon beside its time, in their order. */
export const flipSummonRules: readonly Rule<CardAndPlayer>[] = [
  mayBeFlipped,
  notThisTurn,
  positionKept,
  onlyOneCopy,
  ...controlRulesFor(({ card, player }: CardAndPlayer) => ({ card, player, faceUp: true, isThere: true })),
];

/** May the player Flip Summon this monster, as far as the monster and texts have a say? */
export const flipSummon = (duel: Duel, asked: CardAndPlayer): readonly Finding[] => [
  ...applyAll(flipSummonRules, duel, asked),
  ...applyAll(restrictedSummonRules, duel, { ...asked, way: 'flip-summoned' }),
];

/** In the player's own Main Phase, with no Chain under way. */
const flipWhen = askedOf({ ...inOpenMainPhase, id: 'flip-summon/when' }, (asked: CardAndPlayer) => ({
  ...asked,
  as: 'summon' as const,
}));

/** The same with its time, and with what a text that was not read may keep players from. */
export const mayFlipSummon = (duel: Duel, asked: CardAndPlayer): readonly Finding[] => [
  ...applyAll([flipWhen], duel, asked),
  ...applyAll([otherTexts], duel, { ...asked, as: 'summon' as const }),
  ...flipSummon(duel, asked),
];
