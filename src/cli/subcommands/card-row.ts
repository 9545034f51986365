import { canMissTiming, isActivated, isMandatory } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { readDamageStep } from '../../card-model/damage-step/in-damage-step.ts';
import type { Limit } from '../../card-model/part.ts';
import { needsProperSummon } from '../../engine/proper-summon.ts';

const limits = { card: 'soft', name: 'hard' } as const;
/** A limit of each turn, and none of a Chain, of the Duel or while the card lies there. */
const oncePerTurn = (limit: Limit | undefined) => (limit?.per === 'turn' ? limits[limit.scope] : 'none');

/** A card's effect models as `read --json` prints them (INTERFACE.md, "Effect models"). */
export function cardRow(card: CardModel): object {
  return {
    password: card.password,
    name: card.name,
    reviveLimit: needsProperSummon(card),
    effects: card.parts.filter(isActivated).map((part) => ({
      kind: part.kind,
      mandatory: isMandatory(part),
      canMissTiming: canMissTiming(part),
      oncePerTurn: oncePerTurn(part.limit),
      targets: part.targets.length > 0,
      damageStep: readDamageStep(part, card.facts, card.parts).may,
    })),
    unread: [],
    facts: card.facts,
    summoning: card.summoning,
    parts: card.parts,
  };
}
