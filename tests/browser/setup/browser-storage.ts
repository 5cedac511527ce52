import type { Page } from '@playwright/test';

/** One stored text: where it is (`cache landfall-files-2 /assets/x.js`), and its content. */
export type StoredText = Readonly<{ where: string; text: string }>;

/** Everything that scripts of this origin have stored: caches, local and session storage, and the names of databases. */
export async function readBrowserStorage(page: Page): Promise<readonly StoredText[]> {
  return [...(await readWebStorage(page)), ...(await readCaches(page)), ...(await readDatabases(page))];
}

function readWebStorage(page: Page): Promise<readonly StoredText[]> {
  return page.evaluate(() =>
    Object.entries({ localStorage, sessionStorage }).flatMap(([name, storage]) =>
      Object.entries(storage).map(([key, text]) => ({
        where: `${name} ${key}`,
        text: `${key} ${String(text)}`,
      })),
    ),
  );
}

function readCaches(page: Page): Promise<readonly StoredText[]> {
  return page.evaluate(async () => {
    const read = async (name: string, cache: Cache, request: Request) => {
      const response = (await cache.match(request)) ?? new Response();
      const headers = JSON.stringify([...response.headers]);
      const where = `cache ${name} ${new URL(request.url).pathname}`;
      return { where, text: [request.url, headers, await response.text()].join(' ') };
    };
    const all = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      return Promise.all((await cache.keys()).map((request) => read(name, cache, request)));
    });
    return (await Promise.all(all)).flat();
  });
}

function readDatabases(page: Page): Promise<readonly StoredText[]> {
  return page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name = '' }) => ({ where: `IndexedDB ${name}`, text: name })),
  );
}

/** Where one of these texts is stored. */
export function placesOf(stored: readonly StoredText[], secrets: readonly string[]): readonly string[] {
  return stored
    .filter(({ text }) => secrets.some((secret) => text.includes(secret)))
    .map(({ where }) => where);
}
