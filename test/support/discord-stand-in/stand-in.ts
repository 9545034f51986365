import { createServer, type IncomingMessage, type Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { SentMessage } from './bodies.ts';
import { Exchange } from './exchange.ts';
import { Gateway } from './gateway.ts';
import {
  buttonData,
  commandData,
  formData,
  guildId,
  interactionBase,
  messageCommandData,
  type Place,
  type PressedMessage,
  pressedMessage,
  type SlashUse,
  selectData,
  writtenMessage,
} from './interaction-payloads.ts';
import { openapiFaults } from './openapi.ts';
import { type ApiRequest, type ApiResponse, restApi } from './rest-api.ts';

/** A Discord on 127.0.0.1, for tests with the real discord.js client: its REST interface and its gateway. */
export interface DiscordStandIn {
  readonly apiBase: string;
  readonly token: string;
  readonly applicationId: string;
  readonly gateway: Gateway;
  /** Every REST request so far, in order. */
  readonly requests: readonly ApiRequest[];
  /** What was wrong with what the bot sent, by Discord's limits and by its OpenAPI document where that is there. */
  readonly faults: readonly string[];
  /** What the bot posted to channels, in order. */
  readonly posted: readonly { readonly channelId: string; readonly message: SentMessage }[];
  /** Lets no one post to a channel, with this error code. */
  closeChannel(channelId: string, code: number): void;
  /** Answers the next request to a path with 429 first. */
  rateLimitOnce(path: string): void;
  /** Answers the next requests whose path ends so in another way; `afterMs` later than they come. */
  failNext(pathEnd: string, failures: readonly Failure[]): void;
  slash(use: SlashUse): Exchange;
  /** Uses a command on a message with this content. */
  onMessage(name: string, content: string, from?: Place): Exchange;
  /** Somebody writes a message in the server; `more` is what it has besides. */
  write(content: string, more?: object): void;
  autocomplete(use: SlashUse, focused: string): Exchange;
  /** Presses a button; under a message that answers the presser, where it is not said otherwise. */
  press(customId: string, from?: Place, under?: PressedMessage): Exchange;
  /** Picks an option of a select by its value. */
  pick(customId: string, value: string, from?: Place, under?: PressedMessage): Exchange;
  /** Sends a form off with a text in its one field; `under` is the message that it was opened from, if it was. */
  submit(customId: string, option: string, value: string, from?: Place, under?: PressedMessage): Exchange;
  close(): Promise<void>;
}

/** An answer in the place of the right one; without a status, the right one, but late; or none, as the line is cut. */
export interface Failure extends Partial<ApiResponse> {
  readonly afterMs?: number;
  readonly cut?: true;
}

/** Starts a stand-in on a free port. Close it at the end of the test. */
export const startDiscordStandIn = async (
  options: {
    readonly heartbeatMs?: number;
    /** Where interactions go, and what is answered in the response, if it is; left out: over the gateway. */
    readonly deliver?: (interaction: object) => Promise<string | undefined>;
  } = {},
): Promise<DiscordStandIn> => {
  const token = 'MTIz.stand-in.token';
  const applicationId = '200000000000000001';
  const server = createServer();
  const { port, close: closeServer } = await listening(server);
  const gatewayUrl = `ws://127.0.0.1:${port}`;

  const requests: ApiRequest[] = [];
  const faults: string[] = [];
  const limited = new Set<string>();
  const posted: { readonly channelId: string; readonly message: SentMessage }[] = [];
  const refusals = new Map<string, number>();
  const failures: { readonly pathEnd: string; readonly queue: Failure[] }[] = [];
  const exchanges = new Map<string, Exchange>();
  const exchangeOf = (key: string): Exchange | undefined => exchanges.get(key);
  const answer = restApi({
    token,
    applicationId,
    gatewayUrl: () => gatewayUrl,
    exchangeOf,
    openapiFaults: openapiFaults(),
    faults,
    posted,
    refusals,
  });
  const gateway = new Gateway(server, {
    token,
    heartbeatMs: options.heartbeatMs ?? 41_250,
    ready: (version) => ({
      v: version,
      user: { id: applicationId, username: 'headjudge', discriminator: '0', avatar: null, bot: true },
      guilds: [{ id: guildId, unavailable: true }],
      resume_gateway_url: gatewayUrl,
      application: { id: applicationId, flags: 0 },
    }),
  });

  server.on('request', async (incoming, outgoing) => {
    const request = await readRequest(incoming);
    requests.push(request);
    const failure = failures.find(({ pathEnd }) => request.path.endsWith(pathEnd))?.queue.shift();
    if (failure?.afterMs !== undefined) await setTimeout(failure.afterMs);
    if (failure?.cut) {
      incoming.socket.destroy();
      return;
    }
    const response =
      failure?.status !== undefined
        ? { ...failure, status: failure.status }
        : limited.delete(request.path)
          ? tooManyRequests
          : answerOrFault(answer, request, faults);
    const { status, body, headers } = response;
    outgoing.writeHead(status, { ...(body === undefined ? {} : jsonType), ...headers });
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });

  const interact = (type: number, data: object, from?: Place, more: object = {}): Exchange => {
    const id = String(1_000_000_000_000_000_000n + BigInt(exchanges.size));
    const exchange = new Exchange(id, `interaction-token-${exchanges.size}`);
    exchanges.set(exchange.token, exchange);
    const base = interactionBase(applicationId, id, exchange.token, from);
    const interaction = { ...base, type, data, ...more };
    if (options.deliver === undefined) gateway.dispatch('INTERACTION_CREATE', interaction);
    else
      void options.deliver(interaction).then((text) => {
        if (text !== undefined) answerOrFault(answer, answerInResponse(exchange, text), faults);
      });
    return exchange;
  };

  return {
    apiBase: `http://127.0.0.1:${port}/api`,
    token,
    applicationId,
    gateway,
    requests,
    faults,
    posted,
    closeChannel: (channelId, code) => void refusals.set(channelId, code),
    rateLimitOnce: (path) => void limited.add(path),
    failNext: (pathEnd, queue) => void failures.push({ pathEnd, queue: [...queue] }),
    slash: (use) => interact(2, commandData(use), use.from),
    onMessage: (name, content, from) => interact(2, messageCommandData(applicationId, name, content), from),
    write: (content, more) => gateway.dispatch('MESSAGE_CREATE', writtenMessage(content, more)),
    autocomplete: (use, focused) => interact(4, commandData(use, focused), use.from),
    press: (customId, from, under) =>
      interact(3, buttonData(customId), from, { message: pressedMessage(applicationId, under) }),
    pick: (customId, value, from, under) =>
      interact(3, selectData(customId, value), from, { message: pressedMessage(applicationId, under) }),
    submit: (customId, option, value, from, under) =>
      interact(
        5,
        formData(customId, option, value),
        from,
        under === undefined ? {} : { message: pressedMessage(applicationId, under) },
      ),
    close: async () => {
      await gateway.close();
      await closeServer();
    },
  };
};

const jsonType = { 'content-type': 'application/json' };

/** What Discord says to too many requests; `global` of all of the bot's. */
export const tooManyRequests: ApiResponse = {
  status: 429,
  headers: {
    'retry-after': '1',
    'x-ratelimit-limit': '1',
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset-after': '0.1',
    'x-ratelimit-bucket': 'stand-in',
    'x-ratelimit-scope': 'user',
  },
  body: { message: 'You are being rate limited.', retry_after: 0.1, global: false },
};

/** What is answered in a response counts as if it had come in a request of its own. */
const answerInResponse = ({ id, token }: Exchange, text: string): ApiRequest => ({
  method: 'POST',
  path: `/interactions/${id}/${token}/callback`,
  query: new URLSearchParams(),
  authorization: undefined,
  body: JSON.parse(text),
  files: [],
});

/** A body that the stand-in cannot read is the bot's fault, and ends as Discord would end it. */
const answerOrFault = (
  answer: (request: ApiRequest) => ApiResponse,
  request: ApiRequest,
  faults: string[],
): ApiResponse => {
  try {
    return answer(request);
  } catch (error) {
    faults.push(`${request.method} ${request.path}: ${String(error)}`);
    return { status: 400, body: { message: 'Invalid Form Body', code: 50035 } };
  }
};

const readRequest = async (incoming: IncomingMessage): Promise<ApiRequest> => {
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece);
  const body = await readBody(Buffer.concat(pieces), incoming.headers['content-type'] ?? '');
  const url = new URL(incoming.url ?? '/', 'http://stand-in');
  return {
    method: incoming.method ?? 'GET',
    path: decodeURIComponent(url.pathname.replace(/^\/api\/v10/, '')),
    query: url.searchParams,
    authorization: incoming.headers.authorization,
    ...body,
  };
};

/** A body is JSON, or a form with the JSON in one of its parts and files in the others. */
const readBody = async (bytes: Buffer, type: string): Promise<Pick<ApiRequest, 'body' | 'files'>> => {
  if (bytes.length === 0) return { body: undefined, files: [] };
  if (!type.startsWith('multipart/')) return { body: JSON.parse(bytes.toString('utf8')), files: [] };
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  const files = [...form.values()].filter((part) => typeof part !== 'string');
  return {
    body: JSON.parse(String(form.get('payload_json'))),
    files: await Promise.all(
      files.map(async (file) => ({ name: file.name, bytes: Buffer.from(await file.arrayBuffer()) })),
    ),
  };
};

const listening = (server: Server): Promise<{ readonly port: number; readonly close: () => Promise<void> }> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('no port');
      const close = (): Promise<void> =>
        new Promise((closed) => {
          server.close(() => closed());
          server.closeAllConnections();
        });
      resolve({ port: address.port, close });
    });
  });
