import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { Refusal } from '@moonstaff/kernel';
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, fastify } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Budgets } from '../budgets.ts';
import { LIMITS, type Limiter, type Limits } from '../limits.ts';
import type { Logger } from '../logger.ts';
import type { Sessions } from '../people/sessions.ts';
import type { RefusalLog } from '../refusal-log.ts';
import type { Person } from '../store/index.ts';
import { describeApi } from './describe.ts';
import { methodsOf, refuseOtherMethods } from './methods.ts';
import { addressOf, isOwnOrigin, isSecure, type ProxySettings } from './origin.ts';
import { pageRoutes } from './page.ts';
import type { Previews } from './previews.ts';
import { HttpRefusal, problemOf } from './problem.ts';
import { HELMET, PERMISSIONS, transportSecurity } from './security.ts';
import { pathOf, targetOf } from './target.ts';

/** Our Fastify: schemas are zod's, and a handler's types follow from them. */
export type App = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the request came from. */
    address: string;
    /** Who sent it, by cookie or token. */
    person: Person | undefined;
    /** Whether the browser speaks https with us, possibly through a proxy. */
    secure: boolean;
  }
  interface FastifyContextConfig {
    /** Only for people who are signed in, guests included. */
    readonly person?: true;
    /** Also for those who still have to set up a second factor. */
    readonly settingUp?: true;
    /** This route's name in the metrics. Defaults to its method and path. */
    readonly name?: string;
    /** No rate limit: health and metrics are always served. */
    readonly unlimited?: true;
  }
}

export interface AppOptions {
  readonly sessions: Sessions;
  readonly proxy: ProxySettings;
  /** Whether browsers should use https for all subdomains too. */
  readonly hstsSubdomains: boolean;
  /** Whether the server answers to the name in the request. */
  readonly isKnownHost: (request: IncomingMessage) => boolean;
  /** Whether this person still has to set up a second factor. */
  readonly lacksFactor: (person: Person) => Promise<boolean>;
  readonly requests: Limiter;
  readonly files: Limiter;
  readonly budgets: Budgets;
  readonly limits: Limits;
  readonly refusals: RefusalLog;
  readonly log: Logger;
  /** A clock in milliseconds that nobody can set, for limits. */
  readonly monotonic: () => number;
  readonly version: string;
  /** The built page, if there is one. */
  readonly webRoot: string | undefined;
  /** What chats show of links to it. */
  readonly previews: Previews;
  /** Health and metrics. */
  readonly monitoring: (app: App) => void;
  readonly api: (app: App) => void;
  readonly served: (route: string, status: number, seconds: number) => void;
}

