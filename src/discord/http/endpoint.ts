import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { InteractionType } from 'discord.js';
import { z } from 'zod';
import type { Log } from '../../log.ts';
import { fail, ok, type Result } from '../../problem.ts';
import type { Verifier } from './signature.ts';

/** An interaction as Discord sends it. */
const interactionSchema = z.looseObject({ type: z.int(), id: z.string() });
export type RawInteraction = z.infer<typeof interactionSchema>;

export interface EndpointOptions {
  readonly port: number;
  readonly verifier: Verifier;
  readonly log: Log;
  /** Answers an interaction, through Discord's REST interface. */
  readonly receive: (interaction: RawInteraction) => void;
}

/** An endpoint that takes interactions. */
export interface Endpoint {
  readonly port: number;
  /** Takes no more requests, and waits until those under way have been taken. */
  close(): Promise<void>;
}

/** The largest body that is read, in bytes; an interaction has a few thousand. */
const MOST_BYTES = 1_000_000;

/**
 * Opens the endpoint: POST / and /interactions take interactions, GET /health and /ready say that it runs. A request
 * that Discord has not signed is answered with 401. What is received is answered by its own way, and here with 202.
 */
export async function openEndpoint(options: EndpointOptions): Promise<Result<Endpoint>> {
  const server = createServer((request, response) => void answer(request, response, options));
  const listening = await listen(server, options.port);
  if (!listening.ok) return listening;
  const close = (): Promise<void> =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeIdleConnections();
    });
  return ok({ port: listening.value, close });
}

function listen(server: Server, port: number): Promise<Result<number>> {
  return new Promise((resolve) => {
    server.once('error', (error) =>
      resolve(fail({ code: 'port', found: `PORT (${port})`, expected: `must be free: ${error.message}` })),
    );
    server.listen(port, () => {
      const address = server.address();
      resolve(ok(typeof address === 'object' && address !== null ? address.port : port));
    });
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: EndpointOptions,
): Promise<void> {
  try {
    const { status, body } = await answerTo(request, options);
    if (body === undefined) response.writeHead(status).end();
    else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  } catch (error) {
    options.log('warn', 'a request of the endpoint was not answered', { reason: String(error) });
    if (!response.headersSent) response.writeHead(500).end();
  }
}

interface Answer {
  readonly status: number;
  readonly body?: object;
}

async function answerTo(request: IncomingMessage, options: EndpointOptions): Promise<Answer> {
  const path = request.url?.split('?')[0];
  if (request.method === 'GET' && (path === '/health' || path === '/ready')) {
    return { status: 200, body: { status: 'ok' } };
  }
  if (path !== '/' && path !== '/interactions') return { status: 404 };
  if (request.method !== 'POST') return { status: 405 };
  const body = await bodyOf(request);
  if (body === undefined) return { status: 413 };
  const signature = headerOf(request, 'x-signature-ed25519');
  const timestamp = headerOf(request, 'x-signature-timestamp');
  if (!options.verifier.isGenuine({ signature, timestamp, body })) return { status: 401 };
  const interaction = interactionOf(body);
  if (interaction === undefined) return { status: 400 };
  if (interaction.type === InteractionType.Ping) return { status: 200, body: { type: 1 } };
  options.receive(interaction);
  return { status: 202 };
}

const headerOf = ({ headers }: IncomingMessage, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** The raw body; undefined where it is too large. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    size += piece.length;
    if (size > MOST_BYTES) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function interactionOf(body: Buffer): RawInteraction | undefined {
  try {
    const parsed = interactionSchema.safeParse(JSON.parse(body.toString('utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
