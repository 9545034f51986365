import { expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import type { MonsterFacts } from '../../../src/effects/facts.ts';
import { ruleOnPrinciples } from '../../../src/situations/principles-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textSpell, textTrap } from '../../support/text-cards.ts';

/** Levels for a Ritual Summon, names under an Xyz Monster, the hand that is the Extra Deck, what is gained, and the scales. */

const card = (name: string, text: string, facts: Partial<Omit<MonsterFacts, 'cardType'>>) =>
  cardModelOf({
    name,
    facts: {
      cardType: 'monster',
      abilities: ['Effect'],
      type: 'Beast',
      attribute: 'DARK',
      atk: 1000,
      ...facts,
    },
    text,
  });
const catalogue = makeCatalogue([
  card('Solemn Otter', 'You can Ritual Summon this card with "Wide Hymn". Gains 100 ATK.', {
    abilities: ['Ritual', 'Effect'],
    level: 6,
  }),
  card('Red Otter', 'If this card is sent to the GY: You can draw 1 card.', { level: 6 }),
  card('Tall Otter', 'If this card is sent to the GY: You can draw 1 card.', { level: 8 }),
  card('Short Otter', 'If this card is sent to the GY: You can draw 1 card.', { level: 4 }),
  textSpell(
    'Wide Hymn',
    'This card can be used to Ritual Summon any "Otter" Ritual Monster. You must also Tribute monsters from your hand or field whose total Levels equal or exceed the Level of the Ritual Monster you Ritual Summon, then gain 100 LP.',
  ),
  textSpell(
    'Strict Hymn',
    'This card can be used to Ritual Summon any "Otter" Ritual Monster. You must also Tribute monsters from your hand or field whose total Levels exactly equal the Level of the Ritual Monster you Ritual Summon, then gain 100 LP.',
  ),
  card(
    'Crowned Stoat',
    '2 Level 5 monsters\nOnce per turn, you can also Xyz Summon "Crowned Stoat" by using "Stoat Squire" you control as material. (Transfer its materials to this card.) Gains 100 ATK.',
    { abilities: ['Xyz', 'Effect'], rank: 5 },
  ),
  card(
    'High Heron',
    '2 Level 6 monsters\nYou can also Xyz Summon this card by using 1 "Heron" monster you control as material. Gains 100 ATK.',
    { abilities: ['Xyz', 'Effect'], rank: 6 },
  ),
  card('Stoat Squire', '2 Level 4 monsters\nGains 100 ATK.', { abilities: ['Xyz', 'Effect'], rank: 4 }),
  card('Mended Heron', '"Red Otter" + 1 Beast monster\nGains 100 ATK.', {
    abilities: ['Fusion', 'Effect'],
    level: 6,
  }),
  card(
    'Shade of Names',
    "Once per turn: You can target 1 Effect Monster in your GY; banish that target, and if you do, until the End Phase, this card's name and original ATK become that monster's name and original ATK.",
    { level: 4 },
  ),
  card('Plain Shade', 'If this card is sent to the GY: You can draw 1 card.', { level: 4 }),
  card(
    'Cheering Stoat',
    '2 monsters\nOnce per turn: You can target 1 other face-up monster on the field; it gains 700 ATK/DEF.',
    { abilities: ['Link', 'Effect'], link: 2, arrows: ['bottom', 'top'] },
  ),
  textTrap(
    'Homing Gale',
    'Return 1 Level 4 or higher Beast monster you control to the hand, and if you do, destroy all Spells on the field.',
  ),
  textSpell(
    'Counted Banner',
    "DARK monsters you control cannot be destroyed by your opponent's card effects.",
    'Continuous',
  ),
]);
const answered = (text: string) => ruleOnPrinciples(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  [
    'a Level that is enough',
    'Solemn Otter in hand, Tall Otter on field. Can Wide Hymn use only Tall Otter?',
    'yes',
  ],
  [
    'one that is more than asked',
    'Solemn Otter in hand, Tall Otter on field. Can Strict Hymn use only Tall Otter?',
    'no',
  ],
  ['one that is too low', 'Can I tribute only Short Otter for Solemn Otter with Wide Hymn?', 'no'],
  ['exactly', 'Can I Ritual Summon Solemn Otter with Strict Hymn by tributing Red Otter?', 'yes'],
  [
    'more that was told',
    'Solemn Otter in hand, Short Otter on field has its Level doubled. Can Wide Hymn use only Short Otter?',
    undefined,
  ],
  ['the name that is asked for', 'Can I put Crowned Stoat on top of Stoat Squire?', 'yes'],
  [
    'a name that was taken',
    'Shade of Names copied Stoat Squire this turn. Can I put Crowned Stoat on top of it?',
    'yes',
  ],
  [
    'by a monster that takes none',
    'Plain Shade copied Stoat Squire this turn. Can I put Crowned Stoat on top of it?',
    undefined,
  ],
  [
    'a part of the name, of whatever kind',
    'High Heron can go on top of a Heron monster. Is the Fusion, Mended Heron, good enough?',
    'yes',
  ],
  ['another name', 'Can I put Crowned Stoat on top of Mended Heron?', undefined],
  [
    'a Synchro Monster that would return to the hand',
    'My only Beast is a Synchro. I resolve Homing Gale choosing it. Does all the backrow get destroyed?',
    'no',
  ],
  [
    'a monster of the Main Deck',
    'I resolve Homing Gale choosing Tall Otter. Does all the backrow get destroyed?',
    undefined,
  ],
  [
    'another monster than the one that is named',
    'I control Mended Heron. I resolve Homing Gale choosing a Level 6 Beast. Does all the backrow get destroyed?',
    undefined,
  ],
  [
    "the opponent's monster below",
    'My opponent controls Stoat Squire. Can I put Crowned Stoat on top of it?',
    undefined,
  ],
  ['not on the field', 'Stoat Squire is in my GY. Can I put Crowned Stoat on top of it?', undefined],
  [
    'a card that may bar it',
    'My opponent controls Counted Banner. Can I put Crowned Stoat on top of Stoat Squire?',
    undefined,
  ],
  ['what it gains', 'I use Cheering Stoat on Tall Otter. What does it gain?', '700 ATK and 700 DEF'],
  ['a Link Monster', 'I use Cheering Stoat on another Link Monster. What does it gain?', '700 ATK'],
  ['some monster', 'I use Cheering Stoat on another monster. What does it gain?', undefined],
  [
    'cards in the scales',
    "Counted Banner: monsters I control can't be destroyed by their effects. Are my Pendulum cards in the scales covered too?",
    'no',
  ],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text)).toBe(answer);
});
