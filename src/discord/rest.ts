import { DefaultRestOptions, REST, type RESTOptions } from 'discord.js';
import type { Log } from '../platform/log.ts';
import { isUnreachable } from './problems.ts';

/** A REST client for work that needs no gateway, such as registering commands. */
export const restClient = (token: string, apiBase: string): REST =>
  new REST({ api: apiBase }).setToken(token);

/** An interaction takes one answer, a second is refused; whatever else is posted would be there twice. */
const mayComeTwice = (url: string, method = 'GET'): boolean =>
  method !== 'POST' || /\/callback(\?|$)/.test(url);

/** Sends a request, and once more where the connection breaks; discord.js itself does so only where it is reset. */
export const requestAgain: RESTOptions['makeRequest'] = async (url, init) => {
  try {
    return await DefaultRestOptions.makeRequest(url, init);
  } catch (error) {
    const isOver = init.signal?.aborted === true;
    if (isOver || !isUnreachable(error) || !mayComeTwice(url, init.method)) throw error;
    return DefaultRestOptions.makeRequest(url, init);
  }
};

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
