import { describe, expect, test } from 'vitest';
import { ruleOnWords } from '../../src/ask/rule-on-words.ts';
import { printSituation } from '../../src/situations/language/print.ts';
import { wordBooks } from '../support/word-cards.ts';

const asked = (text: string) => ruleOnWords(text, wordBooks, 'tcg');
const ruled = (text: string) => {
  const verdict = asked(text);
  return [verdict?.answer, verdict?.findings[0]?.rule, verdict?.missing.join('; ') ?? ''];
};

describe('may it be chained here', () => {
  test.for([
    [
      'P0 activates Calm Errand as Chain Link 1. P1 has Spell Bane (Counter Trap, Set). Can P1 chain Spell Bane to Calm Errand?',
      'yes',
    ],
    [
      'I activate Calm Errand. My opponent has Spell Bane Set. Can my opponent respond with Spell Bane?',
      'yes',
    ],
    [
      'P0 activates Late Snare (Normal Trap). P1 has Spell Bane (Counter Trap vs Spells (Set)). Can P1 chain Spell Bane directly to Late Snare?',
      'no',
    ],
    [
      'P0 activates Calm Errand (Chain Link 1); P1 chains Set Spell Bane (Counter Trap, Chain Link 2). P0 has Quick Errand (Quick-Play Spell in hand). Can P0 chain Quick Errand to Spell Bane as Chain Link 3?',
      'no',
    ],
    [
      'P0 activates Calm Errand. P0 has Quick Errand (Quick-Play Spell in hand). Can P0 chain Quick Errand to Calm Errand?',
      'yes',
    ],
    [
      'P0 activates Calm Errand. P1 has Quick Errand (Quick-Play Spell in hand). Can P1 chain Quick Errand to Calm Errand?',
      'no',
    ],
    [
      'P0 activates Calm Errand. P1 has Spell Bane Set. Can P1 activate Spell Bane in response to Calm Errand?',
      'yes',
    ],
    [
      'P0 activates Quick Errand. P1 has Pale Moth (Quick Effect from hand). Can P1 chain Pale Moth to Quick Errand?',
      'yes',
    ],
    ['P0 activates Calm Errand. P1 has Pale Moth in hand. Can P1 activate Pale Moth in response?', 'no'],

    [
      'P0 activates Calm Errand. P1 has Late Snare (Normal Trap (Set); Set cards were Set in an earlier turn). Can P1 chain Late Snare to Calm Errand?',
      'yes',
    ],
    [
      'P0 activates Calm Errand. P1 has Late Snare (Normal Trap in hand). Can P1 chain Late Snare to Calm Errand?',
      'no',
    ],
  ] as const)('%s %s', ([text, answer]) => {
    const [says, rule, missing] = ruled(text);
    expect([says, missing]).toEqual([answer, '']);
    expect(rule).toMatch(/\//);
  });

  test.for([
    ['I am the one who answers', 'Can I chain Spell Bane to Calm Errand?', 'yes', 'P1'],
    ['"respond to it with"', 'Can I respond to Calm Errand with Pale Moth?', 'no', 'P1'],
    ['my own card', 'Can I chain Pale Moth to my own Quick Errand?', 'yes', 'P0'],
  ] as const)(
    'nothing was told, and what is answered is taken to be activated: %s',
    ([, text, answer, by]) => {
      const verdict = asked(text);
      expect(verdict?.answer).toBe(answer);
      expect(verdict?.situation?.actions[0]).toMatchObject({ do: 'activate', player: by });
    },
  );

  test('a Summon that was not told is not answered', () => {
    expect(
      asked('Spell Bane is chained to the Summon of Lantern Newt. Does Lantern Newt activate?')?.answer,
    ).toBe('cannot tell');
  });

  test('what answers none of several effects of a monster cannot be chained to any', () => {
    expect(asked('Can I chain Spell Bane to Twilight Moth?')?.answer).toBe('no');
  });

  test.for([
    [
      'a particular target was not named',
      'P0 activates Calm Errand. P1 has Ember Wisp (Quick Effect from hand). Can P1 chain Ember Wisp to Calm Errand?',
      /legal target/,
    ],
    ['in which turn it was Set', 'P0 Sets Late Snare. Can P0 activate Late Snare?', /Set in this turn/],
    [
      'another link is on top',
      'P0 activates Calm Errand; P1 chains Quick Errand. P0 has Spell Bane Set. Can P0 chain Spell Bane to Calm Errand?',
      /to what it is to be chained/,
    ],
    [
      'another number of the link',
      'P0 activates Calm Errand. P1 has Spell Bane Set. Can P1 chain Spell Bane to Calm Errand as Chain Link 3?',
      /the other Chain Links/,
    ],

    [
      'the Chain has begun to resolve',
      'P0 activates Rain of Needles targeting Plain Boar; P1 chains Quick Errand. Chain Link 2 resolves and P1 draws 1 card. P1 has Spell Bane Set. Can P1 chain Spell Bane to Quick Errand?',
      /still to resolve/,
    ],
  ] as const)('nothing is ruled: %s', ([, text, missing]) => {
    const verdict = asked(text);
    expect(verdict?.answer).toBe('cannot tell');
    expect(verdict?.missing.join('; ')).toMatch(missing);
  });
});

describe('copies and limits', () => {
  const twice = (how: string) =>
    `P0 has two copies of Rare Errand in hand and activates the first one (Main Phase 1); ${how}. Can P0 activate the second copy of Rare Errand this turn?`;
  test.for([
    ['it is not negated', 'no', 'limit/once-per-turn-used'],
    ['it is activation negated by Stern Refusal', 'yes', 'spell/when'],
    ['it is effect negated by Pale Moth', 'no', 'limit/once-per-turn-used'],
    ['its activation is negated by Stern Refusal', 'yes', 'spell/when'],
  ] as const)('%s: %s', ([how, answer]) => expect(ruled(twice(how))[0]).toBe(answer));
});

describe('in what order', () => {
  test.for([
    [
      'P0 activates Wide Flood (Chain Link 1, no responses) and destroys all monsters: P0 controls Weary Lark; P1 controls Weeping Owl. In which order do the triggered effects form the next chain?',
      'Weeping Owl, Weary Lark',
      'unless',
    ],
    [
      'The turn player P1 activates Wide Flood and destroys all monsters: P1 controls Weary Lark; P0 controls Weary Lark, Weeping Owl. Both players use every optional trigger they are offered. In what order do the effects activate?',
      'Weeping Owl, Weary Lark, Weary Lark',
      'settled',
    ],
  ] as const)('%s', ([text, answer, certainty]) => {
    expect(ruled(text)).toEqual([answer, 'trigger/simultaneous-order', '']);
    expect(asked(text)?.certainty).toBe(certainty);
  });

  test('the order in which they resolve is another one', () => {
    const text =
      'P0 activates Wide Flood and destroys all monsters: P0 controls Weary Lark; P1 controls Weeping Owl. In what order do they resolve?';
    expect(ruled(text)[0]).toBe('cannot tell');
  });
});

describe('how many LP are left', () => {
  test.for([
    [
      'P0 activates Calm Errand. After everything resolves, what are the LP of P0 and P1?',
      'P0 8500, P1 8000',
    ],

    ['P0 activates Calm Errand. How many LP does P0 have?', 'P0 8500'],
  ] as const)('%s', ([text, answer]) => expect(ruled(text)).toEqual([answer, 'victory/starting-lp', '']));
});

test('what was understood can be said in the situation language', () => {
  const verdict = asked(
    'P0 activates Calm Errand. P1 has Spell Bane Set. Can P1 chain Spell Bane to Calm Errand?',
  );
  const text = verdict?.situation == null ? '' : printSituation(verdict.situation);
  expect(text.split('\n').at(-1)).toBe('can P1 activate "Spell Bane" among other cards?');
});

describe('what nobody said of it', () => {
  test('a card that is activated in the hand is in the hand, and that is told', () => {
    const verdict = asked('My opponent activates Calm Errand. Can I chain Night Moth?');
    expect(verdict?.answer).toBe('yes');
    expect(verdict?.assumed).toContain('Night Moth is in the hand');
  });

  test('one that could be activated in several places may be in each: that is asked', () => {
    const verdict = asked('My opponent activates Calm Errand. Can I chain Twilight Moth?');
    expect([verdict?.answer, verdict?.missing.join()]).toEqual([
      'cannot tell',
      expect.stringContaining('where Twilight Moth is'),
    ]);
  });

  test.for([
    // A Normal Spell is activated in its player's own turn.
    [
      'My opponent activates Calm Errand. I have Quick Errand in my hand. Can I chain Quick Errand?',
      'no',
      '',
    ],
    ['I activate Calm Errand. Can I chain Quick Errand?', 'yes', ''],
    ['I Normal Summon Plain Boar. Can I activate Quick Errand?', 'yes', ''],
    // A Trap can be activated in either turn, and a Quick-Play Spell in the hand in one's own alone.
    [
      'My opponent activates Late Snare. I have Quick Errand in my hand. Can I chain Quick Errand?',
      'cannot tell',
      'whose turn it is',
    ],
    ['It is my turn. My opponent activates Late Snare. Can I chain Quick Errand?', 'yes', ''],
    ["It is my opponent's turn. My opponent activates Late Snare. Can I chain Quick Errand?", 'yes', ''],
    [
      "It is my opponent's turn. My opponent activates Late Snare. I have Quick Errand Set. Can I chain Quick Errand?",
      'yes',
      '',
    ],
  ] as const)('whose turn it is: %s', ([text, answer, missing]) => {
    const verdict = asked(text);
    expect([verdict?.answer, verdict?.missing.join()]).toEqual([answer, missing]);
  });

  test('a nickname is taken for the card, and said; a word of the game never is', () => {
    const verdict = asked('My opponent activates cerrand. Can I chain Night Moth?');
    expect(verdict?.answer).toBe('yes');
    expect(verdict?.assumed).toContain('"cerrand" is Calm Errand');
    expect(asked('My opponent activates Calm Errand. Can I chain it in response?')?.answer).toBe(
      'cannot tell',
    );
  });

  test.for([
    ['Can I Normal Summon Plain Boar?', 'yes', ''],
    ['I control no monsters. Can I Normal Summon Tall Heron?', 'no', ''],
    ['I control Plain Boar. Can I Normal Summon Tall Heron?', 'yes', ''],
    ['I have Tall Heron in my hand. Can I Normal Summon it?', 'cannot tell', 'which monsters P0 controls'],
  ] as const)('what somebody controls: %s', ([text, answer, missing]) => {
    const verdict = asked(text);
    expect([verdict?.answer, verdict?.missing.join()]).toEqual([answer, missing]);
  });
});
