/** Waits for what must come, with patience for a slow machine. */
export async function eventually(what: () => boolean | Promise<boolean>, within = 30_000): Promise<void> {
  const deadline = performance.now() + within;
  while (!(await what())) {
    if (performance.now() > deadline) throw new Error(`did not happen within ${within} ms`);
    await new Promise((done) => setTimeout(done, 5));
  }
}

/** The same for what has to be asked for. */
export async function eventuallySo(what: () => Promise<boolean>, within = 30_000): Promise<void> {
  const deadline = performance.now() + within;
  while (!(await what())) {
    if (performance.now() > deadline) throw new Error(`did not happen within ${within} ms`);
    await new Promise((done) => setTimeout(done, 20));
  }
}
