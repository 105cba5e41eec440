import { useEffect, useRef, useState } from 'react';

const SHOWN_MS = 1400;

/** By how much an amount has just grown; nothing again after a moment. */
export function useGain(amount: number): number {
  const before = useRef(amount);
  const [gain, setGain] = useState(0);
  useEffect(() => {
    const more = amount - before.current;
    before.current = amount;
    setGain(Math.max(0, more));
    if (more <= 0) return;
    const timer = setTimeout(() => setGain(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [amount]);
  return gain;
}
