import { destination, pino } from 'pino';
import type { Log, LogLevel } from './log.ts';

/** A log of one JSON object a line (`time`, `level`, `msg`, fields), to stderr where `to` is left out. */
export function openJsonLog(
  least: LogLevel,
  to: { write(line: string): void } = destination({ dest: 2, sync: true }),
): Log {
  const logger = pino(
    {
      level: least,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
      serializers: {
        error: (value: unknown) => (value instanceof Error ? (value.stack ?? value.message) : value),
      },
    },
    to,
  );
  return (level, message, fields = {}) => logger[level](fields, message);
}
