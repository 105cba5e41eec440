import { useEffect } from 'react';

/** Keeps the screen awake while the page is seen. Only secure pages may; elsewhere the television decides. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isHere = true;
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // A device that's low on power may refuse.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (!isHere) void lock?.release();
    };
    const again = (): void => void hold();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
