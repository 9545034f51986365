import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { activation, ifThis, limited, monster, spell, trap, when } from '../support/duels.ts';
import { books as projectBooks } from '../support/project-data.ts';
import { textSpell } from '../support/text-cards.ts';

/** What players leave out, and short forms of what they say: taken the usual way, and asked for where it decides. */

const field = { count: 1, from: ['monster-zone'], filter: { cardType: 'monster' } };
const onTarget = (verb: string, more: object = {}) => [{ do: verb, what: { target: 0 }, ...more }];
const draws = { do: 'draw', amount: 1 };

const catalogue = makeCatalogue([
  monster('Placid Ram', [], { abilities: ['Normal'], atk: 1500, def: 1000 }),
  monster('Gentle Boar', [], { abilities: ['Normal'], atk: 1000, def: 2000 }),
  monster('Rising Vole', [when('normal-summoned', { does: [draws] })], { atk: 100, def: 100 }),
  monster('Called Vole', [ifThis('special-summoned', { does: [draws] })], { atk: 100, def: 100 }),
  monster('Parting Vole', [ifThis('sent-to-gy', { does: [draws] })], { atk: 100, def: 100 }),
  monster('Shielding Elk', [
    {
      kind: 'quick',
      on: [{ event: 'effect-activated', of: {}, link: { activatesCard: true } }],
      cost: [{ do: 'tribute', what: 'this' }],
      does: [{ do: 'negate-activation' }],
    },
  ]),
  limited('Rank Tower', ['Xyz']),
  trap('Long Way Home', [activation(onTarget('return-to-hand'), { targets: [field] })]),
  spell('Plain Gift', [activation([draws])]),
  spell('Far Leash', [
    activation(onTarget('take-control'), {
      targets: [{ ...field, filter: { cardType: 'monster', controller: 'opponent' } }],
    }),
  ]),
  spell('Far Wren', [
    activation(onTarget('banish'), {
      targets: [{ count: 1, from: ['gy'], filter: { cardType: 'monster', owner: 'opponent' } }],
    }),
  ]),
  spell('Wide Flood', [activation([{ do: 'destroy', what: { ...field, count: 'all' } }])]),
  spell('Far Flood', [
    activation([
      {
        do: 'destroy',
        what: { ...field, count: 'all', filter: { cardType: 'monster', controller: 'opponent' } },
      },
    ]),
  ]),
  textSpell('Herding Call', 'If you control "Placid Ram": Draw 1 card.'),
  spell('Plain Blow', [activation(onTarget('destroy'), { targets: [field] })]),
  spell(
    'Growing Vigor',
    [activation(onTarget('change-atk', { amount: 500 }), { targets: [field] })],
    'Quick-Play',
  ),
  spell(
    'Stout Spear',
    [{ kind: 'continuous', does: [{ do: 'change-atk', what: 'equipped', amount: 700 }] }],
    'Equip',
  ),
  trap('Patient Snare', [
    activation([draws], { word: 'when', on: [{ event: 'normal-summoned', of: { controller: 'opponent' } }] }),
  ]),
  trap('Wide Snare', [
    activation([draws], {
      word: 'when',
      on: [
        { event: 'normal-summoned', of: {} },
        { event: 'special-summoned', of: {} },
      ],
    }),
  ]),
  trap(
    'Lasting Decree',
    [
      activation([]),
      {
        kind: 'continuous',
        does: [
          {
            do: 'negate-effects',
            what: { count: 'all', from: ['spell-trap-zone'], filter: { cardType: 'trap', other: true } },
          },
        ],
      },
    ],
    'Continuous',
  ),
  trap('Slow Draw', [activation([draws])]),
]);
const asked = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg');
const table = (rows: readonly (readonly [text: string, answer: string])[]) =>
  test.for(rows)('%s', ([text, answer]) => {
    expect(asked(text)?.answer).toBe(answer);
  });

describe('how a monster was Summoned', () => {
  table([
    ['I summon Rising Vole. Can my opponent activate Wide Snare?', 'yes'],
    ['I summon Rising Vole. Does Rising Vole trigger?', 'cannot tell'],
    ['I summon Placid Ram. Can I Normal Summon Gentle Boar?', 'cannot tell'],
    ['I Special Summon Placid Ram. Can I Normal Summon Gentle Boar?', 'yes'],
    ['I Special Summon Called Vole. Does Called Vole trigger?', 'yes'],
    ['I Special Summon Placid Ram. Can my opponent activate Patient Snare?', 'no'],
  ]);

  test('where it decides, the answer is given for each case', () => {
    expect(asked('I summon Rising Vole. Does Rising Vole trigger?')?.headline).toBe(
      'It depends on how Rising Vole was Summoned, which was not said: Normal Summoned, yes; Special Summoned by an effect, no.',
    );
    const targets = asked(
      'I control Parting Vole. My opponent activates Plain Blow. Does Parting Vole trigger?',
    );
    expect(targets?.headline).toContain('if it targets another card, no; if it targets Parting Vole, yes.');
  });

  test('what is taken for granted is said', () => {
    expect(asked('I Special Summon Called Vole. Does Called Vole trigger?')?.assumed).toContain(
      'nothing else happened after Called Vole was Special Summoned',
    );
    expect(asked('I summon Rising Vole. Does Rising Vole trigger?')?.missing).toEqual([
      'how Rising Vole was Summoned',
    ]);
  });
});

