import type { Page } from '@playwright/test';

/** One stored text: where it is (`cache landfall-files-2 /assets/x.js`), and its content. */
export type StoredText = Readonly<{ where: string; text: string }>;

/** Everything that scripts of this origin have stored in the browser: caches, IndexedDB, local and session storage. */
export function readBrowserStorage(page: Page): Promise<readonly StoredText[]> {
  return page.evaluate(async () => {
    const found: { where: string; text: string }[] = [];
    const storages = [
      ['localStorage', localStorage],
      ['sessionStorage', sessionStorage],
    ] as const;
    for (const [name, storage] of storages)
      for (const [key, text] of Object.entries(storage))
        found.push({ where: `${name} ${key}`, text: `${key} ${String(text)}` });
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const headers = JSON.stringify([...(response?.headers ?? [])]);
        const body = (await response?.text()) ?? '';
        const where = `cache ${name} ${new URL(request.url).pathname}`;
        found.push({ where, text: [request.url, headers, body].join(' ') });
      }
    }
    for (const { name } of await indexedDB.databases())
      found.push({ where: `IndexedDB ${name ?? ''}`, text: `database ${name ?? ''}` });
    return found;
  });
}

/** Where one of these texts is stored. */
export function placesOf(stored: readonly StoredText[], secrets: readonly string[]): readonly string[] {
  return stored
    .filter(({ text }) => secrets.some((secret) => text.includes(secret)))
    .map(({ where }) => where);
}
