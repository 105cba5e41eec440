import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { News } from '../src/fanout/index.ts';
import { Presence } from '../src/host/presence.ts';

/** Nodes that tell each other everything, except those that have died. */
class Cluster {
  now = 0;
  readonly changes: string[] = [];
  readonly #nodes = new Map<string, Presence>();

  node(name: string): Presence {
    const publish = (news: News): void => {
      if (news.kind !== 'here') return;
      for (const [other, presence] of this.#nodes) if (other !== name) presence.hear(news);
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
    for (const presence of this.#nodes.values()) presence.beat();
  }
}

describe('who is at a table', () => {
  it('is known on every node, whichever came first', () => {
    const cluster = new Cluster();
    const [one, two] = [cluster.node('one'), cluster.node('two')];
    one.set('T', new Set(['anna']));
    two.set('T', new Set(['bert']));
    const late = cluster.node('late');
    late.set('T', new Set(['cleo']));
    for (const node of [one, two, late]) assert.deepEqual([...node.of('T')].sort(), ['anna', 'bert', 'cleo']);
    assert.deepEqual([...one.of('other')], []);
  });

  it('is somebody once, with windows on two nodes', () => {
    const cluster = new Cluster();
    const [one, two] = [cluster.node('one'), cluster.node('two')];
    one.set('T', new Set(['anna']));
    two.set('T', new Set(['anna']));
    assert.deepEqual([...one.of('T')], ['anna']);
    one.set('T', new Set());
    assert.deepEqual([...two.of('T')], ['anna']);
    two.set('T', new Set());
    assert.deepEqual([...one.of('T')], []);
  });

  it('tells of changes alone', () => {
    const cluster = new Cluster();
    const [one] = [cluster.node('one'), cluster.node('two')];
    one.set('T', new Set(['anna']));
    one.set('T', new Set(['anna']));
    cluster.beat();
    assert.deepEqual(cluster.changes, ['two T', 'one T']);
  });

  it('forgets those of a node that has fallen silent', () => {
    const cluster = new Cluster();
    const [one, two] = [cluster.node('one'), cluster.node('two')];
    one.set('T', new Set(['anna']));
    two.set('T', new Set(['bert']));
    cluster.kill('two');
    for (let i = 0; i < 4; i++) {
      cluster.now += 15_000;
      cluster.beat();
    }
    assert.deepEqual([...one.of('T')], ['anna']);
    assert.equal(cluster.changes.at(-1), 'one T');
  });
});
