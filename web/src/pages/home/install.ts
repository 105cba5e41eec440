import { useSyncExternalStore } from 'react';

/** A browser's offer to install the page. Chromium has it; TypeScript doesn't know it. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

function setOffer(now: InstallOffer | undefined): void {
  offer = now;
  for (const listener of listeners) listener();
}

/** The offer comes early and only once, so we listen from the start. */
export function awaitInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // We show a button instead of the browser's own bar.
    event.preventDefault();
    setOffer(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => setOffer(undefined));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useInstallOffer = (): InstallOffer | undefined => useSyncExternalStore(subscribe, () => offer);
