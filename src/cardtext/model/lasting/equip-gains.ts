import { isActivated } from '../../../card-model/activated.ts';
import type { Facts } from '../../../card-model/facts.ts';
import type { Instruction } from '../../../card-model/instruction.ts';
import type { Part } from '../../../card-model/part.ts';

/** "Equip this card to that target. It gains 500 ATK": a card that is no Spell gives that while it is so equipped. */
export function withEquipGains(parts: readonly Part[], { cardType }: Facts): readonly Part[] {
  if (cardType === 'spell') return parts;
  const given: Instruction[] = [];
  const left = parts.map((part): Part => {
    if (!isActivated(part)) return part;
    const at = part.does.findIndex(({ do: verb, what, onto }) => verb === 'equip' && what === 'this' && onto);
    const behind = part.does.slice(at + 1);
    const [first] = behind;
    if (at === -1 || (first?.joined !== undefined && first.joined !== 'also')) return part;
    const end = behind.findIndex((each) => !isGiven(each, part.does[at]?.onto));
    if (end === 0) return part;
    const gains = end === -1 ? behind : behind.slice(0, end);
    given.push(
      ...gains.map(({ joined: _, ...each }): Instruction => ({ ...each, ...byOwn, what: 'equipped' })),
    );
    const rest = part.does.filter((each) => !gains.includes(each));
    return {
      ...part,
      // What is left of that sentence is no part of the equipping.
      does: rest.map((each, now) =>
        now === at + 1 && each.joined === 'and' ? { ...each, joined: 'also' } : each,
      ),
    };
  });
  return given.length === 0 ? parts : [...left, { kind: 'continuous', conditions: [], does: given }];
}

const byOwn: Pick<Instruction, 'onlyIf' | 'holds'> = {
  onlyIf: 'while equipped by this effect',
  holds: [[{ isEquipped: true, byOwn: true }]],
};

/** Does it change ATK or DEF of the equipped monster, for no time of its own? */
const isGiven = (
  { do: verb, what, until, onlyIf, delayed, may }: Instruction,
  onto: Instruction['onto'],
): boolean =>
  (verb === 'change-atk' || verb === 'change-def') &&
  until === undefined &&
  onlyIf === undefined &&
  delayed === undefined &&
  may === undefined &&
  JSON.stringify(what) === JSON.stringify(onto);
