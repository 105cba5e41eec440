/** Whether an element can no longer have the focus. */
const isGone = (element: Element): boolean =>
  !element.isConnected || element.matches(':disabled') || element.closest('[hidden], [inert]') !== null;

/**
 * A button that goes away with the change it makes, or is disabled by it, takes the focus with it. The main part of the
 * page gets the focus then, so that the next Tab goes on from there and a screen reader says where one is.
 */
export function keepFocus(): void {
  let last: Element | undefined;
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) last = target;
  });
  const look = (): void => {
    const { activeElement, body } = document;
    // Chromium takes the focus from a disabled button only when it next draws.
    if (last === undefined || (activeElement !== body && activeElement !== last) || !isGone(last)) return;
    const main = document.querySelector('main');
    if (main === null) return;
    last = undefined;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  };
  const attributeFilter = ['disabled', 'hidden', 'inert'];
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributeFilter });
}
