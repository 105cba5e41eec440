import type { Page } from 'playwright-core';
import { settled } from '../screens/camera.ts';
import { smallOn } from '../screens/fingers.ts';
import { misfits } from '../screens/fitting.ts';
import { type Device, isTouch } from './stop.ts';

/** What the table speaks of is marked, and what speaks of it mustn't lie over it. */
const coversWhatItSpeaksOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    const toBox = (element: Element): Box => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    };
    const speaking =
      '[data-part="hint"], [data-part="help"], [data-part="digest"], [data-part="inspector"], [data-part="explainer"]';
    /** What can be seen of it: what has been scrolled away isn't covered by anything. */
    const seen = (element: Element): Box => {
      const box = { ...toBox(element) };
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible') continue;
        const frame = toBox(around);
        box.left = Math.max(box.left, frame.left);
        box.right = Math.min(box.right, frame.right);
        box.top = Math.max(box.top, frame.top);
        box.bottom = Math.min(box.bottom, frame.bottom);
      }
      return box;
    };
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const box = seen(element);
        const isThere = box.right - box.left > 1 && box.bottom - box.top > 1 && element.checkVisibility();
        return isThere ? [{ element, box }] : [];
      });
    const slack = 4;
    return boxes(speaking).flatMap((over) =>
      boxes('[data-marked="shown"], [data-marked="wanted"]').flatMap((marked) => {
        const wide = Math.min(over.box.right, marked.box.right) - Math.max(over.box.left, marked.box.left);
        const high = Math.min(over.box.bottom, marked.box.bottom) - Math.max(over.box.top, marked.box.top);
        const apart = over.element.contains(marked.element) || wide <= slack || high <= slack;
        const thing = marked.element.getAttribute('data-thing') ?? marked.element.outerHTML.slice(0, 80);
        return apart ? [] : [`${over.element.getAttribute('data-part')} lies over ${thing}`];
      }),
    );
  });

const beyondTheEdge = (page: Page, { width }: Device): Promise<readonly string[]> =>
  page.evaluate((wanted) => {
    // A phone makes the page as wide as what's on it.
    const over = Math.max(document.documentElement.scrollWidth, window.innerWidth) - wanted;
    const frame = document.querySelector('.table');
    const fits = frame !== null && frame.getBoundingClientRect().height <= window.innerHeight + 1;
    const low = fits ? document.documentElement.scrollHeight - window.innerHeight : 0;
    return [
      ...(over > 0 ? [`${over} px beyond the edge`] : []),
      ...(low > 0 ? [`below the table the page goes on for ${low} px`] : []),
    ];
  }, width);

/** What's above the page takes every press. */
const OPEN = 'dialog:modal, [data-part="inspector"], [data-part="key"], :popover-open';

/** What can be seen to be wrong with the page as it is now, one line each. */
export async function look(page: Page, device: Device): Promise<readonly string[]> {
  await settled(page);
  return [
    ...(await beyondTheEdge(page, device)),
    ...(await coversWhatItSpeaksOf(page)),
    ...(await misfits(page)),
    ...(isTouch(device) ? (await smallOn(page, OPEN)).map((what) => `too small for a finger: ${what}`) : []),
  ];
}
