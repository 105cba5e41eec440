import type { Phrase } from '@moonstaff/kernel';
import { useLayoutEffect, useRef } from 'react';
import { besideOf, type Box as Place } from '../../../kit/controls/beside.ts';
import type { Box, Point } from '../../../kit/hex/geometry.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import { useSpeech } from '../../../table/context.ts';
import { kindWords } from '../describe.ts';
import { spaceNamed } from '../moment.ts';
import type { About } from './about.ts';
import { within } from './land.ts';
import styles from './SpaceNote.module.css';

interface SpaceNoteProps {
  readonly map: string;
  readonly space: string;
  readonly about: About;
  /** Why it can't be used. */
  readonly reason: Phrase | undefined;
  /** Somebody asked for it, and needn't wait. */
  readonly isAsked: boolean;
  readonly box: Box;
  readonly turned: boolean;
}

/** Beside the space that's pointed at for a while: what it is, and why it can't be used. It leaves other choices free. */
export function SpaceNote({ map, space, about, reason, isAsked, box, turned }: SpaceNoteProps) {
  const words = useWords();
  const { say } = useSpeech();
  const { x, y } = within(space, box, turned);
  const note = useRef<HTMLElement>(null);
  // On top of everything, so that nothing cuts it off.
  useLayoutEffect(() => note.current?.showPopover(), []);
  // Its size changes with what it says.
  useLayoutEffect(() => {
    const place = () => note.current && placeBeside(note.current, { x, y }, box.width);
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', place, { capture: true });
  });
  const found = spaceNamed(map, space);
  return (
    <aside
      ref={note}
      popover="manual"
      className={`${styles.note} ${isAsked ? styles.asked : ''}`}
      data-part="space-note"
      aria-hidden="true"
    >
      <b>{about.isPrinted && found ? kindWords(found, words) : words.t(about.name)}</b>
      <p>{words.t(about.text)}</p>
      {reason && <p className={styles.no}>{say(reason)}</p>}
    </aside>
  );
}

/** How wide a space is, in the units of a drawing. */
const SPACE = 52;

function placeBeside(note: HTMLElement, { x, y }: Point, across: number): void {
  const frame = note.parentElement;
  if (frame === null) return;
  const { left, top, width, height } = frame.getBoundingClientRect();
  const size = (SPACE / across) * width;
  const free = [...frame.querySelectorAll('[data-part="space"]')].map((one) => {
    const lit = one.getBoundingClientRect();
    return square(lit.left + lit.width / 2, lit.top + lit.height / 2, size);
  });
  const to = besideOf({
    at: square(left + x * width, top + y * height, size),
    note: note.getBoundingClientRect(),
    page: { width: window.innerWidth, height: window.innerHeight },
    free,
  });
  note.style.left = `${to.left}px`;
  note.style.top = `${to.top}px`;
}

const square = (x: number, y: number, size: number): Place => ({
  left: x - size / 2,
  top: y - size / 2,
  width: size,
  height: size,
});
