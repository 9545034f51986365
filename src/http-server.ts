import type { Server } from 'node:http';
import { fail, ok, type Result } from './problem.ts';

/** A server that listens. */
export interface Listening {
  readonly port: number;
  /** Takes no more requests, and waits until those under way have been answered. */
  close(): Promise<void>;
}

/** Lets a server listen at a port (0 for a free one), or says that the port, as the environment names it, is taken. */
export function listen(server: Server, port: number, variable: string): Promise<Result<Listening>> {
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

  function close(): Promise<void> {
    return new Promise((closed) => {
      server.close(() => closed());
      server.closeIdleConnections();
    });
  }
}
