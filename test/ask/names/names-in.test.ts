import { describe, expect, test } from 'vitest';
import { whichCard } from '../../../src/ask/names/mention.ts';
import { namesIn } from '../../../src/ask/names/names-in.ts';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { limited, monster } from '../../support/duels.ts';
import { textMonster, textSpell } from '../../support/text-cards.ts';

/** Invented cards whose names have words in common, as those of families do. */
const catalogue = makeCatalogue(
  [
    monster('Tallow Wick Moth'),
    monster('Brisk Otter Vellum'),
    monster('Brisk Otter Grand Vellum'),
    monster('Quarrix, Keeper of Kilns'),
    monster('Marl Quarrix'),
    limited('Oskel of Reeds', ['Ritual']),
    limited('Oskel, Lord of Silt', ['Synchro']),
    textMonster(
      'Pewter Lancet Sable',
      'You can target 1 "Pewter Lancet" monster in your GY; add it to your hand.',
    ),
    monster('Pewter Lancet Drogue'),
    monster('Hollow Drogue'),
    monster('Kindle Finch'),
    monster('Dusk Finch'),
    monster('Kindleon'),
    monster('Velvet Anchorite'),
    monster('Orrery'),
    monster('Quillbark'),
    textSpell('Orrery Break', 'Draw 1 card.'),
    textSpell('D.P.Q. - Different Paper Quire', 'Draw 1 card.'),
    textSpell('Rook & Ember', 'Draw 1 card.'),
    textSpell('Salvage', 'Draw 1 card.'),
    monster('Blue Wyrm Hesper', [], { type: 'Dragon' }),
    monster('Squall Keeper'),
    monster('Plover Quay'),
    monster('Gravelled Plover Quay'),
    textSpell('Summon Squall', 'Draw 1 card.'),
  ],
  new Map([
    ['vella', ['Velvet Anchorite']],
    ['quarrix keeper', ['Quarrix, Keeper of Kilns']],
    ['twins', ['Kindle Finch', 'Dusk Finch']],
  ]),
);
const read = (text: string) => namesIn(text, catalogue);
const cards = (text: string) => [...new Set(read(text).cards.map(({ name }) => name))];

describe('a card that is called by less than its name', () => {
  test.for([
    ['a word of one card', 'I Summon Tallow.', ['Tallow Wick Moth']],
    ['its plural', 'I Summon Anchorites.', ['Velvet Anchorite']],
    ["with 's", "Anchorite's effect resolves.", ['Velvet Anchorite']],
    ['at the start, where it does something', 'Anchorite wipes the board.', ['Velvet Anchorite']],
    ['behind an aside', 'Anchorite (with a Counter) was hit.', ['Velvet Anchorite']],
    ['the name that the others only add to', 'I Summon Vellum.', ['Brisk Otter Vellum']],
    ['Summoned in one way', 'I Ritual Summon Oskel.', ['Oskel of Reeds']],
    ['Summoned in the other', 'I Synchro Summon Oskel.', ['Oskel, Lord of Silt']],
    ['Summoned so anywhere in the text', 'Oskel hits me, and Oskel was Ritual Summoned.', ['Oskel of Reeds']],
    [
      'of the family of another named card',
      'I control Pewter Lancet Sable and Summon Drogue.',
      ['Pewter Lancet Sable', 'Pewter Lancet Drogue'],
    ],
    ['a part of one named in full', 'I control Kindle Finch. My Finch attacks.', ['Kindle Finch']],
    [
      'not with the word behind it, though the letters are those of a card',
      'I control Kindle Finch. Is Kindle on the field?',
      ['Kindle Finch'],
    ],
    ['by its Type', 'I control Blue Wyrm Hesper. The dragon is destroyed.', ['Blue Wyrm Hesper']],
    ['a nickname', 'they chain vella', ['Velvet Anchorite']],
    ['letters with full stops', 'Can D.P.Q. Special Summon it?', ['D.P.Q. - Different Paper Quire']],
    ['the same without', 'I activate DPQ here.', ['D.P.Q. - Different Paper Quire']],
    ['"and" for "&"', 'I activate Rook and Ember.', ['Rook & Ember']],
    ['a wrong letter', 'I Summon Anchorrite.', ['Velvet Anchorite']],
    ['a wrong letter in a full name', 'they summon velvet anchorrite', ['Velvet Anchorite']],
    ['a wrong letter in a nickname', 'they chain quarrix keepper', ['Quarrix, Keeper of Kilns']],
    ['a wrong letter in a name of one word', 'my quillbrak is destroyed', ['Quillbark']],
    ['the same behind "to"', 'they chain it to quilbark.', ['Quillbark']],
    [
      'a wrong letter before the name of another',
      'they chain gravvelled plover quay',
      ['Gravelled Plover Quay'],
    ],
    ['the same with capitals', 'They chain Gravvelled Plover Quay', ['Gravelled Plover Quay']],
    ['two wrong letters in two words', 'they chain brisk oter grnd vellum', ['Brisk Otter Grand Vellum']],
    ['two words in one', 'they chain quarrix, keeperof kilns', ['Quarrix, Keeper of Kilns']],
    ['a name of one word in lower case behind "to"', 'can i chain this to quillbark?', ['Quillbark']],
    [
      'an everyday word where only a card can be',
      'can i chain vella to salvage?',
      ['Velvet Anchorite', 'Salvage'],
    ],
    ['the verb of a Summon before a name', 'they special summon squall keeper', ['Squall Keeper']],
    ['a name that begins with it', 'they use summon squall', ['Summon Squall']],
    ['in brackets, nearly', 'I activate [[Rook & Embr]].', ['Rook & Ember']],
  ] as const)('%s: %s', ([, text, named]) => {
    expect(cards(text)).toEqual(named);
    expect(read(text).unclear).toEqual([]);
  });
});

