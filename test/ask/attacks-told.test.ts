import { expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { monster } from '../support/duels.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textMonster, textTrap } from '../support/text-cards.ts';

/** Attacks of monsters that nobody named, and what is activated at one moment of a battle alone. */

const catalogue = makeCatalogue([
  textTrap(
    'Bramble Wall',
    "When an opponent's monster declares an attack: Destroy all Attack Position monsters your opponent controls, and if you do, lose 500 LP.",
  ),
  textTrap(
    'Bare Ground',
    "When an opponent's monster declares a direct attack: Shuffle all monsters your opponent controls into the Deck.",
  ),
  textTrap(
    'Fiend Snare',
    'When a Fiend monster your opponent controls declares an attack: Banish that monster.',
  ),
  textMonster(
    'Fluff Guard',
    "During damage calculation, if your opponent's monster attacks (Quick Effect): You can discard this card; you take no battle damage from that battle, also gain 100 LP.",
  ),
  textMonster(
    'Needle Sprite',
    'During damage calculation, if this card battles (Quick Effect): You can pay 1000 LP; this card gains 900 ATK during that damage calculation only.',
  ),
  monster('Plain Ox'),
]);
const verdict = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg');

test.for([
  ['a player attacks', 'My opponent attacks. Can I activate Bramble Wall?', 'yes'],
  ['directly', 'My opponent attacks me directly. Can I activate Bramble Wall?', 'yes'],
  ['in the question', 'Can I activate Bramble Wall if my opponent attacks directly?', 'yes'],
  ['a monster of nobody knows which name', 'my opponent attacks my monster. can i use bramble wall?', 'yes'],
  ['a direct attack is asked for', 'They attack me directly. Can I flip Bare Ground?', 'yes'],
  ['and it is none', 'They attack my monster. Can I flip Bare Ground?', 'no'],
  ['whose attack it is', 'I attack directly. Can I activate Bramble Wall?', 'no'],
  ['what it is decides', 'My opponent attacks. Can I activate Fiend Snare?', 'cannot tell'],
  [
    'in its moment',
    'My opponent attacks my Plain Ox. During damage calculation, can I activate the effect of Fluff Guard in my hand?',
    'yes',
  ],
  [
    'before it',
    'My opponent attacks my Plain Ox. At the attack declaration, can I activate the effect of Fluff Guard in my hand?',
    'no',
  ],
  [
    'an attack of its own player',
    'I attack with Plain Ox. During damage calculation, can I activate the effect of Fluff Guard in my hand?',
    'no',
  ],
  [
    'the effect of the one that has one',
    "My Needle Sprite attacks my opponent's Plain Ox. During damage calculation, can I activate its effect?",
    'yes',
  ],
] as const)('%s: %s', ([, text, answer]) => {
  expect(verdict(text)?.answer).toBe(answer);
});

test('what is for damage calculation alone is asked of any moment of the battle', () => {
  const asked = verdict('My opponent attacks my Plain Ox. Can I use Fluff Guard?');
  expect(asked?.answer).toBe('yes');
  expect(asked?.headline).toMatch(/it is damage calculation/);
});
