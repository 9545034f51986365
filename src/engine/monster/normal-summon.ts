import { isMainPhase, phases } from '../../vocabulary/phases.ts';
import type { Card, Duel, Player } from '../duel.ts';
import { isNegated } from '../negation.ts';
import { type Rule, rule } from '../rule.ts';
import { isGemini, treatedAsNormal } from './kind.ts';

/** May this player Normal Summon, Normal Set, or Normal Summon again the monster now? */
export interface NormalSummonCase {
  readonly card: Card;
  readonly player: Player;
  readonly as: 'summon' | 'set' | 'again';
}

export const inOpenMainPhase = rule({
  id: 'normal-summon/when',
  reasons: {
    'not-your-turn': ['forbids', 'it is not the turn of {player}'],
    'not-main': ['forbids', 'it is the {phase}, and that takes a Main Phase'],
    chain: ['forbids', 'a Chain or a Summon is under way'],
  },
  decide(duel: Duel, { player }: NormalSummonCase) {
    if (player !== duel.turnPlayer) return { code: 'not-your-turn', facts: { player } };
    if (!isMainPhase(duel.phase)) return { code: 'not-main', facts: { phase: phases.term(duel.phase) } };
    return duel.chain.length > 0 || duel.summoning !== undefined ? { code: 'chain' } : null;
  },
});

/** A Normal Summon or Set is made from the hand, with a monster. */
export const fromHand = rule({
  id: 'normal-summon/what-it-is',
  reasons: {
    'no-monster': ['forbids', '{card} is not a monster'],
    'not-in-hand': ['forbids', '{card} is not in the hand of {player}'],
  },
  decide(_: Duel, { card, player, as }: NormalSummonCase) {
    const facts = { card: card.model.name, player };
    if (card.model.facts.cardType !== 'monster') return { code: 'no-monster', facts };
    if (as === 'again') return null;
    return card.place === 'hand' && card.controller === player ? null : { code: 'not-in-hand', facts };
  },
});

export const noNormalSummonSet = rule({
  id: 'special-summon-monster/no-normal-summon-set',
  reasons: {
    cannot: ['forbids', '{card} is a Special Summon Monster: it cannot be Normal Summoned or Set'],
    text: ['forbids', 'its text says that {card} cannot be Normal Summoned'],
  },
  decide(_: Duel, { card, as }: NormalSummonCase) {
    const { facts, summoning, name } = card.model;
    if (facts.cardType !== 'monster' || as === 'again') return null;
    const special = facts.abilities.some((a) =>
      ['Ritual', 'Fusion', 'Synchro', 'Xyz', 'Link', 'Token'].includes(a),
    );
    if (special || summoning.noNormalSummonSet === true) return { code: 'cannot', facts: { card: name } };
    return as === 'summon' && summoning.noNormalSummon ? { code: 'text', facts: { card: name } } : null;
  },
});

export const geminiNegatedAgain = rule({
  id: 'gemini/negated-cannot-summon-again',
  reasons: {
    negated: [
      'forbids',
      'the effects of {card} are negated: it is an Effect Monster and cannot be Normal Summoned again',
    ],
  },
  decide: (duel: Duel, { card, as }: NormalSummonCase) =>
    as === 'again' && isGemini(card) && isNegated(duel, card)
      ? { code: 'negated', facts: { card: card.model.name } }
      : null,
});

export const geminiAgain = rule({
  id: 'gemini/second-normal-summon',
  reasons: {
    may: [
      'permits',
      '{card} is treated as a Normal Monster face-up on the field, so it can be Normal Summoned again',
    ],
    already: ['forbids', '{card} was Normal Summoned again already'],
    'not-there': ['forbids', '{card} is not a face-up Gemini monster on the field'],
  },
  decide(duel: Duel, { card, as }: NormalSummonCase) {
    if (as !== 'again') return null;
    const facts = { card: card.model.name };
    if (!isGemini(card) || card.place !== 'monster-zone' || !card.faceUp) return { code: 'not-there', facts };
    if (card.summonedAgain) return { code: 'already', facts };
    return treatedAsNormal(duel, card) ? { code: 'may', facts } : null;
  },
});

export const geminiCounts = rule({
  id: 'gemini/counts-as-normal-summon',
  reasons: {
    'none-left': [
      'forbids',
      'Normal Summoning a Gemini monster again uses a Normal Summon of the turn, and {player} has used {used} of {allowed}',
    ],
    left: ['permits', '{player} has a Normal Summon left this turn ({used} of {allowed} used)'],
  },
  decide(duel: Duel, { as, player }: NormalSummonCase) {
    if (as !== 'again') return null;
    const { used, allowed } = duel.normalSummons[player];
    return { code: used >= allowed ? 'none-left' : 'left', facts: { player, used, allowed } };
  },
});

export const countLeft = rule({
  id: 'normal-summon/count-left',
  reasons: {
    'none-left': ['forbids', '{player} has used {used} of {allowed} Normal Summons and Sets this turn'],
    left: ['permits', '{player} has a Normal Summon or Set left this turn ({used} of {allowed} used)'],
  },
  decide(duel: Duel, { as, player }: NormalSummonCase) {
    if (as === 'again') return null;
    const { used, allowed } = duel.normalSummons[player];
    return { code: used >= allowed ? 'none-left' : 'left', facts: { player, used, allowed } };
  },
});

/** The rules that a Normal Summon, a Normal Set or a Gemini's second Summon must pass, in order. */
export const normalSummonRules: readonly Rule<NormalSummonCase>[] = [
  fromHand,
  noNormalSummonSet,
  inOpenMainPhase,
  geminiNegatedAgain,
  geminiAgain,
  geminiCounts,
  countLeft,
];
