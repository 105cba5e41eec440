import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '@moonstaff/tools/port';

/** A line to a server of this machine. Everything that comes down shares its width. */
export interface SlowLine {
  readonly url: string;
  /** Bytes that came down so far. */
  bytes(): number;
  close(): void;
}

interface Width {
  /** Bytes a second that come down. */
  readonly down: number;
  /** Milliseconds there and back. */
  readonly latency: number;
}

/** What is sent in one go. */
const PACKET = 1460;

/**
 * A slow line in front of a server. Unlike the browser's own, it also slows down what workers ask for. A connection
 * takes one way there and back before its first byte.
 */
export async function slowLine(port: number, { down, latency }: Width): Promise<SlowLine> {
  let freeAt = 0;
  let bytes = 0;
  const open = new Set<Socket>();
  const later = (ms: number, act: () => void): void => void setTimeout(act, ms);
  const send = (to: Socket, packet: Buffer): void => {
    freeAt = Math.max(freeAt, performance.now()) + (packet.length / down) * 1000;
    bytes += packet.length;
    later(freeAt - performance.now() + latency / 2, () => to.writable && to.write(packet));
  };
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => open.delete(socket));
    }
    const begun = performance.now();
    near.on('data', (data) => {
      const handshake = Math.max(0, begun + latency - performance.now());
      later(handshake + latency / 2, () => far.writable && far.write(data));
    });
    far.on('data', (data: Buffer) => {
      for (let i = 0; i < data.length; i += PACKET) send(near, data.subarray(i, i + PACKET));
    });
    near.on('end', () => far.end());
    far.on('end', () => later(Math.max(0, freeAt - performance.now()) + latency, () => near.end()));
  });
  const own = await freePort();
  await new Promise<void>((ready) => server.listen(own, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${own}/`,
    bytes: () => bytes,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
