import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTrace } from '../tools/trace.ts';

const [PAGE, MAIN, OTHER] = [1, 2, 3];

/** Something that was done, in milliseconds; it had the processor half of the time. */
const span = (name: string, start: number, ms: number, tid = MAIN) => ({
  name,
  ph: 'X',
  pid: PAGE,
  tid,
  ts: start * 1000,
  dur: ms * 1000,
  tdur: ms * 500,
});

const TRACE = {
  traceEvents: [
    { name: 'thread_name', ph: 'M', pid: PAGE, tid: MAIN, ts: 0, args: { name: 'CrRendererMain' } },
    { name: 'moonstaff:begin', ph: 'I', pid: PAGE, tid: MAIN, ts: 5000 },
    span('Layout', 42, 20),
    span('RunTask', 10, 20),
    span('RunTask', 40, 100),
    span('FunctionCall', 41, 60),
    span('UpdateLayoutTree', 110, 4),
    span('Paint', 120, 10),
    span('RunTask', 50, 500, OTHER),
  ],
};

test('a trace has the tasks of the page’s own thread, and what each was busy with', () => {
  const { tasks, marks } = readTrace(Buffer.from(JSON.stringify(TRACE)));
  assert.deepEqual(
    marks.map(({ name, at }) => [name, at]),
    [['begin', 5]],
  );
  assert.deepEqual(tasks, [
    { start: 10, lasted: 20, worked: 10, parts: { script: 0, style: 0, layout: 0, paint: 0, other: 10 } },
    { start: 40, lasted: 100, worked: 50, parts: { script: 20, style: 2, layout: 10, paint: 5, other: 13 } },
  ]);
});
