import { PATIENCE_MS } from '@moonstaff/tools/patience';

/** Waits until something is true. */
export async function eventually(what: () => boolean | Promise<boolean>, within = PATIENCE_MS): Promise<void> {
  const deadline = performance.now() + within;
  while (!(await what())) {
    if (performance.now() > deadline) throw new Error(`did not happen within ${within} ms`);
    await new Promise((done) => setTimeout(done, 5));
  }
}
