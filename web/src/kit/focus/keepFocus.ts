/**
 * Whoever presses a key that goes away with the change it makes would stand nowhere. The main part of the page gets
 * the focus then, so that the next Tab goes on from there and a screen reader says where one is.
 */
export function keepFocus(): void {
  let last: Element | undefined;
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) last = target;
  });
  const look = (): void => {
    if (last === undefined || last.isConnected || document.activeElement !== document.body) return;
    const main = document.querySelector('main');
    if (main === null) return;
    last = undefined;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}
