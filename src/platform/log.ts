/** How much is logged, the most first. */
export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Writes one line to the log. */
export type Log = (level: LogLevel, message: string, fields?: Readonly<Record<string, unknown>>) => void;

/** A log of one readable line per message, on stderr, from `least` upwards. */
export const openLog =
  (least: LogLevel, write: (line: string) => void = (line) => process.stderr.write(line)): Log =>
  (level, message, fields = {}) => {
    if (logLevels.indexOf(level) < logLevels.indexOf(least)) return;
    const details = Object.entries(fields).map(([name, value]) => ` ${name}=${printField(value)}`);
    write(`${new Date().toISOString()} ${level} ${oneLine(message)}${details.join('')}\n`);
  };

const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');

function printField(value: unknown): string {
  if (value instanceof Error) return JSON.stringify(value.stack ?? value.message);
  if (typeof value === 'string') return /^[\w.:/@-]+$/.test(value) ? value : JSON.stringify(value);
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}
