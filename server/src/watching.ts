import type { App } from './http/app.ts';
import type { Metrics } from './metrics.ts';
import type { Store } from './store/index.ts';

const TEXT = 'text/plain; charset=utf-8';

/** For operators: is the server alive, is it ready, how much does it do. */
export const watchingRoutes =
  (store: Store, metrics: Metrics, readiness: { readonly stopping: boolean }) =>
  (app: App): void => {
    const route = (name: string) => ({ config: { name, unlimited: true }, schema: { hide: true } }) as const;
    app.addHook('onRequest', async (request, reply) => {
      if (request.routeOptions.config.unlimited) reply.header('cache-control', 'no-store');
    });
    app.get('/healthz', route('/healthz'), (_, reply) => reply.type(TEXT).send('ok\n'));
    app.get('/readyz', route('/readyz'), async (_, reply) => {
      const ready = !readiness.stopping && (await answers(store));
      return reply
        .code(ready ? 200 : 503)
        .type(TEXT)
        .send(ready ? 'ready\n' : 'not ready\n');
    });
    app.get('/metrics', route('/metrics'), async (_, reply) => reply.type(metrics.type).send(await metrics.text()));
  };

const answers = (store: Store): Promise<boolean> =>
  store.sql.read('SELECT 1 AS one').then(
    () => true,
    () => false,
  );
