import type { Server } from 'node:http';
import { fail, ok, type Result } from './problem.ts';

/** A server that listens. */
export interface Listening {
  readonly port: number;
  /** Takes no more requests, and waits until those under way have been answered; not for ever. */
  close(): Promise<void>;
}

/** How long requests under way may take at the end: somewhat longer than Discord waits for an answer. */
const LONGEST_MS = 4000;

/** Lets a server listen at a port (0 for a free one), or says that the port, as the environment names it, is taken. */
export function listen(server: Server, port: number, variable: string): Promise<Result<Listening>> {
  let underWay = 0;
  let isClosing = false;
  server.on('request', (_, response) => {
    underWay += 1;
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
    if (isClosing && underWay === 0) server.closeAllConnections();
  }

  function close(): Promise<void> {
    return new Promise((resolve) => {
      const late = setTimeout(() => server.closeAllConnections(), LONGEST_MS);
      server.close(() => {
        clearTimeout(late);
        resolve();
      });
      isClosing = true;
      closeWhatIsIdle();
    });
  }
}
