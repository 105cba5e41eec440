import { useEffect, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { settingsNow } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import { useSpeech, useTable } from '../context.ts';
import { LineMark } from '../log/Log.tsx';
import { thingsIn } from '../log/mentions.ts';
import { Sentence } from '../log/Sentence.tsx';
import type { Snapshot } from '../source.ts';
import { showThings } from '../spots/marks.ts';
import styles from './Digest.module.css';
import { type Deed, stepsOf } from './deeds.ts';

/** For how many milliseconds a step is shown. Without motion, people step on themselves. */
const PACES = { fast: 700, normal: 1300, slow: 2600 } as const;

interface StepsProps {
  readonly part: 'digest' | 'watched';
  readonly label: string;
  readonly deeds: readonly Deed[];
  readonly onShow: (moment: Snapshot | undefined) => void;
  readonly onClose: () => void;
}

/** Shows the table as the viewer left it, then step by step what the others have done since. */
export function Steps({ part, label, deeds, onShow, onClose }: StepsProps) {
  const words = useWords();
  const { tell, line: told } = useSpeech();
  const { board, now } = useTable();
  const [at, setAt] = useState(0);
  const deed = deeds[at];
  const last = at >= deeds.length - 1;
  const step = stepsOf(deeds, at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each deed is shown and lit once
  useEffect(() => {
    onShow(deed?.moment);
    const events = (deed?.lines ?? []).flatMap((line) => line.events);
    showThings(events.flatMap((event) => thingsIn(event, tell(event.phrase), board, deed?.moment ?? now)));
  }, [deed]);
  useEffect(() => {
    return () => {
      onShow(undefined);
      showThings([]);
    };
  }, [onShow]);
  useEffect(() => {
    const { motion } = settingsNow();
    if (motion === 'off') return;
    const timer = setTimeout(() => (last ? onClose() : setAt(at + 1)), PACES[motion]);
    return () => clearTimeout(timer);
  }, [at, last, onClose]);
  if (deed === undefined) return null;
  return (
    <section className={`${styles.digest} ${styles.steps}`} data-part={part} aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={styles.told} data-part="since" tabIndex={0}>
        {deed.lines.length === 0 && <p>{words.t('table.asYouLeft')}</p>}
        {deed.lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one step keep their order
          <p key={i}>
            <LineMark line={line} />
            <span>
              <Sentence words={told(line)} />
            </span>
          </p>
        ))}
      </div>
      <span className={look.label}>{words.t('replay.position', step)}</span>
      {!last && (
        <button type="button" className={look.buttonDark} onClick={() => setAt(at + 1)}>
          {words.t('digest.next')}
        </button>
      )}
      {/* biome-ignore lint/a11y/noAutofocus: opened by a press; the next one ends it */}
      <button type="button" className={look.buttonDark} autoFocus onClick={onClose}>
        {words.t(last ? 'table.close' : 'digest.skip')}
      </button>
    </section>
  );
}
