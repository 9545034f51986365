import { describe, expect, test, vi } from 'vitest';
import { type LogLevel, logLevels, openLog } from '../../src/platform/log.ts';

const logged = (least: LogLevel, message: string, fields?: Record<string, unknown>) => {
  const lines: string[] = [];
  const log = openLog(least, (line) => lines.push(line));
  for (const level of logLevels) log(level, message, fields);
  return lines.map((line) => line.replace(/^\S+ /, ''));
};

test.for([
  ['debug', ['debug x\n', 'info x\n', 'warn x\n', 'error x\n']],
  ['warn', ['warn x\n', 'error x\n']],
  ['error', ['error x\n']],
] as const)('from %s upwards', ([least, lines]) => expect(logged(least, 'x')).toEqual(lines));

describe('one line, whatever is told', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  test.for([
    ['two\nlines', {}, 'error two lines\n'],
    ['m', { guildId: '12', count: 3, list: [1, 'a'] }, 'error m guildId=12 count=3 list=[1,"a"]\n'],
    ['m', { text: 'two words\n' }, 'error m text="two words\\n"\n'],
    ['m', { none: undefined, circle }, 'error m none=undefined circle=[object Object]\n'],
  ] as const)('%s %o', ([message, fields, line]) => expect(logged('error', message, fields)).toEqual([line]));

  test('an error with its stack', () => {
    const [line] = logged('error', 'm', { error: new Error('broken') });
    expect(line).toMatch(/^error m error="Error: broken\\n .*"\n$/);
  });
});

test('it begins with the time', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const lines: string[] = [];
  openLog('info', (line) => lines.push(line))('info', 'm');
  vi.useRealTimers();
  expect(lines).toEqual(['1970-01-01T00:00:00.000Z info m\n']);
});
