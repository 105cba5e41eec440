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

/** A task of the page's own thread, in milliseconds. */
export interface Task {
  readonly start: number;
  readonly lasted: number;
  readonly worked: number;
}

const MAIN = 'CrRendererMain';
const TASK = 'RunTask';

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
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name === TASK && pid === page && mains.has(tid))
    .map(({ ts, dur = 0, tdur = 0 }) => ({ start: ts / 1000, lasted: dur / 1000, worked: tdur / 1000 }));
  return { tasks, marks };
}

export interface Mark {
  readonly name: string;
  readonly at: number;
}
