import type { Phrase } from '@moonstaff/kernel';
import type { CSSProperties } from 'react';
import type { Box } from '../../../kit/hex/geometry.ts';
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
  readonly box: Box;
  readonly turned: boolean;
}

/** Beside the space that's pointed at for a while: what it is, and why it can't be used. */
export function SpaceNote({ map, space, about, reason, box, turned }: SpaceNoteProps) {
  const words = useWords();
  const { say } = useSpeech();
  const { x, y, style } = within(space, box, turned);
  const found = spaceNamed(map, space);
  return (
    <aside
      className={styles.note}
      data-part="space-note"
      data-side={x < 0.5 ? 'right' : 'left'}
      style={{ ...style, '--down': y } as CSSProperties}
      aria-hidden="true"
    >
      <b>{about.isPrinted && found ? kindWords(found, words) : words.t(about.name)}</b>
      <p>{words.t(about.text)}</p>
      {reason && <p className={styles.no}>{say(reason)}</p>}
    </aside>
  );
}
