import { useEffect, useState } from 'react';
import type { ServerSource } from '../server/ServerSource.ts';

/** Whether this moment of the server's time has come; looks again when it does. */
export function useHasCome(moment: number | undefined, source: Pick<ServerSource, 'time'>): boolean {
  const [now, setNow] = useState(() => source.time());
  useEffect(() => {
    if (moment === undefined || moment <= now) return;
    const timer = setTimeout(() => setNow(source.time()), moment - source.time());
    return () => clearTimeout(timer);
  }, [moment, now, source]);
  return moment !== undefined && moment <= now;
}
