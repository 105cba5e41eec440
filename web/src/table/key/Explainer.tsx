import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Drawn } from '../../kit/art/Drawn.tsx';
import { besideOf } from '../../kit/controls/beside.ts';
import { useWords } from '../../kit/words/Words.tsx';
import styles from './Key.module.css';
import { entryFor, type SignGroup } from './signs.ts';
import type { Pointed } from './underPointer.ts';

/** What can be looked at closely says more than its signs. */
const CLOSELY = '[data-state], dialog, [data-part="inspector"], [data-part="key"]';

interface ExplainerProps {
  readonly groups: readonly SignGroup[];
  readonly pointed: Pointed | undefined;
}

/** Says beside a sign what it's called and what it means, and beside what is held what that is. Screen readers hear it there. */
export function Explainer({ groups, pointed }: ExplainerProps) {
  const words = useWords();
  if (pointed === undefined || pointed.element.closest(CLOSELY) !== null) return null;
  if (pointed.text !== undefined) {
    return (
      <Note about={pointed.element}>
        <p>{pointed.text}</p>
      </Note>
    );
  }
  const entry = pointed.sign === undefined ? undefined : entryFor(groups, pointed.sign);
  if (entry === undefined) return null;
  const whose = pointed.element.closest('section[aria-label]')?.getAttribute('aria-label');
  return (
    <Note about={pointed.element}>
      <b>
        <Drawn sign={entry.sign} /> {words.t(entry.name)}
      </b>
      <p>{words.t(entry.text)}</p>
      {whose !== null && <small>{whose}</small>}
    </Note>
  );
}

/** A piece of paper beside what it's about. */
function Note({ about, children }: { readonly about: Element; readonly children: ReactNode }) {
  const note = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = note.current;
    if (element === null) return;
    const { left, top } = besideOf({
      at: about.getBoundingClientRect(),
      note: element.getBoundingClientRect(),
      page: { width: window.innerWidth, height: window.innerHeight },
    });
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  });
  return (
    <aside ref={note} className={styles.keyNote} data-part="explainer" aria-hidden="true">
      {children}
    </aside>
  );
}
