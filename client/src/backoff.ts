const FIRST = 250;
const LAST = 5000;

/** How long to wait before the next try: longer each time, with some chance so that clients don't come back all at once. */
export function backoff(tries: number): number {
  const most = Math.min(LAST, FIRST * 2 ** tries);
  return most / 2 + (Math.random() * most) / 2;
}
