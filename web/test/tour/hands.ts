import type { CDPSession, ElementHandle, Locator, Page } from 'playwright-core';

/** How somebody presses things, and how they ask what something is. */
export interface Hand {
  press(thing: Locator): Promise<void>;
  /** Points at it, or holds it, until it explains itself. */
  read(thing: Locator): Promise<void>;
}

export type HandName = 'mouse' | 'finger' | 'keyboard';

/** About two seconds. */
const FRAMES = 120;

/** No page has more to tab through. */
const STOPS = 250;

/** What is centred can be reached: what scrolls has been scrolled, and nothing docked is in the way. */
const show = (thing: Locator): Promise<void> =>
  thing.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }));

/** Where a press arrives at it. Something over it would take the press instead. */
async function reach(thing: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await show(thing);
  const { x, y, over } = await thing.evaluate(async (element, frames) => {
    const look = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      const arrives = element.contains(hit) || hit?.contains(element) === true;
      return { x, y, over: arrives ? '' : (hit?.outerHTML ?? 'nothing') };
    };
    let found = look();
    // What comes late may still be moving it.
    for (let frame = 0; frame < frames && found.over !== ''; frame++) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      found = look();
    }
    return found;
  }, FRAMES);
  if (over !== '') throw new Error(`a press doesn’t arrive: there’s ${over.slice(0, 160)}`);
  return { x, y };
}

const mouse = (page: Page): Hand => ({
  press: async (thing) => {
    const { x, y } = await reach(thing);
    await page.mouse.click(x, y);
  },
  read: async (thing) => {
    const { x, y } = await reach(thing);
    // Two steps, so that the page notices that the mouse moved.
    await page.mouse.move(x - 2, y);
    await page.mouse.move(x, y);
  },
});

const finger = (page: Page, session: Promise<CDPSession>): Hand => ({
  press: async (thing) => {
    const { x, y } = await reach(thing);
    await page.touchscreen.tap(x, y);
  },
  read: async (thing) => {
    const { x, y } = await reach(thing);
    const touch = await session;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.locator(EXPLAINED).first().waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
});

/** What explains a thing: a large picture of it, or a note beside it. */
export const EXPLAINED = '[data-part="inspector"], [data-part="explainer"], :popover-open';

/** The same element all the time: what a selector finds first may be another one once something has the focus. */
type Found = ElementHandle<Element>;

const isFocused = (thing: Found): Promise<boolean> =>
  thing.evaluate((element) => element.contains(document.activeElement));

/** Where the arrow keys should lead: first along the longer way, then along the other. */
const arrowsTo = (thing: Found): Promise<readonly string[]> =>
  thing.evaluate((element) => {
    const [from, to] = [document.activeElement ?? document.body, element].map((one) => one.getBoundingClientRect());
    if (from === undefined || to === undefined) return [];
    const x = to.left + to.width / 2 - (from.left + from.width / 2);
    const y = to.top + to.height / 2 - (from.top + from.height / 2);
    const [across, along] = [x > 0 ? 'ArrowRight' : 'ArrowLeft', y > 0 ? 'ArrowDown' : 'ArrowUp'];
    return Math.abs(x) > Math.abs(y) ? [across, along] : [along, across];
  });

/** Marks what has the focus. Says whether it had it before. */
const wasHere = (page: Page, mark: string): Promise<boolean> =>
  page.evaluate((name) => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return false;
    const was = activeElement.hasAttribute(name);
    activeElement.setAttribute(name, '');
    return was;
  }, mark);

/** With the Tab key, and from one thing of the board to the next with the arrow keys. */
async function focus(page: Page, locator: Locator): Promise<void> {
  const thing = await locator.elementHandle();
  if (thing === null) throw new Error('there’s nothing to go to');
  const mark = `data-tour-${Date.now()}`;
  for (let stop = 0; stop < STOPS && !(await wasHere(page, mark)); stop++) {
    if (await isFocused(thing)) return;
    await page.keyboard.press('Tab');
  }
  // Only what can be pressed is a stop of the Tab key. The arrows lead on to everything else that can be read.
  while (!(await page.evaluate(() => document.activeElement?.matches('[data-state] > button'))))
    await page.keyboard.press('Tab');
  for (let steps = 0; steps < STOPS; steps++) {
    if (await isFocused(thing)) return;
    const [first = '', second = ''] = await arrowsTo(thing);
    await page.keyboard.press(steps % 7 === 6 ? second : first);
  }
  throw new Error(`no key leads to ${await thing.evaluate((element) => element.outerHTML.slice(0, 160))}`);
}

const keyboard = (page: Page): Hand => ({
  press: async (thing) => {
    await focus(page, thing);
    await page.keyboard.press('Enter');
  },
  read: (thing) => focus(page, thing),
});

export function handOn(page: Page, name: HandName): Hand {
  if (name === 'mouse') return mouse(page);
  return name === 'finger' ? finger(page, page.context().newCDPSession(page)) : keyboard(page);
}
