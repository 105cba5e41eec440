import { useEffect, useState } from 'react';
import { useWords } from '../../kit/words/Words.tsx';
import { writtenTime } from '../../table/clock/time.ts';

/** How long until the next challenge, by the server's clock, which is `ahead` of this device's. */
export function Until({ at, ahead }: { readonly at: number; readonly ahead: number }) {
  const words = useWords();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <b>{words.t('challenge.next', { time: writtenTime(Math.max(0, at - now - ahead), words) })}</b>;
}
