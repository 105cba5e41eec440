/** Whether an element can no longer have the focus. */
const isGone = (element: Element): boolean =>
  !element.checkVisibility() || element.matches(':disabled') || element.closest('[inert]') !== null;

/**
 * A button that goes away with the change it makes, or is disabled by it, takes the focus with it. The main part of the
 * page gets the focus then, so that the next Tab goes on from there and a screen reader says where one is. A table
 * passes it on to the next thing to do.
 */
export function keepFocus(): void {
  let last: Element | undefined;
  // Waits for the main part of the next page.
  const arrival = new MutationObserver(() => look());
  const look = (): void => {
    arrival.disconnect();
    const { activeElement, body } = document;
    if (last === undefined || (activeElement !== body && activeElement !== last) || !isGone(last)) return;
    // While the next page loads, the old one is hidden.
    const main = [...document.querySelectorAll('main')].find((one) => one.checkVisibility());
    if (main === undefined) {
      arrival.observe(body, { childList: true, subtree: true });
      return;
    }
    last = undefined;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  };
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) last = target;
  });
  // The page is still changing when the focus is lost. Whatever is done about it on purpose comes first.
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget === null) queueMicrotask(look);
  });
  // Not every browser reports an element that's removed; the next key press finds out.
  window.addEventListener('keydown', look, true);
}
