import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textPendulum, textSpell, textTrap } from '../../support/text-cards.ts';

/** Questions that one principle of the rules settles, about invented cards with invented texts. */

const catalogue = makeCatalogue([
  textSpell('Verdant Call', 'Target 1 monster in your GY; add that target to your hand, then draw 1 card.'),
  textSpell('Twin Furrow', 'Target 2 cards on the field; destroy those targets.'),
  textSpell('Bound Furrow', 'Target 2 cards on the field; destroy both cards, and if you do, draw 1 card.'),
  textSpell(
    'Still Orchard',
    'When this card is activated: Add 1 Level 4 monster from your Deck to your hand.',
    'Continuous',
  ),
  textSpell('Brief Harvest', 'Add 1 Level 4 monster from your Deck to your hand.'),
  textSpell('Copper Draft', 'Draw 2 cards. You can only activate 1 "Copper Draft" per turn.'),
  textSpell('Silver Draft', 'Draw 2 cards. You can only use the effect of "Silver Draft" once per turn.'),
  textSpell('Plain Draft', 'Draw 2 cards.'),
  textSpell('Gale of Splinters', 'Target 1 Spell/Trap on the field; destroy that target.', 'Quick-Play'),
  textSpell('Scouring Light', 'Destroy all monsters your opponent controls.'),
  textTrap('Long Way Home', 'Target 1 monster on the field; return that target to the hand.'),
  textTrap(
    'Clerk of Seals',
    'When a Spell Card is activated: Discard 1 card; negate the activation, and if you do, destroy it.',
    'Counter',
  ),
  textTrap(
    'Warden of Seals',
    'When a monster(s) would be Summoned: Pay 1000 LP; negate the Summon, and if you do, destroy it.',
    'Counter',
  ),
  textTrap('Mute Valley', 'The effects of all face-up monsters on the field are negated.', 'Continuous'),
  textSpell('Borrowed Leash', 'Target 1 monster your opponent controls; take control of that target.'),
  textMonster(
    'Hushing Wisp',
    '(Quick Effect): You can send this card from your hand to the GY, then target 1 Effect Monster your opponent controls; negate the effects of that target until the end of this turn.',
  ),
  textMonster(
    'Gravedigger Wren',
    "(Quick Effect): You can discard this card, then target 1 card in your opponent's GY; banish that target.",
  ),
  textMonster('Hollow Heron', 'You can target 1 card on the field; destroy it.'),
  textMonster('Humble Heron', 'Once per turn: You can draw 1 card.'),
  textMonster('Tireless Heron', 'You can discard 1 card; draw 1 card.'),
  textMonster('Rising Heron', 'If this card is in your GY: You can Special Summon this card.'),
  textMonster(
    'Prompt Heron',
    'When this card is destroyed: You can add 1 Level 4 monster from your Deck to your hand.',
  ),
  textMonster(
    'Patient Heron',
    'If this card is destroyed: You can add 1 Level 4 monster from your Deck to your hand.',
  ),
  textMonster('Dutiful Heron', 'If this card is sent from the field to the GY: Draw 1 card.'),
  textMonster('Paid Heron', 'When this card is sent to the GY: You can draw 1 card.'),
  textMonster('Fallen Heron', 'If this card is sent to the GY: You can draw 1 card.'),
  textMonster('Proud Heron', 'If this card is Normal Summoned: You can draw 1 card.'),
  textMonster('Watchful Heron', 'If another monster you control is destroyed: You can draw 1 card.'),
  textMonster('Chained Heron', 'Cannot attack.'),
  textMonster(
    'Sleepless Wisp',
    'When a card or effect is activated that would destroy a card(s) on the field (Quick Effect): You can Tribute this card; negate the activation, and if you do, destroy it.',
  ),
  textPendulum('Swinging Heron', 'Gains 100 ATK.', 'Once per turn: You can draw 1 card.'),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;
const rulesOf = (text: string) =>
  ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.findings.map(({ rule }) => rule);

describe('what is still done of an effect after something has left', () => {
  test.for([
    [
      'the target has left',
      'I use Verdant Call targeting Humble Heron in my GY. They chain Gravedigger Wren on Humble Heron. Do I still draw?',
      'no',
    ],
    [
      'the target of a Spell, taken from where the Spell is not',
      'I chain Gravedigger Wren to Verdant Call and banish the very monster Verdant Call was targeting. Does Verdant Call still draw?',
      'cannot tell',
    ],
    [
      'one of two targets',
      'I activate Twin Furrow targeting two cards. They chain Long Way Home on one of the targets. Is the other one still destroyed?',
      'yes',
    ],
    [
      'one of two that go together',
      'I activate Bound Furrow targeting two cards. They chain Long Way Home on one of the targets. Is the other one still destroyed?',
      'no',
    ],
    [
      'a card that stays',
      'I activate Still Orchard and they chain Gale of Splinters on it. Do I still get to search?',
      'no',
    ],
    [
      'a card that does not stay',
      'I activate Brief Harvest and they chain Gale of Splinters on it. Do I still get to search?',
      'yes',
    ],
    [
      'a monster',
      "I activate Hollow Heron's effect and they chain Long Way Home on Hollow Heron. Is the card still destroyed?",
      'yes',
    ],
    [
      'a card that moves itself',
      'I activate Rising Heron in my GY and they chain Gravedigger Wren on Rising Heron. Does it still come back?',
      'no',
    ],
    [
      'a Pendulum Effect',
      'I activate Swinging Heron in the Pendulum Zone and they chain Gale of Splinters on Swinging Heron. Do I still draw?',
      'no',
    ],
    [
      'its card was taken',
      "I activate Hollow Heron's effect and my opponent takes Hollow Heron with Borrowed Leash. Is the card still destroyed?",
      'yes',
    ],
    [
      'an answer that only pays with a move',
      "I activate Hollow Heron's effect and my opponent chains Hushing Wisp on Hollow Heron. Is the card still destroyed?",
      'cannot tell',
    ],
    [
      'what was chained is negated',
      'I activate Twin Furrow targeting two cards. They chain Long Way Home on one of the targets, but it is negated. Is the other one still destroyed?',
      'cannot tell',
    ],
    [
      'it cannot be taken',
      'I activate Brief Harvest and they chain Long Way Home on Brief Harvest. Do I still get to search?',
      'cannot tell',
    ],
    [
      'something was not the case',
      'I activate Brief Harvest and they chain Gale of Splinters on it, but it was not face-up. Do I still get to search?',
      'cannot tell',
    ],
  ] as const)('%s', ([, text, answer]) => {
    expect(answered(text)).toBe(answer);
  });
});

describe('a Trigger Effect and its timing', () => {
  test.for([
    [
      '"when" on Chain Link 2',
      'Chain Link 2 destroys my Prompt Heron, then Chain Link 1 resolves. Can I still activate the search of Prompt Heron?',
      'no',
    ],
    [
      '"if" on Chain Link 2',
      'Chain Link 2 destroys my Patient Heron, then Chain Link 1 resolves. Can I still activate the search of Patient Heron?',
      'yes',
    ],
    [
      'what happened after Chain Link 2',
      'They chain Slow Draw as Chain Link 2. Chain Link 2 resolves, then Scouring Light destroys my Prompt Heron. Can I still activate the search of Prompt Heron?',
      'cannot tell',
    ],
    [
      'did it miss',
      'Chain Link 2 destroys my Patient Heron, then Chain Link 1 resolves. Did Patient Heron miss its timing?',
      'no',
    ],
    [
      'the only link',
      'Scouring Light is the only link of the chain and destroys my Prompt Heron. Can the search of Prompt Heron be activated?',
      'yes',
    ],
    [
      '"when", as a cost',
      'I discard Paid Heron as cost for Tireless Heron. Do I get to draw with Paid Heron?',
      'no',
    ],
    [
      '"if", as a cost',
      'I discard Fallen Heron as cost for Tireless Heron. Do I get to draw with Fallen Heron?',
      'yes',
    ],
    [
      'from another place',
      'I detach Dutiful Heron from my Xyz monster as cost. Do I get to draw with Dutiful Heron?',
      'no',
    ],
    [
      'gone at the same time',
      'Scouring Light destroys both Hollow Heron and Watchful Heron together. Can Watchful Heron trigger for Hollow Heron?',
      'no',
    ],
    [
      'not itself, but what belongs to it',
      "Scouring Light destroys both Watchful Heron's friend Hollow Heron and Humble Heron together. Can Watchful Heron trigger for Hollow Heron?",
      'cannot tell',
    ],
    [
      'a card applies that nobody asks about',
      'Mute Valley is up. Chain Link 2 destroys my Prompt Heron, then Chain Link 1 resolves. Can I still activate the search of Prompt Heron?',
      'cannot tell',
    ],
    [
      'it did not happen',
      "Chain Link 2 doesn't destroy my Prompt Heron, then Chain Link 1 resolves. Can I still activate the search of Prompt Heron?",
      'cannot tell',
    ],
  ] as const)('%s', ([, text, answer]) => {
    expect(answered(text)).toBe(answer);
  });
});

describe('negated', () => {
  test.for([
    [
      'the Summon, and it asks for the field',
      'Warden of Seals negated the Summon of my Dutiful Heron. Do I get to draw?',
      'no',
    ],
    [
      'the Summon, and it asks for the Summon',
      'They used Warden of Seals on my Normal Summon of Proud Heron. Do I get to draw with Proud Heron?',
      'no',
    ],
    [
      'the Summon, and it asks for neither',
      'They used Warden of Seals on my Normal Summon of Patient Heron. Do I get the search of Patient Heron?',
      'yes',
    ],
    ['activated elsewhere', 'Under Mute Valley, my Fallen Heron is sent to the GY. Do I get to draw?', 'yes'],
    [
      'it resolves on the field',
      'Mute Valley is up and I Normal Summon Proud Heron. Do I get to draw with Proud Heron?',
      'no',
    ],
    [
      'activated elsewhere, but for something else',
      'Under Mute Valley, I Tribute Patient Heron. Do I get the search of Patient Heron?',
      'cannot tell',
    ],
    [
      'and what negated was removed',
      'Mute Valley is up and I use Proud Heron. They chain Gale of Splinters on Mute Valley. Do I get to draw with Proud Heron?',
      'cannot tell',
    ],
    [
      'the Normal Summon of the turn is another question',
      'They used Warden of Seals on my Special Summon of Proud Heron. Can I still Normal Summon this turn?',
      'cannot tell',
    ],
    ['what forbids it to attack', 'Mute Valley is up. Can my Chained Heron attack?', 'yes'],
    [
      'a second one, counted by activations',
      'My Copper Draft had its activation negated by Clerk of Seals. Can I activate a second Copper Draft this turn?',
      'yes',
    ],
    [
      'a second one, counted by uses',
      'My Silver Draft had its activation negated by Clerk of Seals. Can I activate a second Silver Draft this turn?',
      'no',
    ],
    [
      'a second one, without a limit',
      'My Plain Draft had its activation negated by Clerk of Seals. Can I activate a second Plain Draft this turn?',
      'yes',
    ],
  ] as const)('%s', ([, text, answer]) => {
    expect(answered(text)).toBe(answer);
  });
});

test('a question for more than yes or no is none for a principle', () => {
  const told = 'I discard Paid Heron as cost for Tireless Heron.';
  expect(answered(`${told} Do I get to draw with Paid Heron?`)).not.toBe('cannot tell');
  expect(answered(`${told} Who draws with Paid Heron?`)).toBe('cannot tell');
});

test('a verdict by a principle names its rule, cites sources, and shows the words', () => {
  const text =
    'I activate Twin Furrow targeting two cards. They chain Long Way Home on one of the targets. Is the other one still destroyed?';
  expect(rulesOf(text)).toEqual(['target/several', 'text/conjunctions']);
  const verdict = ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg');
  expect(verdict?.citations).not.toEqual([]);
  expect(verdict?.words.map(({ card }) => card)).toEqual(['Twin Furrow']);
});

test.for([
  'a'.repeat(4000),
  `${'Hollow Heron '.repeat(80)}?`,
  'Hollow Heron ??? it it it the the the target '.repeat(20),
  'they chain they chain they chain on the my the my the target of the ?'.repeat(15),
])('no text throws or takes long: %#', (text) => {
  expect(() => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')).not.toThrow();
});
