import { expect, test } from 'vitest';
import { openJsonLog } from '../../src/platform/json-log.ts';

const logged = (write: (log: ReturnType<typeof openJsonLog>) => void) => {
  const lines: string[] = [];
  write(openJsonLog('info', { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line));
};

test('each message is one JSON object on one line, with its fields', () => {
  const [line] = logged((log) => log('info', 'answered\nnow', { command: 'timing', answer: 'no', ms: 3.2 }));
  expect(line).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    msg: 'answered\nnow',
    command: 'timing',
    answer: 'no',
    ms: 3.2,
  });
});

test('an error comes with where it happened; what is below the level does not come', () => {
  const lines = logged((log) => {
    log('debug', 'nothing');
    log('error', 'a bug', { error: new Error('undefined is no card') });
  });
  expect(lines).toHaveLength(1);
  expect(lines[0].error).toMatch(/^Error: undefined is no card\n +at /);
});
