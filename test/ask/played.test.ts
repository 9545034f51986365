import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import {
  activation,
  banishesInstead,
  continuous,
  limited,
  monster,
  must,
  spell,
  trap,
} from '../support/duels.ts';
import { books as projectBooks } from '../support/project-data.ts';

/** Situations that are played, as players tell and ask of them: what dies, what is hit, what comes of it. */

const fieldMonster = { count: 1, from: ['monster-zone'], filter: { cardType: 'monster' } };
const gyMonster = { count: 1, from: ['gy'], filter: { cardType: 'monster' } };
const onField = { event: 'sent-to-gy', of: 'this', from: ['monster-zone'] };
const search = { do: 'add-to-hand', what: { count: 1, from: ['deck'], filter: {} } };
const toTarget = (verb: string) => [{ do: verb, what: { target: 0 } }];

const catalogue = makeCatalogue([
  monster('Seeking Vole', [{ kind: 'trigger', mandatory: true, word: 'if', on: [onField], does: [search] }]),
  monster('Seedling Finch', [
    must('sent-to-gy', { does: [{ do: 'special-summon-token', amount: 2, reads: '2 "Seed Tokens"' }] }),
  ]),
  monster('Placid Ram', [], { abilities: ['Normal'] }),
  monster('Grand Elder Ram', [], { level: 6, abilities: ['Normal'] }),
  monster('Hooded Wisp', [
    {
      kind: 'quick',
      activatesIn: ['hand'],
      on: [{ event: 'effect-activated', of: { cardType: 'spell' } }],
      cost: [{ do: 'discard', what: 'this' }],
      does: [{ do: 'negate-effect' }],
    },
  ]),
  limited('Rank Tower', ['Xyz']),
  limited('Verdigris Colossus', ['Link']),
  spell('Grave Call', [activation(toTarget('special-summon'), { targets: [gyMonster] })]),
  spell('Plain Blow', [activation(toTarget('destroy'), { targets: [fieldMonster] })]),
  spell('Two Gifts', [
    activation([{ do: 'draw', amount: 2 }], { limit: { scope: 'name', counts: 'use', per: 'turn' } }),
  ]),
  spell('Wide Flood', [
    activation([
      { do: 'destroy', what: { count: 'all', from: ['monster-zone'], filter: { cardType: 'monster' } } },
    ]),
  ]),
  spell('Quick Hands', [activation(toTarget('return-to-hand'), { targets: [fieldMonster] })], 'Quick-Play'),
  trap('Grasping Vine', [activation(toTarget('banish'), { targets: [gyMonster] })]),
  trap(
    'Final Dismissal',
    [
      activation(
        [
          { do: 'negate-summon' },
          { do: 'negate-activation', joined: 'or' },
          { do: 'destroy', what: 'those', joined: 'if-you-do' },
        ],
        {
          word: 'when',
          on: [
            { event: 'special-summoned', of: { cardType: 'monster' }, declared: true },
            { event: 'effect-activated', of: { cardType: 'spell-trap' }, link: { activatesCard: true } },
          ],
        },
      ),
    ],
    'Counter',
  ),
  trap('Hollow World', [activation([]), banishesInstead()], 'Continuous'),
  trap(
    'Silent Graves',
    [
      activation([]),
      continuous({
        do: 'restrict',
        reads: 'Monsters that are banished and monsters in the GY cannot activate their effects',
        who: 'both',
        bans: { activates: 'monster', from: ['gy', 'banished'] },
      }),
    ],
    'Continuous',
  ),
  trap(
    'Stone Paling',
    [
      activation([]),
      continuous({
        do: 'restrict',
        who: 'both',
        reads: 'neither player can banish cards',
        bans: { deeds: ['banish'] },
      }),
    ],
    'Continuous',
  ),
  monster('Ash Reaper', [
    {
      kind: 'ignition',
      activatesIn: ['gy'],
      does: [{ do: 'banish', what: { count: 1, from: ['gy'], filter: {} } }],
    },
  ]),
]);
const asked = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg');
const table = (rows: readonly (readonly [text: string, answer: string])[]) =>
  test.for(rows)('%s', ([text, answer]) => {
    expect(asked(text)?.answer).toBe(answer);
  });

