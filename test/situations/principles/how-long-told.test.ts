import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** How long what an effect did goes on, and how often it may be used, about invented cards with invented texts. */

const catalogue = makeCatalogue([
  textMonster('Copper Mule', 'Once per turn: You can draw 1 card.'),
  textMonster('Placid Ram', 'You can pay 500 LP; draw 1 card.'),
  textMonster('Named Ram', 'You can draw 1 card. You can only use this effect of "Named Ram" once per turn.'),
  textMonster('Sleepy Ram', 'Once per turn: You can change this card to face-down Defense Position.'),
  textTrap(
    'Ashen Rope',
    "Draw 1 card. When an opponent's monster declares a direct attack: You can banish this card from your GY; draw 1 card.",
  ),
  textMonster('Drummer Finch', 'All monsters you control gain 400 ATK.'),
  textMonster(
    'Long Vigil',
    'If this card is Special Summoned: Until the end of this turn, monsters you currently control cannot be destroyed by card effects.',
  ),
  textMonster('Late Guest', 'You can draw 1 card.'),
  textMonster(
    'Muffling Moth',
    "(Quick Effect): You can send this card from your hand to the GY, then target 1 Effect Monster your opponent controls; negate that target's effects until the end of this turn.",
  ),
  textMonster(
    'Weighing Wren',
    "Once per turn: You can target 1 face-up monster on the field; that target's ATK becomes half its current ATK.",
  ),
  textSpell(
    'Passing Surge',
    'Target 1 face-up monster on the field; it gains 700 ATK until the end of this turn.',
    'Quick-Play',
  ),
  textSpell('Shared Surge', 'All monsters you currently control gain 700 ATK until the end of this turn.'),
  textSpell('Brass Collar', 'The equipped monster gains 1000 ATK.', 'Equip'),
  textSpell('Sudden Gale', 'Target 1 Spell/Trap on the field; destroy it.', 'Quick-Play'),
  textSpell('Hard Rain', 'Target 1 monster on the field; destroy it.', 'Quick-Play'),
  textSpell(
    'Book of Naps',
    'Target 1 face-up monster on the field; change that target to face-down Defense Position.',
    'Quick-Play',
  ),
  textSpell('Second Dawn', 'Target 1 monster in your GY; Special Summon it.'),
  textSpell('One Purse', 'Draw 2 cards. You can only activate 1 "One Purse" per turn.'),
  textSpell('Dawn Purse', 'At the start of your Main Phase 1: Draw 2 cards.'),
  textTrap(
    'Toll Gate',
    'When a Spell Card is activated: Negate the activation, and if you do, destroy it.',
    'Counter',
  ),
  textTrap('Mute Valley', 'The effects of all face-up monsters on the field are negated.', 'Continuous'),
  textTrap(
    'Iron Leash',
    'Activate this card by targeting 1 Effect Monster on the field; negate the effects of that face-up monster while it is on the field.',
    'Continuous',
  ),
  textTrap(
    'Clerk of Seals',
    'When a monster effect is activated: Discard 1 card; negate the activation, and if you do, destroy that monster.',
    'Counter',
  ),
  textMonster('Named Ewe', 'You can draw 1 card. You can only use this effect of "Named Ewe" once per turn.'),
  textSpell(
    'Common Name',
    'Target any number of face-up monsters on the field; their names become "Nobody" until the end of this turn.',
  ),
  textMonster(
    'Wound Ram',
    'You can draw 1 card. This effect can be used only once while this card is face-up on the field.',
  ),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

type Row = readonly [what: string, text: string, answer: string];

describe('whether what an effect did goes on', () => {
  test.for<Row>([
    [
      'what an activated effect did stays without its card',
      'Weighing Wren halved my Placid Ram. Weighing Wren then got destroyed. Does the ATK of Placid Ram go back up?',
      'no',
    ],
    [
      'what a card applies ends with it',
      'Drummer Finch boosts my Placid Ram, then Drummer Finch is destroyed by Hard Rain. Does Placid Ram still get the 400?',
      'no',
    ],
    [
      'it ends when its card is face-down, too',
      'Drummer Finch boosts my Placid Ram, but Drummer Finch gets flipped face-down by Book of Naps. Does Placid Ram still get the 400?',
      'no',
    ],
    [
      'an Equip Card that is gone',
      'I equipped my Placid Ram with Brass Collar. Opponent destroyed Brass Collar with Sudden Gale. Does Placid Ram lose the 1000 ATK?',
      'yes',
    ],
    [
      'a Continuous Trap that negates its target',
      'Iron Leash was negating my Placid Ram. I destroyed Iron Leash with Sudden Gale. Is Placid Ram still negated?',
      'no',
    ],
    [
      'effects that are back',
      'Mute Valley negated my Placid Ram. I destroyed Mute Valley with Sudden Gale. Does Placid Ram get its effects back?',
      'yes',
    ],
    [
      'face-down and up again',
      'I used Passing Surge on my Placid Ram. Opp flips it with Book of Naps and later that turn it is flipped face-up again. Does it still have the 700?',
      'no',
    ],
    [
      'the monster of a relative clause, and not the card in it',
      'The monster I hit with Muffling Moth was banished and came back this turn. Is it still negated?',
      'cannot tell',
    ],
    [
      'a monster that nobody names, face-down and up again',
      'Muffling Moth was applied to a monster. It is turned face-down by Book of Naps and later turned face-up. Are its effects still negated?',
      'no',
    ],
    [
      'in the next turn',
      'Muffling Moth hit my Placid Ram this turn. Next turn, is Placid Ram still negated?',
      'no',
    ],
    [
      'in the next turn, where the text names no end',
      'Weighing Wren halved my Placid Ram. Next turn, is the ATK of Placid Ram still halved?',
      'yes',
    ],
    [
      'a monster that came later',
      'I activate Shared Surge, then Special Summon Late Guest. Is the ATK of Late Guest boosted too?',
      'no',
    ],
    [
      'it lies face-down still, and has no ATK to speak of',
      'I used Passing Surge on my Placid Ram. Opp flips it with Book of Naps. Does it still have the 700?',
      'cannot tell',
    ],
    [
      'the effect was negated',
      'I used Weighing Wren on Placid Ram and it got negated by Clerk of Seals and destroyed. Is the ATK of Placid Ram still halved?',
      'cannot tell',
    ],
    [
      'it left and came back',
      'Muffling Moth negated my Placid Ram, then it was destroyed by Hard Rain and I revived it with Second Dawn. Is it still negated?',
      'no',
    ],
    [
      'one that nobody names left and came back',
      'A monster boosted by Passing Surge was banished and returned to the field. Does it still have the 700?',
      'no',
    ],
    [
      'a protection of one that left and came back',
      'A monster protected by Long Vigil was banished and later returned to the field. Is it still protected?',
      'no',
    ],
    [
      'a protection whose card is gone',
      'My Placid Ram was protected by Long Vigil. Then Long Vigil was destroyed by Hard Rain. Is Placid Ram still protected this turn?',
      'yes',
    ],
    [
      'nothing has changed',
      'Drummer Finch boosts my Placid Ram. Does Placid Ram still get the 400?',
      'cannot tell',
    ],
  ])('%s', ([, text, answer]) => {
    expect(answered(text) ?? 'cannot tell').toBe(answer);
  });
});

describe('how often an effect may be used', () => {
  test.for<Row>([
    ['each copy for itself', 'I control 2 Copper Mule. Can I use the effect of both this turn?', 'yes'],
    ['all copies together', 'I have two Named Ram, can I use both of them in one turn?', 'no'],
    [
      'a card of which one may be activated',
      'Can I activate both copies of One Purse in the same turn?',
      'no',
    ],
    ['two copies of one', 'Can I activate two copies of One Purse in one turn?', 'no'],
    ['two copies without a limit', 'Can I activate two copies of Second Dawn in one turn?', 'yes'],
    [
      'two fast copies in one Chain',
      'I have two Muffling Moth in my hand. May I use both in the same chain?',
      'yes',
    ],
    [
      'copies that are banished for their effects',
      'Two copies of Ashen Rope are in my GY. Can I banish both in one chain?',
      'yes',
    ],
    ['slow copies in one Chain', 'I control 2 Copper Mule. Can I use both in the same chain?', 'cannot tell'],
    [
      'copies that answer an activation',
      'I have two Toll Gate Set. Can I activate both in the same chain?',
      'cannot tell',
    ],
    [
      'copies in one battle',
      'Two copies of Ashen Rope are in my GY. Can I banish both in the same battle?',
      'cannot tell',
    ],
    [
      'an activation that was countered',
      'I lost One Purse to Toll Gate. Can I activate a second One Purse this turn?',
      'yes',
    ],
    [
      'a card that negates, in words that say nothing of it',
      'I show One Purse, they have Toll Gate for it. Can I activate a second One Purse this turn?',
      'cannot tell',
    ],
    [
      'only at the start of the phase',
      'I activated Dawn Purse. Can I activate a second Dawn Purse this turn?',
      'cannot tell',
    ],
    ['one card twice', 'Can I use Copper Mule twice in one turn?', 'no'],
    ['one card twice, without a limit', 'Can I use Placid Ram more than once per turn?', 'yes'],
    [
      'one of each player',
      'My opponent has a Named Ram too. Can I use both Named Ram this turn if I take their Named Ram?',
      'cannot tell',
    ],
    [
      'it left and came back',
      'I used Copper Mule, it got destroyed by Hard Rain and I revived it with Second Dawn. Can I use its effect again this turn?',
      'yes',
    ],
    [
      'it left and came back, with a limit that names it',
      'I used Named Ram, it got destroyed by Hard Rain and I revived it with Second Dawn. Can I use its effect again this turn?',
      'no',
    ],
    [
      'it was face-down',
      'I used Copper Mule, it was flipped face-down by Book of Naps and I flipped it up again. Can I use it again this turn?',
      'yes',
    ],
    [
      'it turned itself face-down',
      'I used Sleepy Ram, it was turned face-down and I flipped it up again. Can I use its effect again this turn?',
      'cannot tell',
    ],
    [
      'a limit for as long as it lies there',
      "My Wound Ram's effect was negated by Muffling Moth. Can I use it again this turn?",
      'cannot tell',
    ],
    [
      'two cards that an effect gave the same name',
      'Named Ram and Named Ewe have the same name because of Common Name. Can I use the effect of each of them this turn?',
      'yes',
    ],
    [
      'it left and is not back',
      'I used Copper Mule and it got destroyed by Hard Rain. Can I use its effect again this turn?',
      'cannot tell',
    ],
  ])('%s', ([, text, answer]) => {
    expect(answered(text) ?? 'cannot tell').toBe(answer);
  });
});