/** Everything the server does over HTTP. Sockets are attached to its `server`. */
export async function makeApp(options: AppOptions): Promise<App> {
  const app: App = fastify({
    bodyLimit: LIMITS.body,
    requestTimeout: 30_000,
    // A slow start is better than none: a small machine may be busy with something else.
    pluginTimeout: 0,
    http: {
      maxHeaderSize: LIMITS.message,
      // Connections that say nothing end after this time, give or take the interval.
      headersTimeout: options.limits.helloWithin,
      connectionsCheckingInterval: Math.min(1000, options.limits.helloWithin),
    },
    routerOptions: { maxParamLength: 4096 },
    forceCloseConnections: 'idle',
    rewriteUrl: pathOf,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  // Schemas already type our replies at compile time. Checking each at run time would only cost time.
  app.setSerializerCompiler(() => (reply) => JSON.stringify(reply));
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('address', '');
  app.decorateRequest('person', undefined);
  app.decorateRequest('secure', false);
  admit(app, options);
  report(app, options);
  await app.register(helmet, HELMET);
  options.monitoring(app);
  await app.register(async (api: App) => {
    await describeApi(api, options.version);
    await api.register(cookie);
    identify(api, options);
    const known = methodsOf(api);
    options.api(api);
    refuseOtherMethods(api, known);
  });
  await pageRoutes(app, options.webRoot, options.previews);
  // A connection that couldn't be accepted is lost; the others aren't.
  app.server.on('listening', () => app.server.on('error', (error) => options.log.error('http.server', { error })));
  return app;
}

/** What happens to every request first, whatever it's for. */
function admit(app: App, options: AppOptions): void {
  const { proxy, isKnownHost, requests, files, budgets, monotonic } = options;
  const transport = transportSecurity(options.hstsSubdomains);
  app.addHook('onRequest', async (request, reply) => {
    request.address = addressOf(request.raw, proxy);
    request.secure = isSecure(request.raw, proxy);
    reply.header('permissions-policy', PERMISSIONS);
    if (request.secure) reply.header('strict-transport-security', transport);
    if (request.routeOptions.config.unlimited) return;
    const sender = { address: request.address, person: undefined };
    const { 'content-length': length, 'transfer-encoding': chunked } = request.headers;
    const bytes = chunked === undefined ? Number(length ?? 0) : LIMITS.body;
    const quota = isFile(request) ? files : requests;
    if (!quota.take(request.address, monotonic()) || !budgets.admit(sender, bytes)) {
      reply.header('retry-after', '5');
      throw new Refusal('server.limit.rate');
    }
    if (!isKnownHost(request.raw)) {
      throw new HttpRefusal(421, 'server.http.host', { host: request.host, setting: 'ALLOWED_HOSTS' });
    }
    if (targetOf({ url: request.originalUrl }) === undefined) throw new HttpRefusal(400, 'server.http.path');
  });
}

/** A file of the page, not one of its addresses: those are looked up for previews. */
const isFile = ({ routeOptions, url }: FastifyRequest): boolean =>
  routeOptions.config.name === 'static' && /\.\w+(?:\?|$)/.test(url);

/** Finds out who is asking. Other sites may not act in the name of their visitors. */
function identify(api: App, { sessions, proxy, lacksFactor }: AppOptions): void {
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.method !== 'GET' && !isOwnOrigin(request.raw, proxy)) {
      throw new HttpRefusal(403, 'server.http.origin');
    }
    const bearer = /^Bearer (\S{1,128})$/.exec(request.headers.authorization ?? '')?.[1];
    request.person =
      bearer === undefined
        ? await sessions.byCookie(request.cookies, request.secure)
        : await sessions.byToken(bearer, request.address);
    if (request.routeOptions.config.person && request.person === undefined) {
      throw new HttpRefusal(401, 'server.person.unknown');
    }
    const { person, settingUp } = request.routeOptions.config;
    if (person && !settingUp && request.person !== undefined && (await lacksFactor(request.person))) {
      throw new HttpRefusal(403, 'server.factor.required');
    }
  });
}

/** Turns errors into replies, and measures all requests. */
function report(app: App, { log, refusals, served }: AppOptions): void {
  app.setErrorHandler(async (error, request, reply) => {
    const problem = problemOf(error);
    const where = nameOf(request);
    if (problem.status >= 500 && !(error instanceof Refusal)) log.error('http.error', { route: where, error });
    else refusals.note({ where, key: problem.title, address: request.address, person: request.person?.id });
    return reply
      .code(problem.status)
      .header('cache-control', 'no-store')
      .type('application/problem+json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(problem);
  });
  app.setNotFoundHandler(async (request) => {
    const isPage = !request.url.startsWith('/api/') && request.method !== 'GET' && request.method !== 'HEAD';
    throw isPage ? new HttpRefusal(405, 'server.http.method') : new HttpRefusal(404, 'server.http.path');
  });
  // Not `onResponse`: it leaves out aborted downloads and uploads.
  app.addHook('onRequest', async (request, reply) => {
    const began = performance.now();
    reply.raw.once('close', () => served(nameOf(request), reply.statusCode, (performance.now() - began) / 1000));
  });
}

type Named = { readonly is404: boolean; readonly method: string; readonly url: string } & {
  readonly routeOptions: { readonly url?: string | undefined; readonly config: { readonly name?: string } };
};

/** Names a route by its pattern, so that ids don't create new names. */
function nameOf({ is404, method, url, routeOptions }: Named): string {
  if (is404) return url.startsWith('/api/') ? 'unknown' : 'static';
  return routeOptions.config.name ?? `${method} ${routeOptions.url}`;
}
