import type { Log } from '../platform/log.ts';

/** The same log, in which the token cannot appear, whatever a message or an error holds. */
export const withoutToken = (log: Log, token: string): Log => {
  const hide = (text: string): string => (token === '' ? text : text.replaceAll(token, '[token]'));
  const hidden = (value: unknown): unknown => {
    if (typeof value === 'string') return hide(value);
    return value instanceof Error ? hide(value.stack ?? value.message) : value;
  };
  return (level, message, fields = {}) =>
    log(
      level,
      hide(message),
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, hidden(value)])),
    );
};
