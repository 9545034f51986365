import { expect, test } from 'vitest';
import { withstand } from '../../bench/faults/hostile.ts';

// The short form of `npm run faults`; how long each input holds the loop is measured there.
test('hostile inputs of every kind are answered inside the limits of Discord, and none is a bug', {
  timeout: 240_000,
}, async () => {
  const { uses, unanswered, violations, bugs } = await withstand(120);
  expect({ uses, unanswered, violations, bugs }).toEqual({
    uses: 120,
    unanswered: [],
    violations: [],
    bugs: [],
  });
});
