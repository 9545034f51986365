import { expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** What counts when an effect was activated, what a later Chain Link did, and one answer for every card that a name may mean. */

const catalogue = makeCatalogue([
  textMonster(
    'Drowsy Badger',
    'While this card is in face-up Defense Position, change all other monsters on the field to Defense Position, also negate the activated effects of monsters that were in Defense Position when that effect was activated.',
  ),
  textMonster(
    'Stern Badger',
    'When this card is Normal Summoned: You can draw 1 card. Negate the activated effects of monsters with 0 ATK.',
  ),
  textMonster('Parting Finch', 'You can Tribute this card; add 1 Beast monster from your Deck to your hand.'),
  textSpell('Plain Gust', 'Target 1 Spell on the field; destroy that target.', 'Quick-Play'),
  textTrap('Rising Bell', 'Target 1 monster in your GY; Special Summon that target.'),
  textTrap('Falling Bell', 'When a monster is Summoned: Destroy all monsters your opponent controls.'),
  textMonster('Prompt Wren', 'When this card is Special Summoned: You can draw 2 cards.'),
  textMonster('Patient Wren', 'If this card is Special Summoned: You can draw 2 cards.'),
  textMonster(
    'Burying Owl',
    'You can target 1 Set card your opponent controls; reveal that target, then place that target on the top of the Deck.',
  ),
  textMonster(
    'Gear Owl',
    'Once per turn: You can detach 1 material from this card, then target 1 monster on the field; destroy that target. This effect can be activated during either player\'s turn, if this card has "Copper Gear" as material.',
  ),
  textMonster('Copper Gear', ''),
  textSpell('Gear Storm', 'Detach 1 material from a monster.', 'Quick-Play'),
  textMonster('Marten, Queen of Tin', 'You can discard 1 card; draw 1 card.'),
  textMonster('Marten, Singer of Tin', 'You can discard 1 card; draw 2 cards.'),
  textTrap('Long Way Home', 'Target 1 monster on the field; return that target to the hand.'),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  [
    'Defense Position Drowsy Badger on my side. They Tribute Parting Finch for its own effect. Negated?',
    'yes',
  ],
  [
    'Drowsy Badger is in Defense Position. They Tribute Parting Finch to search. Is the search negated?',
    'yes',
  ],
  ['I control Stern Badger. They Tribute Parting Finch (0 ATK) to search. Is the search negated?', 'yes'],
  ['I control Stern Badger. They Tribute Parting Finch (1400 ATK) to search. Is the search negated?', 'no'],
  ['I control Stern Badger. They Tribute Parting Finch to search. Is the search negated?', 'cannot tell'],
  [
    'Drowsy Badger is in Attack Position. They Tribute Parting Finch to search. Is the search negated?',
    'cannot tell',
  ],
] as const)('what monsters have activated: %s', ([text, answer]) => {
  expect(answered(text)).toBe(answer);
});

test.for([
  [
    'Their chain: Plain Gust (Chain Link 1), Rising Bell (Chain Link 2) which Special Summons a monster. The chain resolves. Can I activate Falling Bell?',
    'no',
  ],
  [
    'Their chain: Rising Bell (Chain Link 1), Rising Bell (Chain Link 2) which Special Summons a monster. The chain resolves. Can I activate Falling Bell?',
    'cannot tell',
  ],
  [
    'Plain Gust is Link 1, I respond with Rising Bell as Link 2 and pull Prompt Wren out of my GY. Then Link 1 resolves. Does Prompt Wren get its trigger?',
    'no',
  ],
  [
    'Plain Gust is Link 1, I respond with Rising Bell as Link 2 and pull Patient Wren out of my GY. Then Link 1 resolves. Is its effect still live?',
    'yes',
  ],
] as const)('what Chain Link 2 did: %s', ([text, answer]) => {
  expect(answered(text)).toBe(answer);
});

test.for([
  ['Burying Owl targets a Set card. They flip it up in response. Is it still put on the Deck?', 'no'],
  [
    "On the opponent's turn I used Gear Owl because it had Copper Gear attached. Gear Storm in response removed Copper Gear. Does the effect still resolve?",
    'yes',
  ],
] as const)('what was so when it was activated: %s', ([text, answer]) => {
  expect(answered(text)).toBe(answer);
});

test.for([
  [
    "In the End Phase: I activate Marten's effect and they chain Long Way Home on it. Does the effect still resolve?",
    'yes',
  ],
  ['I activate Marten. How many cards do I draw?', 'cannot tell'],
] as const)('either card may be meant: %s', ([text, answer]) => {
  expect(answered(text)).toBe(answer);
});

const gifts = makeCatalogue([
  textMonster(
    'Gift Stoat',
    'An Xyz Monster that was Summoned using this card as Xyz Material gains this effect.\n● When it is Xyz Summoned: It gains 700 ATK.',
  ),
  textMonster(
    'Letter Stoat',
    'An Xyz Monster that was Xyz Summoned using this card as material gains this effect.\n● When this card destroys a monster by battle: Draw 2 cards.',
  ),
  textMonster(
    'Rare Stoat',
    'An Xyz Monster that was Summoned using this card on the field as material gains this effect. You can only use the preceding effect of "Rare Stoat" once per turn.\n● If it is Xyz Summoned: Draw 1 card.',
  ),
]);

test.for([
  ['Rank 4 Xyz made with two Gift Stoat. How much ATK does it gain?', '1400'],
  ['I Xyz Summoned a Rank 3 Xyz using three Gift Stoat. How much ATK does it gain?', '2100'],
  [
    'A Rank 4 Xyz was made with two Letter Stoat and destroys a monster by battle. How many cards do I draw?',
    '4',
  ],
  ['A Rank 4 Xyz was made with two Letter Stoat. How many cards do I draw?', 'cannot tell'],
  ['A Rank 4 Xyz was made with two Rare Stoat. How many copies of the effect does it gain?', '1'],
  ['A Rank 4 Xyz was made with two Rare Stoat. How many cards do I draw?', 'cannot tell'],
  ['A Rank 4 Xyz made with two Gift Stoat was revived. How much ATK does it gain?', 'cannot tell'],
  ['I have an Xyz. I made a Link Monster with two Gift Stoat. How much ATK does it gain?', 'cannot tell'],
] as const)('what copies give to what is Summoned with them: %s', ([text, answer]) => {
  expect(ruleOnWords(text, { ...projectBooks, catalogue: gifts }, 'tcg')?.answer).toBe(answer);
});

const kept = makeCatalogue([
  textSpell(
    'Otter Harbor',
    'Each time a card is sent to the GY, place 1 Tide Counter on this card. Once per turn, while 2 or more Tide Counters are on this card: You can add 1 Beast monster from your Deck to your hand.',
    'Field',
  ),
  textMonster('Otter Scribe', 'You can remove 3 Ink Counters from this card; draw 1 card.'),
  textMonster(
    'Wary Falcon',
    'Cannot declare an attack unless you return 1 other card you control to the hand.',
  ),
  textMonster('Homing Wren', 'If this card is returned to the hand by a card effect: You can draw 1 card.'),
  textMonster('Eager Wren', 'If this card is returned to the hand: You can draw 1 card.'),
]);

test.for([
  ['Otter Harbor has 2 counters, I searched last turn. Did that use up the counters?', 'no'],
  ['Otter Scribe has 3 counters. Does drawing remove the counters?', 'yes'],
  ['To attack with Wary Falcon I return Homing Wren to the hand. Does Homing Wren trigger?', 'no'],
  [
    'I use an effect to attack with Wary Falcon and return Eager Wren. Does Eager Wren trigger?',
    'cannot tell',
  ],
] as const)('what is a cost, and what is only asked for: %s', ([text, answer]) => {
  expect(ruleOnWords(text, { ...projectBooks, catalogue: kept }, 'tcg')?.answer).toBe(answer);
});
