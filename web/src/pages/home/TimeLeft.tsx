import { useEffect, useState } from 'react';
import { Icon } from '../../kit/art/Icon.tsx';
import { useWords } from '../../kit/words/Words.tsx';
import { writtenTime } from '../../table/clock/time.ts';
import styles from './Desk.module.css';

const MINUTE = 60_000;

/** How long there is until a deadline. Only one's own time warns when it gets short. */
export function TimeLeft({ deadline, own }: { readonly deadline: number; readonly own: boolean }) {
  const words = useWords();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, deadline - now);
  return (
    <span className={`${styles.time} ${own && left < 60 * MINUTE ? styles.short : ''}`}>
      <Icon name="sands-of-time" />
      {writtenTime(left, words)}
    </span>
  );
}
