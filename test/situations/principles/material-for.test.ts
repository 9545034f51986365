import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import type { MonsterFacts } from '../../../src/effects/facts.ts';
import { ruleOnPrinciples } from '../../../src/situations/principles-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';

/** May these monsters be used for the Summon of that one? */

const card = (name: string, facts: Omit<MonsterFacts, 'cardType'>, text: string) =>
  cardModelOf({
    name,
    facts: { cardType: 'monster', type: 'Winged Beast', attribute: 'WIND', atk: 1000, def: 1000, ...facts },
    text,
  });
const catalogue = makeCatalogue([
  card(
    'Welded Egret',
    { abilities: ['Effect', 'Fusion'], level: 6 },
    '"Plain Egret" + 1 WIND monster\nGains 100 ATK.',
  ),
  card(
    'Tuned Egret',
    { abilities: ['Effect', 'Synchro'], level: 7 },
    '1 Tuner + 1+ non-Tuner monsters\nGains 100 ATK.',
  ),
  card('Stacked Egret', { abilities: ['Effect', 'Xyz'], rank: 4 }, '2 Level 4 monsters\nGains 100 ATK.'),
  card(
    'Wired Egret',
    { abilities: ['Effect', 'Link'], link: 2, arrows: ['top', 'bottom'] },
    '2 Effect Monsters\nGains 100 ATK.',
  ),
  card(
    'Open Egret',
    { abilities: ['Effect', 'Xyz'], rank: 4 },
    '2 Level 4 monsters\nYou can also Xyz Summon this card by using 1 "Plain Egret" you control as material.',
  ),
  card('Plain Egret', { abilities: ['Normal'], level: 4 }, 'A bird that stands.'),
  card('Quick Egret', { abilities: ['Effect'], level: 4 }, 'Gains 100 ATK.'),
  card('Loud Egret', { abilities: ['Effect', 'Tuner'], level: 3 }, 'Gains 100 ATK.'),
  card('Tall Egret', { abilities: ['Effect'], level: 8 }, 'Gains 100 ATK.'),
  card(
    'Guising Egret',
    { abilities: ['Effect'], level: 4 },
    "Once per turn: You can target 1 monster on the field; this card's Level becomes that target's.",
  ),
  card('Wary Egret', { abilities: ['Effect'], level: 4 }, 'Cannot be used as Link Material.'),
]);
const answered = (text: string) => ruleOnPrinciples(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

describe('by the list of materials', () => {
  test.for([
    ['one of them, by name', 'Can Plain Egret be used as Fusion Material for Welded Egret?', 'yes'],
    ['all of them', 'Can I make Welded Egret with Plain Egret and Quick Egret?', 'yes'],
    ['all of them, and one does not fit', 'Can I fuse Quick Egret and Loud Egret into Welded Egret?', 'no'],
    ['Levels that add up', 'Can I Synchro Summon Tuned Egret using Loud Egret and Quick Egret?', 'yes'],
    ['Levels that do not', 'Can I Synchro Summon Tuned Egret using Loud Egret and Tall Egret?', 'no'],
    ['not of the Level', 'Can I Xyz Summon Stacked Egret with Quick Egret and Loud Egret?', 'no'],
    ['not of the kind', 'Is Plain Egret a legal Link Material for Wired Egret?', 'no'],
    ['too many', "I'd like to use three monsters for Wired Egret. May I?", 'no'],
    ['as many as it takes', 'Can I Xyz Summon Stacked Egret using three Level 4 monsters?', 'no'],
  ] as const)('%s', ([, text, answer]) => {
    expect(answered(text)).toBe(answer);
  });
});

describe('whatever the list asks for', () => {
  test.for([
    ['a Token and an Xyz Summon', 'Can I use a Token as Xyz Material for Stacked Egret?', 'no'],
    ['a Token and a Synchro Summon', 'Can I use a Token as Synchro Material for Tuned Egret?', 'yes'],
    [
      'a Link Monster and a Synchro Summon',
      'Can Wired Egret be used as Synchro Material for Tuned Egret?',
      'no',
    ],
    ['an Xyz Monster and an Xyz Summon', 'Can I use an Xyz Monster as material for Stacked Egret?', 'no'],
    ['a face-down monster', 'Can I use my face-down monster as Link Material for Wired Egret?', 'no'],
    ['its text forbids it', 'Can Wary Egret be used as Link Material for Wired Egret?', 'no'],
    ["it is the opponent's", "Can I use my opponent's monster as Link Material for Wired Egret?", 'no'],
    ['it is in the GY', 'Quick Egret is in my GY. Can it be used as Link Material for Wired Egret?', 'no'],
  ] as const)('%s', ([, text, answer]) => {
    expect(answered(text)).toBe(answer);
  });
});

describe('nothing is ruled', () => {
  test.for([
    ['there is another way', 'Can I Xyz Summon Open Egret with Plain Egret and Loud Egret?'],
    [
      'its Level may be another one',
      'Can Guising Egret be used as Xyz Material for Stacked Egret, treated as Level 4?',
    ],
    ['its Level can be changed', 'Can I Synchro Summon Tuned Egret using Tall Egret and Guising Egret?'],
    ['nothing is known of it', 'Can I use a monster as Xyz Material for Stacked Egret?'],
  ] as const)('%s', ([, text]) => {
    expect(answered(text)).toBeUndefined();
  });
});