describe('what is done to a card', () => {
  table([
    ['I use Plain Blow on their Placid Ram. Is Placid Ram destroyed?', 'yes'],
    [
      'I use Plain Blow on their Placid Ram. They respond with Quick Hands on it. Is Placid Ram still destroyed?',
      'no',
    ],
    ['I use Plain Blow on their Placid Ram, they chain Final Dismissal. Does Placid Ram die?', 'no'],
    ['Their Wide Flood hits my Placid Ram. Is Placid Ram banished?', 'no'],
    ['I activate Grave Call on my Placid Ram. They chain Grasping Vine on it. Is Placid Ram Summoned?', 'no'],
    [
      'I activate Grave Call on my Placid Ram. They chain Grasping Vine on it. Does Placid Ram come back?',
      'no',
    ],
    // What comes back later, or by itself, is not played.
    ['Their Wide Flood hits my Placid Ram. Does Placid Ram come back?', 'cannot tell'],
    ['I activate Grave Call on my Placid Ram. Does it hit the field?', 'yes'],
    ['I activate Grave Call, choosing Placid Ram. Is Placid Ram Summoned?', 'yes'],
    ['I activate Grave Call and choose Placid Ram. Is Placid Ram Summoned?', 'yes'],
    ['They Grave Call my Placid Ram. Is Placid Ram Summoned?', 'yes'],
    ['My opponent plays Wide Flood. I chain Quick Hands on my Placid Ram. Does Placid Ram survive?', 'no'],
  ]);
});

describe('what an effect does', () => {
  table([
    ['I activate Two Gifts. Do I draw 2 cards?', 'yes'],
    ['I activate Two Gifts. Do I draw 3 cards?', 'cannot tell'],
    ['I activate Two Gifts and my opponent chains Final Dismissal. Do I still get to draw?', 'no'],
    ['I activate Two Gifts. Do I still destroy a monster?', 'cannot tell'],
    ['Wide Flood destroyed my Seeking Vole. Do I still search?', 'yes'],
    ['Wide Flood destroyed my Seeking Vole. Does Seeking Vole search?', 'yes'],
    ['I discard Seedling Finch as cost. Do I get the Tokens?', 'yes'],
    ['I discard Seedling Finch as cost. Do I get two Tokens?', 'yes'],
    ['I discard Seedling Finch as cost. Do I get three Tokens?', 'cannot tell'],
    ['I Normal Summon Seedling Finch. Do I get the Tokens?', 'no'],
    ['I activate Two Gifts, they chain Final Dismissal. Does the effect resolve?', 'no'],
  ]);
});

describe('how it came there', () => {
  table([
    ['Seeking Vole died in battle. Does Seeking Vole go off?', 'yes'],
    [
      'Seeking Vole is attached to my Rank Tower as material and gets detached. Does Seeking Vole search?',
      'no',
    ],
    ['I detach Seedling Finch from Rank Tower as cost. Does Seedling Finch trigger?', 'yes'],
    ['I discard Seedling Finch for hand size. Does it trigger?', 'yes'],
    ['I discard Seeking Vole for hand size. Does it trigger?', 'no'],
    ['My Seeking Vole got Tributed for Grand Elder Ram. Does Seeking Vole trigger?', 'yes'],
    ['I target their Seeking Vole with Quick Hands. Does Seeking Vole trigger?', 'no'],
  ]);
});

describe('what applies meanwhile', () => {
  table([
    ['My Seeking Vole is destroyed by Wide Flood under Hollow World. Where does it go?', 'banished'],
    ['With Hollow World up, my Seeking Vole is destroyed by battle. Where is Seeking Vole?', 'banished'],
    ['Silent Graves is up. My Seedling Finch is destroyed by battle. Does Seedling Finch trigger?', 'no'],
    ['Silent Graves is up. Can I activate the effect of Seeking Vole when it is sent to the GY?', 'no'],
    ['Under Hollow World, is Hooded Wisp usable?', 'yes'],
    ['Stone Paling is up. Am I able to activate Ash Reaper in my GY?', 'no'],
    ['Hollow World is up. Can I activate Ash Reaper in my GY?', 'yes'],
  ]);

  test('what nobody said is taken for granted aloud', () => {
    expect(asked('Hollow World is up. Can I use Hooded Wisp?')?.assumed).toContain(
      'what it answers has just happened',
    );
  });
});

describe('another copy', () => {
  table([
    ['My opponent negated my Two Gifts with Final Dismissal. Can I play a second one this turn?', 'no'],
    ['My opponent negated my Wide Flood with Final Dismissal. Can I play another one?', 'yes'],
  ]);
});
