import { expect, test } from 'vitest';
import { showsColors } from '../../src/cli/streams.ts';
import { collector } from '../support/fake-streams.ts';

test.for([
  ['a terminal with colours', { isTTY: true, hasColors: (): boolean => true }, true],
  ['a terminal without colours', { isTTY: true, hasColors: (): boolean => false }, false],
  ['a terminal that does not say', { isTTY: true }, false],
  ['a file', { hasColors: (): boolean => true }, false],
] as const)('%s', ([, traits, colored]) => {
  const [output] = collector();
  expect(showsColors(Object.assign(output, traits))).toBe(colored);
});
