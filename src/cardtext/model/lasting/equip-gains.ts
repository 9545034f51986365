import { isActivated } from '../../../card-model/activated.ts';
import type { Facts } from '../../../card-model/facts.ts';
import { type BattleText, type Instruction, pointingWords } from '../../../card-model/instruction.ts';
import type { Part } from '../../../card-model/part.ts';
import { defined } from '../../../platform/defined.ts';
import { setOf } from '../../../platform/list-of.ts';

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
      ...gains.map(({ joined: _, battle, ...each }): Instruction => {
        const said = battle?.map((text) => ({
          ...text,
          of: 'equipped' as const,
          conditions: [...text.conditions, asked],
        }));
        return { ...each, ...byOwn, what: 'equipped', ...defined({ battle: said }) };
      }),
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

/** The same of battles. */
const asked: BattleText['conditions'][number] = {
  words: 'while equipped by this effect',
  all: [{ is: 'equipped-by-itself' }],
};

const gained: ReadonlySet<Instruction['do']> = setOf('change-atk change-def change-status restrict');

/** Is it said of the equipped monster, for no time of its own? */
const isGiven = (
  { do: verb, what, until, onlyIf, delayed, may }: Instruction,
  onto: Instruction['onto'],
): boolean =>
  gained.has(verb) &&
  until === undefined &&
  onlyIf === undefined &&
  delayed === undefined &&
  may === undefined &&
  (what === 'equipped' || pointingWords(what) === 'it' || JSON.stringify(what) === JSON.stringify(onto));
