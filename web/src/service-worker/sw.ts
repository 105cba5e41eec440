/**
 * The service worker: keeps a whole build, so that the page works without a network. At first it takes only what the page
 * starts with; the rest follows when the page has nothing else to do. The build before is kept too, for tabs that are
 * still open: they fetch their parts when they need them.
 */
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { deeper, KEEP_REST, neededFirst, outdated, SERVER_PATHS } from './builds.ts';
import { openPush, showPush } from './pushed.ts';
import { keepSharedLog } from './shared-log.ts';

declare const self: ServiceWorkerGlobalScope;

const PAGE = 'index.html';
/** Every file of this build; filled in when it's built. */
const files = self.__WB_MANIFEST.map((file) => (typeof file === 'string' ? { url: file } : file));
/** Every build has a cache of its own. The page names its scripts by their content, so it differs in each build. */
const cacheName = `moonstaff-${files.find(({ url }) => url === PAGE)?.revision ?? ''}`;
const kept = new PrecacheController({ cacheName });
kept.addToCacheList(files);

self.addEventListener('install', (event) => {
  const keepFirst = async (): Promise<void> => {
    const html = await (await fetch(PAGE, { cache: 'no-cache' })).text();
    const first = new PrecacheController({ cacheName });
    const needed = new Set(neededFirst(html));
    first.addToCacheList(files.filter(({ url }) => url === PAGE || needed.has(url)));
    await first.install(event);
  };
  event.waitUntil(Promise.all([keepFirst(), self.skipWaiting()]));
});

/** One after another, so that a table's own requests get through. What the page has loaded already comes from the browser's cache. */
async function keepRest(): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const [url, key] of kept.getURLsToCacheKeys()) {
    if ((await cache.match(key)) !== undefined) continue;
    // Only names with a hash are safe to take from the browser's cache.
    const response = await fetch(url, url === key ? {} : { cache: 'no-cache' });
    if (response.ok) await cache.put(key, response);
  }
}

let keeping: Promise<void> | undefined;
self.addEventListener('message', (event) => {
  if (event.data !== KEEP_REST) return;
  // Without a network there's nothing to do; the page asks again when it's next opened.
  keeping ??= keepRest()
    .catch(() => {})
    .finally(() => {
      keeping = undefined;
    });
  event.waitUntil(keeping);
});

self.addEventListener('activate', (event) => {
  const forget = async (): Promise<void> => {
    await Promise.all(outdated(await caches.keys(), cacheName).map((name) => caches.delete(name)));
  };
  event.waitUntil(Promise.all([kept.activate(event), forget(), self.clients.claim()]));
});

registerRoute(new PrecacheRoute(kept, { ignoreURLParametersMatching: [/.*/], cleanURLs: false }));
const page = kept.createHandlerBoundToURL(PAGE);
registerRoute(
  new NavigationRoute(
    async (options) => {
      // The handler puts a request of its own in the place of this one.
      const { pathname } = new URL(options.request.url);
      return deeper(await page(options), pathname.slice(new URL(self.registration.scope).pathname.length));
    },
    { denylist: [SERVER_PATHS] },
  ),
);
// What only an older build has.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && !SERVER_PATHS.test(url.pathname),
  async ({ request }) => (await caches.match(request, { ignoreSearch: true })) ?? fetch(request),
);
// Another app shares a log file with the installed page.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === new URL('./share', self.location.href).pathname,
  async ({ request }) => {
    await keepSharedLog(await request.formData());
    return Response.redirect('./#/received', 303);
  },
  'POST',
);

self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data?.text())));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPush(self, event.notification.data));
});
