import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import type { MonsterFacts } from '../../../src/effects/facts.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textPendulum, textSpell, textTrap } from '../../support/text-cards.ts';

/** Principles about control, moves, battles, Tokens and kinds of monsters, about invented cards with invented texts. */

const kind = (name: string, facts: Partial<MonsterFacts>, text: string) =>
  cardModelOf({ name, facts: { cardType: 'monster', abilities: ['Effect'], ...facts }, text });

const catalogue = makeCatalogue([
  textMonster('Fallen Heron', 'If this card is sent to the GY: You can draw 1 card.'),
  textMonster('Prompt Heron', 'When this card is sent to the GY: You can draw 1 card.'),
  textMonster(
    'Homely Heron',
    'If this card in your possession is destroyed by battle and sent to your GY: You can draw 1 card.',
  ),
  textMonster('Field Heron', 'If this card is sent from the field to the GY: You can draw 1 card.'),
  textMonster('Parting Heron', 'If this card leaves the field: You can draw 1 card.'),
  textMonster(
    'Digging Heron',
    'You can target 1 Spell in your GY; add that target to your hand, then draw 1 card.',
  ),
  textMonster('Vain Heron', 'If this face-up card would leave the field, banish it instead.'),
  textMonster(
    'Rising Heron',
    'If this card is in your GY: You can Special Summon this card, but banish it when it leaves the field.',
  ),
  textMonster(
    'Proud Heron',
    "When this card destroys an opponent's monster by battle and sends it to the GY: You can draw 1 card.",
  ),
  textMonster('Loud Heron', "If this card destroys an opponent's monster by battle: You can draw 1 card."),
  textMonster('Tired Heron', 'At the end of the Battle Phase, if this card battled: You can draw 1 card.'),
  textMonster('Roused Heron', 'If a monster you control is destroyed by battle: You can draw 1 card.'),
  textMonster('Paying Heron', 'You can send 1 monster you control to the GY; draw 1 card.'),
  textMonster('Giving Heron', 'You can Tribute 1 monster; draw 1 card.'),
  textMonster('Plain Stork', 'Once per turn: You can draw 2 cards.'),
  kind('Dusk Stork', { attribute: 'DARK', type: 'Winged Beast' }, 'Once per turn: You can draw 2 cards.'),
  kind('Noon Stork', { attribute: 'LIGHT', type: 'Winged Beast' }, 'Once per turn: You can draw 2 cards.'),
  kind(
    'Keen Heron',
    {},
    'At the start of the Damage Step, if this card battles a DARK monster: Destroy that monster.',
  ),
  kind(
    'Slow Heron',
    {},
    'If this card battles a DARK monster, its ATK is doubled during the Damage Step only.',
  ),
  kind(
    'Twin Stork',
    { abilities: ['Effect', 'Gemini'], level: 4 },
    'This card is treated as a Normal Monster while face-up on the field or in the GY.',
  ),
  kind('Banner Stork', { abilities: ['Effect'], type: 'Fairy' }, 'Once per turn: You can draw 2 cards.'),
  textPendulum(
    'Watching Heron',
    'Gains 100 ATK.',
    'Once per turn, if your "Stork" monster destroys an opponent\'s monster by battle: Draw 1 card.',
  ),
  textSpell(
    'Borrowed Leash',
    'Target 1 monster your opponent controls; take control of that target.',
    'Quick-Play',
  ),
  textSpell('Plain Wings', 'Target 1 Normal Monster in your GY; Special Summon that target.'),
  textSpell('Odd Wings', 'Target 1 Effect Monster in your GY; Special Summon that target.'),
  textSpell('Gale of Splinters', 'Target 1 Spell/Trap on the field; destroy that target.', 'Quick-Play'),
  textSpell('Wide Rain', 'Return all monsters your opponent controls to the hand, then draw 1 card.'),
  textSpell('Brief Harvest', 'Add 1 Level 4 monster from your Deck to your hand.'),
  textSpell('Long Harvest', 'Add 1 Level 4 monster from your Deck to your hand, then draw 1 card.'),
  textSpell('Mixed Harvest', 'Add 1 Level 4 monster from your Deck or GY to your hand.'),
  textTrap('Long Way Home', 'Target 1 monster on the field; return that target to the hand.'),
  textTrap(
    'Closed Barn',
    'Neither player can add cards from their Deck to their hand except by drawing them.',
    'Continuous',
  ),
  textTrap('Sudden Fence', "When an opponent's monster declares an attack: Negate the attack."),
]);
const verdictOf = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg');
const answered = (text: string) => verdictOf(text)?.answer ?? 'cannot tell';
const open = 'cannot tell';

const suite = (name: string, rows: readonly (readonly [string, string, string])[]) =>
  describe(name, () => {
    test.for(rows)('%s', ([, text, answer]) => {
      expect(answered(text)).toBe(answer);
      if (answer !== open) expect(verdictOf(text)?.citations.length).toBeGreaterThan(0);
    });
  });

