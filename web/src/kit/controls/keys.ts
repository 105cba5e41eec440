import { type KeyboardEvent as PressedIn, useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Escape belongs to the modal dialog or the popover, if there is one. A manual popover knows no Escape. */
const isForLayer = (key: string): boolean =>
  key === 'escape' && document.querySelector('dialog:modal, [popover="auto"]:popover-open') !== null;

interface Pressed {
  readonly key: string;
  readonly code: string;
}

/** The key as it's written on the buttons. Where it types a letter of another script, its place on the keyboard counts. */
export function keyPressed({ key, code }: Pressed): string {
  const [, latin] = /^Key([A-Z])$/.exec(code) ?? [];
  const isForeign = /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key);
  return (isForeign && latin !== undefined ? latin : key).toLowerCase();
}

/** What Escape would close, in the order it was opened. */
const open: object[] = [];

/** Calls `press` when this key is pressed anywhere but in a text field. Escape is for what was opened last. */
export function useKey(key: string, active: boolean, press: () => void): void {
  // Registered once: drawing what it's for again changes nothing of the order.
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    if (!active) return;
    const own = {};
    if (key === 'escape') open.push(own);
    const onKey = (event: KeyboardEvent) => {
      if (keyPressed(event) !== key || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (isForLayer(key) || (key === 'escape' && open.at(-1) !== own)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      if (open.includes(own)) open.splice(open.indexOf(own), 1);
    };
  }, [key, active]);
}

/** For a panel: Escape closes the one that has the focus, from a text field too, and nothing else. */
export const closesOnEscape =
  (close: () => void) =>
  (event: PressedIn): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
