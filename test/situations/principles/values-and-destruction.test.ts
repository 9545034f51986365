import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import type { MonsterFacts } from '../../../src/effects/facts.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell } from '../../support/text-cards.ts';

/** The value that was set last, damage without destruction, effects that are called or asked by their words. */

const kind = (name: string, facts: Partial<MonsterFacts>, text: string) =>
  cardModelOf({ name, facts: { cardType: 'monster', abilities: ['Effect'], ...facts }, text });

const catalogue = makeCatalogue([
  kind('Tall Otter', { level: 6 }, 'Once per turn: You can draw 1 card.'),
  textSpell('Broad Axe', 'Target 1 monster on the field; destroy that target.'),
  textMonster(
    'Lifting Otter',
    "Once per turn: You can make this card's ATK become 2600 until the end of this turn.",
  ),
  textSpell(
    'Feather Weight',
    'Target 1 face-up monster on the field; its ATK becomes 100 until the end of this turn.',
    'Quick-Play',
  ),
  textSpell('Lead Weight', 'Equip only to a Beast monster. It gains 400 ATK.', 'Equip'),
  textMonster(
    'Cushion Otter',
    'During damage calculation (Quick Effect): You can discard this card; you take no battle damage from that battle, then gain 300 LP.',
  ),
  textMonster(
    'Shelter Otter',
    'During damage calculation (Quick Effect): You can discard this card; you take no battle damage from that battle, also your monster cannot be destroyed by that battle.',
  ),
  kind('Weak Otter', { atk: 0, def: 0, level: 1 }, 'Once per turn: You can draw 1 card.'),
  kind('Frail Otter', { atk: 0, def: 200, level: 1 }, 'Once per turn: You can draw 1 card.'),
  kind('Strong Otter', { atk: 2400, def: 200, level: 4 }, 'Once per turn: You can draw 1 card.'),
  textMonster(
    'Sharing Otter',
    '(Quick Effect): You can discard 1 card; each player draws 2 cards, then each player that drew sends 1 card from their hand or field to the GY.',
  ),
  kind(
    'Fused Otter',
    { abilities: ['Fusion', 'Effect'], level: 6 },
    "If this face-up Fusion Summoned card is destroyed by battle, or leaves the field because of an opponent's card effect while its owner controls it: You can draw 1 card.",
  ),
]);
const books = { ...projectBooks, catalogue };
const open = 'cannot tell';
const answered = (text: string) => ruleOnWords(text, books, 'tcg')?.answer ?? open;
type Row = readonly [name: string, text: string, answer: string];
const suite = (name: string, rows: readonly Row[]) =>
  describe(name, () => {
    test.for(rows)('%s', ([, text, answer]) => {
      expect(answered(text)).toBe(answer);
    });
  });

suite('an effect that sets the ATK last', [
  [
    'what raised it before is in it',
    'Their Tall Otter is equipped with Lead Weight (+400). Feather Weight makes its ATK become 100. What ATK does it end up with?',
    'ATK 100',
  ],
  [
    'its own effect',
    'Lifting Otter is holding a +500 equip when its effect makes its ATK 2600. 2600 or 3100?',
    'ATK 2600',
  ],
  [
    'how much was lost',
    'Their Tall Otter is equipped with Lead Weight (+400). Feather Weight makes its ATK become 100. How much ATK did it lose?',
    open,
  ],
  [
    'something comes after it',
    'Feather Weight makes the ATK of Tall Otter become 100, then it is equipped with Lead Weight. What is its ATK?',
    open,
  ],
]);

suite('what only takes the battle damage away', [
  [
    'the monster is destroyed',
    'Strong Otter runs over my Weak Otter and I discard Cushion Otter. Is Weak Otter still destroyed?',
    'yes',
  ],
  [
    'a text that saves it as well',
    'Strong Otter runs over my Weak Otter and I discard Shelter Otter. Is Weak Otter still destroyed?',
    open,
  ],
]);

suite('whether a battle destroys anything', [
  [
    'both have 0 ATK',
    "My Attack Position Weak Otter (0 ATK) attacks my opponent's Attack Position Frail Otter (0 ATK); no other effects apply. Is either destroyed?",
    'no',
  ],
  [
    'the weaker one',
    "My Strong Otter attacks my opponent's Attack Position Weak Otter. Is anything destroyed?",
    'yes',
  ],
]);

suite('an effect that is called by words of its text', [
  [
    'a Deck is too small for a draw that is known in its words',
    "My opponent's Deck is empty. Can I use Sharing Otter's 'each player draws 2 cards' effect?",
    'no',
  ],
]);

suite('a Trigger Effect of a monster by how it was Summoned', [
  [
    'it was Summoned so',
    "My opponent activates Broad Axe targeting my Fusion Summoned Fused Otter. It resolves. Does Fused Otter's effect activate?",
    'yes',
  ],
  [
    'nobody said how',
    'My opponent activates Broad Axe targeting my face-up Fused Otter. It resolves. Does the effect of Fused Otter activate?',
    open,
  ],
]);
