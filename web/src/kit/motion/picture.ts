import type { Drawn } from './look.ts';
import styles from './motion.module.css';
import type { Box } from './plan.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** A copy that nobody can press, focus or hear, and that never travels itself. */
function copyOf(element: Element, without: readonly string[]): Element {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('button')) part.remove();
  for (const part of copy.querySelectorAll<HTMLElement>('[data-thing]')) {
    if (without.includes(part.dataset['thing'] ?? '')) part.style.visibility = 'hidden';
  }
  for (const part of [copy, ...copy.querySelectorAll('[id], [data-thing], [data-place]')]) {
    for (const name of ['id', 'data-thing', 'data-place', 'data-marked']) part.removeAttribute(name);
  }
  return copy;
}

/** The layer above the table, and where it is. */
export interface Above {
  readonly layer: HTMLElement;
  readonly origin: Pick<Box, 'x' | 'y'>;
}

/**
 * Puts a picture of a thing into the layer above the table, exactly where the thing is or was. `without` names things
 * inside it that were taken away.
 */
export function picture(
  { layer, origin }: Above,
  element: Element,
  box: Box,
  { font, color, matrix }: Drawn,
  without: readonly string[] = [],
): HTMLElement {
  const frame = document.createElement('div');
  frame.className = styles.traveller ?? '';
  Object.assign(frame.style, {
    left: `${box.x - origin.x}px`,
    top: `${box.y - origin.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    font,
    color,
  });
  frame.append(matrix === undefined ? copyOf(element, without) : drawing(element, matrix, box));
  layer.append(frame);
  return frame;
}

/** A part of a drawing needs a drawing around it, of the same scale. */
function drawing(element: Element, { a, b, c, d, e, f }: DOMMatrix, box: Box): Element {
  const around = document.createElementNS(SVG, 'svg');
  const scaled = document.createElementNS(SVG, 'g');
  scaled.setAttribute('transform', `matrix(${[a, b, c, d, e - box.x, f - box.y].join(' ')})`);
  scaled.append(copyOf(element, []));
  around.append(scaled);
  return around;
}
