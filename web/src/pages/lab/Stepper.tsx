import type { ReactNode } from 'react';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { useSpeech, useTable } from '../../table/context.ts';
import type { LabSource } from '../../table/lab/LabSource.ts';
import { Sentence } from '../../table/log/Sentence.tsx';
import { Arrows, Key } from '../../table/replay/ReplayBar.tsx';
import styles from './Stepper.module.css';

interface StepperProps {
  readonly source: LabSource;
  /** What else can be asked at this moment. */
  readonly children: ReactNode;
}

/** Back and forth through what was played, with the place in it and what was done last. */
export function Stepper({ source, children }: StepperProps) {
  const words = useWords();
  const { line } = useSpeech();
  const { now } = useTable();
  const at = now.undo.steps;
  const of = at + now.redo;
  const place = words.t('replay.position', { n: at, of });
  const last = source.story().at(-1);
  return (
    <div className={`${look.panel} ${styles.stepper}`} role="toolbar" aria-label={words.t('lab.steps')}>
      <Key
        label={words.t('lab.back')}
        text={<Arrows steps={-1} />}
        disabled={at === 0}
        onClick={() => source.goTo(at - 1)}
      />
      <Key
        label={words.t('lab.forward')}
        text={<Arrows steps={1} />}
        disabled={at === of}
        onClick={() => source.goTo(at + 1)}
      />
      <input
        type="range"
        min={0}
        max={of}
        value={at}
        disabled={of === 0}
        aria-label={place}
        onChange={(event) => source.goTo(Number(event.target.value))}
      />
      <output>{place}</output>
      {children}
      {last !== undefined && (
        <p>
          <Sentence words={line(last)} />
        </p>
      )}
    </div>
  );
}
