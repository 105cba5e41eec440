import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import files from '@fastify/static';
import type { App } from './app.ts';
import { pageAt } from './page-html.ts';
import type { Previews } from './previews.ts';
import { HttpRefusal } from './problem.ts';

/**
 * The built page. Files are served as compressed by the build. Every path without a file extension gets the page itself,
 * which routes from there. Paths that people send each other get a preview for chats.
 */
export async function pageRoutes(app: App, webRoot: string | undefined, previews: Previews): Promise<void> {
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
  const html = readFileSync(join(webRoot, 'index.html'), 'utf8');
  app.get<{ Params: { '*': string } }>(
    '/*',
    { config: { name: 'static' }, schema: { hide: true } },
    async (request, reply) => {
      const path = request.params['*'];
      if (path.startsWith('api/')) throw new HttpRefusal(404, 'server.http.path');
      if (path === '') return reply.sendFile('index.html');
      if (extname(path) === '') {
        const preview = await previews(path, request);
        reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
        return reply.serializer(String).send(pageAt(html, path, preview));
      }
      if (path.includes('\0') || path.split(/[\\/]/).includes('..')) throw new HttpRefusal(404, 'server.http.path');
      return reply.sendFile(path);
    },
  );
}
