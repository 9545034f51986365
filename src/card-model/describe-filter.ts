import { summonWays } from '../vocabulary/summons.ts';
import type { Filter } from './filter.ts';
/** Says which cards a filter means: "a Level 4 or lower Warrior monster that you control". */
export function filterWords(filter: Filter, article = 'a ', many = false): string {
  const level = filter.levels?.map(String).join(' or ') ?? range(filter.levelAtLeast, filter.levelAtMost);
  const atk = range(filter.atkAtLeast, filter.atkAtMost);
  const one = filter.cardType === 'spell-trap' ? 'Spell/Trap' : filter.cardType;
  const kind = one === undefined || !many ? one : one === 'Spell/Trap' ? 'Spells/Traps' : `${one}s`;
  const words = [
    filter.other ? 'other' : '',
    filter.faceUp === undefined ? '' : filter.faceUp ? 'face-up' : 'face-down',
    level === undefined ? '' : `Level ${level}`,
    filter.attribute ?? '',
    filter.type ?? '',
    filter.property ?? '',
    ...(filter.abilities ?? []),
    ...(filter.notAbilities ?? []).map((each) => `non-${each}`),
    ...(filter.archetype === undefined ? [] : [`"${filter.archetype}"`]),
    ...(filter.names === undefined ? [] : [filter.names.map((name) => `"${name}"`).join(' or ')]),
    filter.names !== undefined && kind === 'monster'
      ? ''
      : (kind ?? (filter.names === undefined ? (many ? 'cards' : 'card') : '')),
  ].filter((each) => each !== '');
  const whose =
    filter.controller === undefined
      ? ''
      : filter.controller === 'you'
        ? ' you control'
        : " on the opponent's field";
  const column =
    filter.column === undefined
      ? ''
      : filter.column === 'own'
        ? " in this card's column"
        : " in a column next to this card's";
  const owner = filter.owner === undefined ? '' : filter.owner === 'you' ? ' of yours' : " of the opponent's";
  const summoned =
    filter.summoned === undefined
      ? ''
      : filter.summoned.length > 3
        ? ' that was Special Summoned'
        : ` that was ${filter.summoned.map(summonWays.term).join(' or ')}`;
  const stats = atk === undefined ? '' : ` with ${atk} ATK`;
  const more = filter.reads === undefined ? '' : ` (${filter.reads})`;
  return `${article}${words.join(' ')}${stats}${whose}${owner}${column}${summoned}${more}`;
}

function range(least: number | undefined, most: number | undefined): string | undefined {
  if (least !== undefined && most !== undefined) return least === most ? `${least}` : `${least} to ${most}`;
  if (most !== undefined) return `${most} or lower`;
  return least === undefined ? undefined : `${least} or higher`;
}
