import { PUSHED } from '../../service-worker/pushed.ts';

const PATIENCE_MS = 10_000;

/** Whether the service worker reports a push within a while. */
export function pushArrives(within = PATIENCE_MS): Promise<boolean> {
  return new Promise((done) => {
    const { serviceWorker } = navigator;
    const finish = (arrived: boolean): void => {
      clearTimeout(timer);
      serviceWorker.removeEventListener('message', onMessage);
      done(arrived);
    };
    const onMessage = ({ data }: MessageEvent): void => {
      if (data === PUSHED) finish(true);
    };
    const timer = setTimeout(() => finish(false), within);
    serviceWorker.addEventListener('message', onMessage);
  });
}
