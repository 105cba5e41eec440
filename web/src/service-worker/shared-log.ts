/** Where the service worker leaves a shared log for the page. It belongs to no build, so no update removes it. */
const CACHE = 'shared-log';
const NAME = './shared-log.json';

/** Larger files are no log. */
const LARGEST = 5_000_000;

/** Keeps the log that another app shares, until the page takes it. */
export async function keepSharedLog(form: FormData): Promise<void> {
  const file = form.get('log');
  const text = file instanceof File && file.size <= LARGEST ? await file.text() : '';
  await (await caches.open(CACHE)).put(NAME, new Response(text));
}

/** Takes the shared log, once. */
export async function takeSharedLog(): Promise<string | undefined> {
  if (!('caches' in globalThis)) return undefined;
  const cache = await caches.open(CACHE);
  const kept = await cache.match(NAME);
  await cache.delete(NAME);
  return kept?.text();
}
