import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import type { Part } from '../../src/card-model/part.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../support/text-cards.ts';

const raise = 'Target 1 monster in your GY; Special Summon it in Attack Position.';
const catalogue = makeCatalogue([
  cardModelOf({
    name: 'Plain Newt',
    facts: { cardType: 'monster', abilities: ['Normal'], level: 4, atk: 1500, def: 1000 },
    text: 'A newt.',
  }),
  textMonster('Iron Newt', 'Cannot be destroyed by card effects.'),
  textTrap(
    'Thin Thread',
    `${raise} When this card leaves the field, destroy that monster. When that monster is destroyed, destroy this card.`,
    'Continuous',
  ),
  textTrap(
    'Thick Thread',
    `${raise} When this card leaves the field, banish that monster. When that monster leaves the field, destroy this card.`,
    'Continuous',
  ),
  textTrap(
    'Deep Thread',
    `${raise} When this card leaves the field, destroy that monster, and if you do, banish it.`,
    'Continuous',
  ),
  textSpell(
    'Old Rope',
    'Target 1 monster in your GY; Special Summon that target in Attack Position and equip it with this card. When this card is destroyed, destroy the equipped monster.',
    'Equip',
  ),
  cardModelOf({
    name: 'Hushing Newt',
    facts: { cardType: 'monster', abilities: ['Effect'], level: 4, atk: 1500, def: 1000 },
    text: 'Negate all Trap effects on the field.',
  }),
  textTrap(
    'Loud Thread',
    'Activate this card by targeting 1 Level 4 or lower monster in your GY; Special Summon that target in Defense Position. When that monster is destroyed, destroy this card.',
    'Continuous',
  ),
  textTrap('Spell Hush', 'Negate all Trap effects on the field, except this card.', 'Continuous'),
  textSpell('Snuff', 'Target 1 Spell/Trap on the field; destroy it.', 'Quick-Play'),
  textSpell('Hook', 'Target 1 card on the field; return it to the hand.', 'Quick-Play'),
  textSpell('Big Wave', 'Destroy all monsters on the field.'),
]);
const bondsIn = (part: Part) => ('does' in part ? part.does.flatMap(({ bond }) => bond ?? []) : []);
const asked = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

const came = (by: string, newt = 'Plain Newt') => `I activate ${by} on ${newt} and it resolves.`;

describe('a card and the monster that it is bound to', () => {
  test.for([
    [
      'the card is destroyed',
      `${came('Thin Thread')} My opponent activates Snuff on Thin Thread. Is Plain Newt destroyed?`,
      'yes',
    ],
    [
      'the card is returned',
      `${came('Thin Thread')} My opponent activates Hook on Thin Thread. Is Plain Newt destroyed?`,
      'yes',
    ],
    [
      'told without what did it',
      'Plain Newt was Special Summoned with Thin Thread. Thin Thread is destroyed. Is Plain Newt destroyed?',
      'yes',
    ],
    [
      'the monster is destroyed',
      `${came('Thin Thread')} My opponent activates Big Wave. Is Thin Thread destroyed?`,
      'yes',
    ],
    [
      'the monster is destroyed, which itself negated the card until then: that is over by then',
      `${came('Loud Thread', 'Hushing Newt')} My opponent activates Big Wave. Is Loud Thread destroyed?`,
      'yes',
    ],
    [
      'the monster is only gone',
      `${came('Thin Thread')} Plain Newt is returned to the hand. Is Thin Thread destroyed?`,
      'no',
    ],
    [
      'where it is enough that it is gone',
      `${came('Thick Thread')} Plain Newt is returned to the hand. Is Thick Thread destroyed?`,
      'yes',
    ],
    [
      'banished, as the text says',
      `${came('Thick Thread')} My opponent activates Snuff on Thick Thread. Is Plain Newt banished?`,
      'yes',
    ],
    [
      'an Equip Card that is destroyed',
      `${came('Old Rope')} My opponent activates Snuff on Old Rope. Is Plain Newt destroyed?`,
      'yes',
    ],
    [
      'an Equip Card that is only gone',
      `${came('Old Rope')} My opponent activates Hook on Old Rope. Is Plain Newt destroyed?`,
      'no',
    ],
    [
      'turned face-down, it is not bound any more',
      `${came('Thin Thread')} Plain Newt is flipped face-down. Thin Thread is destroyed. Is Plain Newt destroyed?`,
      'no',
    ],
    [
      'an Equip Card that is lost because its monster was turned face-down has no equipped monster',
      `${came('Old Rope')} Plain Newt is flipped face-down. Is Plain Newt destroyed?`,
      'no',
    ],
    [
      'what a text may keep from that',
      `${came('Thin Thread', 'Iron Newt')} My opponent activates Snuff on Thin Thread. Is Iron Newt destroyed?`,
      'cannot tell',
    ],
    [
      'what more comes of it is not played',
      `${came('Deep Thread')} My opponent activates Snuff on Deep Thread. Is Plain Newt banished?`,
      'cannot tell',
    ],
    [
      'nobody told which monster it is',
      'I control Thin Thread and Plain Newt. My opponent activates Snuff on Thin Thread. Is Plain Newt destroyed?',
      'cannot tell',
    ],
    [
      'its effects were negated',
      `${came('Thin Thread')} My opponent activates Spell Hush and it resolves. My opponent activates Snuff on Thin Thread. Is Plain Newt destroyed?`,
      'no',
    ],
  ] as const)('%s', ([, text, answer]) => {
    expect(asked(text)).toBe(answer);
  });

  test('the card is activated with what is left neither to the player nor for later', () => {
    const [only, ...more] = textTrap(
      'Thin Thread',
      `${raise} When this card leaves the field, destroy that monster.`,
      'Continuous',
    ).parts;
    expect(only).toMatchObject({ kind: 'activation', targets: [{ from: ['gy'] }] });
    expect(more).toMatchObject([{ kind: 'continuous' }]);
  });

  test('of an effect that only says when it can be activated there is no bond', () => {
    const { parts } = textTrap(
      'Late Call',
      'When this card leaves the field: You can draw 1 card.',
      'Continuous',
    );
    expect(parts.flatMap(bondsIn)).toEqual([]);
  });
});
