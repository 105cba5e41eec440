import type { Page } from 'playwright-core';

/** Pauses every animation that starts from now on, so that tests don't depend on the machine's speed. */
export const holdTravellers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element) || !node.matches('.traveller')) continue;
        for (const animation of node.getAnimations()) animation.pause();
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
