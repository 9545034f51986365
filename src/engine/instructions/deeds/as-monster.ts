import { factsSchema } from '../../../card-model/facts.ts';
import type { Card } from '../../state/duel.ts';

const printed =
  /^as an? (?<kind>Normal|Effect)(?: (?<tuner>Tuner))? Monster \((?<type>[A-Z][A-Za-z-]+)\/(?<attribute>[A-Z]+)\/Level (?<level>\d+)\/ATK (?<atk>\d+|\?)\/DEF (?<def>\d+|\?)\)/;

/** What the words say behind what it is: whether it is still a Trap. */
const still = /^,? \(this card is (?:(not treated as)|also still) a Trap(?: Card)?\.?\)$/i;

/**
 * A Spell/Trap Card as the monster that its text Special Summons it as (rule trap-monster/two-kinds): for the question whether it may be
 * Summoned. Undefined where the words do not say in full what it is.
 */
export function asMonster(card: Card, reads: string): Card | undefined {
  const { 0: all = '', groups } = printed.exec(reads) ?? {};
  if (groups === undefined) return undefined;
  const facts = factsSchema.safeParse({
    cardType: 'monster',
    abilities: [groups['kind'], ...(groups['tuner'] === undefined ? [] : ['Tuner'])],
    type: groups['type'],
    attribute: groups['attribute'],
    level: Number(groups['level']),
    ...(groups['atk'] === '?' ? {} : { atk: Number(groups['atk']) }),
    ...(groups['def'] === '?' ? {} : { def: Number(groups['def']) }),
  });
  if (!facts.success) return undefined;
  const kind = still.exec(reads.slice(all.length));
  const model = { ...card.model, facts: facts.data };
  return {
    ...card,
    model,
    role: 'monster',
    ...(kind === null ? {} : { asMonster: { printed: card.model, stillTrap: kind[1] === undefined } }),
  };
}
