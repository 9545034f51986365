import { InteractionResponseType, type REST, type RequestData } from 'discord.js';
import type { OpenResponse } from './endpoint.ts';

/** What is thrown where the one who asked has hung up: Discord does so after three seconds. */
export class HungUp extends Error {
  constructor() {
    super('Discord no longer waits for the response');
    this.name = 'HungUp';
  }
}

/** The responses that are still open, by the ids of their interactions. */
export interface OpenResponses {
  open(id: string, response: OpenResponse): void;
  /** Ends the response of an interaction that was not answered by it. */
  leave(id: string): void;
}

const callbackRoute = /^\/interactions\/(\d+)\/[^/]+\/callback$/;

/** Answers after which nothing has to follow. */
const whole: readonly unknown[] = [
  InteractionResponseType.ChannelMessageWithSource,
  InteractionResponseType.UpdateMessage,
  InteractionResponseType.ApplicationCommandAutocompleteResult,
  InteractionResponseType.Modal,
];

/**
 * Lets discord.js answer an interaction in the response to the request that it came with, where it would send the first
 * answer in a request of its own, which is as much work as the answer itself. Two go the other way: a message with a
 * file; and a wait, as Discord must have taken it before the message that follows, and says so of a request alone.
 */
export function answeringInResponses(rest: REST): OpenResponses {
  const responses = new Map<string, OpenResponse>();
  const take = (id: string): OpenResponse | undefined => {
    const response = responses.get(id);
    responses.delete(id);
    return response;
  };
  const leave = (id: string): void => take(id)?.leave();
  const post = rest.post.bind(rest);
  rest.post = async (route, options) => {
    const id = callbackRoute.exec(route)?.[1];
    if (id === undefined || !responses.has(id)) return post(route, options);
    if (isWhole(options)) {
      if (take(id)?.answer(JSON.stringify(options?.body)) !== true) throw new HungUp();
      return undefined;
    }
    leave(id);
    return post(route, options);
  };
  return { open: (id, response) => void responses.set(id, response), leave };
}

const isWhole = ({ body, files = [] }: RequestData = {}): boolean =>
  files.length === 0 &&
  typeof body === 'object' &&
  body !== null &&
  'type' in body &&
  whole.includes(body.type);
