import { expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { ruleOnPrinciples } from '../../../src/situations/principles-verdict.ts';
import { books as projectBooks } from '../../support/project-data.ts';
import { textMonster, textSpell } from '../../support/text-cards.ts';

/** From where a monster stands in for a Fusion Material: where its text says; else not where no text of it applies. */

const catalogue = makeCatalogue([
  textMonster(
    'Mimic Otter',
    'This card in your hand or GY can be used as a substitute for any 1 Fusion Material whose name is mentioned on the Fusion Monster Card, but the other materials must be correct.',
  ),
  textMonster(
    'Lodger Otter',
    'This card can be used as a substitute for any 1 Fusion Material whose name is mentioned on the Fusion Monster Card, but the other materials must be correct. Cannot be used as Fusion Material otherwise.',
  ),
  textMonster('Plain Otter', 'If this card is sent to the GY: You can draw 1 card.'),
  textSpell(
    'Deep Needle',
    'Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your Deck.',
  ),
]);
const answered = (text: string) => ruleOnPrinciples(text, { ...projectBooks, catalogue }, 'tcg')?.answer;

test.for([
  ['a place that its text does not name', 'Can Mimic Otter in my Deck stand in for a named material?', 'no'],
  ['a place that it names', 'Can Mimic Otter in my GY be used as a substitute?', 'yes'],
  ['the field, where it names others', 'Can Mimic Otter on the field replace a named material?', 'no'],
  ['no place, and the Deck', 'Can Lodger Otter in the Deck stand in for a named material?', 'no'],
  ['no place, and the hand', 'Can Lodger Otter in my hand stand in for a named material?', undefined],
  [
    'no material at all otherwise',
    'Deep Needle with a banished Lodger Otter as one of the materials? Possible?',
    'no',
  ],
  [
    'one that may be a material as itself',
    'Deep Needle with a banished Mimic Otter as one of the materials? Possible?',
    undefined,
  ],
  ['another monster in its place', 'Can I use Plain Otter in the Deck instead of Mimic Otter?', undefined],
  ['the place of another', 'Can Mimic Otter stand in for Plain Otter in the Deck?', undefined],
  ['a monster that never stands in', 'Can Plain Otter in my Deck stand in for a named material?', undefined],
] as const)('%s', ([, text, answer]) => {
  expect(answered(text)).toBe(answer);
});
