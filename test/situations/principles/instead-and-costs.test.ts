import { expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { ruleOnPrinciples } from '../../../src/situations/principles-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textPendulum, textSpell, textTrap } from '../../support/text-cards.ts';

/** What is done instead of a destruction, what a cost can be paid with, what comes back, what covers later monsters. */

const extra = (name: string) =>
  cardModelOf({
    name,
    facts: { cardType: 'monster', abilities: ['Effect', 'Fusion'], level: 6 },
    text: 'Gains 100 ATK.',
  });
const catalogue = makeCatalogue([
  textMonster('Brass Heron', 'Gains 100 ATK.'),
  textMonster('Brass Stork', 'Gains 100 ATK.'),
  textMonster('Clay Pigeon', 'Gains 100 ATK.'),
  textMonster('Back Pigeon', 'If this card is banished: You can Special Summon this card.'),
  textMonster(
    'Long Siege',
    'If this card would be destroyed by battle or card effect, you can detach 1 material from this card instead.',
  ),
  textSpell('Wide Blast', 'Destroy all monsters on the field.'),
  textTrap('Short Leash', 'Target 1 monster on the field; return that target to the hand.'),
  textMonster(
    'Grave Warden',
    'If a "Brass" monster(s) you control would be destroyed by battle or card effect, you can banish this card from your GY instead.',
  ),
  textMonster(
    'Field Warden',
    'If another "Brass" monster(s) you control would be destroyed by card effect, you can send this card to the GY instead.',
  ),
  textMonster(
    'Greedy Warden',
    'If this card would be destroyed by battle or card effect, you can destroy 1 "Brass" monster in your hand or field instead.',
  ),
  textSpell(
    'Salt Toll',
    'Once per turn: You can shuffle 1 card you control into the Main Deck; draw 1 card.',
    'Continuous',
  ),
  textSpell(
    'Ash Toll',
    'Once per turn: You can send 1 face-up card you control to the GY; draw 1 card.',
    'Continuous',
  ),
  textSpell('Hand Toll', 'Send 1 other card from your hand to the GY; draw 1 card.'),
  extra('Joined Crane'),
  textPendulum('Swinging Crane', 'Gains 100 ATK.', 'Gains 100 ATK.'),
  textTrap('Dry Field', 'Negate the effects of all face-up monsters on the field.', 'Continuous'),
  textTrap('Lost Door', 'Target 1 monster on the field; banish it.'),
  textTrap('Turning Door', 'Target 1 monster on the field; banish it until the End Phase.'),
  textTrap('Tall Wall', 'This turn, your monsters cannot be destroyed by battle.'),
  textTrap('Low Wall', 'Target 1 monster you control; this turn, that target cannot be destroyed by battle.'),
]);
const answered = (text: string) => ruleOnPrinciples(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  [
    'one card in the GY saves both',
    'Wide Blast would destroy my Brass Heron and Brass Stork. I banish Grave Warden from my GY. Are both saved?',
    'yes',
  ],
  [
    'not one of another kind',
    'Wide Blast would destroy my Brass Heron and Clay Pigeon. If I banish Grave Warden from my GY, does Clay Pigeon survive too?',
    'no',
  ],
  [
    'it is not in the GY',
    'Wide Blast would destroy my Brass Heron and Grave Warden. Can I banish Grave Warden to save Brass Heron?',
    'no',
  ],
  [
    'it is destroyed itself, and saves only others',
    'Wide Blast would destroy my Brass Heron and Field Warden. Can Field Warden save Brass Heron?',
    'no',
  ],
  [
    'not from battle',
    'My Brass Heron would be destroyed by battle. Can Field Warden save Brass Heron?',
    'no',
  ],
  [
    'what is destroyed anyway is destroyed for nothing else',
    'Wide Blast hits Greedy Warden and Brass Heron. Can I destroy Brass Heron instead?',
    'no',
  ],
  [
    'one that is not destroyed may be',
    'Wide Blast hits Greedy Warden. Can I destroy Brass Heron in my hand instead?',
    'yes',
  ],
  [
    'no destruction, nothing instead of it',
    'Short Leash targets my Brass Heron. Can I banish Grave Warden from my GY to save it?',
    'no',
  ],
  [
    'asked the other way round',
    'Wide Blast would destroy my Brass Heron. I banish Grave Warden from my GY instead. Is Brass Heron destroyed?',
    undefined,
  ],
  ['the Main Deck', "I want to shuffle Joined Crane back for Salt Toll's cost. Is that legal?", 'no'],
  ['any other', "I want to shuffle Clay Pigeon back for Salt Toll's cost. Is that legal?", undefined],
  ['a Pendulum Monster on the field', "Can I send Swinging Crane for Ash Toll's cost?", 'no'],
  ['a Token', "Can I send a Token to the GY for Ash Toll's cost?", 'no'],
  ['the card itself', 'Hand Toll is the last card in my hand. Can it be its own cost?', 'no'],
  ['banished for good', 'Lost Door banished my Clay Pigeon. Does it come back in the End Phase?', 'no'],
  ['one that comes back by itself', 'Lost Door banished my Back Pigeon. Does it come back?', 'yes'],
  [
    'material to pay with',
    'Wide Blast would destroy my Long Siege. Can it detach 1 material instead?',
    'yes',
  ],
  [
    'what saves may be negated',
    'Dry Field is on the field. Wide Blast would destroy my Long Siege. Can it detach 1 material instead?',
    undefined,
  ],
  [
    "the other player's to decide",
    "Wide Blast would destroy my opponent's Long Siege. Can I detach 1 material instead?",
    undefined,
  ],
  [
    'no material to pay with',
    'Wide Blast would destroy my Long Siege, which has no materials. Can it detach 1 material instead?',
    undefined,
  ],
  ['banished for a time', 'Turning Door banished my Clay Pigeon. Does it come back?', undefined],
  [
    'one that comes later',
    'I activated Tall Wall and afterwards Special Summon Clay Pigeon. Is Clay Pigeon protected too?',
    'yes',
  ],
  [
    'asked of another protection',
    'I activated Tall Wall and afterwards Special Summon Clay Pigeon. Is Clay Pigeon protected from Wide Blast?',
    undefined,
  ],
  [
    "the other player's",
    'My opponent activated Tall Wall and afterwards I Special Summon Clay Pigeon. Is Clay Pigeon protected too?',
    undefined,
  ],
  [
    "a monster of the other player's",
    'I activated Tall Wall and afterwards my opponent Special Summons Clay Pigeon. Is Clay Pigeon protected too?',
    undefined,
  ],
  [
    'a target alone',
    'I activated Low Wall on Brass Heron and afterwards Special Summon Clay Pigeon. Is Clay Pigeon protected too?',
    'no',
  ],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text)).toBe(answer);
});
