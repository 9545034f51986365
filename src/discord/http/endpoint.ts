import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { InteractionType } from 'discord.js';
import { type Listening, listen, probed, sendJson } from '../../platform/http-server.ts';
import type { Log } from '../../platform/log.ts';
import type { Result } from '../../platform/problem.ts';
import type { Claim } from '../../storage/claims.ts';

/** What stands before the 32 bytes of an Ed25519 key, to make it a key that Node reads (RFC 8410). */
const KEY_HEADER = Buffer.from('302a300506032b6570032100', 'hex');
/** How far the time of a request may be from now, in seconds. */
export const MOST_SECONDS = 300;

/** What Discord signs: the time in the header and the raw body. */
export interface SignedRequest {
  readonly signature: string | undefined;
  readonly timestamp: string | undefined;
  readonly body: Buffer;
}

/** Tells requests of Discord from others. */
export interface Verifier {
  /** Can a request with these headers be genuine: has it a signature, and a time that is now? */
  isTimely(request: Omit<SignedRequest, 'body'>): boolean;
  /** Is it signed with the key of the application, and now? */
  isGenuine(request: SignedRequest): boolean;
}

/** Checks requests by the application's public key, 64 hexadecimal digits (Discord: "Security and Authorization"). */
export function verifier(publicKey: string, now: () => number = Date.now): Verifier {
  const key = createPublicKey({
    key: Buffer.concat([KEY_HEADER, Buffer.from(publicKey, 'hex')]),
    format: 'der',
    type: 'spki',
  });
  const isTimely: Verifier['isTimely'] = ({ signature = '', timestamp = '' }) =>
    /^[0-9a-f]{128}$/i.test(signature) &&
    /^\d{1,12}$/.test(timestamp) &&
    Math.abs(now() / 1000 - Number(timestamp)) <= MOST_SECONDS;
  return {
    isTimely,
    isGenuine: ({ signature = '', timestamp = '', body }) =>
      isTimely({ signature, timestamp }) && isSigned(key, signature, timestamp, body),
  };
}

const isSigned = (key: KeyObject, signature: string, timestamp: string, body: Buffer): boolean =>
  verify(null, Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, 'hex'));

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

/** How long a connection may idle, in milliseconds: longer than balancers keep theirs (60 s), which must close it first. */
const IDLE_MS = 75_000;
/** The largest body that is read, in bytes; an interaction has a few thousand. */
const MOST_BYTES = 500_000;

/** Opens the endpoint: POST / and /interactions, GET /health and /ready; what Discord has not signed, or comes again, is 401. */
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
    else sendJson(response, answered.status, answered.body);
  } catch (error) {
    options.log('warn', 'a request of the endpoint was not answered', { reason: String(error) });
    if (!response.headersSent) response.writeHead(500).end();
  }
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
  const probe = request.method === 'GET' ? await probed(path, options.ready) : undefined;
  if (probe !== undefined) return probe;
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
const bodyOf = (request: IncomingMessage): Promise<Buffer | undefined> =>
  new Promise((resolve, reject) => {
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

/** Says whether an interaction comes for the first time. */
export type IsFirst = (id: string) => Promise<boolean>;

/** For how long a request can come again with its signature: its time may be so far ahead at first, and behind at last. */
const AGAIN_MS = 2 * MOST_SECONDS * 1000;
/** How many ids are remembered here: as many as come in that time where 300 come a second. */
const REMEMBERED = 180_000;
/** How long the other copies are not asked after the storage has failed, in milliseconds. */
const PAUSE_MS = 2000;

/**
 * Tells whether an interaction comes for the first time, by the id that Discord has signed with it: here, and where the
 * storage is shared, to any copy. While the storage is away each copy refuses what comes again to itself, and that is
 * logged once; nobody waits for it then.
 * @param claim asks all copies; left out: there is no other
 */
export function refusingReplays(log: Log, claim?: Claim, pauseMs = PAUSE_MS): IsFirst {
  const seen = new Set<string>();
  let isAway = false;
  let isPaused = false;
  const pause = async (): Promise<void> => {
    isPaused = true;
    await wait(pauseMs, undefined, { ref: false });
    isPaused = false;
  };
  const isFirstHere = (id: string): boolean => {
    if (seen.has(id)) return false;
    seen.add(id);
    const [oldest] = seen;
    if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest);
    return true;
  };
  return async (id) => {
    if (!isFirstHere(id)) return false;
    if (claim === undefined || isPaused) return true;
    try {
      const isFirst = await claim(id, AGAIN_MS);
      isAway = false;
      return isFirst;
    } catch (error) {
      if (!isAway) log('warn', 'interactions that come again to another copy are not refused', { error });
      isAway = true;
      if (!isPaused) void pause();
      return true;
    }
  };
}
