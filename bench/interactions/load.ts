import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { interaction, mix } from './mix.ts';

const keys = generateKeyPairSync('ed25519');
/** The public key of the application that sends what is signed here. */
export const publicKey = keys.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');

const CHECKS = 500;

/**
 * How long this machine takes to check one signature now, in milliseconds of a processor. The bot does so for each
 * interaction, and it is always the same work: where it takes longer, all does.
 */
export function yardstick(): number {
  const body = Buffer.alloc(1000);
  const signature = sign(null, body, keys.privateKey);
  const before = process.cpuUsage();
  for (let check = 0; check < CHECKS; check += 1) verify(null, body, keys.publicKey, signature);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / CHECKS;
}

/** A Discord that sends interactions to a bot over HTTP, and takes its answers: in the response, or by a request. */
export interface Sender {
  readonly apiBase: string;
  /**
   * Sends so many a second for so long, whether or not they are answered; how long each took from the sending until its
   * answer came, in milliseconds. None is waited for longer than the three seconds that Discord waits.
   */
  steady(port: number, perSecond: number, seconds: number): Promise<Load>;
  /** Keeps so many unanswered at once, for so long: as many as the bot can answer. */
  full(port: number, atOnce: number, seconds: number): Promise<Load>;
  /** Sends one after the other, for so long; what `spent` tells each has added, in the order of the mix. */
  inTurn(port: number, seconds: number, spent: () => number): Promise<readonly number[]>;
  close(): void;
}

export interface Load {
  readonly times: readonly number[];
  readonly perSecond: number;
  readonly unanswered: number;
}

const DISCORD_WAITS_MS = 3000;

export async function startSender(): Promise<Sender> {
  const waiting = new Map<string, (answeredAt: number) => void>();
  const server = createServer((incoming, outgoing) => {
    const [, token = ''] = /\/(token-\d+)\/callback/.exec(incoming.url ?? '') ?? [];
    answer(token);
    incoming.resume();
    // What follows a wait is a message, and is given back as one.
    if (token !== '') outgoing.writeHead(204).end();
    else outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"1","attachments":[]}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const uses = mix();
  let sent = 0;

  const answer = (token: string): void => waiting.get(token)?.(performance.now());

  const post = (port: number, token: string, body: string): void => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = sign(null, Buffer.from(timestamp + body), keys.privateKey).toString('hex');
    const headers = {
      'content-type': 'application/json',
      'x-signature-ed25519': signature,
      'x-signature-timestamp': timestamp,
    };
    const outgoing = request({
      agent,
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/interactions',
      headers,
    });
    outgoing.on('response', (response) => {
      if (response.statusCode === 200) response.once('end', () => answer(token));
      response.resume();
    });
    outgoing.on('error', () => undefined);
    outgoing.end(body);
  };

  /** Sends the next one; resolves with how long its answer took, or nothing. */
  const ask = async (port: number): Promise<number | undefined> => {
    const number = sent;
    sent += 1;
    const use = uses[number % uses.length];
    if (use === undefined) throw new Error('nothing to send');
    const token = `token-${number}`;
    const body = JSON.stringify(interaction(use, number));
    const start = performance.now();
    const answered = new Promise<number>((resolve) => waiting.set(token, resolve));
    post(port, token, body);
    const at = await Promise.race([answered, wait(DISCORD_WAITS_MS, undefined, { ref: false })]);
    waiting.delete(token);
    return at === undefined ? undefined : at - start;
  };

  const loadOf = (results: readonly (number | undefined)[], ms: number): Load => {
    const times = results.filter((each) => each !== undefined);
    return { times, perSecond: (times.length / ms) * 1000, unanswered: results.length - times.length };
  };

  return {
    apiBase: `http://127.0.0.1:${address.port}/api`,
    async steady(port, perSecond, seconds) {
      const start = performance.now();
      const asked: Promise<number | undefined>[] = [];
      while (performance.now() - start < seconds * 1000) {
        const due = Math.floor(((performance.now() - start) / 1000) * perSecond);
        while (asked.length < due) asked.push(ask(port));
        await wait(1);
      }
      const results = await Promise.all(asked);
      return loadOf(results, performance.now() - start);
    },
    async full(port, atOnce, seconds) {
      const start = performance.now();
      const results: (number | undefined)[] = [];
      const one = async (): Promise<void> => {
        while (performance.now() - start < seconds * 1000) results.push(await ask(port));
      };
      await Promise.all(Array.from({ length: atOnce }, one));
      return loadOf(results, performance.now() - start);
    },
    async inTurn(port, seconds, spent) {
      const start = performance.now();
      const added: number[] = [];
      let before = spent();
      while (performance.now() - start < seconds * 1000) {
        await ask(port);
        const after = spent();
        added.push(after - before);
        before = after;
      }
      return added;
    },
    close() {
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}
