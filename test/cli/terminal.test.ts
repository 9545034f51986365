import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** `script` of util-linux gives a program a pseudo-terminal. */
const hasScript = spawnSync('script', ['--version']).status === 0;
const start = path.join(import.meta.dirname, '../../src/cli/start.js');
const ESCAPE = '\u001b';

/** `npm start` in a pseudo-terminal; `type` sends keys, and gives what is shown up to these words. */
function openTerminal() {
  const command = `stty cols 100; exec '${process.execPath}' --disable-warning=ExperimentalWarning '${start}'`;
  const folder = temporaryFolder();
  const env = { PATH: process.env.PATH, TERM: 'xterm', DATA_DIR: folder, CATALOG_URL: 'off', QA_URL: 'off' };
  const program = spawn('script', ['-qec', command, '/dev/null'], { cwd: folder, env });
  const closed = once(program, 'close');
  let shown = '';
  program.stdout.on('data', (bytes) => {
    shown += bytes;
  });
  return {
    async type(keys: string, until: string): Promise<string> {
      shown = '';
      program.stdin.write(keys);
      await expect.poll(() => stripVTControlCharacters(shown), { timeout: 60_000 }).toContain(until);
      return shown;
    },
    /** The status that the program ends with. */
    ended: async (): Promise<unknown> => (await closed)[0],
  };
}

test.skipIf(!hasScript)(
  'in a terminal, Tab completes, an answer is one screen, "more" is the rest, and "exit" ends it',
  async () => {
    const { type, ended } = openTerminal();
    expect(await type('', '> ')).toContain(ESCAPE);
    await type('/sum\t', '/summoned ');
    // What is only like what was typed is listed, and the line stays.
    const listed = stripVTControlCharacters(await type('\u0015/timing card:mystical el\t', 'Mystic Tomato'));
    expect(listed).toContain('card:"Mystical Elf"');
    await type('\u000c', '> /timing card:mystical el');
    await type(
      '\u0015/timing card:Dandylion event:sent-to-gy as:cost\r',
      'Type "more" for the whole answer.',
    );
    await type('more\r', 'Sources');
    await type('\r', 'Type a question');
    await type('exit\r', 'exit');
    expect(await ended()).toBe(0);
  },
  90_000,
);
