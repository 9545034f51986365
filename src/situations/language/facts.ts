import {
  abilities,
  attributes,
  type Facts,
  type MonsterFacts,
  spellTrapProperties,
} from '../../card-model/facts.ts';
import { monsterTypes } from '../../vocabulary/monster-types.ts';
import { type LinkArrow, linkArrows } from '../../vocabulary/zones.ts';
import { type Found, type Piece, record } from './piece.ts';
import { choice, number, oneOf, text } from './pieces.ts';

const same = <T extends string>(noun: string, words: readonly T[]): Piece<T> =>
  oneOf(
    noun,
    words.map((value) => ({ value, says: value })),
  );

const type: Piece<string> = choice<string>(same('a Type', monsterTypes), text);

/** ATK or DEF: a number, or "?". */
const stat: Piece<number | '?'> = choice<number | '?'>(number('a value'), {
  read: (line, at) => (line.tokens[at]?.text === '?' ? [{ value: '?', end: at + 1, unknown: [] }] : []),
  print: (value) => (value === '?' ? value : null),
});

const ability = same('a word of the brackets', abilities);

/** The words in the brackets of a monster: "Gemini/Effect". */
const abilityList: Piece<MonsterFacts['abilities']> = {
  read(line, at) {
    const all: Found<MonsterFacts['abilities']>[] = [];
    let last: Found<MonsterFacts['abilities']>[] = ability
      .read(line, at)
      .map((found) => ({ ...found, value: [found.value] }));
    while (last.length > 0 && all.length < abilities.length) {
      all.push(...last);
      last = last.flatMap(({ value, end }) => {
        const slash = line.tokens[end];
        const next = slash?.kind === 'sign' && slash.text === '/' ? end + 1 : end;
        return ability.read(line, next).map((found) => ({ ...found, value: [...value, found.value] }));
      });
    }
    return all;
  },
  print(value) {
    if (!Array.isArray(value) || value.length === 0) return null;
    const printed = value.map((each) => ability.print(each));
    return printed.includes(null) ? null : printed.join('/');
  },
};

const arrow = same('a Link Arrow', linkArrows);

/** The Link Arrows, one after the other: "arrows left and bottom-right". */
const arrowList: Piece<LinkArrow[]> = {
  read(line, at) {
    const all: Found<LinkArrow[]>[] = [];
    let last: Found<LinkArrow[]>[] = arrow
      .read(line, at)
      .map((found) => ({ ...found, value: [found.value] }));
    while (last.length > 0 && all.length < linkArrows.length) {
      all.push(...last);
      last = last.flatMap(({ value, end }) =>
        (line.tokens[end]?.text === 'and' ? arrow.read(line, end + 1) : []).map((found) => ({
          ...found,
          value: [...value, found.value],
        })),
      );
    }
    return all;
  },
  print: (value) => {
    const printed = Array.isArray(value) ? value.map((each) => arrow.print(each)) : [];
    return printed.length === 0 || printed.includes(null) ? null : printed.join(' and ');
  },
};

/** What is printed on a card besides its text: "a Level 4 EARTH Beast Effect Monster, ATK 1500, DEF 1000". */
export const facts: Piece<Facts> = choice<Facts>(
  record<MonsterFacts>(
    { cardType: 'monster' },
    { maybe: ['Level', ['level', number('a Level')]] },
    { maybe: ['Rank', ['rank', number('a Rank')]] },
    { maybe: ['Link', ['link', number('a Link Rating', 1)]] },
    { maybe: [['attribute', same('an Attribute', attributes)]] },
    { maybe: [['type', type]] },
    ['abilities', abilityList],
    'Monster',
    { maybe: [', ATK', ['atk', stat]] },
    { maybe: [', DEF', ['def', stat]] },
    { maybe: [', Scale', ['scale', number('a Pendulum Scale')]] },
    { maybe: [', arrows', ['arrows', arrowList]] },
  ),
  record<Exclude<Facts, MonsterFacts>>(
    { cardType: 'spell' },
    ['property', same('a property', spellTrapProperties)],
    'Spell',
  ),
  record<Exclude<Facts, MonsterFacts>>(
    { cardType: 'trap' },
    ['property', same('a property', spellTrapProperties)],
    'Trap',
  ),
);
