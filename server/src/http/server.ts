import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Refusal } from '@moonstaff/kernel';
import { LIMITS, type Limiter, type Limits } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Sessions } from '../people/sessions.ts';
import type { Refusals } from '../refusals.ts';
import type { Person } from '../store/index.ts';
import { readJson } from './body.ts';
import { addressOf, isOwnOrigin, isSecure, SECURITY_HEADERS, type Surroundings } from './headers.ts';
import { HttpRefusal, problemOf } from './problem.ts';
import type { Context, Route } from './route.ts';
import { check, Router } from './router.ts';
import { sendStatic } from './static.ts';
import { targetOf } from './target.ts';

export interface HttpOptions {
  readonly routes: readonly Route[];
  readonly sessions: Sessions;
  readonly surroundings: Surroundings;
  readonly limits: Limits;
  readonly requests: Limiter;
  readonly refusals: Refusals;
  readonly log: Log;
  readonly now: () => number;
  /** The built page, when there is one. */
  readonly webRoot: string | undefined;
  /** Answers that are not JSON: health and metrics. */
  readonly plain: (
    path: string,
  ) => Promise<{ readonly status: number; readonly type: string; readonly text: string } | undefined>;
  readonly served: (route: string, status: number, seconds: number) => void;
}

export function makeHttpServer(options: HttpOptions): Server {
  const router = new Router(options.routes);
  const server = createServer({ maxHeaderSize: LIMITS.message, requestTimeout: 30_000, headersTimeout: 10_000 });
  server.on('request', (request, response) => {
    const began = performance.now();
    serve(options, router, request, response)
      .then((route) => options.served(route, response.statusCode, (performance.now() - began) / 1000))
      .catch((error: unknown) => options.log.error('http.failed', { error }));
  });
  // A line that could not be accepted is lost; the others are not.
  server.on('listening', () => server.on('error', (error) => options.log.error('http.server', { error })));
  return server;
}

async function serve(
  options: HttpOptions,
  router: Router,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<string> {
  for (const [name, value] of SECURITY_HEADERS) response.setHeader(name, value);
  if (isSecure(request, options.surroundings)) response.setHeader('strict-transport-security', 'max-age=31536000');
  const target = targetOf(request);
  const address = addressOf(request, options.surroundings);
  let name = 'static';
  let person: Person | undefined;
  try {
    const path = target?.pathname ?? '';
    const plain = await options.plain(path);
    if (plain !== undefined) {
      response.writeHead(plain.status, { 'content-type': plain.type, 'cache-control': 'no-store' });
      response.end(plain.text);
      return path;
    }
    if (!options.requests.take(address, options.now())) {
      response.setHeader('retry-after', '5');
      throw new Refusal('server.limit.rate');
    }
    if (target === undefined) throw new HttpRefusal(400, 'server.http.path');
    if (!path.startsWith('/api/')) {
      await page(options, path, request, response);
      return name;
    }
    name = 'unknown';
    const { route, params } = router.find(request.method ?? '', path);
    name = `${route.method} ${route.path}`;
    // A page elsewhere must not act in the name of whoever looks at it.
    if (route.method !== 'GET' && !isOwnOrigin(request, options.surroundings)) {
      throw new HttpRefusal(403, 'server.http.origin');
    }
    person = await personOf(options.sessions, request, address);
    await answer(options, { route, params, query: target.searchParams, person, address }, request, response);
  } catch (error) {
    const problem = problemOf(error);
    if (problem.status >= 500) options.log.error('http.error', { route: name, error });
    else options.refusals.note({ where: name, key: problem.title, address, person: person?.id });
    if (response.headersSent) response.destroy();
    else sendJson(response, problem.status, problem, 'application/problem+json');
  }
  return name;
}

async function page(
  options: HttpOptions,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method } = request;
  if (method !== 'GET' && method !== 'HEAD') throw new HttpRefusal(405, 'server.http.method');
  const { webRoot } = options;
  const sent = webRoot !== undefined && (await sendStatic(webRoot, path, response, method === 'HEAD'));
  if (!sent) throw new HttpRefusal(404, 'server.http.path');
}

interface Call {
  readonly route: Route;
  readonly params: Context<unknown, unknown, unknown>['params'];
  readonly query: URLSearchParams;
  readonly person: Person | undefined;
  readonly address: string;
}

async function answer(
  { surroundings, limits }: HttpOptions,
  { route, params, query, person, address }: Call,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (route.access === 'person' && person === undefined) throw new HttpRefusal(401, 'server.person.unknown');
  const context: Context<unknown, unknown, unknown> = {
    params,
    body: route.body === undefined ? undefined : check(route.body, await readJson(request, limits.body)),
    query: check(route.query, Object.fromEntries(query)),
    headers: check(route.headers, request.headers),
    address,
    cookie: request.headers.cookie,
    secure: isSecure(request, surroundings),
    setHeader: (name, value) => response.setHeader(name, value),
  };
  const reply = await route.handle(context, person);
  if (route.reply === undefined) response.writeHead(route.status).end();
  else sendJson(response, route.status, reply, 'application/json');
}

async function personOf(sessions: Sessions, request: IncomingMessage, address: string): Promise<Person | undefined> {
  const bearer = /^Bearer (\S{1,128})$/.exec(request.headers.authorization ?? '')?.[1];
  return bearer === undefined ? sessions.byCookie(request.headers.cookie) : sessions.byToken(bearer, address);
}

function sendJson(response: ServerResponse, status: number, value: unknown, type: string): void {
  const text = JSON.stringify(value);
  response.setHeader('cache-control', 'no-store');
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'content-length': Buffer.byteLength(text) });
  response.end(text);
}
