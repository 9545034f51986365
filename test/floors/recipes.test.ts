import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { project } from '../../docs/update-examples.ts';
import { verbs } from '../../src/card-model/verbs.ts';

/** The recipes of CONTRIBUTING: where a new verb and a new question have to be written, and that it is nowhere else. */

const sources = globSync('{src,commands}/**/*.ts', { cwd: project }).map(
  (file) => [file.replaceAll(path.sep, '/'), readFileSync(path.join(project, file), 'utf8')] as const,
);
const filesWith = (form: RegExp): readonly string[] =>
  sources.flatMap(([file, text]) => (form.test(text) ? [file] : [])).toSorted();

describe('a verb', () => {
  test('two tables have to have a row for each, so that the compiler asks for it there alone', () => {
    const all = /(?<!Partial<(?:Readonly<)?)Record<(?:Verb|Instruction\['do'\]),/;
    expect(filesWith(all)).toEqual(['src/card-model/verbs.ts', 'src/engine/instructions/executors.ts']);
  });

  test('nothing lists most of them besides', () => {
    const listed = sources.flatMap(([file, text]) => {
      const named = verbs.filter((verb) => text.includes(`'${verb}'`) || text.includes(`\n  ${verb}: `));
      return named.length > verbs.length / 2 ? [file] : [];
    });
    expect(listed).toEqual(['src/engine/instructions/executors.ts']);
  });
});

test('one table says how each question is answered', () => {
  const kinds = [
    ...readFileSync(path.join(project, 'src/engine/question.ts'), 'utf8').matchAll(/\brow\('([a-z-]+)'/g),
  ];
  expect(kinds.length).toBeGreaterThan(40);
  const cases = sources.flatMap(([file, text]) => {
    const found = kinds.filter(([, kind]) => new RegExp(`\\n  '?${kind}'?: `).test(text));
    return found.length > kinds.length / 2 ? [file] : [];
  });
  expect(cases).toEqual(['src/engine/answer/answer-question.ts']);
});
