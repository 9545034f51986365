import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textPendulum, textSpell, textTrap } from '../../support/text-cards.ts';

/** Who controls and who owns, and what was paid or negated, about invented cards with invented texts. */

const catalogue = makeCatalogue([
  textMonster('Placid Ram', 'You can pay 500 LP; draw 1 card.'),
  textMonster('Homing Ram', 'If this card would leave the field, shuffle it into the Deck instead.'),
  textMonster('Still Ram', 'This card cannot attack.'),
  textMonster('Clearing Fox', 'You can Tribute this card; destroy 1 monster on the field.'),
  textMonster('Ram Herder', 'If a monster you control is destroyed by battle: You can draw 1 card.'),
  textPendulum('Ram of Two Homes', 'You can draw 1 card.', 'You can draw 1 card.'),
  textSpell(
    'Borrowed Leash',
    'Target 1 monster your opponent controls; take control of it until the End Phase.',
  ),
  textSpell(
    'Gentle Leash',
    'Target 1 monster your opponent controls; take control of it until the End Phase, but it cannot declare an attack or be Tributed.',
  ),
  textSpell('Lasting Leash', 'Target 1 monster your opponent controls; take control of that target.'),
  textSpell(
    'Worn Leash',
    "Equip only to an opponent's monster. Take control of the equipped monster.",
    'Equip',
  ),
  textSpell('Sudden Gale', 'Target 1 Spell/Trap on the field; destroy it.', 'Quick-Play'),
  textSpell(
    'Book of Naps',
    'Target 1 face-up monster on the field; change that target to face-down Defense Position.',
    'Quick-Play',
  ),
  textSpell('Cold Front', 'Destroy all monsters your opponent controls.'),
  textSpell(
    'Sheltering Wing',
    'Target 1 face-up monster on the field; until the end of this turn, that target is unaffected by the effects of other Spells/Traps.',
    'Quick-Play',
  ),
  textSpell(
    'Bound Summons',
    'Special Summon 1 Level 4 monster from your Deck, also you cannot Special Summon monsters for the rest of this turn, except DARK monsters.',
  ),
  textSpell(
    'Sworn Summons',
    'Special Summon 1 Level 4 monster from your Deck. You cannot Special Summon monsters the turn you activate this card, except DARK monsters.',
  ),
  textTrap(
    'Clerk of Seals',
    'When a monster effect is activated: Discard 1 card; negate the activation, and if you do, destroy that monster.',
    'Counter',
  ),
  textMonster(
    'Hushing Gull',
    '(Quick Effect): When a card or effect is activated that Special Summons a monster: You can discard this card; negate that effect.',
  ),
  textTrap('Wide Rift', 'Any card sent to the GY is banished instead.', 'Continuous'),
  textMonster(
    'Wading Heron',
    'You can Special Summon this card (from your hand) by sending 1 monster from your hand to the GY.',
  ),
  textMonster(
    'Trading Heron',
    'During your End Phase: You can add 1 Level 4 monster from your Deck to your hand, then send 1 card from your hand to the GY.',
  ),
  textTrap('Mute Valley', 'Negate the effects of all face-up monsters on the field.', 'Continuous'),
  textTrap('Stern Decree', 'Negate all other Trap effects on the field.', 'Continuous'),
  textMonster('Rooted Giant', 'If there is no face-up Field Spell on the field, destroy this card.'),
  textTrap(
    'Bound Ghost',
    'Activate this card by targeting 1 monster in your GY; Special Summon it. When that monster leaves the field, destroy this card.',
    'Continuous',
  ),
  textTrap('Hungry Ghost', 'During each Standby Phase, pay 500 LP or destroy this card.', 'Continuous'),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

type Row = readonly [what: string, text: string, answer: string];
const rows = (all: readonly Row[]) =>
  test.for<Row>(all)('%s', ([, text, answer]) => {
    expect(answered(text) ?? 'cannot tell').toBe(answer);
  });

describe('where a card goes', () => {
  rows([
    [
      "its owner's GY",
      'I took Placid Ram from my opponent with Borrowed Leash and tributed it. Does it go to my opponents graveyard?',
      'yes',
    ],
    [
      "not its controller's GY",
      'My opponent took my Placid Ram with Borrowed Leash and then it got destroyed in battle. Does it go to their GY?',
      'no',
    ],
    [
      'whose GY',
      'My opponent took my Placid Ram with Borrowed Leash and it was destroyed. Whose graveyard does it go to?',
      'mine, as the owner',
    ],
    [
      'taken by a card that was used on it',
      'Opponent used Borrowed Leash on my Placid Ram and tributed it. Does Placid Ram go to my graveyard?',
      'yes',
    ],
    [
      'a text of its own says where',
      'My opponent took my Homing Ram with Borrowed Leash and it was destroyed. Does it go to my GY?',
      'cannot tell',
    ],
    [
      'a Pendulum Monster',
      'My opponent took my Ram of Two Homes with Borrowed Leash and it was destroyed. Does it go to my GY?',
      'no',
    ],
  ]);
});

describe('whether it goes back', () => {
  rows([
    [
      'until the End Phase',
      'My opponent stole my Placid Ram with Borrowed Leash. Do I get it back at the end of the turn?',
      'yes',
    ],
    [
      'asked of who has not taken it',
      'My opponent stole my Placid Ram with Borrowed Leash. Is it still mine at the end of the turn?',
      'cannot tell',
    ],
    [
      'until the End Phase, face-down',
      "I took a monster with Borrowed Leash, then they Book of Naps'd it. Does it still go back in the End Phase?",
      'yes',
    ],
    [
      'for good',
      'My opponent took my Placid Ram with Lasting Leash. Does it come back to me at the end of the turn?',
      'no',
    ],
    [
      'the card that takes control is gone',
      'My opponent used Worn Leash on my Placid Ram and I destroyed Worn Leash. Do I get Placid Ram back?',
      'yes',
    ],
    [
      'the card that takes control is there',
      'My opponent used Worn Leash on my Placid Ram. Do I get Placid Ram back at the end of the turn?',
      'cannot tell',
    ],
  ]);
});

describe('what may be done with it', () => {
  rows([
    ['attack', 'i stole a monster with Borrowed Leash this turn, am i allowed to attack with it?', 'yes'],
    ['attack, where the text forbids it', 'can I attack with a monster I stole with Gentle Leash?', 'no'],
    ['Tribute, where the text forbids it', 'I used Gentle Leash to take a monster. Can I tribute it?', 'no'],
    [
      'use as material, where the text forbids other things',
      'I stole Placid Ram with Gentle Leash, can I use it as Synchro material?',
      'yes',
    ],
    ['its own text forbids it', 'I stole Still Ram with Borrowed Leash, can I attack with it?', 'no'],
    [
      'an effect that asks for a monster of its player',
      'The monster I own, but my opponent controls, was destroyed by battle. Can my Ram Herder trigger?',
      'no',
    ],
  ]);
});

describe('what was negated, paid or kept off', () => {
  rows([
    [
      'the restriction is part of the effect',
      'My Bound Summons was negated by Hushing Gull. Am I still locked into DARK monsters this turn?',
      'no',
    ],
    [
      'the restriction is no part of it',
      'My Sworn Summons was negated by Hushing Gull. Am I still locked into DARK monsters this turn?',
      'yes',
    ],
    [
      'a Summon that sends cards to the GY',
      'Wide Rift is face-up. Can I Special Summon Wading Heron from my hand by sending a monster?',
      'no',
    ],
    [
      'an effect that sends only in the end',
      'Wide Rift is on. In my End Phase, can I still use the search of Trading Heron?',
      'yes',
    ],
    [
      'a monster that would destroy itself',
      'Under Mute Valley, the last Field Spell leaves the field while Rooted Giant is face-up. Is Rooted Giant destroyed?',
      'no',
    ],
    [
      'a Trap that would destroy itself',
      'With Stern Decree out, the monster that Bound Ghost revived leaves the field. Does Bound Ghost stay on the field?',
      'yes',
    ],
    [
      'what is negated is of another kind',
      'With Stern Decree out, the last Field Spell leaves the field while Rooted Giant is face-up. Is Rooted Giant destroyed?',
      'cannot tell',
    ],
    ['an upkeep', 'With Stern Decree out, it is my Standby Phase. Is Hungry Ghost destroyed?', 'cannot tell'],
    [
      'the discard is not given back',
      'I paid LP for Placid Ram and Clerk of Seals negated it. Do I get the LP back?',
      'no',
    ],
    [
      'a protection that was chained',
      'opp plays Cold Front and i chain Sheltering Wing to my monster. Does that monster survive?',
      'yes',
    ],
    [
      'a protection that came before',
      'i play Sheltering Wing on my monster. The turn after opp plays Cold Front. Does it survive?',
      'cannot tell',
    ],
  ]);
});
