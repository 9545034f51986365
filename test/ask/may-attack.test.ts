import { expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { monster } from '../support/duels.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textSpell } from '../support/text-cards.ts';

/** Which monster may attack what, and the damage that comes of it. */

const catalogue = makeCatalogue([
  textSpell('Quiet Bell', 'Draw 1 card.'),
  textSpell(
    'Double Horn',
    'Target 1 face-up monster you control; this turn, double its ATK, but it cannot attack your opponent directly.',
  ),
  monster('Placid Ram', [], { abilities: ['Normal'], atk: 1500, def: 1000 }),
  monster('Gentle Boar', [], { abilities: ['Normal'], atk: 1000, def: 2000 }),
]);
const answered = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg');

test.for([
  ['My Placid Ram attacks Gentle Boar. Is Gentle Boar destroyed?', 'yes', 'no'],
  ['My Placid Ram attacks face-up Gentle Boar. How much damage do I take?', '0', '500'],
])(
  'what is attacked is in Attack Position where nobody says how it lies: %s',
  ([text = '', answer, else_]) => {
    const assumed = expect.arrayContaining([
      `Gentle Boar is in Attack Position (in Defense Position: ${else_})`,
    ]);
    expect(answered(text)).toMatchObject({ answer, assumed });
  },
);

test.for([
  [
    'no time is told: the next turn',
    'I activate Quiet Bell. Can my opponent attack with Gentle Boar?',
    'yes',
  ],
  ['the turn is told', "It is my opponent's turn. Can my Placid Ram attack Gentle Boar?", 'no'],
] as const)('whose turn it is: %s', ([, text, answer]) => {
  expect(answered(text)?.answer).toBe(answer);
});

test.for([
  ['nobody said what the other player controls', '', 'cannot tell', 'whether P1 controls monsters'],
  ['there is a monster', 'My opponent controls Gentle Boar. ', 'yes', undefined],
  ['there is none', 'My opponent controls no monsters. ', 'no', undefined],
] as const)('what may not attack directly needs a monster to attack: %s', ([, board, answer, missing]) => {
  const ruled = answered(`${board}I activate Double Horn on my Placid Ram. Can it attack?`);
  expect(ruled?.answer).toBe(answer);
  expect(ruled?.missing?.[0]).toBe(missing);
});

test('the text that keeps it from attacking directly is the reason', () => {
  const ruled = answered(
    'My opponent controls no monsters. I activate Double Horn on my Placid Ram. Can it attack directly?',
  );
  expect(ruled?.answer).toBe('no');
  expect(ruled?.headline).toContain('a text keeps Placid Ram from attacking directly');
});
