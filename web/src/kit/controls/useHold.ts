import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** As long as phones take to tell a hold from a tap. */
const HOLD_MS = 500;

interface HoldHandlers {
  onPointerDown(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onPointerLeave(): void;
  onContextMenu(event: MouseEvent): void;
  onClick(): void;
}

/** Handlers for a button that does one thing when it's pressed, and another when it's held or right-clicked. */
export function useHold(onPress: () => void, onHold: () => void): HoldHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const hold = (): void => {
    clearTimeout(timer.current);
    // Some browsers open the context menu after a hold, too.
    if (wasHeld.current) return;
    wasHeld.current = true;
    onHold();
  };
  const release = (): void => clearTimeout(timer.current);
  return {
    onPointerDown: ({ button }) => {
      wasHeld.current = false;
      clearTimeout(timer.current);
      if (button === 0) timer.current = setTimeout(hold, HOLD_MS);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    onContextMenu: (event) => {
      event.preventDefault();
      hold();
    },
    onClick: () => {
      if (!wasHeld.current) onPress();
      wasHeld.current = false;
    },
  };
}
