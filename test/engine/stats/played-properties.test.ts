import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask, boar, inHand, plays, statsOf, turnEnds } from '../../support/stat-board.ts';

describe('whatever is played, in whatever order', () => {
  const fields = ['Beast Moor', 'Old Quarry'];
  const once = [
    'Long Axe',
    'Heavy Chain',
    'Strange Growth',
    'Quick Rush',
    'Thin Spear',
    'Half Door',
    'Little Lens',
    'Turned Shield',
    'Herd Call',
    ...fields,
  ];
  const untargeted = new Set(['Turned Shield', 'Herd Call', ...fields]);
  const staying = ['Long Axe', 'Heavy Chain', 'Strange Growth'];
  const inOrder = fc.shuffledSubarray(once, { minLength: 1, maxLength: 6 });
  const played = (names: readonly string[]) => [
    'LP of P0: 8000',
    'LP of P1: 3000',
    boar,
    inHand(...once, 'Small Cup'),
    ...names.flatMap((name) => plays(name, untargeted.has(name) ? undefined : 'Plain Boar')),
  ];

  test('the values are numbers of at least 0, or nothing is told', () => {
    fc.assert(
      fc.property(inOrder, (names) => {
        // It negates nothing of a Normal Monster: that it is activated for one is told against the rules.
        const lines = played([...names, 'Small Cup']);
        const { answer, missing } = ask(...lines, statsOf('Plain Boar'));
        if (answer === 'cannot tell') expect(missing.length).toBeGreaterThan(0);
        else expect(answer).toMatch(/^ATK \d+ \/ DEF \d+$/);
      }),
      { numRuns: 25 },
    );
  });

  test('when the turn is over and every card has left, the printed values are back', () => {
    fc.assert(
      fc.property(inOrder, (names) => {
        const gone = [...staying, ...fields]
          .filter((name) => names.includes(name))
          .map((name) => `"${name}" is sent to the GY`);
        const lines = [...played(names), ...turnEnds, ...gone];
        expect(ask(...lines, statsOf('Plain Boar')).answer).toBe('ATK 1500 / DEF 1000');
        expect(ask(...lines, 'what are the original ATK and DEF of "Plain Boar"?').answer).toBe(
          'ATK 1500 / DEF 1000',
        );
      }),
      { numRuns: 25 },
    );
  });
});
