import { useRef } from 'react';
import { keepEqual } from './keepEqual.ts';

/** The value, with all parts that are as they were last time still the same objects. */
export function useKept<Value>(value: Value): Value {
  const kept = useRef(value);
  kept.current = keepEqual(kept.current, value);
  return kept.current;
}
