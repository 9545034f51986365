import { expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textMonster, textSpell } from '../support/text-cards.ts';

/** Facts that are told of no card: how many monsters were Summoned, what a player does not control, how unnamed monsters lie. */

const catalogue = makeCatalogue([
  textMonster(
    'Fifth Star',
    'During the Main Phase, if your opponent Normal or Special Summoned 5 or more monsters this turn (Quick Effect): You can Special Summon this card from your hand.',
  ),
  textSpell(
    'Heron Song',
    'If you control "Paper Heron": Destroy all monsters your opponent controls. You can only activate 1 "Heron Song" per turn.',
  ),
  textMonster(
    'Side Walker',
    'If all monsters your opponent controls are in Defense Position, this card can attack your opponent directly.',
  ),
  cardModelOf({
    name: 'Paper Heron',
    facts: { cardType: 'monster', abilities: ['Normal'], level: 4, atk: 1000, def: 0 },
    text: '',
  }),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  ['as many', 'My opponent summoned 5 monsters this turn. Can I activate Fifth Star?', 'yes'],
  ['one less', 'My opponent summoned 4 monsters this turn. Can I activate Fifth Star?', 'no'],
  ['only so many', 'my opponent only summoned 4 monsters this turn, can i use fifth star', 'no'],
  ['my own', 'I special summoned 6 monsters this turn. Can my opponent activate Fifth Star?', 'yes'],
  ['of the other player', 'I summoned 6 monsters this turn. Can I activate Fifth Star?', 'cannot tell'],
  [
    'and one more',
    'My opponent summoned 4 monsters this turn and then Normal Summons Paper Heron. Can I activate Fifth Star?',
    'yes',
  ],
  ['not told', 'Can I activate Fifth Star?', 'cannot tell'],
  ['after so many', 'can i use fifth star after 5 summons', 'yes'],
  [
    'not controlled',
    "I don't control Paper Heron and my opponent controls Fifth Star. Can I activate Heron Song?",
    'no',
  ],
  ['with none', 'can i activate heron song without paper heron on my field', 'no'],
  [
    'controlled',
    'I control Paper Heron and my opponent controls Fifth Star. Can I activate Heron Song?',
    'yes',
  ],
  [
    'in Defense Position',
    'can side walker attack directly if my opponent controls only defense position monsters',
    'yes',
  ],
  [
    'in Attack Position',
    'can side walker attack directly if my opponent has an attack position monster',
    'no',
  ],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text)).toBe(answer);
});
