import type { Health } from './health.ts';
import type { App } from './http/app.ts';
import type { Metrics } from './metrics.ts';

const TEXT = 'text/plain; charset=utf-8';

/** For operators: is the server alive, is it ready, how busy is it. */
export const monitoringRoutes =
  (health: Pick<Health, 'check' | 'ready'>, metrics: Metrics, readiness: { readonly stopping: boolean }) =>
  (app: App): void => {
    const route = (name: string) => ({ config: { name, unlimited: true }, schema: { hide: true } }) as const;
    app.addHook('onRequest', async (request, reply) => {
      if (request.routeOptions.config.unlimited) reply.header('cache-control', 'no-store');
    });
    app.get('/healthz', route('/healthz'), (_, reply) => reply.type(TEXT).send('ok\n'));
    app.get('/readyz', route('/readyz'), async (_, reply) => {
      if (!readiness.stopping) await health.check();
      const ready = !readiness.stopping && health.ready;
      return reply
        .code(ready ? 200 : 503)
        .type(TEXT)
        .send(ready ? 'ready\n' : 'not ready\n');
    });
    app.get('/metrics', route('/metrics'), async (_, reply) => reply.type(metrics.type).send(await metrics.text()));
  };
