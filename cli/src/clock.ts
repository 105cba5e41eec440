/** Processor time advances by ticks of the scheduler, at most this long. */
const TICK_MS = 4;

/**
 * The milliseconds this thread has worked, so that a bot loses no time when the machine is busy with other things.
 * Between two ticks it goes on by real time. Before Node 23.9, which can't tell a thread's processor time, it's
 * real time altogether.
 */
export function workClock(
  wall: () => number = () => performance.now(),
  worked: (() => number) | 'untold' = threadTime(),
): () => number {
  if (worked === 'untold') return wall;
  let told = worked();
  let toldAt = wall();
  let latest = told;
  return () => {
    const now = worked();
    if (now !== told) {
      told = now;
      toldAt = wall();
    }
    latest = Math.max(latest, told + Math.min(TICK_MS, wall() - toldAt));
    return latest;
  };
}

function threadTime(): (() => number) | 'untold' {
  if (!('threadCpuUsage' in process)) return 'untold';
  return () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
}
