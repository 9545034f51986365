import { isMainPhase, phases } from '../../vocabulary/phases.ts';
import { type Rule, rule } from '../rule.ts';
import type { Card, Duel } from '../state/duel.ts';
import { positionKept } from './position-texts.ts';

/** May the turn player change this monster's battle position by hand now? */
export interface PositionCase {
  readonly card: Card;
}

export const geminiPosition = rule({
  id: 'gemini/position-after-second-summon',
  reasons: {
    again: [
      'forbids',
      '{card} was Normal Summoned again this turn, so its battle position cannot be changed by hand',
    ],
  },
  decide: (_: Duel, { card }: PositionCase) => (card.thisTurn.summonedAgain ? { code: 'again' } : null),
});

export const linkPosition = rule({
  id: 'link/attack-position-only',
  reasons: { link: ['forbids', '{card} is a Link Monster, which has Attack Position only'] },
  decide: (_: Duel, { card }: PositionCase) =>
    card.model.facts.cardType === 'monster' && card.model.facts.abilities.includes('Link')
      ? { code: 'link' }
      : null,
});

export const oncePerTurnPosition = rule({
  id: 'monster/once-per-turn-position',
  reasons: {
    'not-there': ['forbids', '{card} is not a monster that the turn player controls on the field'],
    came: ['forbids', '{card} came to the field this turn'],
    attacked: ['forbids', '{card} attacked this turn'],
    changed: ['forbids', 'the battle position of {card} was changed by hand this turn already'],
    'not-now': [
      'forbids',
      'it is the {phase}; positions are changed by hand in a Main Phase, outside of Chains',
    ],
    may: [
      'permits',
      '{card} was on the field before this turn, and has neither attacked nor been changed by hand',
    ],
  },
  decide(duel: Duel, { card }: PositionCase) {
    const facts = { phase: phases.term(duel.phase) };
    if (card.place !== 'monster-zone' || card.controller !== duel.turnPlayer)
      return { code: 'not-there', facts };
    if (card.thisTurn.cameToField) return { code: 'came', facts };
    if (card.thisTurn.attacked) return { code: 'attacked', facts };
    if (card.thisTurn.positionChanged) return { code: 'changed', facts };
    const open = isMainPhase(duel.phase) && duel.chain.length === 0 && duel.summoning === undefined;
    return { code: open ? 'may' : 'not-now', facts };
  },
});

export const positionRules: readonly Rule<PositionCase>[] = [
  geminiPosition,
  linkPosition,
  positionKept,
  oncePerTurnPosition,
];
