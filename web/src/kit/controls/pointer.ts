/** Where the pointer really moved to last, on the screen. */
let last = { x: Number.NaN, y: Number.NaN };

/** How many fingers are on the page. */
let fingers = 0;

if (typeof window !== 'undefined') {
  window.addEventListener('pointermove', ({ screenX, screenY }) => {
    last = { x: screenX, y: screenY };
  });
  const count = ({ touches }: TouchEvent): void => {
    fingers = touches.length;
  };
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    window.addEventListener(type, count, { capture: true, passive: true });
}

/** Whether a finger is on the page now. */
export const isTouched = (): boolean => fingers > 0;

/** Whether the page moved under a pointer that stood still: nobody asked about what is there now. */
export const stoodStill = ({ screenX, screenY }: { readonly screenX: number; readonly screenY: number }): boolean =>
  screenX === last.x && screenY === last.y;
