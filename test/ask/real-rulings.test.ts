import { describe, expect, test } from 'vitest';
import { namesIn } from '../../src/ask/names/names-in.ts';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import { activation, continuous, ifThis, limited, monster, spell, trap } from '../support/duels.ts';
import { books as projectBooks } from '../support/project-data.ts';

/** What people write when they ask about real cards: short names, short ways to say what applies, negated Summons. */

const declared = ['normal-summoned', 'flip-summoned', 'special-summoned'].map((event) => ({
  event,
  of: { cardType: 'monster' },
  declared: true,
}));
const refusal = (more: readonly Readonly<Record<string, unknown>>[]) =>
  activation([{ do: 'negate-summon' }, ...more, { do: 'destroy', what: 'those', joined: 'if-you-do' }], {
    word: 'when',
    on: declared,
  });

const catalogue = makeCatalogue([
  limited('Verdigris Colossus', ['Synchro']),
  monster('Mournful Ibis', [ifThis('destroyed')]),
  monster('Pale Ibis', [ifThis('normal-summoned')]),
  trap('Curt Dismissal', [refusal([])], 'Counter'),
  trap('Final Dismissal', [refusal([{ do: 'negate-activation', joined: 'or' }])], 'Counter'),
  spell('Grave Call', [
    activation([{ do: 'special-summon', what: { target: 0 } }], {
      targets: [{ count: 1, from: ['gy'], filter: { cardType: 'monster' } }],
    }),
  ]),
  spell('Lucky Find', [activation([{ do: 'draw', amount: 1 }])]),
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
  monster('Jealous Warden', [
    continuous({
      do: 'restrict',
      who: 'opponent',
      reads: 'your opponent cannot banish cards',
      bans: { deeds: ['banish'] },
    }),
  ]),
  monster('Ash Reaper', [
    {
      kind: 'ignition',
      activatesIn: ['gy'],
      does: [{ do: 'banish', what: { count: 1, from: ['gy'], filter: {} } }],
    },
  ]),
  monster('Drowsy Wisp', [
    {
      kind: 'quick',
      activatesIn: ['hand'],
      on: [{ event: 'effect-activated', of: { cardType: 'spell' } }],
      does: [{ do: 'negate-effect' }],
    },
  ]),
  monster('Two Homes Lark', [
    { kind: 'quick', activatesIn: ['hand'], does: [{ do: 'draw', amount: 1 }] },
    { kind: 'ignition', does: [{ do: 'draw', amount: 1 }] },
  ]),
]);
const asked = (text: string) => ruleOnWords(text, { ...projectBooks, catalogue }, 'tcg');
const answered = (text: string) => asked(text)?.answer;

describe('a card that is named by less than its name', () => {
  const named = (text: string) => namesIn(text, catalogue).cards.map(({ name }) => name);
  test.for([
    ['a word of one card alone', 'I Summon Colossus.', ['Verdigris Colossus']],
    ['two words of it', 'I control the Two Homes.', ['Two Homes Lark']],
    ['a word of two cards', 'I control Dismissal.', []],
    ['letters that are short for something else', 'All S/T zones are full.', []],
    ['in lower case', 'I control a colossus.', []],
    ['at the start of a sentence', 'Colossus or not?', []],
    ["at the start, with 's", "Colossus's effect resolves.", ['Verdigris Colossus']],
    ['part of an unknown name', 'I control Marble Colossus.', []],
    ['a Token', 'I control a Colossus Token.', []],
  ] as const)('%s', ([, text, cards]) => {
    expect(named(text)).toEqual(cards);
  });
});

describe('what applies', () => {
  test.for([
    ['it is up', 'Stone Paling is up. Can I activate Ash Reaper in my GY?', 'no'],
    ['it is active', 'Stone Paling is active. Can I activate Ash Reaper in my GY?', 'no'],
    ['under it', 'Under Stone Paling, can I activate Ash Reaper in my GY?', 'no'],
    ['it is Set', 'It is my turn. Stone Paling is Set. Can I activate Ash Reaper in my GY?', 'yes'],
    ['it is up to somebody', 'Stone Paling is up to me. Can I activate Ash Reaper in my GY?', 'cannot tell'],
    [
      'it is theirs, where it has no bearing as mine',
      'Jealous Warden is up. Can I activate Ash Reaper in my GY?',
      'no',
    ],
    ['it is theirs', 'My opponent controls Jealous Warden. Can I activate Ash Reaper in my GY?', 'no'],
    ['it is mine', 'It is my turn. I control Jealous Warden. Can I activate Ash Reaper in my GY?', 'yes'],
    ['it binds another act', 'It is my turn. Stone Paling is up. Can I activate Lucky Find?', 'yes'],
  ] as const)('%s', ([, text, answer]) => {
    expect(answered(text)).toBe(answer);
  });
});

describe('a negated Summon', () => {
  test.for([
    [
      'not negated: how it left the field was not said',
      'I Synchro Summon Verdigris Colossus. Can Grave Call bring it back?',
      'cannot tell',
    ],
    [
      'destroyed all the same',
      'I Normal Summon Mournful Ibis and my opponent negates it with Curt Dismissal. Does Mournful Ibis trigger?',
      'yes',
    ],
    [
      'one of two alternatives',
      'I Normal Summon Mournful Ibis and my opponent negates it with Final Dismissal. Does Mournful Ibis trigger?',
      'yes',
    ],
    [
      'not Normal Summoned',
      "I Normal Summon Pale Ibis. Curt Dismissal negates Pale Ibis's Normal Summon. Does Pale Ibis trigger?",
      'no',
    ],
    ['Normal Summoned', 'I Normal Summon Pale Ibis. Does Pale Ibis trigger?', 'yes'],
    [
      'by a card that negates no Summon',
      'I Normal Summon Pale Ibis. Drowsy Wisp negates the Summon. Does Pale Ibis trigger?',
      'cannot tell',
    ],
    ['nothing was Summoned', 'Curt Dismissal negates it. Does Pale Ibis trigger?', 'cannot tell'],
  ] as const)('%s', ([, text, answer]) => {
    expect(answered(text)).toBe(answer);
  });
});

describe('is it playable', () => {
  test.for([
    [
      'in the hand, where else',
      'My opponent activates Lucky Find. Is Drowsy Wisp playable against that?',
      'yes',
    ],
    ['nothing was told that it would answer', 'I control Pale Ibis. Is Drowsy Wisp allowed?', 'cannot tell'],
    ['the other player, too', 'They activate Lucky Find. Can I chain Drowsy Wisp?', 'yes'],
  ] as const)('%s', ([, text, answer]) => {
    expect(answered(text)).toBe(answer);
  });

  test('whose turn it must be follows from what was activated', () => {
    expect(asked('My opponent activates Lucky Find. Is Drowsy Wisp allowed?')?.situation?.turnPlayer).toBe(
      'P1',
    );
    expect(asked('I activate Lucky Find. Is Drowsy Wisp allowed?')?.situation?.turnPlayer).toBe('P0');
  });
});
