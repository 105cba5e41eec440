/** Where the pointer really moved to last, on the screen. */
let last = { x: Number.NaN, y: Number.NaN };

if (typeof window !== 'undefined')
  window.addEventListener('pointermove', ({ screenX, screenY }) => {
    last = { x: screenX, y: screenY };
  });

/** Whether the page moved under a pointer that stood still: nobody asked about what is there now. */
export const stoodStill = ({ screenX, screenY }: { readonly screenX: number; readonly screenY: number }): boolean =>
  screenX === last.x && screenY === last.y;
