import { expect, test } from 'vitest';
import { withoutToken } from '../../src/discord/rest.ts';
import { keptLog } from './fakes.ts';

test('the token is hidden in messages, fields and errors', () => {
  const { log, lines } = keptLog();
  withoutToken(log, 'sec.ret')('error', 'with sec.ret', {
    url: 'x?sec.ret',
    error: new Error('sec.ret'),
    n: 3,
  });
  expect(lines).toEqual([
    expect.stringMatching(/^error with \[token\] x\?\[token\] Error: \[token\][\s\S]* 3$/),
  ]);
  expect(lines.join()).not.toContain('sec.ret');
});
