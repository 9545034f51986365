import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { InteractionType } from 'discord.js';
import { type Listening, listen } from '../../platform/http-server.ts';
import type { Log } from '../../platform/log.ts';
import type { Result } from '../../platform/problem.ts';
import type { IsFirst } from './replays.ts';
import type { Verifier } from './signature.ts';

/** An interaction as Discord sends it. */
export interface RawInteraction {
  readonly type: number;
  readonly id: string;
  readonly [field: string]: unknown;
}

/** The response to the request that an interaction came with. Discord waits three seconds for it. */
export interface OpenResponse {
  /** Ends it with the answer, as JSON; says whether anybody was still there to get it. */
  answer(json: string): boolean;
  /** Ends it without one (202): the answer comes by a request of its own, or there is none. */
  leave(): void;
}

export interface EndpointOptions {
  readonly port: number;
  readonly verifier: Verifier;
  /** Says whether an interaction comes for the first time. */
  readonly isFirst: IsFirst;
  readonly log: Log;
  /** Answers an interaction, and ends its response. */
  readonly receive: (interaction: RawInteraction, response: OpenResponse) => void;
  /** Says whether questions can be answered; left out: they can. */
  readonly ready?: () => Promise<{ readonly ready: boolean }>;
  /** What it bears of those who connect; left out: as much as `bounds` says. */
  readonly bounds?: Bounds;
}

/** What an endpoint bears of those who connect. */
export interface Bounds {
  /** How long a request may take to come, its headers or all of it, in milliseconds: whoever sends it slowly is cut off. */
  readonly requestMs: number;
  /** Requests that take longer than they may are looked for so often, in milliseconds. */
  readonly lookedForMs: number;
  /** How many may be connected at once; a balancer keeps some tens of connections. */
  readonly connections: number;
}

/** What the endpoint of the bot bears. */
export const bounds: Bounds = { requestMs: 10_000, lookedForMs: 1000, connections: 2000 };

/**
 * How long a connection may have nothing to do, in milliseconds: longer than balancers keep theirs (60 s is usual). Who
 * closes it first must be the balancer, or it sends an interaction into a connection that is just being closed.
 */
const IDLE_MS = 75_000;
/** The largest body that is read, in bytes; an interaction has a few thousand. */
const MOST_BYTES = 500_000;

/**
 * Opens the endpoint: POST / and /interactions take interactions, GET /health says that it runs, and
 * GET /ready whether it can answer (503 where it cannot). A request that Discord has not signed, or that has come
 * before, is answered with 401.
 */
export function openEndpoint(options: EndpointOptions): Promise<Result<Listening>> {
  const { requestMs, lookedForMs, connections } = options.bounds ?? bounds;
  const limits = {
    keepAliveTimeout: IDLE_MS,
    headersTimeout: requestMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: lookedForMs,
  };
  const server = createServer(limits, (request, response) => {
    void answer(request, response, options);
  });
  server.maxConnections = connections;
  return listen(server, options.port, 'PORT');
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: EndpointOptions,
): Promise<void> {
  try {
    const answered = await answerTo(request, options);
    if ('received' in answered) options.receive(answered.received, openResponse(response));
    else if (answered.body === undefined) response.writeHead(answered.status, answered.headers).end();
    else sendJson(response, answered.status, JSON.stringify(answered.body));
  } catch (error) {
    options.log('warn', 'a request of the endpoint was not answered', { reason: String(error) });
    if (!response.headersSent) response.writeHead(500).end();
  }
}

/** Ends the response. With its length said, it goes out in one piece. */
function sendJson(response: ServerResponse, status: number, json: string): void {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) };
  response.writeHead(status, headers).end(json);
}

const openResponse = (response: ServerResponse): OpenResponse => ({
  answer(json) {
    if (response.writableEnded || response.destroyed) return false;
    sendJson(response, 200, json);
    return true;
  },
  leave() {
    if (!response.writableEnded && !response.destroyed) response.writeHead(202).end();
  },
});

/** What is answered at once, or the interaction that is to be answered. */
type Answer =
  | { readonly status: number; readonly body?: object; readonly headers?: OutgoingHttpHeaders }
  | { readonly received: RawInteraction };

async function answerTo(request: IncomingMessage, options: EndpointOptions): Promise<Answer> {
  const path = request.url?.split('?')[0];
  if (request.method === 'GET' && path === '/health') return { status: 200, body: { status: 'ok' } };
  if (request.method === 'GET' && path === '/ready') {
    const state = (await options.ready?.()) ?? { ready: true };
    return { status: state.ready ? 200 : 503, body: state };
  }
  if (path !== '/' && path !== '/interactions') return { status: 404 };
  if (request.method !== 'POST') return { status: 405 };
  const signature = headerOf(request, 'x-signature-ed25519');
  const timestamp = headerOf(request, 'x-signature-timestamp');
  // What no body can make right is refused before it is read.
  if (!options.verifier.isTimely({ signature, timestamp })) return unread(401);
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return unread(413);
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return unread(415);
  const body = await bodyOf(request);
  if (body === undefined) return unread(413);
  if (!options.verifier.isGenuine({ signature, timestamp, body })) return { status: 401 };
  const interaction = interactionOf(body);
  if (interaction === undefined) return { status: 400 };
  if (!(await options.isFirst(interaction.id))) return { status: 401 };
  if (interaction.type === InteractionType.Ping) return { status: 200, body: { type: 1 } };
  return { received: interaction };
}

/** The body is not read, or not to its end, so nothing can follow on that connection. */
const unread = (status: number): Answer => ({ status, headers: { connection: 'close' } });

const headerOf = ({ headers }: IncomingMessage, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** The raw body; undefined where it is too large. */
function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let size = 0;
    request.on('data', (piece: Buffer) => {
      size += piece.length;
      pieces.push(piece);
      if (size <= MOST_BYTES) return;
      request.pause();
      resolve(undefined);
    });
    request.once('end', () => resolve(Buffer.concat(pieces, size)));
    request.once('error', reject);
  });
}

function interactionOf(body: Buffer): RawInteraction | undefined {
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'));
    return isInteraction(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Has it what every interaction has? What Discord has signed is not looked at closer: that would be done twice. */
const isInteraction = (parsed: unknown): parsed is RawInteraction =>
  typeof parsed === 'object' &&
  parsed !== null &&
  'type' in parsed &&
  Number.isInteger(parsed.type) &&
  'id' in parsed &&
  typeof parsed.id === 'string';
