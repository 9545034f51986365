import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut and laid again, as if the server were restarted, or that lets nothing through. */
export const wayTo = async ({ hostname, port: onwardPort }: URL) => {
  const open = new Set<Socket>();
  let isHeld = false;
  const server = createServer((socket) => {
    const onward = connect(Number(onwardPort), hostname);
    for (const each of [socket, onward]) {
      open.add(each);
      each.on('error', () => {}).on('close', () => open.delete(each));
    }
    socket.on('data', (piece) => onward.write(piece)).on('end', () => onward.end());
    onward.on('data', (piece) => socket.write(piece)).on('end', () => socket.end());
    if (isHeld) for (const each of [socket, onward]) each.pause();
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  };
  const cut = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    for (const socket of open) socket.destroy();
    await closed;
  };
  const port = await listen(0);
  return {
    port,
    cut,
    layAgain: () => listen(port),
    /** Takes what is sent and lets nothing through, as a server that hangs. */
    hold() {
      isHeld = true;
      for (const socket of open) socket.pause();
    },
    goOn() {
      isHeld = false;
      for (const socket of open) socket.resume();
    },
  };
};
