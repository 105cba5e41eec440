import { createContext, type ReactNode } from 'react';

/** What is docked beside the board. A board says where each place is; nothing ever covers it. */
export interface Docks {
  /** A row of its own above the band. */
  readonly row?: ReactNode;
  /** In place of the log. */
  readonly log?: ReactNode;
  /** The same for what comes and goes with each turn: the log stays below it, so that it needn't be drawn again. */
  readonly overLog?: ReactNode;
  /** On a phone, in place of the keys with the actions. */
  readonly keys?: ReactNode;
}

/** A panel that's opened where it can't be seen yet, further down a column that scrolls. */
export const bringIntoSight = (panel: Element | null): void => panel?.scrollIntoView({ block: 'nearest' });

/** Brings a thing into the middle of what nothing covers: on a phone, between a panel above and one's own cards below. */
export function bringFree(thing: Element | undefined): void {
  thing?.scrollIntoView({ block: 'nearest' });
  const panel = document.querySelector('[data-part="hint"]');
  if (!thing || !panel || getComputedStyle(panel).position !== 'sticky') return;
  // After the board has kept what it shows where it was while the panel opened, and before the browser paints.
  const once = new ResizeObserver(() => {
    once.disconnect();
    scrollFree(thing, panel);
  });
  once.observe(panel);
}

function scrollFree(thing: Element, panel: Element): void {
  const scroller = scrollerOf(thing);
  const hand = document.querySelector('[data-place="hand"]');
  // Where there are no cards in hand, the lower edge of what scrolls will do.
  const low = hand?.getBoundingClientRect().top ?? Math.min(innerHeight, scroller?.getBoundingClientRect().bottom ?? 0);
  const { top, height } = thing.getBoundingClientRect();
  const middle = (panel.getBoundingClientRect().bottom + low) / 2;
  scroller?.scrollBy({ top: top + height / 2 - middle });
}

/** What scrolls around an element. */
export function scrollerOf(element: Element): Element | undefined {
  for (let around = element.parentElement; around !== null; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY) && around.scrollHeight > around.clientHeight)
      return around;
  return document.scrollingElement ?? undefined;
}

/** The least table, in its own units. */
const TABLE = { width: 1366, height: 768 };
/** With a column beside it, or with the rules in its left column. */
const WITH_COLUMN = 1576;
const WITH_HELP = 1476;
/** Smaller than this, it couldn't be read. */
const LEAST_UNIT = 0.86;

/** Whether there's room for a column beside the table. The style sheets ask for the same (kit/look/tokens.css). */
export const fitsBeside = (width: number): boolean => width >= WITH_COLUMN * LEAST_UNIT;

/** What makes the table smaller while it's docked. */
export type Beside = 'column' | 'help';

/**
 * The height of a wide page in units of the table, as the style sheets have it. To ask the page itself would make the browser
 * lay it out at once.
 */
export function heightInUnits({ width, height }: { readonly width: number; readonly height: number }, beside?: Beside) {
  const widths = { column: WITH_COLUMN, help: WITH_HELP };
  const unit = Math.min(width / (beside === undefined ? TABLE.width : widths[beside]), height / TABLE.height);
  return height / unit;
}

export const DockContext = createContext<Docks>({});

/** What the table's other parts need: the bar and the hands of all seats, the band, the card row. */
const AROUND_ISLAND = 442;
const ISLAND_ROWS = 4;
/** As high as a site: any lower, and the next row would lie over what it gives. */
const LEAST_ROW = 69;
const ISLAND_FRAME = 12;
const ROW_FOR_A_TURN = 34;
const ROW_FRAME = 12;

const LARGE_CARDS = 33;

/** Whether there's room for this number of turns above the band, on a page of this height. */
export const fitsAboveBand = (height: number, turns: number, large = false): boolean =>
  height - AROUND_ISLAND - (large ? LARGE_CARDS : 0) - (ROW_FOR_A_TURN * turns + ROW_FRAME) >=
  ISLAND_ROWS * LEAST_ROW + ISLAND_FRAME;
