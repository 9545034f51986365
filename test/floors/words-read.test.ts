import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { project } from '../../docs/update-examples.ts';

const comment = /^\s*(?:\/\/|\*|\/\*).*$/gm;
const expression =
  /new RegExp\(|(?<=[=(,:?&|!{}[\];\s])\/(?![*/\s])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n[])+\/[dgimsuvy]*(?=[\s.,;)\]}:])/gm;

/** How many regular expressions still read words in each folder. What src/cardtext gives as fields needs none; these only shrink. */
const still = { 'src/card-model': 15, 'src/engine': 0, 'src/situations': 45 };

test.for(Object.entries(still))('%s reads words by no more than %i expressions', ([folder, most]) => {
  expect(readIn(folder)).toBeLessThanOrEqual(most);
});

test('those of src/cardtext are found', () => {
  expect(readIn('src/cardtext')).toBeGreaterThan(100);
});

function readIn(folder: string): number {
  const files = globSync(`${folder}/**/*.ts`, { cwd: project });
  const sources = files.map((file) => readFileSync(path.join(project, file), 'utf8').replaceAll(comment, ''));
  return sources.flatMap((source) => source.match(expression) ?? []).length;
}
