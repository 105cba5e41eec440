import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reverse proxy that serves the server at this address under a path of its own. */
export class UnderPath {
  readonly #server: Server;
  readonly #path: string;

  private constructor(server: Server, path: string) {
    this.#server = server;
    this.#path = path;
  }

  static async of(url: string, path: string): Promise<UnderPath> {
    const server = createServer((asked, reply) => {
      if (asked.url?.startsWith(path) !== true) return void reply.writeHead(404).end();
      const { method, headers } = asked;
      const inner = request(new URL(asked.url.slice(path.length), url), { method, headers }, (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      });
      inner.on('error', () => reply.destroy());
      asked.pipe(inner);
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return new UnderPath(server, path);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${this.#path}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
