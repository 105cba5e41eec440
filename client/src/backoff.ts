const FIRST = 250;
const LAST = 5000;

/** How long to wait before trying again: longer each time, and not all clients at once. */
export function backoff(tries: number): number {
  const most = Math.min(LAST, FIRST * 2 ** tries);
  return most / 2 + (Math.random() * most) / 2;
}
