import { startTransition, useEffect, useRef, useState } from 'react';

/**
 * The value as it was, until what's drawn with the new one elsewhere is on the screen. Then it's the new one: what can come a
 * frame later doesn't hold up what can't. Unlike `useDeferredValue`, also while the page is drawn bit by bit.
 */
export function useLater<Value>(value: Value): Value {
  const [shown, show] = useState(value);
  const latest = useRef(value);
  const isDue = useRef(false);
  useEffect(() => {
    latest.current = value;
    if (isDue.current || Object.is(shown, value)) return;
    isDue.current = true;
    // The frame is drawn after this callback, and before the next task.
    requestAnimationFrame(() =>
      setTimeout(() => {
        isDue.current = false;
        startTransition(() => show(() => latest.current));
      }),
    );
  }, [value, shown]);
  return shown;
}
