import { describe, expect, test } from 'vitest';

/** Two tests that pass, one that fails and one that does not run: what the closing line has to count. */
test('passes', () => expect(1).toBe(1));
test('fails', () => expect(1).toBe(2));
describe('in a group', () => {
  test('passes', () => expect(1).toBe(1));
  test.runIf(process.env.NEVER_SET)('does not run', () => expect(1).toBe(1));
});
