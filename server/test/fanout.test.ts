import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { News } from '../src/fanout/index.ts';
import { MAX_PAYLOAD, nextPayload, type Payload } from '../src/fanout/payload.ts';

const table = (id: number): [string, News] => [`table:${id}`, { kind: 'table', table: `t${id}`, seq: id }];

const here = (id: number, people = 2): [string, News] => [
  `here:${id}`,
  {
    kind: 'here',
    node: 'one',
    table: `t${id}`,
    people: Array.from({ length: people }, (_, i) => `person ${i} of ${id}`),
    names: Array.from({ length: people }, () => 'Łucja Ж'),
    asks: false,
  },
];

function allPayloads(waiting: Map<string, News>): readonly string[] {
  const payloads: string[] = [];
  for (let next = nextPayload('one', waiting); next !== undefined; next = nextPayload('one', waiting)) {
    payloads.push(next);
  }
  return payloads;
}

const newsOf = (payload: string): readonly News[] => (JSON.parse(payload) as Payload).news;

describe('payloads between nodes', () => {
  const numbers = Array.from({ length: 500 }, (_, i) => i);

  it('are small enough, and contain everything once', () => {
    const payloads = allPayloads(new Map([...numbers.map((id) => here(id)), ...numbers.map(table)]));
    assert.ok(payloads.length > 10);
    for (const payload of payloads) assert.ok(Buffer.byteLength(payload) <= MAX_PAYLOAD, `${payload.length}`);
    const sent = payloads.flatMap(newsOf).map((news) => `${news.kind} ${'table' in news && news.table}`);
    assert.deepEqual(new Set(sent).size, 1000);
    assert.equal(sent.length, 1000);
  });

  it('put moves first, even those published while the rest is waiting', () => {
    const waiting = new Map(numbers.map((id) => here(id)));
    assert.equal(newsOf(nextPayload('one', waiting) ?? '')[0]?.kind, 'here');
    waiting.set(...table(7));
    assert.deepEqual(newsOf(nextPayload('one', waiting) ?? '')[0], table(7)[1]);
  });

  it("contain at least one item, however long, and don't exist if there's nothing to send", () => {
    assert.equal(allPayloads(new Map([here(1, 400), here(2)])).length, 2);
    assert.equal(nextPayload('one', new Map()), undefined);
  });
});
