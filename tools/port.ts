import { createServer } from 'node:net';

/** Below the ports that systems hand out for outgoing connections, so that none of those takes it meanwhile. */
const RANGE = { from: 20_000, to: 32_000 } as const;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port nobody listens on, for programs that need to know theirs beforehand. Prefer port 0 where you can. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = RANGE.from + Math.floor(Math.random() * (RANGE.to - RANGE.from));
    if (await isFree(port)) return port;
  }
}
