import { describe, expect, test } from 'vitest';
import { ask, inHand, plays, statsOf } from '../../support/stat-board.ts';

const counter = 'P0 controls: "Lamp Counter"';
const crow = 'P0 controls: "Careful Crow"';

describe('a count that nobody said', () => {
  test.for<[string, readonly string[], string, string]>([
    [
      'does not matter to the original value',
      [counter],
      'what is the original ATK of "Lamp Counter"?',
      'ATK 600',
    ],
    [
      'was part of what was halved, whatever is negated later',
      [
        counter,
        'P0 controls: "Dry Well" (face-down)',
        inHand('Half Door'),
        ...plays('Half Door', 'Lamp Counter'),
        ...plays('Dry Well'),
      ],
      statsOf('Lamp Counter'),
      'cannot tell',
    ],
    [
      'was no part of it where the effects were negated first',
      [counter, 'P0 controls: "Dry Well"', inHand('Half Door'), ...plays('Half Door', 'Lamp Counter')],
      statsOf('Lamp Counter'),
      'ATK 300 / DEF 300',
    ],
    [
      'is no part of an original value that is halved',
      [
        counter,
        'P0 controls: "Dry Well" (face-down)',
        inHand('Little Lens'),
        ...plays('Little Lens', 'Lamp Counter'),
        ...plays('Dry Well'),
      ],
      statsOf('Lamp Counter'),
      'ATK 300 / DEF 300',
    ],
    [
      'is no part of original values that are switched',
      [counter, inHand('Turned Shield'), ...plays('Turned Shield')],
      'what are the original ATK and DEF of "Lamp Counter"?',
      'ATK 300 / DEF 600',
    ],
    [
      'goes on top of what applies and sets the value',
      [counter, inHand('Heavy Chain'), ...plays('Heavy Chain', 'Lamp Counter')],
      statsOf('Lamp Counter'),
      'cannot tell',
    ],
    [
      'makes another open that gains what it lost',
      [
        counter,
        'P0 controls: "Plain Boar"',
        inHand('Borrowed Arm'),
        'activate "Borrowed Arm", targeting "Lamp Counter" and "Plain Boar"',
        'resolve, choosing "Lamp Counter"',
      ],
      'what is the ATK of "Plain Boar"?',
      'cannot tell',
    ],
  ])('%s', ([, lines, question, answer]) => {
    expect(ask(...lines, question).answer).toBe(answer);
  });

  test.for<[string, readonly string[], readonly string[]]>([
    [
      'what each one comes to',
      [counter],
      [
        'how many there are for the effect of Lamp Counter, "gains 250, for each card in your hand" (ATK is 600, and 250 more for each)',
      ],
    ],
    [
      'on top of those that were told',
      [counter, inHand('Quick Rush', 'Kind Well')],
      [
        'how many there are for the effect of Lamp Counter, "gains 250, for each card in your hand" (ATK is 1100 with the 2 that were told, and 250 more for each other)',
      ],
    ],
    [
      'no figures where the count of another time is part of it',
      [counter, inHand('Half Door'), ...plays('Half Door', 'Lamp Counter')],
      ['how many there are for the effect of Lamp Counter, "gains 250, for each card in your hand" (ATK)'],
    ],
    [
      'a condition: both values',
      [crow],
      [
        'whether this holds for the effect of Careful Crow: "while you have 2 or less cards in your hand" (ATK 2000 if so, 1650 if not)',
      ],
    ],
  ])('is asked for: %s', ([, lines, missing]) => {
    const name = lines.includes(crow) ? 'Careful Crow' : 'Lamp Counter';
    expect(ask(...lines, `what is the ATK of "${name}"?`).missing).toEqual(missing);
  });
});

describe('a condition that nobody said', () => {
  test.for<[string, readonly string[], string]>([
    [
      'it may begin after what sets the value',
      [crow, inHand('Half Door'), ...plays('Half Door', 'Careful Crow')],
      'cannot tell',
    ],
    [
      'it is known not to hold later, and may have held when the ATK was halved',
      [
        crow,
        inHand('Half Door', 'Two Pages', 'Kind Well'),
        ...plays('Half Door', 'Careful Crow'),
        ...plays('Two Pages'),
      ],
      'cannot tell',
    ],
  ])('%s', ([, lines, answer]) => {
    expect(ask(...lines, statsOf('Careful Crow')).answer).toBe(answer);
  });
});

describe('what was not said, in battle', () => {
  const fights = (attacker: string, target: string, question: string) =>
    ask(
      'phase: the Battle Step',
      `P0 controls: "${attacker}"`,
      `P1 controls: "${target}"`,
      `"${attacker}" attacks "${target}"`,
      question,
    );

  test('at least so much ATK is enough to win', () => {
    const verdict = fights('Careful Crow', 'Plain Boar', 'is "Plain Boar" destroyed by this battle?');
    expect(verdict.answer).toBe('yes');
  });
  test('and to survive', () => {
    expect(fights('Plain Boar', 'Careful Crow', 'is "Careful Crow" destroyed by this battle?').answer).toBe(
      'no',
    );
  });
  test('the damage is not known', () => {
    expect(fights('Careful Crow', 'Plain Boar', 'how much battle damage does P1 take?').answer).toBe(
      'cannot tell',
    );
  });
  test('nor who wins, where it may be more or less', () => {
    expect(fights('Careful Crow', 'Plain Heron', 'is "Plain Heron" destroyed by this battle?').answer).toBe(
      'cannot tell',
    );
  });
});

describe('what was not said, for a card that asks for so much ATK', () => {
  const pit = (name: string, ...more: readonly string[]) =>
    ask(
      `P1 has in the Spell & Trap Zone: "${name}" (face-down)`,
      crow,
      ...more,
      `can P1 activate "${name}"?`,
    );
  test('at least so much is enough', () => {
    const { answer, assumed } = pit('High Pit');
    expect(answer).toBe('yes');
    expect(assumed.join()).not.toMatch('ATK');
  });
  test('more than that, whatever it is', () => {
    expect(pit('Low Pit', inHand('Long Axe'), ...plays('Long Axe', 'Careful Crow')).answer).toBe('no');
  });
});
