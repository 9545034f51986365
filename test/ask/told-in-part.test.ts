import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { activation, limited, monster, negatesMonsters, spell, trap, when } from '../support/duels.ts';
import { books as projectBooks } from '../support/project-data.ts';

/** What players leave out: what is attacked or targeted, when a card was Set, which monsters there are. */

const spellTrap = { count: 1, from: ['spell-trap-zone'], filter: { cardType: 'spell-trap' } };
const attacks = { event: 'attack-declared', of: { controller: 'opponent' } };

const catalogue = makeCatalogue([
  monster('Placid Ram', [], { atk: 1500, def: 800 }),
  monster('Late Sleeper', [when('special-summoned')], { atk: 400, def: 400 }),
  monster('Two Ways Hare', [
    { kind: 'ignition', does: [{ do: 'draw', amount: 1 }] },
    {
      kind: 'quick',
      activatesIn: ['hand'],
      cost: [{ do: 'send-to-gy', what: 'this' }],
      does: [{ do: 'change-atk', what: { reads: 'that monster' }, reads: 'gains as many' }],
    },
  ]),
  limited('Rank Tower', ['Xyz']),
  spell(
    'Small Gust',
    [activation([{ do: 'destroy', what: { target: 0 } }], { targets: [spellTrap] })],
    'Quick-Play',
  ),
  spell('Calm Errand', [activation([{ do: 'draw', amount: 1 }])]),
  spell('Unfriendly Guests', [
    activation([
      {
        do: 'special-summon-token',
        who: 'opponent',
        what: { count: 3, filter: { names: ['Guest Token'], reads: '(Beast/DARK/Level 1/ATK 0/DEF 0)' } },
      },
    ]),
  ]),
  trap('Sweeping Wall', [
    activation(
      [
        {
          do: 'destroy',
          what: {
            count: 'all',
            from: ['monster-zone'],
            filter: { position: 'attack', controller: 'opponent' },
          },
        },
      ],
      { on: [attacks] },
    ),
  ]),
  trap('Wide Flood', [
    activation([{ do: 'destroy', what: { count: 'all', from: ['monster-zone'], filter: {} } }], {
      on: [{ event: 'normal-summoned', of: { cardType: 'monster' } }],
    }),
  ]),
  trap('Late Snare', [activation([{ do: 'draw', amount: 1 }])]),
  trap('Wall of Nettles', [activation([{ do: 'draw', amount: 1 }], { on: [attacks] })]),
  trap('Grave Door', [
    activation([{ do: 'special-summon', what: { target: 0 } }], {
      targets: [{ count: 1, from: ['gy'], filter: { cardType: 'monster', controller: 'you' } }],
    }),
  ]),
  trap('Stop That', [activation([{ do: 'negate-activation' }])], 'Counter'),
  trap('Leaden Air', [activation(), negatesMonsters], 'Continuous'),
]);
const ruled = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg');

describe('when a Spell or Trap was Set', () => {
  test.for([
    ['a Trap, in this turn', 'I Set Late Snare this turn. Can I activate it now?', 'no'],
    ['a Quick-Play Spell, in the same turn', 'I Set Small Gust. Can I activate it in the same turn?', 'no'],
    ['a Normal Spell', 'I Set Calm Errand this turn. Can I activate it now?', 'yes'],
    [
      'before the turn of the other player',
      'I Set Late Snare. My opponent activates Calm Errand. Can I chain Late Snare to Calm Errand?',
      'yes',
    ],
    ['nobody said when', 'I Set Late Snare. Can I activate it?', 'cannot tell'],
    [
      'by an effect',
      'Calm Errand Set Late Snare from my Deck this turn. Can I activate Late Snare?',
      'cannot tell',
    ],
  ] as const)('%s', ([, text, answer]) => {
    expect(ruled(text)?.answer).toBe(answer);
  });
});

describe('what is attacked or targeted', () => {
  test.for([
    [
      'it does not matter what is attacked',
      'My opponent attacks with Placid Ram. Can I activate Wall of Nettles?',
      'yes',
    ],
    ['it does', 'I attack with Placid Ram. How much battle damage does my opponent take?', 'cannot tell'],
    [
      'my monster is attacked by one of theirs',
      'Placid Ram attacks my Late Sleeper in Attack Position. How much battle damage do I take?',
      '1100',
    ],
    [
      'which effect of two is used in the hand, and what it does to a value',
      'Late Sleeper attacks Placid Ram in Attack Position and I use Two Ways Hare. How much battle damage do I take?',
      'cannot tell',
    ],
    [
      'a Set card is destroyed after the Summon',
      'I activate Small Gust on a Set card and chain Grave Door to Special Summon Late Sleeper. Does Late Sleeper miss the timing?',
      'yes',
    ],
    [
      'so is a target of which nobody spoke',
      'I activate Small Gust and chain Grave Door, which Special Summons Late Sleeper. Does Late Sleeper trigger?',
      'no',
    ],
  ] as const)('%s', ([, text, answer]) => {
    expect(ruled(text)?.answer).toBe(answer);
  });
});

describe('in what order, and by what', () => {
  test.for([
    [
      'an effect that was activated destroys it, not the battle',
      'I attack with Placid Ram. My opponent activates Sweeping Wall. Is Placid Ram destroyed?',
      'yes',
    ],

    [
      'the time alone is a sentence',
      "It is my opponent's turn and Small Gust is in my hand. Can I activate it from there?",
      'no',
    ],
  ] as const)('%s', ([, text, answer]) => {
    expect(ruled(text)?.answer).toBe(answer);
  });
});

describe('what is negated', () => {
  test.for([
    ['an activation', 'I activate Calm Errand. My opponent chains Stop That. Is Calm Errand negated?', 'yes'],
    [
      'by what is on the field',
      'Leaden Air is face-up on the field. I control Placid Ram. Is Placid Ram negated?',
      'yes',
    ],
    [
      'destroyed is not negated',
      'I activate Calm Errand. My opponent chains Small Gust targeting it. Is Calm Errand negated?',
      'no',
    ],
    [
      'a card of which nobody spoke is taken to be there',
      'I activate Calm Errand. Does Stop That negate it?',
      'yes',
    ],
  ] as const)('%s', ([, text, answer]) => {
    expect(ruled(text)?.answer).toBe(answer);
  });
});

describe('monsters that nobody named', () => {
  test.for([
    [
      'three leave two zones',
      'My opponent has three monsters in the Main Monster Zones. Can I activate Unfriendly Guests?',
      'no',
    ],
    [
      'two leave three',
      'My opponent has two monsters on the field. Can I activate Unfriendly Guests?',
      'yes',
    ],
    [
      'what is said of them is not passed over',
      'My opponent has three negated monsters. Can I activate Unfriendly Guests?',
      'cannot tell',
    ],
  ] as const)('%s', ([, text, answer]) => {
    expect(ruled(text)?.answer).toBe(answer);
  });
});
