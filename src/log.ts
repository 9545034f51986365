const levels = ['debug', 'info', 'warn', 'error'] as const;

/** Writes one line about what the program does. */
export type Log = (
  level: 'debug' | 'info' | 'warn' | 'error',
  message: string,
  fields?: Record<string, unknown>,
) => void;

export interface LogOptions {
  /** Lines below this level are left out. */
  readonly minimum?: 'debug' | 'info' | 'warn' | 'error';
  /** Texts that must never be shown, such as the bot's token. */
  readonly secrets?: readonly string[];
  readonly write?: (line: string) => void;
}

const toStderr = (line: string): void => {
  process.stderr.write(line);
};

/** A log of readable lines on stderr: time, level, message, then `name=value` fields. */
export const readableLog = ({ minimum = 'info', secrets = [], write = toStderr }: LogOptions = {}): Log => {
  const hidden = secrets.filter((secret) => secret !== '');
  return (level, message, fields = {}) => {
    if (levels.indexOf(level) < levels.indexOf(minimum)) return;
    const named = Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}=${fieldText(value)}`);
    const line = [new Date().toISOString(), level.toUpperCase().padEnd(5), oneLine(message), ...named].join(
      ' ',
    );
    write(`${hidden.reduce((text, secret) => text.replaceAll(secret, '[secret]'), line)}\n`);
  };
};

const oneLine = (text: string): string => text.replace(/\s*\r?\n\s*/g, ' | ');

const fieldText = (value: unknown): string => {
  if (value instanceof Error) return fieldText(value.stack ?? value.message);
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return /^[^\s"=]+$/.test(text) ? text : `"${oneLine(text).replaceAll('"', "'")}"`;
};
