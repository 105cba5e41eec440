import type { Clock } from '@moonstaff/client';
import { useEffect, useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { roughTime } from '../../table/clock/time.ts';
import styles from './Desk.module.css';
import { isShort } from './desk.ts';

const MINUTE = 60_000;

interface TimeLeftProps {
  readonly deadline: number;
  readonly clock: Clock;
  readonly own: boolean;
}

/** How long there is until a deadline. Only one's own time warns when it gets short. */
export function TimeLeft({ deadline, clock, own }: TimeLeftProps) {
  const words = useWords();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, deadline - now);
  const time = roughTime(left, words);
  return (
    <span className={`${styles.time} ${own && isShort(left, clock) ? styles.short : ''}`}>
      <Icon name="sands-of-time" />
      {own ? words.t('home.timeLeft', { time }) : time}
    </span>
  );
}
