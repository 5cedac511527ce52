import { expect, test } from 'vitest';
import { StoredResponse } from '../http/stored-response.ts';
import { PageCache } from './page-cache.ts';

/** Counts about 150 kB in the cache. */
const page = (status = 200) =>
  new StoredResponse({ status, body: Buffer.alloc(100_000), etag: 'W/"x"', headers: {} });

async function render(cache: PageCache, path: string): Promise<void> {
  await cache.render(path, '1', () => Promise.resolve(page()));
}

test('GUIDE-14 reading every guide in both languages evicts no other page', async () => {
  const cache = new PageCache();
  await render(cache, '/');
  await render(cache, '/esim/japan');
  await render(cache, '/guides');
  for (let number = 0; number < 300; number += 1) {
    await render(cache, `/guides/place-${number}`);
    await render(cache, `/es/guides/place-${number}.data`);
  }
  for (const path of ['/', '/esim/japan', '/guides']) expect(cache.recall(path, '1')).toBeDefined();
  expect(cache.recall('/guides/place-0', '1')).toBeUndefined();
  expect(cache.recall('/guides/place-299', '1')).toBeDefined();
});

test('GUIDE-14 a guide is rendered again for a new version of the catalogue, like every page', async () => {
  const cache = new PageCache();
  await render(cache, '/guides/japan');
  expect(cache.recall('/guides/japan', '1')).toBeDefined();
  expect(cache.recall('/guides/japan', '2')).toBeUndefined();
});

test('only complete pages are cached', async () => {
  const cache = new PageCache();
  await cache.render('/guides/atlantis', '1', () => Promise.resolve(page(404)));
  expect(cache.recall('/guides/atlantis', '1')).toBeUndefined();
});
