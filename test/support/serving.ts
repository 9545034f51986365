import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A server of this machine, and its address; it ends with the test. */
export async function serving(answer: Answer): Promise<string> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${isAddressInfo(address) ? address.port : 0}`;
}

const isAddressInfo = (address: unknown): address is AddressInfo =>
  typeof address === 'object' && address !== null && 'port' in address;
