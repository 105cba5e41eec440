import { useEffect, useState } from 'react';
import { slowness } from './pace.ts';

const STEP_MS = 40;
const MOST_STEPS = 6;

/** A number that runs to its new value in a few steps, for counters that are looked at. */
export function useCount(value: number): number {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const slow = slowness();
    if (shown === value) return;
    const step = Math.sign(value - shown) * Math.ceil(Math.abs(value - shown) / MOST_STEPS);
    const next = slow === undefined || Math.abs(value - shown) <= Math.abs(step) ? value : shown + step;
    const timer = setTimeout(() => setShown(next), slow === undefined ? 0 : STEP_MS * slow);
    return () => clearTimeout(timer);
  }, [value, shown]);
  return slowness() === undefined ? value : shown;
}
