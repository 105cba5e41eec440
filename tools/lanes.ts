/**
 * Works on several jobs at a time, in their order. A job that has to wait for something lets the later ones go first.
 */
export async function inLanes<Job>(
  jobs: readonly Job[],
  width: number,
  work: (job: Job) => Promise<void>,
  awaits: (job: Job) => Promise<unknown> | undefined = () => undefined,
): Promise<void> {
  const waiting = [...jobs];
  const open = new Set(jobs.map(awaits).filter((promise) => promise !== undefined));
  for (const promise of open) {
    const close = (): boolean => open.delete(promise);
    promise.then(close, close);
  }
  const isOpen = (job: Job): boolean => {
    const promise = awaits(job);
    return promise !== undefined && open.has(promise);
  };
  const lane = async (): Promise<void> => {
    while (waiting.length > 0) {
      const next = waiting.findIndex((job) => !isOpen(job));
      if (next < 0) await Promise.race([...open].map((promise) => promise.catch(() => {})));
      else for (const job of waiting.splice(next, 1)) await work(job);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, width) }, lane));
}
