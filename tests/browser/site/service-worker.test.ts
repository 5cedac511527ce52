import type { Page } from '@playwright/test';
import { open, untilHydrated } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

test.use({ serviceWorkers: 'allow' });

/** The worker controls only the pages that are opened after it is ready. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await open(page, path);
}

test('PERF-05 a service worker from /sw.js caches the offline pages and files, and no other page', async ({
  page,
  shop,
}) => {
  await openWithWorker(page, '/plans');
  const script = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  expect(script).toBe(`${shop.origin}/sw.js`);
  await open(page, '/dashboard');
  const kept = await page.evaluate(async () => {
    const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caching.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  const pages = kept.filter((path) => !path.startsWith('/assets/'));
  const saved = ['/dashboard/saved', '/es/dashboard/saved', '/saved.js'];
  expect(new Set(pages)).toEqual(new Set(['/offline', '/es/offline', '/offline.js', ...saved]));
});

const OFFLINE = [
  ['/dashboard', 'You are offline', 'Try again', '/auth'],
  ['/es/contact', 'Estás sin conexión', 'Intentar de nuevo', '/es/contact'],
] as const;

test('PERF-10 without a connection an offline page is shown that reloads automatically, in the language of the path or the chosen one', async ({
  page,
  context,
  browserErrors,
  shop,
}) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  const heading = page.getByRole('heading', { level: 1 });
  await openWithWorker(page, '/plans');
  for (const [path, title, retry, reloaded] of OFFLINE)
    await test.step(path, async () => {
      await context.setOffline(true);
      await page.goto(path);
      await expect(heading).toHaveText(title);
      await expect(page.getByRole('link', { name: retry })).toBeVisible();
      // The shop's styles are applied: the heading has its own typeface.
      await expect(heading).toHaveCSS('font-family', /Bricolage Grotesque/);
      await page.getByRole('link', { name: retry }).click();
      await expect(heading).toHaveText(title);
      await context.setOffline(false);
      await expect(heading).not.toHaveText(title);
      // Its files have arrived before the connection is cut again.
      await untilHydrated(page);
      expect(page.url().startsWith(`${shop.origin}${reloaded}`)).toBe(true);
    });
  await test.step('the chosen language', async () => {
    await page.evaluate(() => {
      localStorage.clear();
      localStorage.setItem('user-language-choice', 'es');
    });
    await context.setOffline(true);
    // Not a page that this browser has opened: it may still have that one.
    await page.goto('/refund-policy');
    await expect(page).toHaveURL(`${shop.origin}/es/refund-policy`);
    await expect(heading).toHaveText('Estás sin conexión');
  });
});

test('PERF-17 the offline page has one coral action: the saved eSIMs where there are some, else the retry', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  const retry = page.getByRole('link', { name: 'Intentar de nuevo' });
  const saved = page.getByRole('link', { name: 'Mis eSIM guardadas' });
  await openWithWorker(page, '/es/plans');
  await context.setOffline(true);
  await page.goto('/es/contact');
  await expect(page.getByText('para instalar una eSIM, sí.')).toBeVisible();
  await expect(saved).toBeHidden();
  const coral = await retry.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.evaluate(() => localStorage.setItem('saved-esims-of', 'customer'));
  await page.goto('/es/contact');
  await expect(saved).toHaveCSS('background-color', coral);
  await expect(retry).not.toHaveCSS('background-color', coral);
});

test('PERF-11 a link clicked without a connection keeps the current page', async ({
  page,
  context,
  browserErrors,
  shop,
}) => {
  browserErrors.expect(/ERR_(?:FAILED|INTERNET_DISCONNECTED)/);
  await openWithWorker(page, '/how-it-works');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Refund policy' }).click();
  await expect(page.getByText('You can keep reading this one.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it works');
  expect(page.url()).toBe(`${shop.origin}/how-it-works`);
  await context.setOffline(false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Refund policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refund policy');
});

test('PERF-11 the language button without a connection leaves the page being read in place', async ({
  page,
  context,
  browserErrors,
  shop,
}) => {
  browserErrors.expect(/ERR_(?:FAILED|INTERNET_DISCONNECTED)/);
  await openWithWorker(page, '/es/how-it-works');
  const before = await page.getByRole('heading', { level: 1 }).innerText();
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.getByText('Puedes seguir leyendo esta.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
  expect(page.url()).toBe(`${shop.origin}/es/how-it-works`);
  expect(await page.evaluate(() => localStorage.getItem('user-language-choice'))).toBeNull();
});

test('NAV-10 a client navigation moves the focus to the heading of the new page', async ({ page }) => {
  await open(page, '/how-it-works');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Refund policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Refund policy' })).toBeFocused();
});
