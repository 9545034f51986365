import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { project } from '../../docs/update-examples.ts';

const comment = /^\s*(?:\/\/|\*|\/\*).*$/gm;
const expression =
  /new RegExp\(|(?<=[=(,:?&|!{}[\];\s])\/(?![*/\s])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n[])+\/[dgimsuvy]*(?=[\s.,;)\]}:])/gm;

/** How many regular expressions still read words in each folder. What src/cardtext gives as fields needs none; these only shrink. */
const still = { 'src/card-model': 22, 'src/engine': 74, 'src/situations': 47 };

test.for(Object.entries(still))('%s reads words by no more than %i expressions', ([folder, most]) => {
  const files = globSync(`${folder}/**/*.ts`, { cwd: project });
  const sources = files.map((file) => readFileSync(path.join(project, file), 'utf8').replaceAll(comment, ''));
  const found = sources.flatMap((source) => source.match(expression) ?? []);
  expect(found.length).toBeLessThanOrEqual(most);
  expect(found.length).toBeGreaterThan(0);
});
