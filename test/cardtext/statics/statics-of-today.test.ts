import { expect, test } from 'vitest';
import type { Facts } from '../../../src/card-model/facts.ts';
import { monster, readText, trap } from '../../support/card-texts.ts';

const sorts = (text: string, facts: Facts = monster()) => {
  const { others, unread, effects } = readText(text, facts);
  return { others: others.map(({ sort }) => sort), unread: unread.length, effects: effects.length };
};
const first = 'You can discard 1 card; add 1 "Lantern" Spell/Trap from your GY to your hand.';

test.for([
  ['While face-up on the field, this card is also DARK-Attribute.', 'continuous'],
  ['Any card sent to the GY is banished instead.', 'continuous'],
  ['If "Lantern Square" is not on the field, destroy this card.', 'continuous'],
  ['The Levels of all monsters your opponent controls are reduced by 1.', 'continuous'],
  ['This is a Quick Effect if your opponent controls a monster.', 'condition'],
  ['You can activate this card the turn it was Set, by discarding 1 Trap.', 'condition'],
  [
    'Once per turn, you can also Xyz Summon "Paper Lantern" by using 1 Rank 4 Xyz Monster you control.',
    'summoning-procedure',
  ],
  [
    'If this face-up card is destroyed in a Monster Zone, you can place it face-up in your Spell & Trap Zone as a Continuous Spell, instead of sending it to the GY.',
    'unclassified',
  ],
  ['If you would Tribute a monster to activate an effect, you can banish this card instead.', 'unclassified'],
  [
    'Once per turn, during your End Phase, shuffle 1 monster from your GY into the Deck or destroy this card.',
    'maintenance',
  ],
])('%s: %s', ([text = '', sort]) => {
  expect(sorts(`${text}\n${first}`)).toEqual({ others: [sort], unread: 0, effects: 1 });
});

test('the same words in a text without signs may be a Trigger Effect', () => {
  expect(
    sorts('Each time a Lantern is flipped, your opponent shows the top card of the Deck.').others,
  ).toEqual([]);
});

test('what no form fits stays unread', () => {
  expect(sorts(`${first}\nThe lanterns are lit.`)).toEqual({ others: [], unread: 1, effects: 1 });
});

test('a Trap that Summons itself is activated, also without a sign before it', () => {
  const text =
    'Special Summon this card as an Effect Monster (Rock/EARTH/Level 4/ATK 1000/DEF 1800) (this card is also still a Trap).';
  const { effects, unread } = readText(`${text}\n${first}`, trap('Continuous'));
  expect(effects.map(({ kind }) => kind.is)).toEqual(['activation', 'quick']);
  expect(unread).toEqual([]);
});

test.for([
  'During the Main Phase: Special Summon this card as a Normal Monster (Rock/EARTH/Level 3/ATK 900/DEF 1100).',
  'Special Summon this card in Attack Position as an Effect Monster (Rock/EARTH/Level 3/ATK 900/DEF 1100) (this card is also still a Trap).',
])('so is one that says when, or in which position: %s', (text) => {
  const { effects, unread } = readText(text, trap('Continuous'));
  expect(effects.map(({ kind }) => kind.is)).toEqual(['activation']);
  expect(unread).toEqual([]);
});

test('but not what is used once per turn', () => {
  const text =
    'Once per turn: You can Special Summon this card as an Effect Monster (Rock/EARTH/Level 3/ATK 900/DEF 1100).';
  expect(readText(text, trap('Continuous')).effects.map(({ kind }) => kind.is)).toEqual(['quick']);
});
