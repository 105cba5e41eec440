import { createServer } from 'node:net';

/** Below the ports that systems use for outgoing connections, so that none of those takes it in the meantime. */
const RANGE = { from: 20_000, to: 32_000 } as const;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A free port, for programs that have to know theirs in advance. Prefer port 0 if possible. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = RANGE.from + Math.floor(Math.random() * (RANGE.to - RANGE.from));
    if (await isFree(port)) return port;
  }
}
