import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

const catalogue = makeCatalogue([
  textSpell('Tin Harvest', 'Add 1 Level 4 monster from your Deck to your hand.'),
  textSpell('Tin Draft', 'Draw 2 cards. You can only activate 1 "Tin Draft" per turn.'),
  textSpell(
    'Tin Muster',
    'Special Summon 1 Level 4 monster from your Deck, also, for the rest of this turn after this card resolves, you cannot Special Summon monsters, except Level 4 monsters.',
  ),
  textSpell(
    'Tin Levy',
    'Special Summon 1 Level 4 monster from your Deck. You cannot Special Summon other monsters the turn you activate this card.',
  ),
  textSpell('Tin Storm', 'Destroy all monsters on the field.'),
  textMonster(
    'Leaping Sprite',
    '(Quick Effect): You can send this card from your hand to the GY; draw 1 card.',
  ),
  textMonster('Rooted Sprite', 'Once per turn: You can draw 1 card.'),
  textMonster(
    'Hushing Sprite',
    'When a card or effect is activated (Quick Effect): You can discard this card; negate that effect.',
  ),
  textTrap(
    'Tin Verdict',
    'When a card or effect is activated: Pay 1000 LP; negate the activation, and if you do, destroy that card.',
    'Counter',
  ),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

describe('what is left of an effect that was negated', () => {
  test.for([
    ['nothing of it is done', 'They negate my Tin Harvest with Hushing Sprite. Do I still search?', 'no'],
    ['nor of one whose activation was negated', 'Tin Verdict negated my Tin Draft. Do I still draw?', 'no'],
    [
      'a restriction of the effect goes with it',
      'Hushing Sprite negated my Tin Muster. Am I still locked?',
      'no',
    ],
    ['a restriction of the turn does not', 'Hushing Sprite negated my Tin Levy. Am I still locked?', 'yes'],
    [
      'what was paid is not there to be destroyed',
      'They drop Leaping Sprite; I negate it with Tin Verdict. Is Leaping Sprite destroyed too?',
      'no',
    ],
    [
      'the card itself is destroyed, where the text says so',
      'I activate Tin Storm and my opponent negates it with Tin Verdict. Is Tin Storm destroyed?',
      'yes',
    ],
  ])('%s', ([, text = '', answer]) => {
    expect(answered(text)).toBe(answer);
  });

  test.for([
    ['of a negated activation, the turn may be free', 'Tin Verdict negated my Tin Levy. Am I still locked?'],
    ['it was not negated', 'They could negate my Tin Harvest with Hushing Sprite. Do I still search?'],
    ['another effect is asked about', 'They negate my Tin Harvest with Hushing Sprite. Do I still draw?'],
    [
      'it is not told where the monster is',
      'They negated my Rooted Sprite with Tin Verdict. Is Rooted Sprite banished too?',
    ],
  ])('stays open: %s', ([, text = '']) => {
    expect(answered(text)).toBe('cannot tell');
  });
});
