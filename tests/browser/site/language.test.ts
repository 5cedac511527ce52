import type { Page } from '@playwright/test';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const switcher = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

test('LANG-04 LANG-05 LANG-08 switching language rewrites the path, keeps query and hash, and stores the choice', async ({
  page,
  shop,
}) => {
  await open(page, '/plans?search=japan#list');
  await switcher(page, 'Español').click();
  await expect(page).toHaveURL(`${shop.origin}/es/plans?search=japan#list`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planes para «japan»');
  const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  expect(stored).toMatchObject({ language: 'es', 'user-language-choice': 'es' });
  await switcher(page, 'English').click();
  await expect(page).toHaveURL(`${shop.origin}/plans?search=japan#list`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('LANG-06 footer and navigation links have /es in Spanish and no prefix in English', async ({ page }) => {
  const linkTargets = (path: string) =>
    page
      .goto(path)
      .then(() =>
        page
          .locator(':is(header, footer) a:not([hreflang], [href^="mailto:"])')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      );
  // English first: a visitor who has been on a Spanish page is redirected to it.
  for (const target of await linkTargets('/')) expect(target).not.toMatch(/^\/es(\/|$)/);
  const spanish = await linkTargets('/es');
  expect(spanish.length).toBeGreaterThan(12);
  for (const target of spanish) expect(target).toMatch(/^\/es(\/|$|\?|#)/);
});

type LanguageSource = 'query' | 'cookie' | 'local' | 'session' | 'browser';
const ORDER: readonly LanguageSource[] = ['query', 'cookie', 'local', 'session', 'browser'];

test('LANG-07 each source of the language takes precedence over everything after it', async ({
  browser,
  shop,
}) => {
  for (const [index, destination] of ORDER.entries())
    await test.step(destination, async () => {
      const later = new Set(ORDER.slice(index + 1));
      const wants = (other: LanguageSource) =>
        other === destination ? 'es' : later.has(other) ? 'en' : null;
      const context = await browser.newContext({
        baseURL: shop.origin,
        locale: wants('browser') === 'es' ? 'es-ES' : 'en-US',
      });
      const cookie = wants('cookie');
      if (cookie !== null) await context.addCookies([{ name: 'language', value: cookie, url: shop.origin }]);
      await context.addInitScript(
        ({ local, session }) => {
          if (local !== null) localStorage.setItem('language', local);
          if (session !== null) sessionStorage.setItem('language', session);
        },
        { local: wants('local'), session: wants('session') },
      );
      const page = await context.newPage();
      await page.goto(destination === 'query' ? '/contact?lng=es' : '/contact');
      await expect(page).toHaveURL(/\/es\/contact/);
      await context.close();
    });
});

test("LANG-07 the page's own English applies when no other source names a supported language", async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ baseURL: shop.origin, locale: 'fr-FR' });
  const page = await context.newPage();
  await open(page, '/contact');
  await expect(page).toHaveURL(`${shop.origin}/contact`);
  await context.close();
});

test('LANG-14 messages are fetched per language and namespace, and only those that a screen needs', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/locales/')) requests.push(pathname);
  });
  await open(page, '/');
  expect(requests).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy policy/i);
  expect(requests.length).toBeGreaterThan(0);
  for (const path of requests) expect(path).toMatch(/^\/locales\/en\/[a-z-]+\.json$/);
});

test('LANG-15 an explicit choice persists after a link to the other language', async ({ page, shop }) => {
  await open(page, '/es/contact');
  await switcher(page, 'English').click();
  await expect(page).toHaveURL(`${shop.origin}/contact`);
  await open(page, '/es/plans');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planes eSIM locales');
  const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  expect(stored).toMatchObject({ language: 'en', 'user-language-choice': 'en' });
  await open(page, '/how-it-works');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it works');
  expect(new URL(page.url()).pathname).toBe('/how-it-works');
});

test('LANG-16 the Spanish home page stays Spanish through filters and links', async ({ page, shop }) => {
  await open(page, '/es/how-it-works');
  await page.getByRole('banner').getByRole('link', { name: 'Landfall' }).click();
  await expect(page).toHaveURL(`${shop.origin}/es`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toContainText(/días?/);
  await expect(cards.first()).not.toContainText(/Days?|first connects/);
});
