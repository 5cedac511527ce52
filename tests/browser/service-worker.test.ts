import { open } from './setup/page-state.ts';
import { expect, test } from './setup/test.ts';

test.use({ serviceWorkers: 'allow' });

test('PERF-05 a service worker from /sw.js keeps no page and says so when there is no connection', async ({
  page,
  context,
  complaints,
  shop,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/plans');
  const script = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  expect(script).toBe(`${shop.origin}/sw.js`);
  await open(page, '/dashboard');
  const kept = await page.evaluate(async () => {
    const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caching.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/offline.html']);
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('No tienes conexión');
});
