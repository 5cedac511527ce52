import type { Page } from '@playwright/test';
import { accessibilityProblems } from './setup/accessibility.ts';
import { open, openWithStoppedClock } from './setup/page-state.ts';
import { expect, test } from './setup/test.ts';

const isSuggestion = (url: URL) => url.pathname === '/api/packages/suggestions';
const boxOf = (page: Page) => page.getByRole('main').getByRole('combobox');
const optionsOf = (page: Page) => page.getByRole('listbox').getByRole('option');

const WORDS = {
  en: {
    path: '/',
    browse: 'Browse plans',
    how: 'How it works',
    search: 'Search',
    typed: 'alemania',
    name: 'Germany',
    all: 'View all plans for “alemania”',
    none: 'Nothing found for “qqqqqq”.',
    loading: 'Loading suggestions',
  },
  es: {
    path: '/es',
    browse: 'Ver planes',
    how: 'Cómo funciona',
    search: 'Buscar',
    typed: 'germany',
    name: 'Alemania',
    all: 'Ver todos los planes para «germany»',
    none: 'No encontramos nada para «qqqqqq».',
    loading: 'Cargando sugerencias',
  },
} as const;

for (const words of Object.values(WORDS)) {
  test(
    `HERO-01 HERO-02 the hero searches, browses and explains; a blank search scrolls to the plans, at ${words.path}`,
    { tag: '@both' },
    async ({ page, shop }) => {
      await open(page, words.path);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: words.browse })).toBeVisible();
      await expect(main.getByRole('link', { name: words.how })).toBeVisible();
      await boxOf(page).fill('   ');
      await main.getByRole('button', { name: words.search, exact: true }).click();
      await expect(page.locator('#plans')).toBeInViewport();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
      await expect(page).toHaveURL(shop.origin + (words.path === '/' ? '/' : words.path));
    },
  );

  test(
    `SEARCH-02 SEARCH-03 at most five suggestions in the screen's language, then all or none, at ${words.path}`,
    { tag: '@both' },
    async ({ page }) => {
      await open(page, words.path);
      const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>();
      await page.route(isSuggestion, async (route) => {
        await held;
        await route.continue();
      });
      await boxOf(page).pressSequentially(words.typed);
      await expect(page.getByText(words.loading)).toBeAttached();
      letGo(undefined);
      await expect(optionsOf(page)).toHaveCount(5);
      await expect(optionsOf(page).first()).toContainText(words.name);
      await expect(page.getByText(words.loading)).toBeHidden();
      expect(await accessibilityProblems(page, { within: '.suggest' })).toEqual([]);
      await page.getByRole('link', { name: words.all }).click();
      await expect(page).toHaveURL(new RegExp(`/plans\\?search=${words.typed}$`));
      await open(page, words.path);
      await boxOf(page).fill('qqqqqq');
      await expect(page.getByText(words.none)).toBeVisible();
    },
  );
}

test('SEARCH-01 SEARCH-04 the dropdown opens from 2 letters and asks after 150 ms', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isSuggestion(new URL(request.url()))) asked.push(new URL(request.url()).search);
  });
  await boxOf(page).fill('j');
  await page.clock.runFor(1000);
  await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'false');
  await boxOf(page).fill('ja');
  await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(149);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(['?q=ja']);
  await boxOf(page).fill('j');
  await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'false');
});

test('SEARCH-05 SEARCH-06 a newer query stops the one in flight, and a known one is not asked again', async ({
  page,
}) => {
  await open(page, '/');
  const asked: string[] = [];
  await page.route(isSuggestion, async (route) => {
    asked.push(new URL(route.request().url()).search);
    // The first answer never comes.
    if (asked.length > 1) await route.continue();
  });
  await boxOf(page).fill('jap');
  await expect.poll(() => asked).toHaveLength(1);
  const stopped = page.waitForEvent('requestfailed', (request) => isSuggestion(new URL(request.url())));
  await boxOf(page).fill('japan');
  await stopped;
  await expect(optionsOf(page)).toHaveCount(5);
  await boxOf(page).fill('peru');
  await expect(optionsOf(page).first()).toContainText('Peru');
  await boxOf(page).fill('JAPAN');
  await expect(optionsOf(page).first()).toContainText('Japan');
  expect(asked).toEqual(['?q=jap', '?q=japan', '?q=peru']);
});

test('the suggestions obey the keyboard as a combobox does', async ({ page }) => {
  await open(page, '/');
  const box = boxOf(page);
  await box.pressSequentially('japan');
  await expect(optionsOf(page)).toHaveCount(5);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(optionsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  const second = await optionsOf(page).nth(1).getAttribute('id');
  await expect(box).toHaveAttribute('aria-activedescendant', second ?? '');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveValue('japan');
  await page.keyboard.press('ArrowDown');
  await expect(optionsOf(page)).toHaveCount(5);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/plans\?search=/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('leaving the search box closes its suggestions', async ({ page }) => {
  await open(page, '/');
  await boxOf(page).pressSequentially('japan');
  await expect(optionsOf(page)).toHaveCount(5);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'false');
});
