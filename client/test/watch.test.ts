import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TableMessage, TableRecord } from '@moonstaff/client';
import { Watch } from '../src/watch.ts';

const record = (seq: number): TableRecord => ({ seq, at: 0, kind: 'closed' });
const message = (seq: number, from: number): TableMessage =>
  ({ seq, records: Array.from({ length: seq - from + 1 }, (_, i) => record(from + i)) }) as unknown as TableMessage;

function watching(have = 0): { readonly watch: Watch; readonly seen: number[] } {
  const seen: number[] = [];
  const watch = new Watch('table', {
    have,
    onTable: ({ records }) => {
      seen.push(...records.map(({ seq }) => seq));
    },
  });
  return { watch, seen };
}

describe('watching a table', () => {
  it('passes every record on once, in order', () => {
    const { watch, seen } = watching();
    assert.equal(watch.receive(message(3, 1)), 'taken');
    assert.equal(watch.receive(message(4, 4)), 'taken');
    assert.equal(watch.receive(message(5, 2)), 'taken');
    assert.equal(watch.receive(message(5, 5)), 'taken');
    assert.deepEqual(seen, [1, 2, 3, 4, 5]);
  });

  it('notices a gap, takes nothing, and asks again from where it was', () => {
    const { watch, seen } = watching();
    watch.receive(message(2, 1));
    assert.equal(watch.receive(message(4, 4)), 'gap');
    assert.equal(watch.receive(message(9, 10)), 'gap');
    assert.deepEqual(seen, [1, 2]);
    assert.deepEqual(watch.request, { type: 'watch', table: 'table', have: 2 });
    assert.equal(watch.receive(message(4, 3)), 'taken');
  });

  it('continues after the records known before', () => {
    const { watch, seen } = watching(7);
    assert.equal(watch.receive(message(8, 8)), 'taken');
    assert.deepEqual(seen, [8]);
  });

  it('ignores messages older than what it has', () => {
    const { watch, seen } = watching();
    watch.receive(message(3, 1));
    assert.equal(watch.receive(message(2, 2)), 'taken');
    assert.deepEqual(seen, [1, 2, 3]);
  });
});
