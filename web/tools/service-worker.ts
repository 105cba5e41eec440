/** What the server itself answers; everything else at its address is the page. */
const OWN = '^/(api(/|$)|metrics$|healthz$|readyz$)';

/** The text of the service worker: keeps one build whole, and answers from it first. */
export const worker = (version: string, files: readonly string[]): string => `
const CACHE = 'moonstaff-${version}';
const FILES = ${JSON.stringify(files)};
const OWN = new RegExp(${JSON.stringify(OWN)});

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('moonstaff-') && name !== CACHE;
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin || OWN.test(url.pathname)) return;
  const wanted = event.request.mode === 'navigate' ? './' : event.request;
  event.respondWith(caches.match(wanted, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request)));
});
`;