const owner = 'its owner: you do, as the owner';
suite('whose Trigger Effect it is, after a monster has changed control', [
  [
    'its owner',
    'My opponent stole my Fallen Heron with Borrowed Leash and it was destroyed by battle. Who gets to use its effect?',
    owner,
  ],
  [
    'not its controller',
    'I took their Fallen Heron with Borrowed Leash and it was destroyed by battle. Can I use its effect?',
    'no',
  ],
  [
    'the other player',
    'I took their Fallen Heron with Borrowed Leash and it was destroyed by battle. Can my opponent use its effect?',
    'yes',
  ],
  [
    'a text that asks for possession',
    'My opponent stole my Homely Heron with Borrowed Leash and it was destroyed by battle. Can I use its effect?',
    'no',
  ],
  [
    'a "when" effect, paid',
    'My opponent stole my Prompt Heron with Borrowed Leash and tributed it for a monster. Can I use its effect?',
    open,
  ],
  [
    'somebody who does what cards do, too',
    'My opponent stole my Fallen Heron with Borrowed Leash and it was destroyed by battle. Do they trigger it?',
    open,
  ],
  [
    'what did not leave',
    'My opponent stole my Fallen Heron with Borrowed Leash. Can I use its effect?',
    'no',
  ],
]);

suite('who resolves an effect whose monster was taken', [
  [
    'the player who activated it',
    "I activate Digging Heron's effect and they chain Borrowed Leash to take it. Who draws?",
    'the player who activated the effect, you',
  ],
  ['nobody took it', "I activate Digging Heron's effect. Who draws?", open],
]);

suite('a face-down monster that is attacked', [
  [
    'at the start of the Damage Step',
    'Keen Heron attacks a face-down Dusk Stork. Is Dusk Stork destroyed at the start of the Damage Step?',
    'no',
  ],
  [
    'from before damage calculation on',
    'Slow Heron attacks a face-down Dusk Stork. Is its ATK doubled?',
    'yes',
  ],
  ['one of another kind', 'Slow Heron attacks a face-down Noon Stork. Is its ATK doubled?', open],
  [
    'something else is used besides',
    'Slow Heron attacks a face-down Dusk Stork, and my opponent uses Long Way Home. Is its ATK doubled?',
    open,
  ],
]);

suite('Tokens', [
  ['no cost that goes to the GY', 'Can I send my Token to the GY for the cost of Paying Heron?', 'no'],
  ['a Tribute', 'Can I tribute a Token as the cost of Giving Heron?', 'yes'],
  ['not sent to the GY by battle', 'My Proud Heron destroyed a Token by battle. Do I draw?', 'no'],
  ['destroyed by battle', 'My Loud Heron destroyed a Token by battle. Do I draw?', 'yes'],
  [
    'what hangs on a return',
    'My opponent controls only two Tokens. I activate Wide Rain. Do I still draw?',
    'no',
  ],
  [
    'a card besides them',
    'My opponent controls a Token and another monster. I activate Wide Rain. Do I still draw?',
    open,
  ],
]);

suite('a Gemini monster as a Normal Monster', [
  ['in the GY', 'There is a Gemini monster in my GY. Can I use Plain Wings on it?', 'yes'],
  ['it is no Effect Monster there', 'There is a Gemini monster in my GY. Can I use Odd Wings on it?', 'no'],
  ['in the hand', 'There is a Gemini monster in my hand. Can I use Plain Wings on it?', open],
]);

suite('banished when it leaves the field', [
  ['by its own text', 'My opponent bounces Vain Heron with Long Way Home. Is Vain Heron banished?', 'yes'],
  ['not returned', 'Long Way Home bounces Vain Heron. Where does Vain Heron end up?', 'banished'],
  [
    'after its own effect',
    'I summoned Rising Heron by its own effect. Rising Heron gets destroyed in battle. Where does Rising Heron end up?',
    'banished',
  ],
  [
    'without that effect',
    'I Normal Summon Rising Heron. Long Way Home bounces Rising Heron. Where does Rising Heron end up?',
    'hand',
  ],
]);

suite('an attack that was negated', [
  ['it did not battle', "Tired Heron's attack was negated. Do I draw with Tired Heron?", 'no'],
  ['by a card', 'Tired Heron attacked and they used Sudden Fence. Do I draw with Tired Heron?', 'no'],
  [
    'it attacked again',
    'Tired Heron attacked and they used Sudden Fence, and it attacked again. Do I draw with Tired Heron?',
    open,
  ],
]);

suite('Xyz Materials', [
  [
    'becoming one is not leaving the field',
    'My opponent attaches my Parting Heron to their Xyz Monster as material. Does its effect activate?',
    'no',
  ],
  [
    'a detached one was not sent from the field',
    'I detached Field Heron from my Xyz Monster. Can I use its effect?',
    'no',
  ],
]);

suite('what another card forbids', [
  [
    'chained to it',
    'I activate Brief Harvest and my opponent chains Closed Barn. Do I still add a card?',
    'no',
  ],
  ['what hangs on it', 'I activate Long Harvest and my opponent chains Closed Barn. Do I still draw?', 'no'],
  [
    'an effect with another way',
    'I activate Mixed Harvest and my opponent chains Closed Barn. Do I still add a card?',
    open,
  ],
]);

suite('replays', [
  [
    'a monster comes while a direct attack is declared',
    'I attack directly with Plain Stork. They special summon Keen Heron. Does my attack continue?',
    'no',
  ],
  [
    'the attacked monster goes',
    'My Plain Stork attacks their Dusk Stork and they bounce it with Long Way Home. Can I pick a new attack target?',
    'yes',
  ],
  [
    'a monster of the attacking side changes nothing',
    'My Plain Stork attacks their Dusk Stork and I special summon Keen Heron. Can I pick a new attack target?',
    open,
  ],
  [
    'the opponent attacks',
    'My opponent attacks directly with Plain Stork and I special summon Keen Heron. Can they stop the attack?',
    'yes',
  ],
]);
