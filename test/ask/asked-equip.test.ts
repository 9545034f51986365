import { expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textSpell } from '../support/text-cards.ts';

/** What an Equip Card can be equipped to, by the words of its text. */

const unionOf = (name: string, text: string) =>
  cardModelOf({
    name,
    facts: { cardType: 'monster', abilities: ['Union', 'Effect'], level: 3, atk: 500, def: 500 },
    text,
  });
const catalogue = makeCatalogue([
  textSpell('Plain Saddle', 'The equipped monster gains 300 ATK.', 'Equip'),
  textSpell('Dark Saddle', 'Equip only to a DARK monster. It gains 400 ATK.', 'Equip'),
  textSpell('Own Saddle', 'Equip only to a monster you control. It gains 400 ATK.', 'Equip'),
  textSpell('Lent Saddle', "Equip only to an opponent's monster. It loses 400 ATK.", 'Equip'),
  textSpell(
    'Old Saddle',
    'You can only equip this card to a monster on your side of the field. It gains 400 ATK.',
    'Equip',
  ),
  textSpell('Odd Saddle', 'Equip only to a monster that dreams. It gains 400 ATK.', 'Equip'),
  unionOf(
    'Paper Wing',
    'Once per turn, you can either: Target 1 "White Mare" you control; equip this card to that target, OR: Unequip this card and Special Summon it. A monster equipped with this card gains 300 ATK. (A monster can only be equipped with 1 Union Monster at a time. If the equipped monster would be destroyed by battle, destroy this card instead.)',
  ),
  unionOf(
    'Paper Tail',
    'Once per turn, you can either: Target 1 "White Mare" you control; equip this card to that target, OR: Unequip this card and Special Summon it. A monster equipped with this card gains 300 ATK.',
  ),
  cardModelOf({
    name: 'Night Mare',
    facts: { cardType: 'monster', abilities: ['Normal'], attribute: 'DARK' },
    text: 'A horse.',
  }),
  cardModelOf({
    name: 'White Mare',
    facts: { cardType: 'monster', abilities: ['Normal'], attribute: 'LIGHT' },
    text: 'A horse.',
  }),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  ['any monster', 'Can I equip Plain Saddle to White Mare?', 'yes'],

  ['the Attribute fits', 'Can I equip Dark Saddle to Night Mare?', 'yes'],
  ['the Attribute does not fit', 'Can I equip Dark Saddle to White Mare?', 'no'],
  ['said of the card', 'Can Dark Saddle be equipped to White Mare?', 'no'],
  ['said of the monster', 'Can White Mare be equipped with Dark Saddle?', 'no'],
  ['whose it has to be', 'Can I equip Own Saddle to my White Mare?', 'yes'],
  ["only one's own", "Can I equip Own Saddle to my opponent's White Mare?", 'no'],

  ["only one's own, in the words of old", "Can I equip Old Saddle to my opponent's White Mare?", 'no'],
  ['face-down', 'My opponent controls a face-down Night Mare. Can I equip Plain Saddle to it?', 'no'],
  ['nothing is known of the monster', "Can I equip Dark Saddle to my opponent's monster?", 'cannot tell'],
  ['words that no field says', 'Can I equip Odd Saddle to Night Mare?', 'cannot tell'],
  ['of another card', 'Can I equip Night Mare to White Mare?', 'cannot tell'],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text)).toBe(answer);
});

test.for([
  ['Can I Flip Summon White Mare?', 'yes'],
  ['I Set White Mare this turn. Can I Flip Summon it?', 'no'],
  [
    'I control a face-down White Mare and a face-up White Mare. Can I Flip Summon the face-down White Mare?',
    'yes',
  ],
  ['I control White Mare. Can I Flip Summon it?', 'cannot tell'],
])('%s', ([text = '', expected]) => {
  expect(answered(text) ?? 'cannot tell').toBe(expected);
});
