/**
 * The service worker: keeps a whole build, so that the page works without a network. The build before is kept too, for
 * tabs that are still open: they fetch their parts when they need them.
 */
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { outdated, SERVER_PATHS } from './builds.ts';

declare const self: ServiceWorkerGlobalScope;

const PAGE = 'index.html';
/** Every file of this build; filled in when it's built. */
const files = self.__WB_MANIFEST.map((file) => (typeof file === 'string' ? { url: file } : file));
/** Every build has a cache of its own. The page names its scripts by their content, so it differs in each build. */
const cacheName = `moonstaff-${files.find(({ url }) => url === PAGE)?.revision ?? ''}`;
const kept = new PrecacheController({ cacheName });
kept.addToCacheList(files);

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([kept.install(event), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  const forget = async (): Promise<void> => {
    await Promise.all(outdated(await caches.keys(), cacheName).map((name) => caches.delete(name)));
  };
  event.waitUntil(Promise.all([kept.activate(event), forget(), self.clients.claim()]));
});

registerRoute(new PrecacheRoute(kept, { ignoreURLParametersMatching: [/.*/], cleanURLs: false }));
registerRoute(new NavigationRoute(kept.createHandlerBoundToURL(PAGE), { denylist: [SERVER_PATHS] }));
// What only an older build has.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && !SERVER_PATHS.test(url.pathname),
  async ({ request }) => (await caches.match(request, { ignoreSearch: true })) ?? fetch(request),
);
