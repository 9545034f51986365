import type { Facts } from '../../effects/facts.ts';
import type { ActivatedEffect, Part } from '../../effects/part.ts';
import { equippableTo } from './equip-restriction.ts';

/** A card that stays on the field is activated without an effect where its text names none. */
export function withPlainActivation(parts: readonly Part[], facts: Facts, text: string): readonly Part[] {
  if (facts.cardType === 'monster' || parts.some(({ kind }) => kind === 'activation')) return parts;
  const plain: ActivatedEffect = {
    kind: 'activation',
    conditions: [],
    cost: [],
    targets: [],
    does: [],
    on: [],
  };
  return facts.property === 'Equip'
    ? [{ ...plain, ...equipping(text) }, ...parts.map(asTarget)]
    : [plain, ...parts];
}

/** An Equip Spell is activated for a face-up monster, and equipped to it (rule equip/what-can-be-equipped). */
const equipping = (text: string): Pick<ActivatedEffect, 'targets' | 'does'> => ({
  targets: [
    {
      count: 1,
      from: ['monster-zone'],
      filter: { cardType: 'monster', faceUp: true, ...equippableTo(text) },
    },
  ],
  does: [{ do: 'equip', what: 'this', onto: { target: 0 } }],
});

const restricts = /^(?:You can only equip|Equip only|Equip this card only) [^.;]*\.$/i;

/** The sentence that says what the card can be equipped to, where the target of its activation says it too. */
const asTarget = (part: Part): Part =>
  part.kind === 'not-an-effect' &&
  part.what === 'activation-condition' &&
  restricts.test(part.reads) &&
  equippableTo(part.reads).reads === undefined
    ? { ...part, isTarget: true }
    : part;
