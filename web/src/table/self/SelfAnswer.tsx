import { useEffect, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { useLayout } from '../../kit/settings/layout.ts';
import { useSettings } from '../../kit/settings/settings.ts';
import { useWords } from '../../kit/words/Words.tsx';
import type { BoardModule } from '../board.ts';
import { useBusy, useTable } from '../context.ts';
import { selfAnswer } from './answer.ts';
import styles from './SelfAnswer.module.css';
import { setWaiting } from './waiting.ts';

/** How long the answer waits, by the speed of motion. */
const MOMENTS = { off: 0, fast: 700, normal: 1400, slow: 2800 } as const;

/** Gives the only answer after a moment. Any press stops it, and the person answers. */
export function SelfAnswer({ board }: { readonly board: BoardModule }) {
  const { source, now } = useTable();
  const settings = useSettings();
  const words = useWords();
  const isPhone = useLayout() === 'phone';
  const busy = useBusy();
  const [stopped, setStopped] = useState<number>();
  const answer = busy || stopped === now.moment ? undefined : selfAnswer(now, board, settings);
  const waits = answer !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one moment has one answer
  useEffect(() => {
    if (answer === undefined) return;
    const stop = (): void => setStopped(now.moment);
    const timer = setTimeout(() => source.act(answer), MOMENTS[settings.motion]);
    addEventListener('pointerdown', stop, { capture: true });
    addEventListener('keydown', stop, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', stop, { capture: true });
      removeEventListener('keydown', stop, { capture: true });
    };
  }, [waits, now.moment]);
  useEffect(() => {
    setWaiting(waits);
    return () => setWaiting(false);
  }, [waits]);
  return (
    <span
      role="status"
      className={isPhone ? look.spoken : `${look.label} ${styles.selfAnswer}`}
      data-part="self-answer"
    >
      {waits && words.t('table.selfAnswer')}
    </span>
  );
}
