import { expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { withWhyAsked } from '../../../src/situations/chat/why.ts';
import { ruleOnWords } from '../../../src/situations/words-verdict.ts';
import { activation, continuous, monster, spell } from '../../support/duels.ts';
import { books as projectBooks } from '../../support/project-data.ts';

/** "Why is X not destroyed?" is answered as whether it is: the reason is the answer. */

const all = { count: 'all', from: ['monster-zone'], filter: { cardType: 'monster' } };
const catalogue = makeCatalogue([
  monster('Iron Ram', [
    continuous({ do: 'change-status', what: 'this', reads: 'cannot be destroyed by card effects' }),
  ]),
  monster('Placid Ram'),
  spell('Great Flood', [activation([{ do: 'destroy', what: all }])]),
  spell('Long Hook', [
    activation([{ do: 'destroy', what: { target: 0 } }], {
      targets: [
        { count: 1, from: ['monster-zone'], filter: { cardType: 'monster', controller: 'opponent' } },
      ],
    }),
  ]),
]);
const ruled = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg');

test.for([
  ['why is #0 not destroyed?', 'is #0 destroyed?'],
  ["X. so why isn't #0 destroyed?", 'X. is #0 destroyed?'],
  ["why can't i target #0 with #1?", 'can i target #0 with #1?'],
  ['why does #0 miss the timing?', 'does #0 miss the timing?'],
  ['why not?', 'why not?'],
  ['i know why. is #0 destroyed?', 'i know why. is #0 destroyed?'],
] as const)('%s', ([words, asked]) => {
  expect(withWhyAsked(words)).toBe(asked);
});

test.for([
  [
    'My opponent activates Great Flood. I control Iron Ram. Why is Iron Ram not destroyed?',
    'no',
    'wording/cannot-wins',
  ],
  [
    "My opponent activates Great Flood. I control Placid Ram. Why isn't Placid Ram destroyed?",
    'yes',
    'move/destroy',
  ],
  ["I control Iron Ram. Why can't I target Iron Ram with Long Hook?", 'no', 'target/chosen-at-activation'],
] as const)('%s', ([text, answer, rule]) => {
  const verdict = ruled(text);
  expect([verdict?.answer, verdict?.findings[0]?.rule]).toEqual([answer, rule]);
});
