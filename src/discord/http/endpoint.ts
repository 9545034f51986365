import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { InteractionType } from 'discord.js';
import { z } from 'zod';
import { type Listening, listen } from '../../http-server.ts';
import type { Log } from '../../log.ts';
import type { Result } from '../../problem.ts';
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
  /** Says whether questions can be answered; left out: they can. */
  readonly ready?: () => Promise<{ readonly ready: boolean }>;
}

/** The largest body that is read, in bytes; an interaction has a few thousand. */
const MOST_BYTES = 1_000_000;

/**
 * Opens the endpoint: POST / and /interactions take interactions, GET /health says that it runs, and
 * GET /ready whether it can answer (503 where it cannot). A request
 * that Discord has not signed is answered with 401. What is received is answered by its own way, and here with 202.
 */
export function openEndpoint(options: EndpointOptions): Promise<Result<Listening>> {
  const server = createServer((request, response) => void answer(request, response, options));
  return listen(server, options.port, 'PORT');
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
  if (request.method === 'GET' && path === '/health') return { status: 200, body: { status: 'ok' } };
  if (request.method === 'GET' && path === '/ready') {
    const state = (await options.ready?.()) ?? { ready: true };
    return { status: state.ready ? 200 : 503, body: state };
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
