import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLayout } from '../settings/layout.ts';
import type { Point } from './geometry.ts';
import { useDrag } from './useDrag.ts';
import { usePinch } from './usePinch.ts';
import { moved, type Size, showing, WHOLE, type Zoom, zoomed } from './zoom.ts';

const STEP = 1.3;
const WHEEL = 0.0016;

export interface Zooming {
  /** The map that is made larger; what it stands in cuts it off. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly scale: number;
  larger(): void;
  smaller(): void;
  whole(): void;
  /** Moves the map, if need be, so that a point of it (0 to 1 both ways) is seen. */
  show(point: Point): void;
}

/** By wheel, pinch, keys or buttons a map is made larger; dragged, it moves. */
export function useZoom(): Zooming {
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useRef<Zoom>(WHOLE);
  const [scale, setScale] = useState(1);
  const wheelZooms = useLayout() === 'wide';

  /** Written straight onto the page, so that a hundred drags a second don't render anything. */
  const change = useCallback((next: (zoom: Zoom, size: Size) => Zoom): void => {
    const host = frame.current;
    if (host === null) return;
    zoom.current = next(zoom.current, { width: host.offsetWidth, height: host.offsetHeight });
    const { x, y, scale: now } = zoom.current;
    host.style.transform = now === 1 ? '' : `translate(${x}px, ${y}px) scale(${now})`;
    setScale(now);
  }, []);

  /** A point of the screen, from the corner of the unzoomed map. */
  const within = useCallback((x: number, y: number): Point => {
    const box = frame.current?.getBoundingClientRect();
    return { x: x - (box?.x ?? 0) + zoom.current.x, y: y - (box?.y ?? 0) + zoom.current.y };
  }, []);

  const pull = useCallback((by: Point) => change((now, size) => moved(now, by, size)), [change]);
  const pinch = useCallback(
    (factor: number, x: number, y: number) => change((now, size) => zoomed(now, factor, within(x, y), size)),
    [change, within],
  );
  useDrag(frame, scale > 1, pull);
  usePinch(frame, scale > 1, pinch, pull);

  useEffect(() => {
    const around = frame.current?.parentElement;
    const onWheel = (event: WheelEvent): void => {
      if (!wheelZooms && !event.ctrlKey) return;
      event.preventDefault();
      pinch(Math.exp(-event.deltaY * WHEEL), event.clientX, event.clientY);
    };
    // Not passive: the page must not scroll at the same time.
    around?.addEventListener('wheel', onWheel, { passive: false });
    return () => around?.removeEventListener('wheel', onWheel);
  }, [wheelZooms, pinch]);

  return useMemo(() => {
    const by = (factor: number) => () =>
      change((now, size) => zoomed(now, factor, { x: size.width / 2, y: size.height / 2 }, size));
    return {
      frame,
      scale,
      larger: by(STEP),
      smaller: by(1 / STEP),
      whole: () => change(() => WHOLE),
      show: ({ x, y }) => change((now, size) => showing(now, { x: x * size.width, y: y * size.height }, size)),
    };
  }, [change, scale]);
}
