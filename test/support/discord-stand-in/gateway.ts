import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { Mailbox } from './mailbox.ts';

const op = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  resume: 6,
  reconnect: 7,
  invalidSession: 9,
  hello: 10,
  heartbeatAck: 11,
} as const;

const packetSchema = z.object({ op: z.number(), d: z.unknown() });
const identifySchema = z.object({
  token: z.string(),
  intents: z.number(),
  shard: z.tuple([z.number(), z.number()]),
});
const resumeSchema = z.object({ token: z.string(), session_id: z.string(), seq: z.number() });

export interface GatewayOptions {
  readonly token: string;
  readonly heartbeatMs: number;
  /** The payload of Ready, without the session. */
  readonly ready: (version: number) => Record<string, unknown>;
}

/** What the bot did at the gateway. */
export type GatewayEvent =
  | { readonly kind: 'identified'; readonly intents: number; readonly shard: readonly [number, number] }
  | { readonly kind: 'resumed'; readonly sequence: number }
  | { readonly kind: 'heartbeat' }
  | { readonly kind: 'refused' };

/** The gateway side of the stand-in: one session, which survives a dropped connection. */
export class Gateway {
  readonly happened = new Mailbox<GatewayEvent>();
  readonly #server: WebSocketServer;
  readonly #options: GatewayOptions;
  readonly #sent: { readonly s: number; readonly packet: string }[] = [];
  #session = 'session-1';
  #sequence = 0;
  #socket: WebSocket | undefined;
  #silent: WebSocket | undefined;
  #refusal: number | undefined;

  constructor(server: Server, options: GatewayOptions) {
    this.#options = options;
    this.#server = new WebSocketServer({ server });
    this.#server.on('connection', (socket) => {
      socket.on('message', (data) => this.#receive(socket, JSON.parse(String(data))));
      send(socket, { op: op.hello, d: { heartbeat_interval: options.heartbeatMs } });
    });
  }

  /** Sends an event to the bot; while it is away the event is kept for its return. */
  dispatch(type: string, data: unknown): void {
    this.#sequence += 1;
    const packet = JSON.stringify({ op: op.dispatch, t: type, s: this.#sequence, d: data });
    this.#sent.push({ s: this.#sequence, packet });
    this.#socket?.send(packet);
  }

  /** Drops the connection. The bot may resume after 4000, not after 4004. */
  drop(code = 4000): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close(code);
  }

  /** Closes the connection of whoever identifies, with this code; or says nothing to them (`silence`). */
  refuse(code: number | 'silence'): void {
    this.#refusal = code === 'silence' ? 0 : code;
  }

  /** Tells the bot that its session is gone: it has to identify again. */
  invalidateSession(): void {
    this.#session = `${this.#session}+`;
    if (this.#socket !== undefined) send(this.#socket, { op: op.invalidSession, d: false });
    this.#socket = undefined;
  }

  /** Asks the bot to connect again, as Discord does before a server of its own is restarted. */
  askToReconnect(): void {
    if (this.#socket !== undefined) send(this.#socket, { op: op.reconnect, d: null });
    this.#socket = undefined;
  }

  /** Answers nothing on this connection any more, and does not close it: it is dead, and nobody has said so. */
  fallSilent(): void {
    this.#silent = this.#socket;
    this.#socket = undefined;
  }

  close(): Promise<void> {
    for (const client of this.#server.clients) client.terminate();
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
    });
  }

  #receive(socket: WebSocket, raw: unknown): void {
    const packet = packetSchema.parse(raw);
    if (packet.op === op.heartbeat) {
      this.happened.push({ kind: 'heartbeat' });
      if (socket !== this.#silent) send(socket, { op: op.heartbeatAck });
    } else if (packet.op === op.identify) this.#identify(socket, identifySchema.parse(packet.d));
    else if (packet.op === op.resume) this.#resume(socket, resumeSchema.parse(packet.d));
  }

  #identify(socket: WebSocket, { token, intents, shard }: z.infer<typeof identifySchema>): void {
    if (this.#refused(socket, token)) return;
    if (this.#refusal !== undefined) {
      this.happened.push({ kind: 'refused' });
      if (this.#refusal !== 0) socket.close(this.#refusal);
      return;
    }
    this.#sequence = 0;
    this.#sent.length = 0;
    this.#socket = socket;
    this.dispatch('READY', { ...this.#options.ready(10), session_id: this.#session });
    this.happened.push({ kind: 'identified', intents, shard });
  }

  #resume(socket: WebSocket, resume: z.infer<typeof resumeSchema>): void {
    if (this.#refused(socket, resume.token)) return;
    if (resume.session_id !== this.#session) {
      send(socket, { op: op.invalidSession, d: false });
      return;
    }
    for (const { s, packet } of this.#sent) if (s > resume.seq) socket.send(packet);
    this.#socket = socket;
    this.dispatch('RESUMED', {});
    this.happened.push({ kind: 'resumed', sequence: resume.seq });
  }

  #refused(socket: WebSocket, token: string): boolean {
    if (token === this.#options.token) return false;
    this.happened.push({ kind: 'refused' });
    socket.close(4004, 'Authentication failed.');
    return true;
  }
}

const send = (socket: WebSocket, packet: unknown): void => socket.send(JSON.stringify(packet));
