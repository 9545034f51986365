import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { InteractionType } from 'discord.js';
import { type Listening, listen } from '../../http-server.ts';
import type { Log } from '../../log.ts';
import type { Result } from '../../problem.ts';
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
}

/**
 * How long a connection may have nothing to do, in milliseconds: longer than balancers keep theirs (60 s is usual). Who
 * closes it first must be the balancer, or it sends an interaction into a connection that is just being closed.
 */
const IDLE_MS = 75_000;
/** The largest body that is read, in bytes; an interaction has a few thousand. */
const MOST_BYTES = 1_000_000;

/**
 * Opens the endpoint: POST / and /interactions take interactions, GET /health says that it runs, and
 * GET /ready whether it can answer (503 where it cannot). A request that Discord has not signed, or that has come
 * before, is answered with 401.
 */
export function openEndpoint(options: EndpointOptions): Promise<Result<Listening>> {
  const server = createServer({ keepAliveTimeout: IDLE_MS }, (request, response) => {
    void answer(request, response, options);
  });
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
  const body = await bodyOf(request);
  // What is left of it is not read, so nothing can follow on that connection.
  if (body === undefined) return { status: 413, headers: { connection: 'close' } };
  const signature = headerOf(request, 'x-signature-ed25519');
  const timestamp = headerOf(request, 'x-signature-timestamp');
  if (!options.verifier.isGenuine({ signature, timestamp, body })) return { status: 401 };
  const interaction = interactionOf(body);
  if (interaction === undefined) return { status: 400 };
  if (!(await options.isFirst(interaction.id))) return { status: 401 };
  if (interaction.type === InteractionType.Ping) return { status: 200, body: { type: 1 } };
  return { received: interaction };
}

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
