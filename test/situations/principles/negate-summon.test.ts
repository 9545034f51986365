import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { ruleOnPrinciples } from '../../../src/situations/principles-verdict.ts';
import { monster } from '../../support/card-texts.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** Can that card negate the Summon? */

const catalogue = makeCatalogue([
  textTrap(
    'Warden of Doors',
    'When a monster(s) would be Summoned: Pay 1000 LP; negate the Summon, and if you do, destroy it.',
    'Counter',
  ),
  textTrap(
    'Narrow Door',
    'When your opponent would Special Summon exactly 1 monster: Negate the Special Summon, and if you do, destroy it.',
    'Counter',
  ),
  textTrap(
    'Picky Door',
    'When your opponent would Special Summon a Level 5 or higher monster: Negate the Special Summon, and if you do, destroy it.',
    'Counter',
  ),
  textTrap(
    'Wide Door',
    'When a monster(s) would be Summoned, OR when a Spell Card is activated: Discard 1 card; negate that Summon or activation, and if you do, destroy it.',
    'Counter',
  ),
  textTrap('Late Door', 'When a monster is Special Summoned: Destroy it.'),
  textSpell('Open Door', 'Special Summon 1 monster from your GY.'),
  textMonster(
    'Gate Badger',
    'When your opponent would Special Summon a monster (Quick Effect): You can Tribute this card; negate the Special Summon, and if you do, destroy it.',
  ),
  textMonster('Plain Badger', 'Gains 100 ATK.'),
  textMonster('Stubborn Badger', "This card's Normal Summon cannot be negated."),
  cardModelOf({
    name: 'Tuned Badger',
    facts: monster('Effect', 'Synchro'),
    text: "This card's Synchro Summon cannot be negated.",
  }),
  textMonster('Sullen Badger', 'A monster that used this card as Synchro Material has its effects negated.'),
  textMonster('Sly Badger', 'A Synchro Summon using this card as material cannot be negated.'),
  textSpell('Loose Bolt', 'Target 1 Spell/Trap on the field; destroy that target.'),
  textSpell('Guarded Gate', 'Normal Summons of your monsters cannot be negated.', 'Continuous'),
  textMonster('Swung Badger', 'When this card is Pendulum Summoned: You can draw 1 card.'),
  textMonster('Watching Badger', 'If a monster is Pendulum Summoned: You can draw 1 card.'),
  cardModelOf({ name: 'Wired Badger', facts: monster('Effect', 'Link'), text: 'Gains 100 ATK.' }),
]);
const answered = (text: string) => ruleOnPrinciples(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  [
    'any Summon',
    'My opponent Link Summons Wired Badger. Can I negate that Summon with Warden of Doors?',
    'yes',
  ],
  ['an unnamed monster', 'My opponent Xyz Summons a monster. Can Narrow Door negate it?', 'yes'],
  [
    'a Normal Summon, and it asks for a Special Summon',
    'My opponent Normal Summons Plain Badger. Can I use Narrow Door?',
    'no',
  ],
  ['one of a Pendulum Summon', 'My opponent Pendulum Summons a monster. Can I use Narrow Door?', 'yes'],
  [
    'several of a Pendulum Summon, and it asks for one',
    'My opponent Pendulum Summons three monsters. Can I use Narrow Door?',
    'no',
  ],
  [
    'several of a Pendulum Summon',
    'My opponent Pendulum Summons three monsters. Can I use Warden of Doors?',
    'yes',
  ],
  ["the player's own Summon", 'I Link Summon Wired Badger. Can I use Narrow Door on it?', 'no'],
  [
    "the player's own Summon, and the opponent",
    'I Link Summon Wired Badger. Can my opponent use Narrow Door?',
    'yes',
  ],
  ['a kind of Summon, with nothing told', 'Can Warden of Doors negate a Synchro Summon?', 'yes'],
  ['a kind that it does not answer', 'Can I use Narrow Door against a Normal Summon?', 'no'],
  ['of a monster', 'Can Warden of Doors stop the Link Summon of Wired Badger?', 'yes'],
  ['a card that answers when it is done', 'Can Late Door negate a Synchro Summon?', undefined],
  ['no monster at all', 'My opponent Xyz Summons. Can I use Narrow Door to negate it?', 'yes'],
  ['its cost said', 'My opponent Xyz Summons. Can I tribute Gate Badger to negate it?', 'yes'],
  [
    'a card that Summons was activated',
    'My opponent activates Open Door. Can I tribute Gate Badger to negate the Summon?',
    'no',
  ],
  [
    'some effect',
    'My opponent Special Summons a monster with a card effect. Can Gate Badger negate it?',
    'no',
  ],
  [
    'by its own text it cannot be negated',
    'My opponent Normal Summons Stubborn Badger. Can I negate the Summon with Warden of Doors?',
    'no',
  ],
  [
    'that text is no effect, which its material could negate',
    'I Synchro Summon Tuned Badger using Sullen Badger, which negates the effects of the Synchro Monster it makes. Can Warden of Doors negate the Synchro Summon?',
    'no',
  ],
  [
    'a material that says nothing of that',
    'I Link Summon Wired Badger using Plain Badger. Can my opponent negate the Summon with Warden of Doors?',
    'yes',
  ],
  [
    'what negates no Summon is not activated in that time',
    'My opponent Xyz Summons. Can I use Loose Bolt to stop the Summon?',
    'no',
  ],
  [
    'nor to destroy a scale',
    'My opponent declares a Pendulum Summon. Can I activate Loose Bolt during the Summon to destroy a scale and stop it?',
    'no',
  ],
  [
    'a Summon by an effect',
    'My opponent Special Summons Plain Badger with Open Door. Can I negate that Summon with Warden of Doors?',
    'no',
  ],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text)).toBe(answer);
});

describe('nothing is ruled', () => {
  test.for([
    ['its Level was not said', 'My opponent Pendulum Summons a monster. Can I use Picky Door?'],
    [
      'it may negate what Summons, too',
      'My opponent activates Open Door. Can I use Wide Door to negate the Summon?',
    ],
    [
      'a material that speaks of its Summon',
      'I Synchro Summon Brass Badger using Sly Badger. Can my opponent negate the Summon with Warden of Doors?',
    ],
    ['it negates no Summon', 'My opponent Link Summons Wired Badger. Can I use Late Door?'],
    [
      'how it is Summoned was not told',
      'My opponent Special Summons Plain Badger. Can I negate that Summon with Warden of Doors?',
    ],
    [
      'something else was told',
      'Open Door is negated. My opponent Link Summons Wired Badger. Can I use Warden of Doors?',
    ],
  ] as const)('%s', ([, text]) => {
    expect(answered(text)).toBeUndefined();
  });
});

test.for([
  ["another monster's own Summon, which was not negated", 'Swung Badger', 'cannot tell'],
  ['a Summon of any monster, which was negated', 'Watching Badger', 'no'],
] as const)('what a negated Summon means for an effect about %s', ([, name, answer]) => {
  const text = `Warden of Doors negated the Summon of Plain Badger. Can ${name} activate its effect?`;
  expect(answered(text) ?? 'cannot tell').toBe(answer);
});
