import { expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textMonster, textTrap } from '../support/text-cards.ts';

/** A Trigger Effect goes on the Chain before what answers the Summon; what is "in response" answers something. */

const catalogue = makeCatalogue([
  textMonster(
    'Digging Mole',
    'When this card is Normal Summoned: You can send 1 monster from your Deck to the GY.',
  ),
  textMonster(
    'Drifting Veil',
    '(Quick Effect): You can discard this card; until the end of this turn, any card sent to the GY is banished instead.',
  ),
  textMonster('Buried Wren', 'If this card is sent from the field to the GY: Draw 1 card.'),
  textTrap('Sudden Rockfall', 'Target 1 monster on the field; destroy that target.'),
]);
const verdict = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg');

test.for([
  [
    'the answer to the Summon is chained to the effect',
    'I Normal Summon Digging Mole. My opponent activates Sudden Rockfall on it in response. Do I mill?',
    'yes',
  ],

  [
    'an answer to nothing that was told',
    'My Digging Mole was hit by Sudden Rockfall in response. Do I still mill?',
    'cannot tell',
  ],
  [
    'an answer to a Summon that was not told',
    'My opponent hits Digging Mole with Sudden Rockfall in response to the Summon. Do I mill?',
    'cannot tell',
  ],
  [
    'another turn than the one of the Summon',
    'I control Digging Mole. My opponent activates Sudden Rockfall on it. Do I mill?',
    'no',
  ],
] as const)('%s', ([, text, answer]) => {
  expect(verdict(text)?.answer).toBe(answer);
});

test('what is placed first is said', () => {
  const { assumed } =
    verdict('I Normal Summon Digging Mole. They activate Sudden Rockfall on it. Do I mill?') ?? {};
  expect(assumed).toContain('it is placed on the Chain first, before what the opponent activated then');
});

test('what is supposed after an effect has resolved is not done by it', () => {
  expect(
    verdict("Drifting Veil resolved. Does Buried Wren's effect activate when it's destroyed?")?.answer,
  ).toBe('no');
  expect(
    verdict("I control Buried Wren. Does Buried Wren's effect activate when it's destroyed?")?.answer,
  ).toBe('yes');
});
