import type { Metrics } from './metrics.ts';
import type { Store } from './store/index.ts';

export interface PlainAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const TEXT = 'text/plain; charset=utf-8';

/** For those who watch over the server: is it alive, is it ready, how much does it do. */
export function plainAnswers(
  store: Store,
  metrics: Metrics,
  readiness: { readonly stopping: boolean },
): (path: string) => Promise<PlainAnswer | undefined> {
  return async (path) => {
    switch (path) {
      case '/healthz':
        return { status: 200, type: TEXT, text: 'ok\n' };
      case '/readyz': {
        const ready = !readiness.stopping && (await answers(store));
        return { status: ready ? 200 : 503, type: TEXT, text: ready ? 'ready\n' : 'not ready\n' };
      }
      case '/metrics':
        return { status: 200, type: 'text/plain; version=0.0.4; charset=utf-8', text: metrics.text() };
      default:
        return undefined;
    }
  };
}

const answers = (store: Store): Promise<boolean> =>
  store.sql.read('SELECT 1 AS one').then(
    () => true,
    () => false,
  );
