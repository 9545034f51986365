import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { ruleOnPrinciples } from '../../../src/situations/principles-verdict.ts';
import { monster } from '../../support/card-texts.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textPendulum, textSpell, textTrap } from '../../support/text-cards.ts';

/** May it be Special Summoned again: what is told of a monster's past, in players' words. */

const ofKind = (name: string, ...kind: Parameters<typeof monster>) =>
  cardModelOf({ name, facts: monster(...kind), text: 'Gains 100 ATK.' });
const catalogue = makeCatalogue([
  ofKind('Brass Cormorant', 'Effect', 'Synchro'),
  ofKind('Rite Cormorant', 'Effect', 'Ritual'),
  textMonster('Plain Cormorant', 'Gains 100 ATK.'),
  textPendulum('Swinging Cormorant', 'Gains 100 ATK.', 'Once per turn: You can draw 1 card.'),
  textMonster(
    'Proud Cormorant',
    'Cannot be Normal Summoned/Set. Must first be Special Summoned (from your hand) by banishing 1 Spell from your GY.',
  ),
  textMonster(
    'Sole Cormorant',
    'Cannot be Normal Summoned/Set. Must be Special Summoned (from your hand) by banishing 1 Spell from your GY.',
  ),
  textSpell('Second Dawn', 'Target 1 monster in your GY; Special Summon it.'),
  textSpell('Own Dawn', 'Special Summon this card as a Normal Monster.'),
  textTrap('Late Dawn', 'Target 1 of your banished monsters; Special Summon it.'),
  textSpell('Brass Mold', 'Special Summon 1 Synchro Monster from your Extra Deck.'),
  textSpell(
    'True Brass Mold',
    'Special Summon 1 Synchro Monster from your Extra Deck. (This is treated as a Synchro Summon.)',
  ),
  textTrap(
    'Warden of Dawns',
    'When a monster(s) would be Summoned: Pay 1000 LP; negate the Summon, and if you do, destroy it.',
    'Counter',
  ),
  textSpell('Flood', 'Destroy all monsters on the field.'),
]);
const answered = (text: string) => ruleOnPrinciples(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

describe('what was told of its past', () => {
  test.for([
    [
      'Summoned as it should be',
      'I Synchro Summoned Brass Cormorant and it died in battle. Can I revive it with Second Dawn?',
      'yes',
    ],
    [
      'the same, from another angle',
      'My Brass Cormorant was properly Synchro Summoned and later destroyed by Flood. Is it a legal target for Second Dawn?',
      'yes',
    ],
    [
      'it never was on the field',
      'Brass Cormorant was sent from the Extra Deck to the GY. Can Second Dawn revive it?',
      'no',
    ],
    [
      'turned face-down, and its Flip Summon negated',
      'My properly Summoned Proud Cormorant was turned face-down; when I Flip Summoned it, Warden of Dawns negated that. Can Second Dawn bring it back?',
      'yes',
    ],
    [
      'the same of one that was not Summoned as it must be',
      'Proud Cormorant was Special Summoned by Second Dawn. It was turned face-down. I Flip Summon it and Warden of Dawns negates it. Can I revive it with Second Dawn?',
      undefined,
    ],
    ['discarded', 'I discarded Proud Cormorant for a cost. Can I bring it back with Second Dawn?', 'no'],
    [
      'by its own procedure',
      'I summoned Proud Cormorant with its own procedure, then it was destroyed. Can Second Dawn revive it?',
      'yes',
    ],
    [
      'only by its own procedure, ever',
      'I summoned Sole Cormorant with its own procedure, then it was destroyed. Can Second Dawn revive it?',
      'no',
    ],
    [
      'its Summon was negated',
      'Warden of Dawns negated the Synchro Summon of my Brass Cormorant. Can I Second Dawn it?',
      'no',
    ],
    [
      'back in the hand since',
      'I Ritual Summoned Rite Cormorant, it was bounced to my hand, and then I discarded it. Can Second Dawn revive it?',
      'no',
    ],
    [
      'by a card that does not do it properly',
      'Brass Mold summoned my Brass Cormorant. It was destroyed. Can Second Dawn revive it?',
      'no',
    ],
    [
      'by a card that does',
      'True Brass Mold summoned my Brass Cormorant. It was destroyed. Can Second Dawn revive it?',
      'yes',
    ],
    [
      'banished after it',
      'My Brass Cormorant was Synchro Summoned and then banished. Can I Special Summon it with Late Dawn?',
      'yes',
    ],
    [
      'not where the effect takes from',
      'My Brass Cormorant was Synchro Summoned and then banished. Can I Special Summon it with Second Dawn?',
      'no',
    ],
    ['one that needs none of it', 'I discarded Plain Cormorant. Can Second Dawn revive it?', 'yes'],
    ['a card that only Summons itself', 'I discarded Plain Cormorant. Can Own Dawn revive it?', 'no'],
  ] as const)('%s', ([, text, answer]) => {
    expect(answered(text)).toBe(answer);
  });
});

describe('nothing is ruled', () => {
  test.for([
    ['how it was Summoned was not told', 'Brass Cormorant died in battle. Can I revive it with Second Dawn?'],
    [
      'something else was told',
      'I Synchro Summoned Brass Cormorant and it died, but Flood was activated. Can I revive it with Second Dawn?',
    ],
    [
      'a Pendulum Monster that leaves the field',
      'I Pendulum Summoned Swinging Cormorant and it was destroyed. Can I revive it with Second Dawn?',
    ],
    [
      'banished face-down',
      'My Brass Cormorant was Synchro Summoned and then banished face-down. Can I Special Summon it with Late Dawn?',
    ],
    [
      'it may have been there before',
      'I summoned Brass Cormorant with Second Dawn and it died. Can I revive it with Second Dawn?',
    ],
  ] as const)('%s', ([, text]) => {
    expect(answered(text)).toBeUndefined();
  });
});
