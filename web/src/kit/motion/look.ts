import { PACES, type PaceName } from './pace.ts';
import type { Box, Scene, Seen } from './plan.ts';

/** A thing on the page, with what is needed to draw it again after it is gone. */
export interface Found extends Seen {
  readonly element: Element;
  readonly style: Drawn;
}

/** How a thing is drawn: text size and colour, and for a part of a drawing its place on the screen. */
export interface Drawn {
  readonly font: string;
  readonly color: string;
  readonly matrix: DOMMatrix | undefined;
}

const PLAIN: Drawn = { font: '', color: '', matrix: undefined };

const isPace = (name: string | undefined): name is PaceName => name !== undefined && Object.hasOwn(PACES, name);

/** A part of a drawing, not a box of the page. */
export const isPart = (element: Element): element is SVGGraphicsElement =>
  element instanceof SVGGraphicsElement && element.ownerSVGElement !== null;

export function drawnNow(element: Element): Drawn {
  const { font, color } = getComputedStyle(element);
  return { font, color, matrix: isPart(element) ? (element.getScreenCTM() ?? undefined) : undefined };
}

export function boxOf(element: Element): Box | undefined {
  const { x, y, width, height } = element.getBoundingClientRect();
  return width === 0 && height === 0 ? undefined : { x, y, width, height };
}

/** Where everything is that can travel; what is not shown is nowhere. */
export function look(host: Element): Scene<Found> {
  const things = new Map<string, Found>();
  for (const element of host.querySelectorAll<HTMLElement | SVGElement>('[data-travel]')) {
    const { travel = '', pace, face, from, to, over } = element.dataset;
    const box = things.has(travel) ? undefined : boxOf(element);
    if (box === undefined) continue;
    things.set(travel, {
      element,
      box,
      pace: isPace(pace) ? pace : 'piece',
      style: to === undefined && over === undefined ? PLAIN : drawnNow(element),
      ...(face !== undefined && { face }),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    });
  }
  const places = new Map<string, Box>();
  for (const element of host.querySelectorAll<HTMLElement | SVGElement>('[data-place]')) {
    const { place = '' } = element.dataset;
    const box = places.has(place) ? undefined : boxOf(element);
    if (box !== undefined) places.set(place, box);
  }
  return { things, places };
}
