import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { project } from '../../docs/update-examples.ts';
import { books } from '../support/project-data.ts';

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const id = /\b[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*\b/g;

// What the program obeys, it can say: a verdict has its id, or an event.
test('no rule of the rulebook is named in comments only', () => {
  const files = globSync(['src/**/*.ts', 'data/lexicon/*-rules.json'], { cwd: project });
  const sources = files.map((file) => readFileSync(path.join(project, file), 'utf8'));
  const isRule = (found: string): boolean => books.rulebook.byId(found) !== undefined;
  const inComments = new Set(
    sources.flatMap((source) => (source.match(comment) ?? []).flatMap((each) => each.match(id) ?? [])),
  );
  const code = sources.map((source) => source.replaceAll(comment, '')).join('\n');
  const written = new Set(code.match(id) ?? []);
  // An id that is put together of its chapter and a name, which may stand in a list of words: `stats/${kind}`.
  const isPutTogether = (rule: string): boolean => {
    const [chapter, name] = rule.split('/');
    return code.includes(`\`${chapter}/\${`) && new RegExp(`[' ]${name}[' ]`).test(code);
  };
  const only = [...inComments].filter((rule) => isRule(rule) && !written.has(rule) && !isPutTogether(rule));
  expect(only).toEqual([]);
});
