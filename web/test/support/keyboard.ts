import type { Page } from 'playwright-core';

/** More than any page has to tab through. */
const STOPS = 250;

/** Everything on the page that can be pressed or filled in and that the Tab key doesn't get to, or gets to unseen. */
export async function unreached(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
      const isThere = one.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true });
      // Of a group of radio buttons one is a stop; the arrow keys go to the others.
      const isStop = !(one instanceof HTMLInputElement && one.type === 'radio' && !one.checked);
      if (isThere && isStop && !one.matches(':disabled, [tabindex="-1"]') && one.closest('[inert]') === null)
        one.dataset['stop'] = 'missed';
    }
    (document.activeElement as HTMLElement | null)?.blur();
  });
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab');
    const isPast = await page.evaluate(() => {
      const { activeElement } = document;
      // Past the last stop, the next one is the first.
      if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return false;
      const was = activeElement.dataset['stop'];
      if (was === 'reached' || was === 'unseen') return true;
      activeElement.dataset['stop'] = activeElement.matches(':focus-visible') ? 'reached' : 'unseen';
      return false;
    });
    if (isPast) break;
  }
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-stop="missed"], [data-stop="unseen"]')].map(
      (one) => `${one.dataset['stop']}: ${one.outerHTML.slice(0, 160)}`,
    ),
  );
}
