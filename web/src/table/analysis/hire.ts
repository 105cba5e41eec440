/** A thread that judges one game. */
export const hire = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
