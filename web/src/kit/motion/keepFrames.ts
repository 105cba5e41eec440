/** Browsers put up with no frame for a tenth of a second. */
const EVERY_MS = 40;

/**
 * Draws frames until it's told to stop. A browser that hasn't drawn any for a while lets the next one pass all that waits;
 * then what should have a task of its own, such as measuring what changed, has to be done in that frame.
 */
export function keepFrames(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = requestAnimationFrame(function next() {
    timer = setTimeout(() => {
      frame = requestAnimationFrame(next);
    }, EVERY_MS);
  });
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
