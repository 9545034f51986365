import { expect, test } from 'vitest';
import { legal } from '../../commands/legal.ts';
import { readLine } from '../../src/commands/line/line.ts';
import { problemLine } from '../../src/platform/problem.ts';
import { asker, services } from '../support/fakes.ts';
import { books } from '../support/project-data.ts';

test('a file can be given on Discord alone: a line says so, and reads none', () => {
  const read = readLine('/legal file:/etc/passwd', [legal]);
  expect(read.ok ? 'read' : problemLine(read.problem)).toBe(
    'file:/etc/passwd: must be a file that is attached on Discord; no files are read here. Give its text instead.',
  );
});

test('without a Deck it says what it takes', async () => {
  const outcome = await legal.run({}, asker, { ...services, ...books });
  expect(outcome).toMatchObject({ ok: false, problem: { code: 'bad-deck', found: 'no Deck' } });
});
