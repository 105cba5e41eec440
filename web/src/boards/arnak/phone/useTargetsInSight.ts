import { useEffect, useRef } from 'react';
import { useLayout } from '../../../kit/settings/layout.ts';
import { useTable, useWhenFree } from '../../../table/context.ts';
import type { BoardModel } from '../model.ts';
import { keyOf } from '../things.ts';
import { bringIfHidden } from './bring.ts';

/** On a phone: what a question lets one choose from comes into sight by itself, unless a finger is on the page. */
export function useTargetsInSight({ chips }: BoardModel): void {
  const isPhone = useLayout() === 'phone';
  const { now } = useTable();
  const fingers = useFingers();
  const answers = chips.flatMap((chip) => (chip.is === 'kind' && chip.kind === 'answer' ? chip.things : []));
  useWhenFree(() => {
    if (isPhone && fingers.current.size === 0) bringIfHidden(answers);
    return;
  }, [isPhone, now.moment, answers.map(keyOf).join(' ')]);
}

/** The fingers on the page. */
function useFingers() {
  const fingers = useRef(new Set<number>());
  useEffect(() => {
    const down = ({ pointerId, pointerType }: PointerEvent): void => {
      if (pointerType === 'touch') fingers.current.add(pointerId);
    };
    const up = ({ pointerId }: PointerEvent): void => void fingers.current.delete(pointerId);
    window.addEventListener('pointerdown', down, true);
    window.addEventListener('pointerup', up, true);
    window.addEventListener('pointercancel', up, true);
    return () => {
      window.removeEventListener('pointerdown', down, true);
      window.removeEventListener('pointerup', up, true);
      window.removeEventListener('pointercancel', up, true);
    };
  }, []);
  return fingers;
}
