import type { Page } from 'playwright-core';

/** 44 px, less what a border or a half pixel takes. */
const LEAST = 42;

/** On the Guild's map, the nearest space is meant: neighbours share what is between them. */
const SHARED = '[data-part="space"], [data-part="take-back"]';

interface Asked {
  readonly least: number;
  readonly shared: string;
  /** What may be open above the page. Then only that can be pressed. */
  readonly above: string;
}

/** What can be pressed but is narrower or lower than a finger needs. Counts where a press arrives, not what is drawn. */
const small = ({ least, shared, above }: Asked): readonly string[] => {
  const open = [...document.querySelectorAll(above)].filter((one) => one.checkVisibility()).at(-1) ?? document;
  const reach = (target: Element, x: number, y: number, dx: number, dy: number): number => {
    let n = 0;
    while (n < least && target.contains(document.elementFromPoint(x + dx * (n + 1), y + dy * (n + 1)))) n++;
    return n;
  };
  /** What scrolls the most around it. */
  const page = (element: Element): Element => {
    let outermost = document.documentElement;
    for (let around = element.parentElement; around !== null; around = around.parentElement)
      if (around.scrollHeight > around.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(around).overflowY))
        outermost = around;
    return outermost;
  };
  /** One after the other: up in steps, then down from where it was. */
  const scrolls = [0, -60, -60, -60, 240, 60, 60];
  const half = least / 2;
  const isWide = (target: Element, x: number, y: number): boolean =>
    [-half, half].every(
      (n) =>
        target.contains(document.elementFromPoint(x + n, y)) && target.contains(document.elementFromPoint(x, y + n)),
    );
  // Pixel by pixel only if it isn't plain.
  const fits = (target: Element, x: number, y: number): boolean =>
    isWide(target, x, y) ||
    (reach(target, x, y, -1, 0) + reach(target, x, y, 1, 0) + 1 >= least &&
      reach(target, x, y, 0, -1) + reach(target, x, y, 0, 1) + 1 >= least);
  const pressable = open.querySelectorAll('button, a[href], input, select, summary, [role="button"]');
  return [...pressable].flatMap((one) => {
    const target = one.closest('label') ?? one;
    if (one.matches(shared) || one.closest('[inert], dialog:not([open]), [data-part="moment"]') !== null) return [];
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { width, height } = target.getBoundingClientRect();
    if (width < 2 || height < 2 || getComputedStyle(one).visibility === 'hidden') return [];
    // Something may lie over its middle. A note over it can be folded. What no press arrives at is for keyboards and screen readers.
    const parts = [0.5, 0.25, 0.75];
    const isLarge = (): boolean => {
      const { left, top } = target.getBoundingClientRect();
      const points = parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height] as const));
      const reached = points.filter(([x, y]) => target.contains(document.elementFromPoint(x, y)));
      const folds = points.some(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-place="note"]') !== null);
      return reached.length === 0 || folds || reached.some(([x, y]) => fits(target, x, y));
    };
    // Where what's docked covers half of it, somebody scrolls a little further.
    const found = scrolls.some((by) => {
      page(one).scrollBy({ top: by, behavior: 'instant' });
      return isLarge();
    });
    const name = one.getAttribute('aria-label') ?? one.textContent ?? '';
    return found ? [] : [`${name.trim().slice(0, 60)} (${Math.round(width)} × ${Math.round(height)})`];
  });
};

/** What's too small for a finger on the page as it is, one line each. Scrolls the page. */
export const smallOn = (page: Page, above = 'dialog:modal'): Promise<readonly string[]> =>
  page.evaluate(small, { least: LEAST, shared: SHARED, above });
