import { describe, expect, test } from 'vitest';
import { readWords } from '../../src/ask/read-words.ts';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { activation, continuous, ifThis, limited, monster, spell, trap, when } from '../support/duels.ts';
import { books as projectBooks } from '../support/project-data.ts';

/** What is told before a question: turn after turn, what a clause says of a card, what was used for a Summon, what answers what. */

const field = { count: 1, from: ['monster-zone'], filter: { cardType: 'monster' } };
const draws = { do: 'draw', amount: 1 };
const answersSpells = { event: 'effect-activated', of: { cardType: 'spell' } };

const catalogue = makeCatalogue([
  monster('Placid Ram', [], { abilities: ['Normal'], atk: 1500, def: 1000 }),
  monster('Parting Vole', [ifThis('sent-to-gy', { does: [draws] })], { atk: 100, def: 100 }),
  monster('Slow Vole', [when('sent-to-gy', { does: [draws] })], { atk: 100, def: 100 }),
  monster('Tall Ram', [], { abilities: ['Normal'], level: 6 }),
  monster('Steady Crane', [{ kind: 'ignition', does: [draws] }], { atk: 1000, def: 1000 }),
  monster('Pained Elk', [
    {
      kind: 'trigger',
      mandatory: false,
      word: 'when',
      activatesIn: ['hand'],
      on: [{ event: 'inflicted-battle-damage', of: {}, lp: { how: 'damage', who: 'you' } }],
      does: [{ do: 'special-summon', what: 'this' }],
    },
    ifThis('special-summoned', { does: [draws] }),
  ]),
  monster('Hollow Bell', [
    {
      kind: 'quick',
      activatesIn: ['hand'],
      targets: [field],
      does: [{ do: 'negate-effects', what: { target: 0 }, until: 'end-of-turn' }],
    },
  ]),
  limited('Iron Tower', ['Synchro']),
  spell('Plain Gift', [activation([draws])]),
  spell('Wide Flood', [activation([{ do: 'destroy', what: { ...field, count: 'all' } }])]),
  spell('Far Leash', [activation([{ do: 'destroy', what: { target: 0 } }], { targets: [field] })]),
  trap('Wide Snare', [activation([draws], { word: 'when', on: [{ event: 'normal-summoned', of: {} }] })]),
  spell(
    'Long Leash',
    [
      activation([], { targets: [{ ...field, filter: { cardType: 'monster', controller: 'opponent' } }] }),
      continuous({ do: 'take-control', what: 'equipped' }),
    ],
    'Equip',
  ),
  trap('Slow Draw', [activation([draws])]),
  trap(
    'Stern No',
    [activation([{ do: 'negate-activation' }], { word: 'when', on: [answersSpells] })],
    'Counter',
  ),
  trap(
    'Worded No',
    [
      activation([{ do: 'described', reads: 'your opponent draws 1 card, also negate the activation' }], {
        word: 'when',
        on: [{ event: 'effect-activated', of: {} }],
      }),
    ],
    'Counter',
  ),
  trap(
    'Worded Law',
    [activation([]), continuous({ do: 'described', reads: 'either player can pay 800 LP to stop a Summon' })],
    'Continuous',
  ),
  trap(
    'Plain Law',
    [activation([]), continuous({ do: 'change-atk', what: { ...field, count: 'all' }, amount: 100 })],
    'Continuous',
  ),
]);
const asked = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg');
const table = (rows: readonly (readonly [text: string, answer: string])[]) =>
  test.for(rows)('%s', ([text, answer]) => {
    expect(asked(text)?.answer).toBe(answer);
  });

describe('turn after turn', () => {
  table([
    ['I Normal Summon Placid Ram. Can my opponent activate Wide Snare?', 'yes'],
    ["I Normal Summon Placid Ram. On my opponent's turn, can they activate Wide Snare?", 'no'],
    [
      "On my turn I Normal Summon Placid Ram. During my opponent's turn, can my opponent activate Wide Snare?",
      'no',
    ],
    ["I activate Plain Gift. During my opponent's turn, can my opponent chain Stern No?", 'no'],
    [
      "On my turn I Set Wide Snare. During my opponent's turn, they Normal Summon Placid Ram. Can I activate Wide Snare?",
      'yes',
    ],
    ['Last turn I Set Wide Snare. My opponent Normal Summons Placid Ram. Can I activate Wide Snare?', 'yes'],
    // A Normal Summon in the turn of the other player is told of a card that lets one do it, which nobody named.
    [
      "I Normal Summon Placid Ram during my opponent's turn. Can my opponent activate Wide Snare?",
      'cannot tell',
    ],
    ['Last turn I activated Plain Gift. Can my opponent chain Stern No?', 'cannot tell'],
    ['Earlier this turn my opponent activated Plain Gift. Can I chain Stern No?', 'cannot tell'],
    ['Earlier this turn my opponent Normal Summoned Placid Ram. Can I activate Wide Snare?', 'cannot tell'],
    [
      'Earlier this turn I activated Plain Gift. My opponent Normal Summons Placid Ram. Can I activate Wide Snare?',
      'yes',
    ],
    ['I Set Slow Draw and in the same turn my opponent activates Plain Gift. Can I chain Slow Draw?', 'no'],
  ]);
});

