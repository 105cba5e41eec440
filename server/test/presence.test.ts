import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { News } from '../src/fanout/index.ts';
import { MAX_PAYLOAD, nextPayload } from '../src/fanout/payload.ts';
import { Presence } from '../src/live/presence.ts';

/** Nodes that hear from each other, except those that were killed. */
class Cluster {
  now = 0;
  readonly changes: string[] = [];
  readonly #nodes = new Map<string, Presence>();

  node(name: string): Presence {
    const publish = (news: News): void => {
      if (news.kind !== 'here') return;
      for (const [other, presence] of this.#nodes) if (other !== name) presence.receive(news);
    };
    const changed = (table: string): void => void this.changes.push(`${name} ${table}`);
    const presence = new Presence({ fanout: { publish }, now: () => this.now, changed });
    this.#nodes.set(name, presence);
    return presence;
  }

  kill(name: string): void {
    this.#nodes.delete(name);
  }

  beat(): void {
    for (const presence of this.#nodes.values()) presence.heartbeat();
  }
}

const people = (...ids: readonly string[]): ReadonlyMap<string, string> =>
  new Map(ids.map((id) => [id, id.toUpperCase()]));

describe('who is at a table', () => {
  it('is known on every node, in whatever order they start', () => {
    const cluster = new Cluster();
    const [one, two] = [cluster.node('one'), cluster.node('two')];
    one.set('T', people('anna'));
    two.set('T', people('bert'));
    const late = cluster.node('late');
    late.set('T', people('cleo'));
    for (const node of [one, two, late]) assert.deepEqual([...node.of('T').keys()].sort(), ['anna', 'bert', 'cleo']);
    assert.deepEqual([...one.of('other').keys()], []);
    assert.equal(one.of('T').get('cleo'), 'CLEO', 'and by name');
  });

  it('counts people without a name if a node sends none', () => {
    const one = new Cluster().node('one');
    one.receive({ kind: 'here', node: 'old', table: 'T', people: ['anna'], asks: false });
    assert.deepEqual([...one.of('T')], [['anna', '']]);
  });

  it('fits into one message between nodes, however many are watching', () => {
    const published: News[] = [];
    const presence = new Presence({
      fanout: { publish: (news) => published.push(news) },
      now: () => 0,
      changed: () => {},
    });
    presence.set('T', new Map(Array.from({ length: 500 }, () => [randomUUID(), 'Ж'.repeat(24)])));
    assert.equal(presence.of('T').size, 500);
    const payload = nextPayload(randomUUID(), new Map(published.map((news, i) => [String(i), news]))) ?? '';
    assert.ok(Buffer.byteLength(payload) <= MAX_PAYLOAD, `${Buffer.byteLength(payload)} bytes`);
  });

  it('is published again after a change of name', () => {
    const cluster = new Cluster();
    const one = cluster.node('one');
    one.set('T', new Map([['anna', 'Anna']]));
    one.set('T', new Map([['anna', 'Anne']]));
    assert.deepEqual(cluster.changes, ['one T', 'one T']);
  });

  it('counts a person with clients on two nodes once', () => {
    const cluster = new Cluster();
    const [one, two] = [cluster.node('one'), cluster.node('two')];
    one.set('T', people('anna'));
    two.set('T', people('anna'));
    assert.deepEqual([...one.of('T').keys()], ['anna']);
    one.set('T', people());
    assert.deepEqual([...two.of('T').keys()], ['anna']);
    two.set('T', people());
    assert.deepEqual([...one.of('T').keys()], []);
  });

  it('reports only changes', () => {
    const cluster = new Cluster();
    const [one] = [cluster.node('one'), cluster.node('two')];
    one.set('T', people('anna'));
    one.set('T', people('anna'));
    cluster.beat();
    assert.deepEqual(cluster.changes, ['two T', 'one T']);
  });

  it('forgets the people of a silent node', () => {
    const cluster = new Cluster();
    const [one, two] = [cluster.node('one'), cluster.node('two')];
    one.set('T', people('anna'));
    two.set('T', people('bert'));
    cluster.kill('two');
    for (let i = 0; i < 4; i++) {
      cluster.now += 15_000;
      cluster.beat();
    }
    assert.deepEqual([...one.of('T').keys()], ['anna']);
    assert.equal(cluster.changes.at(-1), 'one T');
  });
});
