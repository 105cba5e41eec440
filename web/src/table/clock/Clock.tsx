import { useEffect, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { useTable } from '../context.ts';
import type { SeatClock } from '../source.ts';
import styles from './Clock.module.css';
import { timeLeft, writtenTime } from './time.ts';

/** The time a seat has left. It runs while the seat thinks, and near the end it warns with a word and a rim. */
export function Clock(clock: SeatClock) {
  const { source } = useTable();
  const words = useWords();
  const [now, setNow] = useState(() => source.time?.() ?? Date.now());
  const runs = clock.since !== undefined;
  useEffect(() => {
    const look = () => setNow(source.time?.() ?? Date.now());
    look();
    if (!runs) return;
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [runs, source]);
  const left = timeLeft(clock, now);
  const low = left <= clock.low;
  const time = writtenTime(left, words);
  return (
    <span className={`${styles.clock} ${runs ? styles.clockRuns : ''} ${low ? styles.clockLow : ''}`} data-part="clock">
      <span aria-hidden="true">
        {low && '! '}
        {time}
      </span>
      <span className={look.spoken}>{words.t(low ? 'house.timeLow' : 'house.timeLeft', { time })}</span>
    </span>
  );
}
