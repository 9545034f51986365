import { expect, test } from 'vitest';
import type { Frame, Phrase } from '../../src/ask/grammar/frame.ts';
import { readFrames } from '../../src/ask/grammar/frames.ts';
import { namesIn } from '../../src/ask/names/names-in.ts';
import { chunks } from '../../src/ask/text/chunks.ts';
import { tokens } from '../../src/ask/text/tokens.ts';
import { wordBooks } from '../support/word-cards.ts';

const read = (text: string) => {
  const all = tokens(text);
  return readFrames(chunks(all, namesIn(all, text, wordBooks.catalogue).cards));
};

const short = (phrase: Phrase): string => {
  switch (phrase.kind) {
    case 'card':
      return [phrase.owner, ...phrase.qualities, phrase.name].filter((part) => part !== undefined).join(' ');
    case 'effect':
      return `${phrase.trigger ? 'trigger' : 'effect'} of ${phrase.of === undefined ? '?' : short(phrase.of)}`;
    case 'player':
      return phrase.who;
    case 'pronoun':
      return phrase.which;
    case 'thing':
      return `${phrase.count ?? 'a'} ${phrase.noun}${phrase.of === undefined ? '' : ` of ${short(phrase.of)}`}`;
    case 'link':
      return `link ${phrase.link}`;
    case 'moment':
      return phrase.at.join(' ');
    default:
      return phrase.kind === 'place' ? phrase.place : phrase.phase;
  }
};

const inShort = ({
  verb,
  passive,
  asked,
  detail,
  negated,
  subject,
  objects,
  complements,
  link,
  qualities,
}: Frame) =>
  [
    detail ? '(' : '',
    asked ? '?' : '',
    subject.map(short).join('+'),
    negated ? 'not' : '',
    passive ? `${verb}*` : verb,
    objects.map(short).join('+'),
    ...qualities,
    ...complements.map(({ prep, value }) => `${prep}:${short(value)}`),
    link === undefined ? '' : `#${link}`,
  ]
    .filter((part) => part !== '')
    .join(' ');

test.for([
  ['active', 'I destroy Lantern Newt.', ['me destroy Lantern Newt']],
  ['passive', 'Lantern Newt was destroyed by Wide Flood.', ['Lantern Newt destroy* by:Wide Flood']],
  ['"still" makes no noun of a verb', 'Can Lantern Newt still attack?', ['? Lantern Newt attack']],
  ['an article does', 'Lantern Newt survives the attack.', ['Lantern Newt survive a attack']],
  ['past, without "was"', 'Wide Flood destroyed it.', ['Wide Flood destroy it']],
  [
    'the same player goes on',
    'P0 activates Wide Flood and draws 1.',
    ['P0 activate Wide Flood', 'P0 draw 1 card'],
  ],
  [
    'another subject begins',
    'P0 gains 500 LP and Wide Flood destroys it.',
    ['P0 gain 500 lp', 'Wide Flood destroy it'],
  ],
  [
    'a list',
    'I discard Rope Dancer, Copper Heron and Plain Boar.',
    ['me discard Rope Dancer+Copper Heron+Plain Boar'],
  ],
  [
    'brackets',
    'P1 chains Set Late Snare (Chain Link 2; discards Plain Boar).',
    ['P1 chain set Late Snare #2', '( P1 discard Plain Boar'],
  ],
  [
    'which',
    'I chain Grave Call, which revives Rope Dancer.',
    ['me chain Grave Call', 'Grave Call revive Rope Dancer'],
  ],
  [
    'where from and to',
    'P0 sends Rope Dancer from the Deck to the GY.',
    ['P0 send Rope Dancer from:deck to:gy'],
  ],
  [
    'a question',
    'Can P0 activate the trigger effect of Rope Dancer?',
    ['? P0 activate trigger of Rope Dancer'],
  ],
  ['its effect', 'Does its effect activate?', ['? effect of it activate']],
  ["a card's search", "Can I use Rope Dancer's search?", ['? me use effect of Rope Dancer']],
  ['not', 'The Summon is not negated.', ['a summon not negate*']],
  ['how it lies', 'P0 has Late Snare Set face-down.', ['P0 control Late Snare set face-down']],
  [
    'by link',
    'Chain Link 1 resolves and destroys Rope Dancer.',
    ['link 1 resolve', 'link 1 destroy Rope Dancer'],
  ],
] as const)('%s', ([, text, frames]) => {
  const { frames: found, notUnderstood } = read(text);
  expect(found.map(inShort)).toEqual(frames);
  expect(notUnderstood).toEqual([]);
});

test.for([
  ['a word', 'Wide Flood perhaps destroys Lantern Newt.', ['perhaps']],
  ['a subject without a verb', 'Lantern Newt. Wide Flood destroys it.', ['Lantern Newt']],
  ['a preposition without an end', 'I destroy Lantern Newt with.', ['with']],
] as const)('%s is listed as not understood', ([, text, left]) =>
  expect(read(text).notUnderstood.map(({ text: said }) => said)).toEqual(left),
);
