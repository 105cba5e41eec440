import type { Page } from 'playwright-core';

/** Whatever sets out from now on stands still on its way until it is told to arrive, however slow the machine is. */
export const holdTravellers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element) || !node.matches('.traveller')) continue;
        for (const animation of node.getAnimations()) animation.pause();
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
