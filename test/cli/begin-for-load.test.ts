import { expect, test } from 'vitest';
import { startFlags } from '../../bench/start-flags.ts';
import { flagsForLoad } from '../../src/cli/begin-for-load.ts';

test('a copy over HTTP that npm start began is begun anew without the flags that keep its heap small', () => {
  expect(flagsForLoad([...startFlags, '--inspect'])).toEqual([
    '--disable-warning=ExperimentalWarning',
    '--inspect',
    '--max-semi-space-size=8',
  ]);
});

test('one that was begun otherwise is left as it is: also one that was begun anew', () => {
  expect(flagsForLoad(['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'])).toBeUndefined();
});
