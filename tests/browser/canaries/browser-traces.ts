import type { BrowserContext, Page, Request } from '@playwright/test';

type Place = readonly [place: string, text: string];

/** A request with everything that leaves the browser, except the cookies, which `readCookies` reads. */
type SentRequest = Readonly<{ url: URL; method: string; referer: string; body: string }>;

/** Records every request of every tab and of the service worker. */
export function recordRequests(context: BrowserContext): readonly SentRequest[] {
  const sent: SentRequest[] = [];
  context.on('request', (request) => sent.push(toSent(request)));
  return sent;
}

function toSent(request: Request): SentRequest {
  return {
    url: sentPart(request.url()),
    method: request.method(),
    referer: request.headers()['referer'] ?? '',
    body: request.postDataBuffer()?.toString('utf8') ?? '',
  };
}

/** A browser sends nothing of what is behind the `#`. */
function sentPart(address: string): URL {
  const url = new URL(address);
  url.hash = '';
  return url;
}

/**
 * What a request says beyond its own shop: its address, always; referrer and body, when it goes elsewhere or is counted.
 * Only the page that a link in an email opens has a token in its address.
 */
export function placesOf(sent: readonly SentRequest[], shopOrigin: string): readonly Place[] {
  return sent.flatMap(({ url, method, referer, body }) => {
    const isOwn = url.origin === shopOrigin;
    const name = `${method} ${isOwn ? '' : url.origin}${url.pathname}`;
    const isLink = isOwn && method === 'GET' && /^(?:\/es)?\/(?:auth|share\/[\w-]{22})$/.test(url.pathname);
    const isCounted = ['/api/page-speed', '/api/track-visitor'].includes(url.pathname);
    const places: Place[] = [];
    if (!isLink) places.push([`URL of ${name}`, url.href]);
    if (!isOwn) places.push([`referrer of ${name}`, referer]);
    if (!isOwn || isCounted) places.push([`body of ${name}`, body]);
    return places;
  });
}

/** Cookies as `name (HttpOnly)` and their value. */
export async function readCookies(context: BrowserContext): Promise<readonly Place[]> {
  const cookies = await context.cookies();
  return cookies.map(({ name, value, httpOnly }) => [
    `cookie ${name}${httpOnly ? ' (HttpOnly)' : ''}`,
    value,
  ]);
}

/** Local and session storage, every cache with its contents, and every row of every IndexedDB. */
export async function readStorage(page: Page): Promise<readonly Place[]> {
  return page.evaluate(async () => {
    const places: [string, string][] = [];
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage }))
      for (const [key, value] of Object.entries(storage)) places.push([`${name} ${key}`, String(value)]);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request);
        places.push([
          `cache ${new URL(request.url).pathname}`,
          `${request.url}\n${(await kept?.text()) ?? ''}`,
        ]);
      }
    }
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(`IndexedDB: ${String(request.error)}`));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        const rows = [await settled(objects.getAllKeys()), await settled(objects.getAll())];
        places.push([`IndexedDB ${name}.${store}`, JSON.stringify(rows)]);
      }
      database.close();
    }
    return places;
  });
}
