import type { Page } from 'playwright-core';

/** Words on the page that are cut off, and words that cover other words; one line for each. */
export const misfits = (page: Page): Promise<readonly string[]> => page.evaluate(findMisfits);

/** Runs in the browser. */
function findMisfits(): readonly string[] {
  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly width: number;
    readonly height: number;
  }
  interface Words {
    readonly owner: Element;
    readonly text: string;
    readonly box: Box;
  }
  /** A font's area is taller than the line it's set in. */
  const lineOf = (box: Box, line: number): Box => {
    const cut = Math.max(0, (box.height - line) / 2);
    return { ...box, top: box.top + cut, bottom: box.bottom - cut, height: box.height - 2 * cut };
  };
  /** What the browser would work out again each time it's asked. */
  const boxOf = ({ left, top, right, bottom, width, height }: DOMRect): Box => ({
    left,
    top,
    right,
    bottom,
    width,
    height,
  });
  /** A letter's accent or a rounding is no misfit. */
  const slack = 3;
  const faults: string[] = [];
  const seen: Words[] = [];

  const isHidden = (element: Element): boolean =>
    element.closest(
      // The analysis shows a part of the board.
      '.spoken, svg, [hidden], dialog:not([open]), [popover]:not(:popover-open), [data-part="moment"]',
    ) !== null || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const name = (element: Element): string => {
    const around = element.closest('[class]');
    return `${around?.getAttribute('class')?.trim() ?? ''} ${element.tagName.toLowerCase()}`;
  };
  const lineHeight = (element: Element): number =>
    Number.parseFloat(getComputedStyle(element).lineHeight) || Number.POSITIVE_INFINITY;
  const scrolls = (style: CSSStyleDeclaration, axis: 'overflowX' | 'overflowY'): boolean =>
    style[axis] === 'auto' || style[axis] === 'scroll';

  interface Frame extends Box {
    readonly isContents: boolean;
    readonly isClipped: boolean;
    readonly cutsWide: boolean;
    readonly cutsHigh: boolean;
    readonly scrollsDown: boolean;
    readonly scrollsAcross: boolean;
  }
  const frames = new Map<Element, Frame>();
  /** An element around many words is measured once. */
  const frameOf = (element: Element): Frame => {
    const known = frames.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const frame: Frame = {
      ...boxOf(element.getBoundingClientRect()),
      isContents: style.display === 'contents',
      isClipped: style.clipPath !== 'none',
      cutsWide: style.overflowX !== 'visible' && !scrolls(style, 'overflowX'),
      cutsHigh: style.overflowY !== 'visible' && !scrolls(style, 'overflowY'),
      scrollsDown: scrolls(style, 'overflowY'),
      scrollsAcross: scrolls(style, 'overflowX'),
    };
    frames.set(element, frame);
    return frame;
  };

  /** What's around an element and may cut it. An open dialog or a note is above everything. */
  const outOf = (element: Element): Element | null =>
    element.matches('dialog:modal, :popover-open') ? null : element.parentElement;

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (owner === null || text === '' || isHidden(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of Array.from(range.getClientRects(), (rect) => lineOf(boxOf(rect), lineHeight(owner)))) {
      if (box.width < 2 || box.height < 2) continue;
      let shown = true;
      for (let around: Element | null = owner; around !== null && shown; around = outOf(around)) {
        const frame = frameOf(around);
        if (frame.isContents) continue;
        // Heard, not seen.
        if (frame.isClipped && frame.width < 4) shown = false;
        const [over, under] = [box.right - frame.right, frame.left - box.left];
        const [below, above] = [box.bottom - frame.bottom, frame.top - box.top];
        const wide = frame.cutsWide && Math.max(over, under) > slack;
        const high = frame.cutsHigh && Math.max(below, above) > slack + 1;
        const away =
          (frame.scrollsDown && Math.max(below, above) > 0) || (frame.scrollsAcross && Math.max(over, under) > slack);
        if (away) shown = false;
        if (shown && (wide || high)) {
          faults.push(`cut off in ${name(around)}: ${text.slice(0, 60)}`);
          shown = false;
        }
      }
      if (shown && box.right > window.innerWidth + slack) faults.push(`beyond the edge in ${name(owner)}: ${text}`);
      if (shown) seen.push({ owner, text, box });
    }
  }

  /** Whether somebody looking at this point sees both. */
  const bothShow = (a: Element, b: Element, x: number, y: number): boolean => {
    const found = new Set<Element>();
    for (const element of document.elementsFromPoint(x, y)) {
      if (element === a || element === b) found.add(element);
      if (found.size === 2) return true;
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (!/, 0\)$|transparent/.test(backgroundColor) || backgroundImage !== 'none') return false;
    }
    return false;
  };
  seen.forEach((one, i) => {
    for (const other of seen.slice(i + 1)) {
      if (one.owner === other.owner) continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (width <= slack || height <= Math.min(one.box.height, other.box.height) * 0.3) continue;
      const x = Math.max(one.box.left, other.box.left) + width / 2;
      const y = Math.max(one.box.top, other.box.top) + height / 2;
      if (bothShow(one.owner, other.owner, x, y)) {
        faults.push(`${name(one.owner)} “${one.text.slice(0, 40)}” lies over “${other.text.slice(0, 40)}”`);
      }
    }
  });
  return [...new Set(faults)];
}
