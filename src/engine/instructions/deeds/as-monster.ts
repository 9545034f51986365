import { factsSchema } from '../../../card-model/facts.ts';
import type { Card } from '../../state/duel.ts';

const printed =
  /^as an? (?<kind>Normal|Effect)(?: (?<tuner>Tuner))? Monster \((?<type>[A-Z][A-Za-z-]+)\/(?<attribute>[A-Z]+)\/Level (?<level>\d+)\/ATK (?<atk>\d+|\?)\/DEF (?<def>\d+|\?)\)/;

/**
 * A Spell/Trap Card as the monster that its text Special Summons it as (rule trap-monster/two-kinds): for the question whether it may be
 * Summoned. Undefined where the words do not say in full what it is.
 */
export function asMonster(card: Card, reads: string): Card | undefined {
  const groups = printed.exec(reads)?.groups;
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
  return facts.success ? { ...card, model: { ...card.model, facts: facts.data } } : undefined;
}
