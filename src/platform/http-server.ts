import type { Server, ServerResponse } from 'node:http';
import { fail, ok, type Result } from './problem.ts';

/** Sends an object, or what is JSON already. With its length said, it goes out in one piece. */
export function sendJson(response: ServerResponse, status: number, said: object | string): void {
  const json = typeof said === 'string' ? said : JSON.stringify(said);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) };
  response.writeHead(status, headers).end(json);
}

/** Answers /health (the process runs) and /ready (it can answer; 503 where it cannot); undefined for another path. */
export async function probed(
  path: string | undefined,
  ready: () => Promise<{ readonly ready: boolean }> = async () => ({ ready: true }),
): Promise<{ readonly status: number; readonly body: object } | undefined> {
  if (path === '/health') return { status: 200, body: { status: 'ok' } };
  if (path !== '/ready') return undefined;
  const state = await ready();
  return { status: state.ready ? 200 : 503, body: state };
}

/** A server that listens. */
export interface Listening {
  readonly port: number;
  /** Answers for a moment what still comes, then takes no more, and waits until all is answered; not for ever. */
  close(): Promise<void>;
}

/** How long it is still listened after the end was asked for, so that senders hear of it and no connection is reset. */
const STILL_LISTENS_MS = 300;
/** How long requests under way may take at the end, in milliseconds: the process ends three seconds after it is asked to. */
const LONGEST_MS = 2700;

/** Lets a server listen at a port (0 for a free one), or says that the port, as the environment names it, is taken. */
export function listen(server: Server, port: number, variable: string): Promise<Result<Listening>> {
  let underWay = 0;
  let [isClosing, listensNoMore] = [false, false];
  server.prependListener('request', (_, response) => {
    underWay += 1;
    if (isClosing) response.setHeader('connection', 'close');
    response.once('close', () => {
      underWay -= 1;
      closeWhatIsIdle();
    });
  });
  return new Promise((resolve) => {
    server.once('error', (error) =>
      resolve(
        fail({ code: 'port', found: `${variable} (${port})`, expected: `must be free: ${error.message}` }),
      ),
    );
    server.listen(port, () => {
      const address = server.address();
      resolve(ok({ port: typeof address === 'object' && address !== null ? address.port : port, close }));
    });
  });

  /** A connection on which no request has come counts as busy with Node itself, and would be waited for. */
  function closeWhatIsIdle(): void {
    if (listensNoMore && underWay === 0) server.closeAllConnections();
  }

  function close(): Promise<void> {
    return new Promise((resolve) => {
      isClosing = true;
      const late = setTimeout(() => server.closeAllConnections(), LONGEST_MS);
      setTimeout(() => {
        server.close(() => {
          clearTimeout(late);
          resolve();
        });
        listensNoMore = true;
        closeWhatIsIdle();
      }, STILL_LISTENS_MS);
    });
  }
}
