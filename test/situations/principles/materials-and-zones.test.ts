import { expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import type { MonsterFacts } from '../../../src/effects/facts.ts';
import { ruleOnPrinciples } from '../../../src/situations/principles-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell } from '../../support/text-cards.ts';

/** What is no material at all, what a text bars from being used, what is excavated past, and where a revived monster goes. */

const extra = (name: string, text: string, facts: Partial<Omit<MonsterFacts, 'cardType'>>) =>
  cardModelOf({ name, facts: { cardType: 'monster', abilities: ['Effect'], atk: 1000, ...facts }, text });
const catalogue = makeCatalogue([
  extra('Stacked Otter', '2 Level 4 monsters\nGains 100 ATK.', { abilities: ['Xyz', 'Effect'], rank: 4 }),
  extra('Odd Otter', '2 Level 4 monsters, including a Link Monster\nGains 100 ATK.', {
    abilities: ['Xyz', 'Effect'],
    rank: 4,
  }),
  extra('Solemn Otter', 'Must be Ritual Summoned, without using "Solemn Otter". Gains 100 ATK.', {
    abilities: ['Ritual', 'Effect'],
    level: 6,
  }),
  extra('Calm Otter', 'You can Ritual Summon this card with "Hymn". Gains 100 ATK.', {
    abilities: ['Ritual', 'Effect'],
    level: 6,
  }),
  textMonster(
    'Sent Heron',
    'Cannot be Normal Summoned/Set. Must be Special Summoned by a card effect. Gains 100 ATK.',
  ),
  textMonster(
    'Gathering Heron',
    'Once per turn: You can target 1 monster your opponent controls; attach it to this card as material.',
  ),
  textMonster('Plain Heron', 'If this card is Normal Summoned: You can draw 1 card.'),
  textSpell(
    'Deep Dig',
    'Excavate cards from the top of your Deck until you excavate a monster that can be Normal Summoned/Set. Special Summon it, also banish the other excavated cards.',
  ),
  textSpell('Second Dawn', 'Target 1 monster in your GY; Special Summon it.'),
  textSpell('Quick Mould', 'Special Summon 1 Level 4 or lower Fusion Monster from your Extra Deck.'),
  textSpell(
    'Late Tune',
    'You can banish this card from your GY; immediately after this effect resolves, Synchro Summon 1 WIND Synchro Monster, using monsters you control.',
  ),
]);
const answered = (text: string) => ruleOnPrinciples(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  [
    'a face-down monster for a Synchro Summon',
    "With Late Tune's GY effect I'd like to include my face-down monster in the Synchro Summon. Allowed?",
    'no',
  ],
  ['a face-up one', 'Can I include my monster in the Synchro Summon with Late Tune?', undefined],
  [
    'a Link Monster for an Xyz Summon',
    'Could I overlay a Link Monster as one of the two materials for Stacked Otter?',
    'no',
  ],
  [
    'where a text speaks of Link Monsters',
    'Could I overlay a Link Monster as one of the two materials for Odd Otter?',
    undefined,
  ],
  ['what an effect attaches', 'Can I make a Link Monster an Xyz Material with Gathering Heron?', undefined],
  [
    'more than that',
    'Could I overlay a Link Monster that became Level 4 as one of the two materials for Stacked Otter?',
    undefined,
  ],
  [
    'what must not be used for its Summon',
    'Two Solemn Otter in hand. Can I Ritual Summon Solemn Otter by using the other Solemn Otter?',
    'no',
  ],
  ['where no text bars it', 'Can I Ritual Summon Calm Otter by using the other Calm Otter?', undefined],
  [
    'excavated past',
    'Deep Dig excavates Sent Heron first. Is Sent Heron Special Summoned by Deep Dig?',
    'no',
  ],
  ['one that can be Normal Summoned', 'Deep Dig excavates Plain Heron. Is it Special Summoned?', undefined],
  [
    'where what is revived goes',
    'I use Second Dawn on a Link Monster. Main Monster Zone or Extra Monster Zone?',
    'a Main Monster Zone',
  ],
  ['whether', 'I use Second Dawn on Stacked Otter. Can I put it in the Extra Monster Zone?', 'no'],
  [
    'not of what comes from the Extra Deck',
    'I use Quick Mould. Does it go to the Extra Monster Zone or a Main Monster Zone?',
    undefined,
  ],
  [
    'not of what is made with it',
    'I use Second Dawn on Stacked Otter and use it to link into a Link Monster. Can it go to the Extra Monster Zone?',
    undefined,
  ],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text)).toBe(answer);
});
