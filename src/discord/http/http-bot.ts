import {
  ChannelType,
  type Client,
  Events,
  type Interaction,
  InteractionResponseType,
  type REST,
  type RequestData,
} from 'discord.js';
import { painter as newPainter } from '../../pictures/painting/painter.ts';
import { defined } from '../../platform/defined.ts';
import { ok, type Result } from '../../platform/problem.ts';
import type { Claim } from '../../storage/claims.ts';
import { answerer } from '../answering.ts';
import { type Bot, type BotOptions, newClient, onDiscord, underWay } from '../client.ts';
import { interactionRouter } from '../interactions.ts';
import { HungUp } from '../problems.ts';
import { withoutToken } from '../rest.ts';
import {
  type Bounds,
  type OpenResponse,
  openEndpoint,
  type RawInteraction,
  refusingReplays,
  verifier,
} from './endpoint.ts';

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

/** Lets discord.js answer in the response to the request, but for a file or a wait, which Discord takes by a request alone. */
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

/** What a bot without a gateway works with. */
export interface HttpBotOptions extends BotOptions {
  /** The application's public key, as 64 hexadecimal digits. */
  readonly publicKey: string;
  readonly port: number;
  /** Asks all copies whether an interaction comes for the first time; left out: there is one copy. */
  readonly claim?: Claim;
  /** What the endpoint bears of those who connect; left out: what it bears by itself. */
  readonly bounds?: Bounds;
}

/** Answers interactions over HTTP by the handlers of the gateway, without state: any number of copies can share an address. */
export async function startHttpBot(options: HttpBotOptions): Promise<Result<Bot>> {
  const log = withoutToken(options.log, options.token);
  const client = newClient(options.apiBase);
  const painter = options.painter ?? newPainter();
  // Answers need no token; what is posted to a channel does.
  if (options.token !== '') client.rest.setToken(options.token);
  const services = options.token === '' ? options.services : onDiscord(client, options.services, log);
  const answer = answerer({ settings: services.settings, painter, log }, { ...options, log });
  const route = interactionRouter({ ...options, services, log, painter }, answer);
  const responses = answeringInResponses(client.rest);
  const answers = underWay(
    (interaction: Interaction) => route(interaction).finally(() => responses.leave(interaction.id)),
    log,
  );
  const taken = new Set<string>();
  client.on(Events.InteractionCreate, (interaction) => {
    taken.add(interaction.id);
    answers.take(interaction);
  });
  const take = (interaction: RawInteraction, response: OpenResponse): void => {
    responses.open(interaction.id, response);
    try {
      receive(client, withoutGateway(interaction));
    } finally {
      // What discord.js does not know is not handed on.
      if (!taken.delete(interaction.id)) responses.leave(interaction.id);
    }
  };
  const endpoint = await openEndpoint({
    port: options.port,
    verifier: verifier(options.publicKey),
    isFirst: refusingReplays(log, options.claim),
    log,
    ...defined({ ready: options.ready, bounds: options.bounds }),
    receive: take,
  });
  if (!endpoint.ok) {
    await Promise.all([client.destroy(), painter.close()]);
    return endpoint;
  }
  const { port, close } = endpoint.value;
  const stop = async (): Promise<void> => {
    // What came last is among the answers only when nothing can come any more.
    await close();
    await answers.settled();
    await Promise.all([client.destroy(), painter.close()]);
  };
  return ok({ name: `the endpoint on port ${port}`, port, stop });
}

const threadTypes: readonly unknown[] = [
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
];

/** An interaction as discord.js can read it without a gateway: one in a thread counts as one in its channel. */
function withoutGateway(interaction: RawInteraction): RawInteraction {
  const { channel } = interaction;
  const inThread =
    typeof channel === 'object' &&
    channel !== null &&
    'type' in channel &&
    threadTypes.includes(channel.type);
  return {
    ...interaction,
    entitlements: [],
    ...(inThread && 'parent_id' in channel ? { channel: { ...channel, id: channel.parent_id } } : {}),
  };
}

/** Hands an interaction to discord.js as its gateway would: not a typed way, but one that a test goes through. */
function receive(client: Client, interaction: RawInteraction): void {
  const { actions } = client as unknown as {
    readonly actions: { readonly InteractionCreate: { handle(data: RawInteraction): void } };
  };
  actions.InteractionCreate.handle(interaction);
}
