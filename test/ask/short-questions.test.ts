import { describe, expect, test } from 'vitest';
import { shortAsked } from '../../src/ask/asked/short-question-words.ts';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../support/text-cards.ts';

/** Questions of fixed words: what is there, how it lies, whose it is, what became of LP, and who has won. */

const strong = (name: string, atk: number, def = 0) =>
  cardModelOf({ name, facts: { cardType: 'monster', abilities: ['Normal'], level: 4, atk, def }, text: '' });
const catalogue = makeCatalogue([
  strong('Heavy Condor', 3000),
  strong('Light Condor', 1000),
  textMonster('Homing Swift', 'If this card would leave the field, shuffle it into the Deck instead.'),
  textMonster('Woken Mole', 'FLIP: Destroy 1 monster on the field.'),
  textSpell('Wide Broom', 'Destroy all monsters your opponent controls.'),
  textSpell('Small Spark', 'Inflict 800 damage to your opponent.'),
  textSpell('Calm Spring', 'Gain 1000 LP.'),
  textSpell('Grave Ladder', 'Target 1 monster in your GY; Special Summon that target.'),
  textSpell('Long Leash', 'Target 1 monster your opponent controls; take control of it until the End Phase.'),
  textSpell(
    'Fast Veil',
    'Target 1 face-up monster on the field; change that target to face-down Defense Position.',
    'Quick-Play',
  ),
  textSpell('Quick Broom', 'Target 1 Spell/Trap on the field; destroy that target.', 'Quick-Play'),
  textSpell(
    'Slow Dome',
    'Destroy all face-up monsters your opponent controls. While this card is face-up on the field, monsters your opponent controls cannot declare an attack.',
  ),
  textTrap('Grave Snatch', 'Target 1 monster in either GY; banish that target.'),
  textTrap(
    'Stern Gate',
    'When a monster would be Summoned: Negate the Summon, and if you do, destroy that monster.',
    'Counter',
  ),
  textTrap('Stern Word', 'When a Trap Card is activated: Negate the activation.', 'Counter'),
  textTrap('Lifted Arm', 'Target 1 monster on the field; it gains 500 ATK.'),
  textTrap('Raised Shield', "When an opponent's monster declares an attack: Negate the attack."),
  textTrap('Old Chest', 'Target 1 monster in your GY; Special Summon that target.', 'Continuous'),
  textSpell('Grave Rift', 'Any monster sent to the GY is banished instead.', 'Continuous'),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;
type Rows = readonly (readonly [text: string, answer: string])[];
const rows = (all: Rows) =>
  test.for(all)('%s', ([text, answer]) => {
    expect(answered(text)).toBe(answer);
  });

const chained = 'I activate Grave Ladder on Heavy Condor. My opponent chains Grave Snatch on Heavy Condor.';

describe('is it there', () => {
  rows([
    [`${chained} Is Heavy Condor on the field?`, 'no'],
    [`${chained} Is it gone?`, 'yes'],
    [`${chained} Does Heavy Condor stay on the field?`, 'no'],
    ['I control Light Condor. My opponent activates Wide Broom. Is it still there?', 'no'],
    ['I control Light Condor. My opponent activates Wide Broom. Is my Light Condor safe?', 'no'],
    ['I control Light Condor. My opponent activates Fast Veil on it. Is Light Condor safe?', 'yes'],
    ['I control Light Condor. My opponent activates Long Leash on it. Is it still on the field?', 'yes'],
    ['I control Light Condor. My opponent activates Long Leash on it. Is it still on my field?', 'no'],
    // Nothing happened, and a card that nobody told of.
    ['I control Light Condor. Is it still on the field?', 'cannot tell'],
    ['I control Light Condor. My opponent activates Fast Veil on it. Is Heavy Condor gone?', 'cannot tell'],
    ['My opponent activates Wide Broom. Is my Light Condor gone?', 'yes'],
  ]);
});

describe('a battle under way is played to its end', () => {
  const attacks = "My opponent's Heavy Condor attacks my Attack Position Light Condor.";
  rows([
    [`${attacks} I activate Lifted Arm on Light Condor. Does Light Condor survive?`, 'no'],
    [`${attacks} I activate Lifted Arm on Light Condor. Does Light Condor die?`, 'yes'],
    [`${attacks} Does Heavy Condor die?`, 'no'],
    [`${attacks} I activate Raised Shield. Is Light Condor safe?`, 'yes'],
    [`${attacks} I activate Raised Shield. Does the attack go through?`, 'no'],
    [`${attacks} I activate Lifted Arm on Light Condor. Is the attack stopped?`, 'no'],
    [`${attacks} I have 2000 LP. Am I dead?`, 'yes'],
    [`${attacks} I have 2001 LP. Do I lose?`, 'no'],
    ['They attack directly with Heavy Condor. How much damage do I take?', '3000'],
    ['My Heavy Condor attacks their Attack Position Light Condor. How much damage do they take?', '2000'],
    [`${attacks} Is it face-up or face-down at the end?`, 'cannot tell'],
    // Whose it is was not said.
    ['Heavy Condor attacks directly. I have 2000 LP. Do I lose?', 'cannot tell'],
    ['My Heavy Condor attacks into Stern Gate. Is it gone?', 'cannot tell'],
  ]);
});

describe('how it lies, whose it is, and where it went', () => {
  const veiled = 'I control Light Condor. My opponent activates Fast Veil on it.';
  const taken = 'I control Light Condor. My opponent activates Long Leash on it.';
  rows([
    [`${veiled} Is it face-down now?`, 'yes'],
    [`${veiled} Is Light Condor face-up or face-down?`, 'face-down Defense Position'],
    [`${veiled} Which position is it in?`, 'face-down Defense Position'],
    [`${taken} Which position is it in?`, 'cannot tell'],
    [`${taken} Who controls Light Condor?`, 'P1'],
    [`${taken} Do I still control it?`, 'no'],
    [`${taken} Is it still mine?`, 'no'],
    ['I control Light Condor. It is destroyed by battle. Is it in my GY?', 'yes'],
    ['I control Light Condor. It is destroyed by battle. Does it go to my hand?', 'no'],
    ['I control Homing Swift. It is destroyed by battle. Is it in my GY?', 'cannot tell'],
    ["I play Grave Rift. My opponent's Light Condor gets destroyed. Where does it go?", 'banished'],
    [
      'I control Light Condor. My opponent activates Wide Broom. What happens to Light Condor?',
      'it is destroyed, and goes to the GY',
    ],
  ]);
});

describe('a Summon that was answered', () => {
  const answers = 'I Normal Summon Light Condor. My opponent activates Stern Gate.';
  rows([
    [`${answers} Is Light Condor on the field?`, 'no'],
    [`${answers} Where does Light Condor go?`, 'GY'],
    [`${answers} I chain Stern Word. Is Light Condor on the field?`, 'yes'],
    [
      'I Special Summon Light Condor. My opponent activates Stern Gate. Is Light Condor on the field?',
      'cannot tell',
    ],
    // What the one who Summons activates answers something else.
    ['I Normal Summon Light Condor. I activate Wide Broom. Is Light Condor on the field?', 'yes'],
  ]);
});

describe('does it do anything', () => {
  rows([
    [`${chained} Does Grave Ladder fizzle?`, 'yes'],
    [`${chained} Does Grave Ladder do anything?`, 'no'],
    [`${chained} Does Grave Snatch resolve normally?`, 'yes'],
    ['I activate Wide Broom. They chain Quick Broom on Wide Broom. Does that stop Wide Broom?', 'no'],
    ['I activate Old Chest on Light Condor. They chain Quick Broom on Old Chest. Does it still work?', 'no'],
    // It does something when it resolves, and something else while it lies there.
    ['I activate Slow Dome. They chain Quick Broom on Slow Dome. Does Slow Dome still work?', 'cannot tell'],
  ]);
});

describe('LP, and who has won', () => {
  rows([
    ['I activate Small Spark. How much damage does my opponent take?', '800'],
    ['I activate Small Spark. How much damage?', '800'],
    ['I activate Small Spark. Do I take damage?', 'no'],
    ['I activate Calm Spring. How much LP do I gain?', '1000'],
    ['My opponent has 800 LP left. I activate Small Spark. Do I win?', 'yes'],
    ['My opponent has 900 LP left. I activate Small Spark. Is that game?', 'no'],
    ['I activate Small Spark. Do I win?', 'cannot tell'],
    ['My opponent has 3000 LP and no monsters. I attack directly with Heavy Condor. Is it lethal?', 'yes'],
    // "They" are monsters here, and no player who loses.
    ['I activate Wide Broom. Do they die?', 'cannot tell'],
    ['I activate Small Spark. Do I win, and do I draw?', 'cannot tell'],
  ]);
});

describe('"can I attack", of the one monster that was told of', () => {
  rows([
    ['I control Light Condor in Defense Position. Can I attack?', 'no'],
    ['I control Light Condor and Heavy Condor. Can I attack?', 'cannot tell'],
  ]);
});

test.for([
  ['is @ still on the field', 'on-field'],
  ['is @ on the chain', undefined],
  ['does @ leave', 'left-the-field'],
  ['who controls @', 'controller'],
  ['who wins the battle', undefined],
  ['are they dead', undefined],
  ['am % dead', 'loses'],
  ['what happens', 'what-happens'],
  ['what happens if % chain @', undefined],
] as const)('%s', ([text, asks]) => {
  expect(shortAsked(text.split(' '))?.asks).toBe(asks);
});

test('"does that work" is asked of what was activated last, not of what it answers', () => {
  expect(
    answered('I activate Old Chest on Light Condor. They chain Stern Word to it. Does that work?'),
  ).not.toBe('no');
});
