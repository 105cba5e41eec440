import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { makeLogger } from '../src/logger.ts';
import { type Lane, Scheduler } from '../src/scheduler.ts';
import { DueStore } from '../src/store/due.ts';
import { type DueChange, openStore, type Store } from '../src/store/index.ts';
import { DATABASES, type Databases } from './support/databases.ts';
import { eventually } from './support/eventually.ts';

const LEASE = 100;

/** Loses the answers to the first of each kind of request, and the second kind of request as well. */
class FlakyDue extends DueStore {
  #losesTake = true;
  #losesPostpone = true;

  override async take(...args: Parameters<DueStore['take']>): ReturnType<DueStore['take']> {
    const taken = await super.take(...args);
    if (taken.length === 0 || !this.#losesTake) return taken;
    this.#losesTake = false;
    throw new Error('the answer got lost');
  }

  override async postpone(...args: Parameters<DueStore['postpone']>): Promise<void> {
    if (!this.#losesPostpone) return super.postpone(...args);
    this.#losesPostpone = false;
    throw new Error('the request got lost');
  }
}

for (const { kind, open } of DATABASES) {
  describe(`the scheduler on ${kind}`, () => {
    let databases: Databases;
    let store: Store;
    let tables = 0;
    before(async () => {
      databases = await open();
      store = await openStore(await databases.fresh());
    });
    after(async () => {
      await store.close();
      await databases.stop();
    });

    /** Creates a table with due work. */
    const schedule = async (due: readonly { readonly kind: string; readonly count: number }[]): Promise<void> => {
      const id = `table${tables++}`;
      const changes = due.flatMap(({ kind: name, count }) =>
        Array.from(
          { length: count },
          (_, i): DueChange => ({ change: 'set', name: `${name}:${id}:${i}`, kind: name, at: i }),
        ),
      );
      const row = { id, seq: 0, planStamp: 0, status: 'open', public: true, host: '', invite: '', turn: [] };
      await store.tables.create({
        row: { ...row, summary: '{}', changedAt: 1 },
        after: { seq: 0, planStamp: 0 },
        records: [],
        due: changes,
      });
    };

    let skipped = 0;
    const now = (): number => Date.now() + skipped;

    const running = (lanes: readonly Lane[], { due = store.due, lease = LEASE } = {}): Scheduler => {
      const log = makeLogger('error', () => {});
      return new Scheduler({ store: { ...store, due }, now, log, lanes, every: 20, lease, done: () => {} });
    };

    /** Lets leases end, and then has the scheduler poll. */
    const skipLeases = async (scheduler: Scheduler): Promise<void> => {
      skipped += 3 * LEASE;
      await scheduler.poll();
    };

    /** Work that ends when it's released. */
    const hanging = (): { readonly work: Promise<'done'>; readonly release: () => void } => {
      const { promise, resolve } = Promise.withResolvers<'done'>();
      return { work: promise, release: () => resolve('done') };
    };

    it('lets no lane wait for another, however much work hangs there', async () => {
      await schedule([
        { kind: 'notice', count: 200 },
        { kind: 'bot', count: 1 },
      ]);
      const { work, release } = hanging();
      let notified = 0;
      let played = 0;
      const notice = (): Promise<'done'> => {
        notified++;
        return work;
      };
      const bot = async (): Promise<'done'> => {
        played++;
        return 'done';
      };
      const scheduler = running([
        { atOnce: 64, handlers: { bot } },
        { atOnce: 16, handlers: { notice } },
      ]);
      scheduler.start();
      await eventually(() => played === 1 && notified === 16);
      await skipLeases(scheduler);
      assert.equal(notified, 16);
      release();
      await eventually(() => notified === 200);
      await scheduler.stop();
    });

    it("doesn't take running work again after its lease has ended", async () => {
      await schedule([{ kind: 'slow', count: 3 }]);
      const { work, release } = hanging();
      const tries: number[] = [];
      const slow = ({ tries: n }: { readonly tries: number }): Promise<'done'> => {
        tries.push(n);
        return work;
      };
      const scheduler = running([{ atOnce: 64, handlers: { slow } }]);
      scheduler.start();
      await eventually(() => tries.length === 3);
      await skipLeases(scheduler);
      // The clock is set back.
      skipped -= 100 * LEASE;
      await scheduler.poll();
      release();
      await scheduler.stop();
      assert.deepEqual(tries, [1, 1, 1]);
      assert.deepEqual(await store.due.take(now() + 10 * LEASE, LEASE, { kinds: ['slow'], limit: 9 }), []);
    });

    it('takes work again as soon as the database is back, though its lease has not ended', async () => {
      await schedule([{ kind: 'fragile', count: 1 }]);
      const tries: number[] = [];
      const fragile: Lane['handlers'][string] = async (work) => {
        if (tries.push(work.tries) === 1) throw new Error('the database is away');
        return 'done';
      };
      const due = new FlakyDue(store.sql);
      const scheduler = running([{ atOnce: 64, handlers: { fragile } }], { due, lease: 1e9 });
      scheduler.start();
      await eventually(() => tries.length === 2);
      await scheduler.stop();
      assert.deepEqual(tries, [2, 3]);
    });

    it('splits work into parts that are done and retried separately', async () => {
      await schedule([{ kind: 'letter', count: 1 }]);
      const done: string[] = [];
      const letter: Lane['handlers'][string] = async ({ name, tries }) => {
        if (!/:(mail|call)$/.test(name)) return { parts: [`${name}:mail`, `${name}:call`] };
        done.push(name.slice(-4));
        if (name.endsWith('call') && tries === 1) throw new Error('nobody there');
        return 'done';
      };
      const scheduler = running([{ atOnce: 64, handlers: { letter } }]);
      scheduler.start();
      await eventually(() => done.length === 3);
      await scheduler.stop();
      assert.deepEqual([...done].sort(), ['call', 'call', 'mail']);
      assert.deepEqual(await store.due.take(now() + 1e6, LEASE, { kinds: ['letter'], limit: 9 }), []);
    });
  });
}
