/*
 * Caches two kinds of files only: files whose name contains a hash of their content, and the offline pages in every
 * offered language with their files. These pages are the same for everyone. No other page and no API response is ever cached,
 * so no visitor can see another visitor's data. The eSIMs that a customer saved are written, read and deleted by pages
 * (src/web/features/saved-esims, saved.js), never by this worker.
 */
const FILES = 'landfall-files-2';
const OFFLINE = 'landfall-offline-3';
const SAVED = 'landfall-saved-1';
const OFFLINE_PAGE = '/offline';
const SAVED_PAGE = '/dashboard/saved';
const SCRIPTS = ['/offline.js', '/saved.js'];
const MOST_FILES = 120;
const A_DAY_MS = 86400000;
/** A connection that does not respond in this time, as in many airports, counts as none for the saved eSIMs. */
const SAVED_WAIT_MS = 4000;

self.addEventListener('install', (event) => {
  // Every version answers the open pages alike, so a new one need not wait until they are closed.
  self.skipWaiting();
  event.waitUntil(keepOfflinePages());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => ![FILES, OFFLINE, SAVED].includes(name)).map((name) => caches.delete(name)),
        ),
      ),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(navigate(event, pathname));
  else if (pathname.startsWith('/assets/')) event.respondWith(fromCacheFirst(request));
  else if (SCRIPTS.includes(pathname))
    event.respondWith(inTime(fetch(request), SAVED_WAIT_MS).catch(() => fromOffline(pathname)));
});

async function navigate(event, pathname) {
  const responding = fetch(event.request);
  // The failure is handled below; without this, the browser reports it as unhandled.
  responding.catch(() => undefined);
  const prefix = await prefixOf(pathname);
  const isSaved = await showsSaved(pathname, prefix);
  try {
    const response = await (isSaved ? inTime(responding, SAVED_WAIT_MS) : responding);
    event.waitUntil(refreshOfflinePages());
    return response;
  } catch {
    return (await fromOffline(prefix + (isSaved ? SAVED_PAGE : OFFLINE_PAGE))) ?? responding;
  }
}

function inTime(responding, mostMs) {
  return Promise.race([
    responding,
    new Promise((_resolve, reject) => setTimeout(() => reject(new Error('no response in time')), mostMs)),
  ]);
}

/** `/es` for a Spanish page. A language is offered when its offline page is kept; English has no prefix. */
async function prefixOf(pathname) {
  const [prefix = ''] = /^\/[a-z]{2}(?=\/|$)/.exec(pathname) ?? [];
  return prefix !== '' && (await fromOffline(prefix + OFFLINE_PAGE)) !== undefined ? prefix : '';
}

/** Instead of the dashboard, and of the page that the installed app starts with, a customer who saved eSIMs sees these. */
async function showsSaved(pathname, prefix) {
  const path = pathname.slice(prefix.length);
  if (!/^(?:\/?$|\/dashboard(?=\/|$))/.test(path)) return false;
  return path === SAVED_PAGE || caches.has(SAVED);
}

/** Caches the offline pages, the files they use, and the files their style sheets use: all of them or none. */
async function keepOfflinePages() {
  const english = await (await fetchWhole(OFFLINE_PAGE)).text();
  const prefixes = ['', ...prefixesIn(english)];
  const pages = prefixes.flatMap((prefix) => [prefix + OFFLINE_PAGE, prefix + SAVED_PAGE]);
  const texts = await Promise.all(pages.map(async (path) => (await fetchWhole(path)).text()));
  const named = [...new Set(texts.flatMap(assetsIn))];
  const styles = await Promise.all(
    named.filter((path) => path.endsWith('.css')).map(async (path) => (await fetchWhole(path)).text()),
  );
  // Of the files in the style sheets, only pictures are cached: fonts for other alphabets are not worth a visitor's
  // data.
  const pictures = styles.flatMap(assetsIn).filter((path) => path.endsWith('.svg'));
  const cache = await caches.open(OFFLINE);
  await cache.addAll([...pages, ...SCRIPTS, ...new Set([...named, ...pictures])].map(withoutCookies));
}

/** A new version of the shop has new files; checking once a day is enough. */
async function refreshOfflinePages() {
  const kept = await fromOffline(OFFLINE_PAGE);
  const keptAt = Date.parse(kept?.headers.get('date') ?? '');
  if (Date.now() - keptAt < A_DAY_MS) return;
  await keepOfflinePages().catch(() => undefined);
}

/** Without cookies a response cannot contain anything about a customer. */
function withoutCookies(path) {
  return new Request(path, { cache: 'no-cache', credentials: 'omit' });
}

async function fetchWhole(path) {
  const response = await fetch(withoutCookies(path));
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  return response;
}

/** The offline page links to itself in every other language that the shop offers. */
function prefixesIn(page) {
  return [...page.matchAll(/href="(\/[a-z]{2})\/offline"/g)].map(([, prefix]) => prefix);
}

function assetsIn(text) {
  return text.match(/\/assets\/[\w.-]+\.(?:css|woff2|svg)/g) ?? [];
}

async function fromOffline(path) {
  const cache = await caches.open(OFFLINE);
  return cache.match(path);
}

async function fromCacheFirst(request) {
  const known = await caches.match(request);
  if (known !== undefined) return known;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(FILES);
    await cache.put(request, response.clone()).catch(() => undefined);
    await forgetOldest(cache);
  }
  return response;
}

async function forgetOldest(cache) {
  const files = await cache.keys();
  await Promise.all(files.slice(0, Math.max(0, files.length - MOST_FILES)).map((file) => cache.delete(file)));
}
