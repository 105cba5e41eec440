import { extname } from 'node:path';
import files from '@fastify/static';
import type { App } from './app.ts';
import { HttpRefusal } from './problem.ts';

/**
 * The built page. Files are served as compressed by the build. Every path without a file extension gets the page itself,
 * which routes from there.
 */
export async function pageRoutes(app: App, webRoot: string | undefined): Promise<void> {
  if (webRoot === undefined) return;
  await app.register(files, {
    root: webRoot,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names of built assets carry a hash of their contents.
      const forever = /[\\/]assets[\\/]/.test(path);
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get<{ Params: { '*': string } }>(
    '/*',
    { config: { name: 'static' }, schema: { hide: true } },
    (request, reply) => {
      const path = request.params['*'];
      if (path.startsWith('api/')) throw new HttpRefusal(404, 'server.http.path');
      if (extname(path) === '') return reply.sendFile('index.html');
      if (path.includes('\0') || path.split(/[\\/]/).includes('..')) throw new HttpRefusal(404, 'server.http.path');
      return reply.sendFile(path);
    },
  );
}
