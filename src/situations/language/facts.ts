import { abilities, attributes, type Facts, spellTrapProperties } from '../../card-model/facts.ts';
import { monsterTypes } from '../../vocabulary/monster-types.ts';
import { linkArrows } from '../../vocabulary/zones.ts';
import { type Piece, repeated } from './piece.ts';
import { choice, number, oneOf, text } from './pieces.ts';
import { template } from './template.ts';

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

/** The words in the brackets of a monster: "Gemini/Effect". */
const abilityList = repeated(
  same('a word of the brackets', abilities),
  ({ tokens }, end) => (tokens[end]?.kind === 'sign' && tokens[end].text === '/' ? end + 1 : end),
  (texts) => texts.join('/'),
);

/** The Link Arrows, one after the other: "arrows left and bottom-right". */
const arrowList = repeated(
  same('a Link Arrow', linkArrows),
  ({ tokens }, end) => (tokens[end]?.text === 'and' ? end + 1 : undefined),
  (texts) => texts.join(' and '),
);

const pieces = {
  level: number('a Level'),
  rank: number('a Rank'),
  link: number('a Link Rating', 1),
  attribute: same('an Attribute', attributes),
  type,
  abilities: abilityList,
  stat,
  scale: number('a Pendulum Scale'),
  arrows: arrowList,
  property: same('a property', spellTrapProperties),
};

/** What is printed on a card besides its text: "a Level 4 EARTH Beast Effect Monster, ATK 1500, DEF 1000". */
export const facts: Piece<Facts> = choice<Facts>(
  template(
    '{cardType=monster} [Level {level}] [Rank {rank}] [Link {link}] [{attribute}] [{type}] {abilities} Monster [, ATK {atk:stat}] [, DEF {def:stat}] [, Scale {scale}] [, arrows {arrows}]',
    pieces,
  ),
  template('{cardType=spell} {property} Spell', pieces),
  template('{cardType=trap} {property} Trap', pieces),
);
