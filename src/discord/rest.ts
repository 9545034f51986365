import { REST } from 'discord.js';

/** Where Discord's REST interface is, without the version. */
const defaultApiBase = 'https://discord.com/api';

/** The address without a slash at its end, as discord.js wants it. */
export const apiAddress = (apiBase: string | undefined): string =>
  (apiBase ?? defaultApiBase).replace(/\/+$/, '');

/** A REST client for work that needs no gateway, such as registering commands. */
export const restClient = (token: string, apiBase?: string): REST =>
  new REST({ api: apiAddress(apiBase) }).setToken(token);
