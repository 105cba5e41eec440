import { basePath } from '../kit/route/route.ts';
import { KEEP_REST } from './builds.ts';

const whenIdle = (job: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(job);
  else setTimeout(job, 3000);
};

/** The page's script is fetched in two steps, so it may come later than the `load` event. */
const whenLoaded = (job: () => void): void => {
  if (document.readyState === 'complete') job();
  else window.addEventListener('load', job, { once: true });
};

/** Starts the service worker when the page is there, and lets it fetch the rest of the build when there's time. */
export function keepForFlights(): void {
  const { serviceWorker } = navigator;
  const keepRest = (): void =>
    whenIdle(() => void serviceWorker.ready.then(({ active }) => active?.postMessage(KEEP_REST)));
  whenLoaded(() => {
    void serviceWorker.register(`${basePath()}sw.js`).then(keepRest);
    // A new build has taken over.
    serviceWorker.addEventListener('controllerchange', keepRest);
  });
}