describe('what is done with a card', () => {
  table([
    ['I sac Slow Vole for the Tribute Summon of Tall Ram. Does Slow Vole miss the timing?', 'yes'],
    ['Parting Vole is destroyed due to Wide Flood. Does Parting Vole activate?', 'yes'],
    ['My opponent controls Placid Ram and he attacks with Placid Ram. Can I activate Slow Draw?', 'yes'],
    [
      'I took Parting Vole with Long Leash. My opponent activates Wide Flood. Does Parting Vole activate?',
      'yes',
    ],
  ]);
});

describe('a clause that says what a player did with a card', () => {
  const missing = (text: string) => readWords(text, catalogue, 'tcg').missing;
  table([
    ['Does the Parting Vole that I sent to the GY for the Synchro Summon activate?', 'yes'],
    ['Does the Slow Vole that I sent to the GY for the Synchro Summon miss the timing?', 'yes'],
    [
      'Parting Vole, which I sent to the GY as Synchro Material, is in the GY. Does Parting Vole activate?',
      'yes',
    ],
    ['My opponent destroys the Parting Vole that I Normal Summoned. Does Parting Vole activate?', 'yes'],
  ]);
  test.for([
    ['Does the Parting Vole that I did not send to the GY activate?'],
    ['Does the Parting Vole that I will send to the GY activate?'],
    ['Does the Parting Vole that I sent Placid Ram to the GY for activate?'],
  ] as const)('%s', ([text]) => {
    expect(missing(text)).not.toEqual([]);
  });
});

describe('what was used for the Summon of a monster that is named', () => {
  table([
    [
      'I used Slow Vole and Placid Ram for the Synchro Summon of Iron Tower. Does Slow Vole miss the timing?',
      'yes',
    ],
    ['I used Parting Vole as material for Iron Tower. Does Parting Vole activate?', 'yes'],
    ['Parting Vole was used as Link Material for Iron Tower. Does Parting Vole activate?', 'cannot tell'],
    ['I used Parting Vole as material for Placid Ram. Does Parting Vole activate?', 'cannot tell'],
  ]);
});

describe('what answers what', () => {
  table([
    // What answers nothing but activations was chained, or could not have been activated.
    ['My opponent activates Plain Gift. I activate Stern No. Is Plain Gift negated?', 'yes'],
    // What may negate the answer, and is not played, leaves open what resolves after it.
    ['I activate Plain Gift. My opponent chains Stern No. Is Plain Gift negated?', 'yes'],
    [
      'I activate Plain Gift. My opponent chains Stern No. I chain Worded No. Is Plain Gift negated?',
      'cannot tell',
    ],
    ['My opponent controls Plain Law. I activate Far Leash. Is it negated?', 'cannot tell'],
    [
      'I control Worded Law. My opponent Normal Summons Placid Ram. Can I activate the effect of Worded Law?',
      'cannot tell',
    ],
    ['I control Plain Law face-up. Can I activate Plain Law?', 'no'],
  ]);
  test('what can be activated freely may have waited', () => {
    const { unsaid } = readWords(
      'My opponent activates Wide Flood. I activate Slow Draw. Is Placid Ram destroyed?',
      catalogue,
      'tcg',
    );
    expect(unsaid?.map(({ what }) => what)).toContain('whether Slow Draw was chained to Wide Flood');
  });
});

describe('an effect that answers battle damage, of a card that does not battle', () => {
  table([
    [
      "My opponent's Placid Ram attacks me directly. I have Pained Elk in my hand. Can I activate Pained Elk?",
      'yes',
    ],
    ["My opponent's Placid Ram attacks me directly. Can I activate Pained Elk?", 'yes'],
    [
      "My opponent's Placid Ram attacks me directly and I take 900 damage. I have Pained Elk in my hand. Can I activate Pained Elk?",
      'cannot tell',
    ],
  ]);
});
