/** As long as phones take to tell a hold from a tap. */
const HOLD_MS = 450;

/** A finger is never quite still: what moves no more pixels than this rests. */
const STILL = 10;

/** Says whether it takes the hold. If so, the click at its end isn't meant. */
type Held = (at: PointerEvent) => boolean;

/** Calls back when a finger or a pen has rested on something in here. */
export function listenForHolds(host: HTMLElement | Window, held: Held): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: PointerEvent | undefined;
  let isTaken = false;
  const stop = (): void => clearTimeout(timer);
  const onDown = (event: PointerEvent): void => {
    stop();
    isTaken = false;
    start = event.pointerType === 'mouse' ? undefined : event;
    if (start === undefined) return;
    timer = setTimeout(() => {
      isTaken = held(event);
    }, HOLD_MS);
  };
  const onMove = ({ clientX, clientY }: PointerEvent): void => {
    if (start !== undefined && Math.hypot(clientX - start.clientX, clientY - start.clientY) > STILL) stop();
  };
  const onClick = (event: Event): void => {
    if (!isTaken) return;
    isTaken = false;
    event.preventDefault();
    event.stopPropagation();
  };
  // Some browsers would open a menu, too.
  const onMenu = (event: Event): void => {
    if (isTaken) event.preventDefault();
  };
  const listeners = {
    pointerdown: onDown,
    pointermove: onMove,
    pointerup: stop,
    pointercancel: stop,
    click: onClick,
    contextmenu: onMenu,
  } as const;
  const names = Object.keys(listeners) as readonly (keyof typeof listeners)[];
  for (const name of names) host.addEventListener(name, listeners[name] as (event: Event) => void, true);
  return () => {
    stop();
    for (const name of names) host.removeEventListener(name, listeners[name] as (event: Event) => void, true);
  };
}
