import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../support/text-cards.ts';

/** Questions as they are typed in a chat: no capitals, no apostrophes, cards by half of their names. */

const bird = (name: string, atk: number, text = '') =>
  cardModelOf({
    name,
    facts: {
      cardType: 'monster',
      abilities: [text === '' ? 'Normal' : 'Effect'],
      level: 4,
      atk,
      def: 500,
      attribute: 'WIND',
      type: 'Winged Beast',
    },
    text,
  });
const catalogue = makeCatalogue([
  bird('Heavy Condor', 3000),
  bird('Stony Egret', 1000, 'Once per turn, this Defense Position card cannot be destroyed by battle.'),
  textMonster('Quilmer Deep Otter', 'If this card is sent to the GY: You can draw 1 card.'),
  textMonster(
    'Quilmer Gazer',
    'If a "Quilmer" monster is sent to your GY, except "Quilmer Gazer": You can Special Summon this card from your hand. If this card is Normal or Special Summoned: You can draw 1 card.',
  ),
  textMonster(
    'Glass Pelican',
    'You can discard this card; draw 1 card. When this card is Normal Summoned: You can draw 1 card.',
  ),
  textSpell('Wide Broom', 'Destroy all monsters your opponent controls.'),
  textSpell(
    'Two Storms',
    'Discard 1 card, then target up to 2 Spells/Traps on the field; destroy them.',
    'Quick-Play',
  ),
  textMonster(
    'Fallen Heron',
    'When this card is destroyed by battle and sent to the GY: You can draw 1 card.',
  ),
  cardModelOf({
    name: 'Turning Stork',
    facts: { cardType: 'monster', abilities: ['Flip', 'Effect'], level: 3, atk: 400, def: 500 },
    text: 'FLIP: Draw 1 card.',
  }),
  textMonster('Early Stork', 'When this card is Normal Summoned: You can draw 1 card.'),
  textMonster('Orlo, Keeper of the Reeds', 'If this card is discarded: Draw 1 card.'),
  textSpell(
    'Loud Hush',
    'Target 1 face-up monster on the field; negate its effects until the end of this turn.',
    'Quick-Play',
  ),
  textSpell('Called Back', 'Target 1 monster in your GY; Special Summon that target.'),
  textSpell(
    'Marble Horn',
    'The equipped monster gains 700 ATK. When this card is sent from the field to the GY: Return it to the top of the Deck.',
    'Equip',
  ),
  textSpell('Stern Order', 'Neither player can activate Spell Cards.', 'Continuous'),
  textTrap('Attack Set', "When an opponent's monster declares an attack: Negate the attack."),
  textTrap(
    'Firm No',
    'When a monster would be Summoned: Negate the Summon, and if you do, destroy it.',
    'Counter',
  ),
  textTrap(
    'Old Decree',
    'Either player can pay 800 Life Points to negate the Special Summon of a monster(s), and destroy it.',
    'Continuous',
  ),
  textTrap(
    'Tin Ledger',
    "During your Main Phase or your opponent's Battle Phase: You can pay 500 LP; draw 1 card.",
    'Continuous',
  ),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;
const rows = (all: readonly (readonly [text: string, answer: string])[]) =>
  test.for(all)('%s', ([text, answer]) => {
    expect(answered(text)).toBe(answer);
  });

describe('what is done to the one card that is asked about', () => {
  rows([
    ['does quilmer deep otter trigger if i discard it for two storms', 'yes'],
    ['does glass pelican trigger if i discard it for two storms', 'no'],
    ['stony egret in def gets attacked by heavy condor does it survive', 'yes'],
    ['stony egret in atk gets attacked by heavy condor does it survive', 'no'],
    ['stony egret in atk is attacked by heavy condor. is it destroyed', 'yes'],
  ]);
});

describe('half of a name', () => {
  rows([
    ['does deep otter trigger if i discard it', 'yes'],
    // One of a sort is not the card that was named.
    ['does quilmer gazer trigger if a quilmer is sent to my gy', 'cannot tell'],
    ['does quilmer gazer trigger if quilmer deep otter is sent to my gy', 'yes'],
    ['my opponent attacks with heavy condor, can i activate attack set', 'yes'],
    ['whats heavy condors attack', 'ATK 3000'],
  ]);
});

describe('what is used, and where', () => {
  rows([
    ['is glass pelican a quick effect', 'no'],
    ['can heavy condor get hit by wide broom', 'yes'],
    ['can i use wide broom on heavy condor', 'yes'],
    ['can i use wide broom on marble horn', 'no'],
    ['with stern order up, can i use wide broom', 'no'],
    ['stern order up, can i use wide broom', 'no'],
    ['can i use attack set from hand', 'no'],
    // The card can be activated then, and its effect cannot.
    ["can tin ledger be used in my opponent's main phase", 'cannot tell'],
    ["can i activate tin ledger in my opponent's main phase", 'yes'],
  ]);
});

describe('what negates a Summon', () => {
  rows([
    ['can firm no negate a normal summon', 'yes'],
    ['can i negate a flip summon with firm no', 'yes'],
    // They can be activated then, and negate nothing of it.
    ['can two storms negate a normal summon', 'no'],
    ['can i use two storms to stop a special summon', 'no'],
    ['can old decree negate a normal summon', 'cannot tell'],
    ['can i old decree a normal summon', 'cannot tell'],
    ['can i firm no a normal summon', 'yes'],
  ]);
});

describe('a mandatory effect still waits', () => {
  rows([
    ['my opponent activates two storms targeting my marble horn. is it returned to the deck', 'cannot tell'],
    ['my opponent activates two storms targeting my marble horn. is it destroyed', 'yes'],
    ['i fuse glass pelican with called back. does it trigger', 'cannot tell'],
  ]);
});

describe('by what it happens', () => {
  rows([
    ['does fallen heron trigger if it is destroyed by a card effect', 'no'],
    ['does fallen heron trigger if destroyed by an effect', 'no'],
    ['does fallen heron trigger if it is destroyed by battle', 'yes'],
    ['does quilmer deep otter trigger when discarded for its cost', 'yes'],
    ['does fallen heron work if its destroyed by a monster effect', 'no'],
    ['does quilmer deep otter work if it is discarded', 'yes'],
    ['does quilmer deep otter trigger if it is detached as xyz material', 'yes'],
  ]);
});

describe('an attack of which nobody said by what', () => {
  rows([
    ['does turning stork trigger if it is attacked while face-down', 'yes'],
    ['does turning stork trigger if it is flipped by an attack', 'yes'],
    ['my heavy condor is attacked. can i activate attack set', 'yes'],
    ['my heavy condor is attacked. can i activate firm no', 'no'],
  ]);
});

describe('a name as a verb', () => {
  rows([
    // What does not stay on the field is hit while it resolves.
    ["i activate wide broom and my opponent two storms's it. does wide broom resolve", 'yes'],
    ['if my opponent attack sets my heavy condor does the attack go through', 'cannot tell'],
    // Nobody said which monster it brings back.
    ['i activate called back. does my monster come back', 'cannot tell'],
  ]);
});

describe('a card by who it is', () => {
  rows([
    ['does orlo trigger if discarded', 'yes'],
    // Words that stand further on in a name are words.
    ['does quilmer deep otter trigger if a keeper is discarded', 'cannot tell'],
  ]);
});

test('what a Trigger Effect does before an answer hangs on what that targets', () => {
  const told = 'i normal summon early stork and my opponent chains loud hush';
  expect(answered(`${told}. did the effect of early stork draw`)).toBe('cannot tell');
  expect(answered(`${told} targeting early stork. did the effect of early stork draw`)).toBe('no');
});
