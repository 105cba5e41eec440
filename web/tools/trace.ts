/** One event of a browser trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time on the processor: what a busy machine does not stretch. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What a task's time on the processor went into. */
type Part = 'script' | 'style' | 'layout' | 'paint' | 'other';

/** A task of the page's own thread, in milliseconds. */
export interface Task {
  readonly start: number;
  /** By the clock. */
  readonly lasted: number;
  /** On the processor. */
  readonly worked: number;
  /** Of that, in milliseconds. What's inside a container is styled while it's laid out, and counts as that. */
  readonly parts: { readonly [part in Part]: number };
}

const MAIN = 'CrRendererMain';
const TASK = 'RunTask';

const PARTS: { readonly [name: string]: Part | undefined } = {
  FunctionCall: 'script',
  EvaluateScript: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  EventDispatch: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
};

export function readTrace(trace: Buffer): { readonly tasks: readonly Task[]; readonly marks: readonly Mark[] } {
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const marks = traceEvents
    .filter(({ name, ph }) => name.startsWith('moonstaff:') && 'RIn'.includes(ph))
    .map(({ name, ts, pid, tid }) => ({ name: name.slice('moonstaff:'.length), at: ts / 1000, pid, tid }));
  const page = marks[0]?.pid;
  const mains = new Set(
    traceEvents
      .filter(({ name, args, pid }) => name === 'thread_name' && args?.name === MAIN && pid === page)
      .map(({ tid }) => tid),
  );
  const spans = traceEvents
    .filter(
      ({ name, ph, pid, tid }) => ph === 'X' && pid === page && mains.has(tid) && (name === TASK || name in PARTS),
    )
    .toSorted((a, b) => a.ts - b.ts || endOf(b) - endOf(a));
  return { tasks: tasksIn(spans), marks };
}

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/** The tasks, each with what was done in it. Events come in order, those that are around others before them. */
function tasksIn(spans: readonly TraceEvent[]): readonly Task[] {
  const tasks: { readonly task: TraceEvent; readonly parts: { [part in Part]: number } }[] = [];
  const around: TraceEvent[] = [];
  for (const span of spans) {
    while (around.length > 0 && endOf(around.at(-1) ?? span) <= span.ts) around.pop();
    const outer = around.at(-1);
    around.push(span);
    if (outer === undefined && span.name === TASK)
      tasks.push({ task: span, parts: { script: 0, style: 0, layout: 0, paint: 0, other: 0 } });
    const parts = tasks.at(-1)?.parts;
    if (parts === undefined) continue;
    const worked = (span.tdur ?? 0) / 1000;
    parts[PARTS[span.name] ?? 'other'] += worked;
    // What's done in something else is only counted once.
    if (outer !== undefined) parts[PARTS[outer.name] ?? 'other'] -= worked;
  }
  return tasks.map(({ task: { ts, dur = 0, tdur = 0 }, parts }) => ({
    start: ts / 1000,
    lasted: dur / 1000,
    worked: tdur / 1000,
    parts,
  }));
}

export interface Mark {
  readonly name: string;
  readonly at: number;
}