describe('what is no card', () => {
  test.for([
    ['a sort of monsters', 'I reveal two Pewter Lancet monsters.'],
    ['with an article', 'I Tribute a Pewter Lancet monster.'],
    ['in quotation marks', "Any 'Pewter Lancet' monster will do."],
    ['a Token', 'I control a Tallow Token.'],
    ['a word with a hyphen', 'I use its salvage-style effect.'],
    ['a word of everyday language', 'They salvage what they can.'],
    ['a mistyped word where no card stands', 'we were quillbrak all day.'],
    ['a word of everyday language beside another', 'the plover sits on the quays'],
    ['a mistyped word in lower case, where others have capitals', 'My Sparrow is quillbrak.'],
    ['a part of an unknown name', 'I control Marble Anchorite.'],
    ['an effect in quotation marks', 'It says "attack again" there.'],
    ['other Dragons, too', 'I control a Dragon. The dragon is destroyed.'],
  ] as const)('%s: %s', ([, text]) => expect(read(text)).toMatchObject({ cards: [], unclear: [] }));
});

describe('two cards that may be meant are asked about', () => {
  test.for([
    ['a word of both', 'I control Quarrix.', 'Quarrix', ['Quarrix, Keeper of Kilns', 'Marl Quarrix']],
    [
      'a name, and a word of a longer one before it',
      'I flip Orrery Break, then Orrery.',
      'Orrery',
      ['Orrery', 'Orrery Break'],
    ],
    ['a nickname of two', 'I control Twins.', 'Twins', ['Kindle Finch', 'Dusk Finch']],
  ] as const)('%s', ([, text, typed, names]) => {
    const { unclear } = read(text);
    expect(unclear.map((each) => each.typed)).toEqual([typed]);
    expect(unclear[0]?.names.toSorted()).toEqual(names.toSorted());
  });

  test('an exact name before the longer one is that card', () => {
    expect(read('I flip Orrery, then Orrery Break.').unclear).toEqual([]);
    expect(cards('I flip Orrery, then Orrery Break.')).toEqual(['Orrery', 'Orrery Break']);
  });

  test('the asker is told both', () => {
    expect(read('I control Quarrix.').unclear.map(whichCard).join()).toMatch(
      /"Quarrix" is: did you mean .+ or .+/,
    );
  });
});

test('what was taken is said, and a full name is not', () => {
  const { cards: named } = read('I Summon Tallow and activate Rook & Ember.');
  expect(named.map(({ takenFrom }) => takenFrom)).toEqual(['Tallow', undefined]);
});
