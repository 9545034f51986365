import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { ruleOnPrinciples } from '../../../src/situations/principles-verdict.ts';
import { monster } from '../../support/card-texts.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** May a monster be Special Summoned from the GY: its past in loose words, of which not every one is read. */

const ofKind = (name: string, ...kind: Parameters<typeof monster>) =>
  cardModelOf({ name, facts: monster(...kind), text: 'Gains 100 ATK.' });
const catalogue = makeCatalogue([
  ofKind('Molten Curlew', 'Effect', 'Fusion'),
  ofKind('Rite Curlew', 'Effect', 'Ritual'),
  textMonster('Plain Curlew', 'Gains 100 ATK.'),
  textMonster(
    'Proud Curlew',
    'Cannot be Normal Summoned/Set. Must first be Special Summoned (from your hand) by banishing 1 WIND monster from your GY.',
  ),
  textMonster(
    'Sole Curlew',
    'Cannot be Normal Summoned/Set. Must be Special Summoned (from your hand) by banishing 1 WIND monster from your GY.',
  ),
  textSpell('First Light', 'Target 1 monster in your GY; Special Summon it.'),
  textSpell(
    'Quick Cast',
    'Special Summon 1 Fusion Monster from your Extra Deck, but it cannot attack, also it is destroyed during the End Phase. (This is treated as a Fusion Summon.)',
  ),
  textSpell('Crude Cast', 'Special Summon 1 Fusion Monster from your Extra Deck.'),
  textTrap(
    'Far Prison',
    "When an opponent's monster declares an attack: Target that attacking monster; banish it.",
  ),
  textSpell('Rockfall', 'Destroy all monsters on the field.'),
]);
const answered = (text: string) => ruleOnPrinciples(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  [
    'its own procedure, by what it banishes',
    'Proud Curlew got special summoned by banishing a WIND, and got destroyed some turns after. Am I allowed to bring her back through First Light?',
    'yes',
  ],
  [
    'a text without "first"',
    'My Sole Curlew was summoned correctly, with all the trimmings, and then got hit by Rockfall. Is First Light able to bring it back?',
    'no',
  ],
  [
    'treated as a Fusion Summon, with words between',
    'Used Quick Cast for Molten Curlew, which blew up in the End Phase. Next turn, is it a valid target for First Light?',
    'yes',
  ],
  [
    'no Fusion Summon',
    'Crude Cast got me Molten Curlew and he was tributed later on. Will First Light be able to summon him?',
    'no',
  ],
  [
    'pitched from the hand',
    'Proud Curlew was pitched as a cost, sadly. Could First Light get it back?',
    'no',
  ],
  [
    'never Ritual Summoned',
    'Rite Curlew, the ritual monster, got sent from my hand to the GY and was never ritual summoned. Is it a legal target for First Light?',
    'no',
  ],
  [
    'its Summon was negated',
    'The fusion summon of Molten Curlew got negated, so it died. Could First Light get it back?',
    'no',
  ],
  [
    'whatever its past was',
    'Plain Curlew got tribute summoned at some point and died. Can I use First Light on it?',
    'yes',
  ],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text)).toBe(answer);
});

describe('nothing is ruled', () => {
  test.for([
    [
      'what hit it banishes',
      'Proud Curlew was properly summoned and then hit by Far Prison. Can I use First Light on it?',
    ],
    ['it did not leave', 'Molten Curlew was fusion summoned. Can First Light bring it back sometime?'],
    [
      "the opponent's monster",
      "My opponent's Molten Curlew got fusion summoned and later destroyed, somehow. Could First Light get it back?",
    ],
    [
      'back in the Extra Deck',
      'Molten Curlew was fusion summoned, then bounced to the extra deck, then milled. Could First Light get it back?',
    ],
    [
      'how it was Summoned was not told',
      'My Molten Curlew was somehow destroyed. Could First Light get it back?',
    ],
  ] as const)('%s', ([, text]) => {
    expect(answered(text)).toBeUndefined();
  });
});
