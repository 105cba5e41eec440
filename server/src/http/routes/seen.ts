import type { Services } from '../../services.ts';
import type { App } from '../app.ts';

/** Once a minute is enough, and saves a write per request. */
const EVERY = 60_000;

/** Notes when people were last here. */
export function noteSeen(app: App, { store, now }: Services): void {
  app.addHook('preHandler', async ({ person }) => {
    if (person !== undefined && now() - person.seenAt >= EVERY) await store.people.seen(person.id, now());
  });
}
