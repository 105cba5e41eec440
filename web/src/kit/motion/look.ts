import type { Box, Ground, Pieces, Scene, Seen } from './plan.ts';

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

/** The element that shows a thing. */
export type Find = (key: string) => Element | undefined;

/** A thing on the page as it's drawn now. */
export type Sight = Pick<Found, 'element' | 'box' | 'style'>;

export function sightOf(find: Find, key: string): Sight | undefined {
  const element = find(key);
  const box = element && boxOf(element);
  return element && box && { element, box, style: drawnNow(element) };
}

/** Finds the thing or part of the board an element is on. Each is measured once. */
function grounds(): (element: Element) => Ground | undefined {
  const known = new Map<Element, Ground | undefined>();
  return (element) => {
    const part = element.parentElement?.closest('[data-thing], [data-place]');
    if (!part) return undefined;
    if (!known.has(part)) {
      const box = boxOf(part);
      const name = part.getAttribute('data-thing') ?? part.getAttribute('data-place') ?? '';
      known.set(part, box && { name, box });
    }
    return known.get(part);
  };
}

/**
 * Where everything is that can travel, and what it travels between. What isn't shown is nowhere. How it's drawn is only
 * looked at for what won't be there any more: asking costs more than measuring.
 */
export function look(
  find: Find,
  pieces: Pieces,
  ends: ReadonlySet<string>,
  isLeaving: (key: string) => boolean = () => false,
): Scene<Found> {
  const things = new Map<string, Found>();
  const groundOf = grounds();
  for (const [key, travel] of pieces) {
    const element = find(key);
    const box = element && boxOf(element);
    if (element === undefined || box === undefined) continue;
    const ground = groundOf(element);
    things.set(key, {
      ...travel,
      element,
      box,
      style: isLeaving(key) ? drawnNow(element) : PLAIN,
      ...(ground && { ground }),
    });
  }
  const places = new Map<string, Box>();
  for (const key of ends) {
    const element = pieces.has(key) ? undefined : find(key);
    const box = element && boxOf(element);
    if (box !== undefined) places.set(key, box);
  }
  return { things, places };
}
