import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface Served {
  readonly url: string;
  /** Responds with 404 for these files until the returned function is called. */
  hide(files: RegExp): () => void;
  close(): void;
}

/** The static site says in its HTML that there's no server, so it may not ask for one. */
const isStaticSite = (folder: string): boolean =>
  readFileSync(join(folder, 'index.html'), 'utf8').includes('data-server="none"');

/** The built page as any static host would serve it, under any path. Where the page expects a server, it has nothing to announce. */
export async function serve(folder: string, base = '/'): Promise<Served> {
  const hidden = new Set<RegExp>();
  const expectsServer = !isStaticSite(folder);
  const server = createServer((request, response) => {
    const asked = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://page').pathname));
    const path = asked.startsWith(base) ? asked.slice(base.length - 1) : '/nowhere';
    if (expectsServer && path === '/api/server') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    const isHidden = [...hidden].some((files) => files.test(path));
    if (isHidden || !file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    hide: (files) => {
      hidden.add(files);
      return () => hidden.delete(files);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
