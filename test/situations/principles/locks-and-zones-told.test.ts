import { expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { ruleOnPrinciples } from '../../../src/situations/principles-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** What a lock of this turn leaves free, who may attack, zones that a card points to, and Traps that were used up as monsters. */

const link = (name: string, text: string) =>
  cardModelOf({
    name,
    facts: {
      cardType: 'monster',
      abilities: ['Link', 'Effect'],
      link: 2,
      atk: 1600,
      arrows: ['bottom-left', 'bottom-right'],
    },
    text: `2 monsters\n${text}`,
  });
const catalogue = makeCatalogue([
  textMonster(
    'Closing Heron',
    'Once per turn: You can target 1 "Heron" monster in your GY; Special Summon it. You cannot Special Summon monsters from the Extra Deck the turn you activate this effect, except WATER monsters.',
  ),
  textMonster(
    'Shutting Heron',
    'Once per turn: You can target 1 "Heron" monster in your GY; Special Summon it. You cannot Special Summon monsters the turn you activate this effect, except WATER monsters.',
  ),
  textSpell('Linked Ground', 'Monsters cannot attack, except Link Monsters.', 'Field'),
  textSpell('Dry Ground', 'Monsters cannot attack, except WATER monsters.', 'Field'),
  link(
    'Pointing Stoat',
    'Once per turn: You can Special Summon 1 monster from your hand to a zone this card points to.',
  ),
  link(
    'Trading Stoat',
    'Once per turn: You can Tribute 1 monster; Special Summon 1 monster from your hand to a zone this card points to.',
  ),
  link('Plain Stoat', 'Once per turn: You can draw 1 card.'),
  textTrap(
    'Waking Door',
    'Special Summon this card as an Effect Monster (Rock/EARTH/Level 4/ATK 1000/DEF 1900) (this card is also still a Trap).',
    'Continuous',
  ),
]);
const answered = (text: string) => ruleOnPrinciples(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  [
    'nothing is Pendulum Summoned from the GY',
    "I used Closing Heron's effect this turn. Can I Pendulum Summon from my GY?",
    undefined,
  ],
  [
    'a lock of the Extra Deck',
    "I used Closing Heron's effect this turn (Extra Deck lock). Am I able to Pendulum Summon monsters from my hand?",
    'yes',
  ],
  [
    'a lock of all Special Summons',
    "I used Shutting Heron's effect this turn. Can I Pendulum Summon monsters from my hand?",
    undefined,
  ],
  [
    'out of the Extra Deck',
    "I used Closing Heron's effect this turn. Can I Special Summon a monster from my Extra Deck?",
    undefined,
  ],
  [
    'the kinds that cannot attack',
    'Linked Ground is up, no Link Monsters anywhere. Are non-Link monsters really stopped from attacking?',
    'yes',
  ],
  ['asked the other way round', 'Linked Ground is up. Can non-Link monsters attack?', 'no'],
  ['the kind that is spared', 'Linked Ground is up. Can Link Monsters attack?', undefined],
  ['another exception', 'Dry Ground is up. Can non-Link monsters attack?', undefined],
  ['negated', 'Linked Ground is up but negated. Can non-Link monsters attack?', undefined],
  [
    'no zone that it points to',
    'Both zones Pointing Stoat points to are filled. Can I use its summon effect?',
    'no',
  ],
  ['said shortly', 'There is no free zone Pointing Stoat points to. Can I activate Pointing Stoat?', 'no'],
  [
    'where its cost may make room',
    'Both zones Trading Stoat points to are filled. Can I use its summon effect?',
    undefined,
  ],
  [
    'where room is made then',
    'Both zones Pointing Stoat points to are filled, then I use one of those as Link Material. Can I use its summon effect?',
    undefined,
  ],
  [
    'an effect that needs no zone',
    'Both zones Plain Stoat points to are filled. Can I use its effect?',
    undefined,
  ],
  [
    'one of them is left',
    'One of the zones Pointing Stoat points to is filled. Can I use its effect?',
    undefined,
  ],
  [
    'a Trap that was Tributed as a monster',
    'I Tributed a Waking Door (Trap Monster) for a Ritual Summon. Does Waking Door count as one of the monsters used?',
    'yes',
  ],
  ['one that was not used', 'I activate Waking Door. Does it count as one of the monsters used?', undefined],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text)).toBe(answer);
});