describe('what is targeted', () => {
  table([
    ['I control Parting Vole. My opponent activates Plain Blow. Does Parting Vole trigger?', 'cannot tell'],
    ['I control Parting Vole. My opponent activates Plain Blow on it. Does Parting Vole trigger?', 'yes'],
    [
      'I control Placid Ram. My opponent activates Growing Vigor. What is the ATK of Placid Ram?',
      'cannot tell',
    ],
    ['My opponent controls Placid Ram. I activate Plain Blow. Can I Normal Summon Gentle Boar?', 'yes'],
    [
      'My opponent controls Placid Ram. Can I activate Plain Blow during my turn targeting Placid Ram?',
      'yes',
    ],
  ]);

  test('and is asked for where it decides', () => {
    const given = asked(
      'I control Parting Vole. My opponent activates Plain Blow. Does Parting Vole trigger?',
    );
    expect(given?.missing).toEqual(['what Plain Blow targets']);
  });
});

describe('that there are none', () => {
  table([
    ['My opponent controls no monsters. Can I activate Far Flood?', 'no'],
    ['My opponent controls no monsters. Can I activate Plain Gift?', 'yes'],
    ['My opponent controls no monsters. Can I activate Wide Flood?', 'cannot tell'],
    ['My opponent controls no monsters, and I control no monsters. Can I activate Wide Flood?', 'no'],
    ['I control Placid Ram. Can I activate Herding Call?', 'yes'],
    ['I control Gentle Boar. Can I activate Herding Call?', 'no'],
  ]);
});

describe('whose card an effect may take', () => {
  table([
    ['My opponent controls Placid Ram. Can I target it with Far Leash?', 'yes'],
    ['I control Placid Ram. Can I target it with Far Leash?', 'no'],
    ['Can I target their Placid Ram with Far Leash?', 'yes'],
    ['Can I target my Placid Ram with Far Leash?', 'no'],
    ["Is Placid Ram in my opponent's GY a legal target for Far Wren?", 'yes'],
    ['Is Placid Ram in my GY a legal target for Far Wren?', 'no'],
    ["Is Plain Gift in my opponent's GY a legal target for Far Wren?", 'no'],
  ]);
});

describe('how a card lies, behind its name', () => {
  table([
    [
      "My Placid Ram attacks my opponent's Gentle Boar that's in Defense Position. Is Gentle Boar destroyed?",
      'no',
    ],
    [
      "My Placid Ram attacks my opponent's Gentle Boar, which is in Attack Position. Is Gentle Boar destroyed?",
      'yes',
    ],
  ]);
});

describe('what "it" stands for', () => {
  table([
    ['My opponent controls Lasting Decree. I activate Slow Draw. Is it negated?', 'yes'],
    ['My opponent controls Lasting Decree. I activate Slow Draw. Is its effect negated?', 'yes'],
    ['My opponent controls Lasting Decree. I activate Slow Draw. Is it negated by Lasting Decree?', 'yes'],
    ['My opponent controls Lasting Decree. I activate Plain Gift. Does it resolve?', 'yes'],
    ['My opponent controls Lasting Decree. I activate Plain Blow. Is it negated?', 'cannot tell'],
  ]);
});

describe('activated one after the other, nobody said whether as a Chain', () => {
  const target = 'My opponent activates Plain Blow on my Placid Ram.';

  table([
    [`${target} I activate Plain Gift. Is Placid Ram destroyed?`, 'yes'],
    [`${target} I activate Long Way Home on Placid Ram. Is Placid Ram destroyed?`, 'cannot tell'],
    [`${target} I chain Long Way Home on Placid Ram. Is Placid Ram destroyed?`, 'no'],
  ]);

  test('it is asked for where it decides', () => {
    const open = asked(`${target} I activate Long Way Home on Placid Ram. Is Placid Ram destroyed?`);
    expect(open?.missing).toEqual(['whether Long Way Home was chained to Plain Blow']);
  });
});

describe('done in response', () => {
  table([
    ['My opponent activates Plain Gift. I tribute Shielding Elk in response. Is Plain Gift negated?', 'yes'],
    [
      'My opponent activates Plain Gift. I tribute Placid Ram in response. Is Plain Gift negated?',
      'cannot tell',
    ],
    ['I chain Shielding Elk to the activation of Plain Gift. Is Plain Gift negated?', 'yes'],
  ]);
});

describe('short forms', () => {
  table([
    ["I'm at 3000. My opponent's Placid Ram attacks me directly. What are my LP after the battle?", '1500'],
    ['My Placid Ram attacks their Attack Position Gentle Boar. What is the battle damage?', 'P0 0, P1 500'],
    ["I control Placid Ram. What is Placid Ram's ATK?", 'ATK 1500'],
    [
      "I control Placid Ram equipped with Stout Spear and activate Plain Gift. What is Placid Ram's ATK?",
      'ATK 2200',
    ],
    [
      "P0's Placid Ram, equipped with Stout Spear, attacks P1's Attack Position Gentle Boar. What is the battle damage?",
      'P0 0, P1 1200',
    ],
    [
      "P0 (6000 LP, P1 has 900 LP) controls Placid Ram. Placid Ram attacks directly. What are P1's LP after damage calculation?",
      '0',
    ],
  ]);

  test('materials that nobody named are attached', () => {
    const none = asked('My Rank Tower has no materials. Can I Normal Summon Placid Ram?');
    expect(none?.situation?.cards.find(({ id }) => id === 'Rank Tower')?.noMaterials).toBe(true);
    const given = asked('I control Rank Tower with 2 materials. Can I Normal Summon Placid Ram?');
    expect(given?.situation?.cards.filter(({ attachedTo }) => attachedTo === 'Rank Tower')).toHaveLength(2);
  });
});
