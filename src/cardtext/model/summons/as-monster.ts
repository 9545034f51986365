import { monsterFactsSchema } from '../../../card-model/facts.ts';
import type { Instruction } from '../../../card-model/instruction.ts';

const printed =
  /^as an? (?<kind>Normal|Effect)(?: (?<tuner>Tuner))? Monster \((?<type>[A-Z][A-Za-z-]+)\/(?<attribute>[A-Z]+)\/Level (?<level>\d+)\/ATK (?<atk>\d+|\?)\/DEF (?<def>\d+|\?)\)/;

/** What the words say behind what it is: whether it is still a Trap. */
const still =
  /^(?: with (?:this|these|the following) effects?)?,? \(this card is (?:(not treated as)|also still) a Trap(?: Card)?\.?\)$/i;

/** "Special Summon this card as a Normal Monster (...)", with the monster that it is Summoned as, where the words say that in full. */
export function withMonster(each: Instruction): Instruction {
  const { do: verb, reads = '' } = each;
  const { 0: all = '', groups } = (verb === 'special-summon' && printed.exec(reads)) || {};
  if (groups === undefined) return each;
  const facts = monsterFactsSchema.safeParse({
    cardType: 'monster',
    abilities: [groups['kind'], ...(groups['tuner'] === undefined ? [] : ['Tuner'])],
    type: groups['type'],
    attribute: groups['attribute'],
    level: Number(groups['level']),
    ...(groups['atk'] === '?' ? {} : { atk: Number(groups['atk']) }),
    ...(groups['def'] === '?' ? {} : { def: Number(groups['def']) }),
  });
  if (!facts.success) return each;
  const kind = still.exec(reads.slice(all.length));
  const stillTrap = kind === null ? {} : { stillTrap: kind[1] === undefined };
  return { ...each, asMonster: { facts: facts.data, ...stillTrap } };
}
