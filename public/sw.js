/*
 * Keeps two kinds of things only: files whose name carries the hash of their content, and one page that says that
 * there is no connection. No page of the shop and no answer of its API is ever kept, so nobody can be shown what
 * belongs to somebody else.
 */
const KEPT = 'landfall-1';
const OFFLINE_PAGE = '/offline.html';
const MOST_FILES = 120;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(OFFLINE_PAGE)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(OFFLINE_PAGE)));
  else if (pathname.startsWith('/assets/')) event.respondWith(fromCacheFirst(request));
});

async function fromCacheFirst(request) {
  const cache = await caches.open(KEPT);
  const known = await cache.match(request);
  if (known !== undefined) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone()).catch(() => undefined);
    await forgetOldest(cache);
  }
  return answer;
}

async function forgetOldest(cache) {
  const files = (await cache.keys()).filter(({ url }) => !url.endsWith(OFFLINE_PAGE));
  await Promise.all(files.slice(0, Math.max(0, files.length - MOST_FILES)).map((file) => cache.delete(file)));
}
