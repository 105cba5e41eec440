import { isMissingPart, missingStyle } from './missing.ts';

/** How long to wait before each further try, in milliseconds. */
const PAUSES = [200, 600, 1800] as const;

/** What loading needs of the browser around it. */
export interface Means {
  readonly pause: (ms: number) => Promise<void>;
  readonly fetchStyle: (address: string) => Promise<void>;
}

const BROWSER: Means = {
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  fetchStyle,
};

/** The parts that did not arrive. They stay failed until `retryLate`, or React would ask for them without end. */
const failed = new Set<() => void>();

/**
 * A part of the page that's loaded when it's first wanted, and once. A part that doesn't arrive is tried again a few
 * times, each after a longer pause. A part that is broken isn't: it would break again.
 */
export function late<Part>(load: () => Promise<Part>, means: Means = BROWSER): () => Promise<Part> {
  let known: Promise<Part> | undefined;
  return () => {
    if (known === undefined) {
      known = persist(load, means);
      known.catch(() => failed.add(() => (known = undefined)));
    }
    return known;
  };
}

/** Lets every part that did not arrive be loaded afresh. */
export function retryLate(): void {
  for (const forget of failed) forget();
  failed.clear();
}

async function persist<Part>(load: () => Promise<Part>, { pause, fetchStyle }: Means): Promise<Part> {
  let style: string | undefined;
  for (let tries = 0; ; tries++) {
    try {
      // Vite takes a style sheet it has asked for once as loaded: the next try is ours to make.
      if (style !== undefined) await fetchStyle(style);
      return await load();
    } catch (error) {
      const ms = PAUSES[tries];
      if (ms === undefined || !isMissingPart(error)) throw error;
      style = missingStyle(error);
      await pause(ms);
    }
  }
}

function fetchStyle(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${address}`));
    };
    document.head.append(link);
  });
}
