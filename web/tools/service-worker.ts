/** What the server itself answers; everything else at its address is the page. */
const OWN = '^/(api(/|$)|metrics$|healthz$|readyz$)';

/**
 * The text of the service worker: keeps one build whole, and answers from it first. The build before is kept too, for
 * tabs that are still open: they ask for their parts when they need them.
 */
export const worker = (version: string, files: readonly string[]): string => `
const CACHE = 'moonstaff-${version}';
const FILES = ${JSON.stringify(files)};
const OWN = new RegExp(${JSON.stringify(OWN)});

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

const forget = async () => {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith('moonstaff-') && name !== CACHE).slice(0, -1);
  await Promise.all(older.map((name) => caches.delete(name)));
};

self.addEventListener('activate', (event) => {
  event.waitUntil(forget().then(() => self.clients.claim()));
});

const kept = async (wanted) => {
  const cache = await caches.open(CACHE);
  return (await cache.match(wanted, { ignoreSearch: true })) ?? caches.match(wanted, { ignoreSearch: true });
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || OWN.test(url.pathname)) return;
  const wanted = request.mode === 'navigate' ? '.' : request;
  event.respondWith(kept(wanted).then((found) => found ?? fetch(request)));
});
`;
