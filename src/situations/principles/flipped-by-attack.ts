import type { Part } from '../../effects/part.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { mainClause } from './reading/asked-deed.ts';
import { effectsAsked } from './reading/asked-effects.ts';
import { namedCards } from './reading/attempt.ts';
import { written } from './reading/verb-words.ts';

const attacked = new RegExp(
  `\\b(?:${written('attack', 'hit')}|runs? (?:over|into)|ran (?:over|into)|flipped by (?:an|the|their) attack)\\b`,
);
const faceDown = /\bface-? ?down\b|\bset\b/;
const flips = /\bflip(?:s|ped)? ?(?:effect|trigger)?\b|\beffect\b/;

/**
 * A monster that is flipped face-up by an attack, and destroyed by that battle, is still on the field when FLIP effects
 * are activated: after damage calculation (rule damage-step/flip-effects-wait).
 */
export const flippedByAttack: KeyWordPrinciple = (sketch) => {
  const { told } = sketch;
  const question = mainClause(sketch.question);
  const [card, other] = namedCards(sketch);
  if (card === undefined || other !== undefined || card.model.facts.cardType !== 'monster') return undefined;
  const text = `${told} ${question}`;
  if (!faceDown.test(text) || !attacked.test(text) || speaksAgainst(told) || tellsMore.test(text))
    return undefined;
  const attacks = new RegExp(`${card.ref} (?:then )?(?:attacks|attacked|swings|runs|ran|hits)\\b`);
  if (attacks.test(text) || !flips.test(question)) return undefined;
  const named = /\bflip\b/.test(question);
  const asked = named
    ? card.model.parts.filter(isFlip)
    : effectsAsked(question, [card]).map(({ part }) => part);
  if (asked.length === 0 || !asked.every(isFlip)) return undefined;
  const because = `${card.model.name} is flipped by the attack, and still on the field after damage calculation`;
  return ruled(
    'yes',
    'damage-step/flip-effects-wait',
    because,
    asked.map((part) => ({ model: card.model, part })),
  );
};

const isFlip = ({ kind }: Part): boolean => kind === 'flip';

/** Something else may take the monster off the field before that, turn it, or keep effects from being activated. */
const tellsMore = new RegExp(
  `\\b(?:${written('banish', 'tribute', 'return', 'shuffle', 'chain', 'activate', 'use')}) (?!its|his|her|the|that|my)|\\b(?:before damage calculation|start of the damage step|during damage calculation|negat\\w*|by an? (?:card )?effect|bounced?|skill|without|direct(?:ly)?|flip summon\\w*|twice|again)\\b`,
);
