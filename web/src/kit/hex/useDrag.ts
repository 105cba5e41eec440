import { type RefObject, useEffect } from 'react';
import type { Point } from './geometry.ts';

/** A hand is never quite still: a press that moves no more pixels than this is a click. */
const STILL = 5;

/** Dragging with the mouse pulls; the click at the end of a drag is not meant. */
export function useDrag(target: RefObject<HTMLElement | null>, active: boolean, pull: (by: Point) => void): void {
  useEffect(() => {
    const host = target.current;
    if (host === null || !active) return;
    let last: Point | undefined;
    let way = 0;
    const onDown = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      last = { x: event.clientX, y: event.clientY };
      way = 0;
    };
    const onMove = (event: PointerEvent): void => {
      if (last === undefined) return;
      const by = { x: event.clientX - last.x, y: event.clientY - last.y };
      way += Math.abs(by.x) + Math.abs(by.y);
      last = { x: event.clientX, y: event.clientY };
      if (way > STILL) pull(by);
    };
    const onUp = (): void => {
      last = undefined;
    };
    const onClick = (event: MouseEvent): void => {
      if (way > STILL && event.detail > 0) event.stopPropagation();
      way = 0;
    };
    host.addEventListener('pointerdown', onDown);
    host.addEventListener('click', onClick, true);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    return () => {
      host.removeEventListener('pointerdown', onDown);
      host.removeEventListener('click', onClick, true);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
    };
  }, [target, active, pull]);
}
