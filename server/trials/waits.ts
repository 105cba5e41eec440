import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';

/** What held up a process while it was watched, in milliseconds. */
export interface Waits {
  /** How late timers were: something else had the main thread, or the machine had no processor to spare. */
  readonly late: { readonly p99: number; readonly most: number };
  /** Pauses of the garbage collector: all together, and the longest. */
  readonly collecting: { readonly all: number; readonly longest: number };
  /** Processor time of all its threads. */
  readonly processor: number;
}

/** How often to look whether timers are late, in milliseconds. */
const STEP = 1;

/** Watches the process it runs in. Returns a function that stops watching and reports what was seen. */
export function watchWaits(): () => Waits {
  const late = monitorEventLoopDelay({ resolution: STEP });
  const pauses: number[] = [];
  const collector = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) pauses.push(duration);
  });
  collector.observe({ entryTypes: ['gc'] });
  late.enable();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    late.disable();
    collector.disconnect();
    return {
      late: { p99: late.percentile(99) / 1e6, most: late.max / 1e6 },
      collecting: { all: pauses.reduce((sum, pause) => sum + pause, 0), longest: Math.max(0, ...pauses) },
      processor: (user + system) / 1000,
    };
  };
}

/** The worst of several times or processes; what they used, for each of this many moves. */
export function worstOf(waits: readonly Waits[], moves: number): Waits {
  const worst = (value: (each: Waits) => number): number => round(Math.max(0, ...waits.map(value)));
  const perMove = (value: (each: Waits) => number): number =>
    round(waits.reduce((sum, each) => sum + value(each), 0) / moves, 1000);
  return {
    late: { p99: worst(({ late }) => late.p99), most: worst(({ late }) => late.most) },
    collecting: { all: perMove(({ collecting }) => collecting.all), longest: worst((each) => each.collecting.longest) },
    processor: perMove(({ processor }) => processor),
  };
}

const round = (value: number, parts = 100): number => Math.round(value * parts) / parts;
