import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { open, openWithStoppedClock } from '../setup/page-state.ts';
import { LANGUAGES, widthTag } from '../setup/screens.ts';
import { expect, test } from '../setup/test.ts';

const isSuggestion = (url: URL) => url.pathname === '/api/packages/suggestions';
const boxOf = (page: Page) => page.getByRole('main').locator('input[role="combobox"]');
const optionsOf = (page: Page) => page.getByRole('listbox').getByRole('option');
const groupOf = (page: Page, name: string) => page.getByRole('listbox').getByRole('group', { name });
const plansOf = (page: Page) => groupOf(page, 'Plans, cheapest first').getByRole('option');

const WORDS = {
  en: {
    path: '/',
    browse: 'Browse plans',
    how: 'How it works',
    search: 'Search',
    typed: 'alemania',
    name: 'Germany',
    all: 'View all plans for “alemania”',
    none: 'Nothing found for “qqqqqq”',
    destinations: 'Destinations',
    plans: 'Plans, cheapest first',
    map: 'Look for it on the coverage map',
    offer: /^Germany ?26 plans from \$3\.00/,
    row: /^500 MB · 1 day · Germany ?\$3\.00$/,
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
    none: 'No encontramos nada para «qqqqqq»',
    destinations: 'Destinos',
    plans: 'Planes, primero los más baratos',
    map: 'Buscarlo en el mapa de cobertura',
    offer: /^Alemania ?26 planes desde 3,00/,
    row: /^500 MB · 1 día · Alemania ?3,00/,
    loading: 'Cargando sugerencias',
  },
} as const;

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(
    `HERO-01 HERO-02 the hero searches, browses and explains; a blank search scrolls to the plans, in ${language}`,
    { tag: widthTag(language) },
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
    `SEARCH-02 SEARCH-03 SEARCH-16 SEARCH-17 destinations, then at most five suggestions in the screen's language, then all or none, in ${language}`,
    { tag: widthTag(language) },
    async ({ page }) => {
      await open(page, words.path);
      const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
      await page.route(isSuggestion, async (route) => {
        await held;
        await route.continue();
      });
      await boxOf(page).pressSequentially(words.typed);
      await expect(page.getByText(words.loading)).toBeAttached();
      release(undefined);
      const plans = groupOf(page, words.plans).getByRole('option');
      await expect(plans).toHaveCount(5);
      const rows = await plans.allInnerTexts();
      expect(new Set(rows).size).toBe(5);
      await expect(plans.first()).toHaveText(words.row);
      await expect(optionsOf(page).first()).toHaveText(words.offer);
      await expect(optionsOf(page).first().locator('img')).toHaveAttribute('src', '/flags/DE.svg');
      await expect(groupOf(page, words.destinations).getByRole('option')).toHaveCount(3);
      await expect(page.getByText(words.loading)).toBeHidden();
      expect(await accessibilityProblems(page, { within: '.suggest' })).toEqual([]);
      await page.getByRole('link', { name: words.all }).click();
      await expect(page).toHaveURL(new RegExp(`/plans\\?search=${words.typed}$`));
      await open(page, words.path);
      await boxOf(page).fill('qqqqqq');
      await expect(page.getByText(words.none)).toBeVisible();
      await expect(page.locator('.suggest').getByRole('listitem')).toHaveCount(4);
      await page.getByRole('link', { name: words.map }).click();
      await expect(page).toHaveURL(/\/coverage-map$/);
    },
  );
}

test('SEARCH-01 SEARCH-04 the dropdown opens from 2 letters and sends its request after 150 ms', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (isSuggestion(new URL(request.url()))) requests.push(new URL(request.url()).search);
  });
  await boxOf(page).fill('j');
  await page.clock.runFor(1000);
  await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'false');
  await boxOf(page).fill('ja');
  await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(149);
  expect(requests).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => requests).toEqual(['?q=ja']);
  await boxOf(page).fill('j');
  await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'false');
});

test('SEARCH-05 SEARCH-06 a newer query cancels the one in flight, and a cached one is not requested again', async ({
  page,
}) => {
  await open(page, '/');
  const requests: string[] = [];
  await page.route(isSuggestion, async (route) => {
    requests.push(new URL(route.request().url()).search);
    // The first response never arrives.
    if (requests.length > 1) await route.continue();
  });
  await boxOf(page).fill('jap');
  await expect.poll(() => requests).toHaveLength(1);
  const stopped = page.waitForEvent('requestfailed', (request) => isSuggestion(new URL(request.url())));
  await boxOf(page).fill('japan');
  await stopped;
  await expect(plansOf(page)).toHaveCount(5);
  await boxOf(page).fill('peru');
  await expect(optionsOf(page).first()).toContainText('Peru');
  await boxOf(page).fill('JAPAN');
  await expect(optionsOf(page).first()).toContainText('Japan');
  expect(requests).toEqual(['?q=jap', '?q=japan', '?q=peru']);
});

test('the suggestions support the keyboard like a combobox', async ({ page }) => {
  await open(page, '/');
  const box = boxOf(page);
  await box.pressSequentially('japan');
  await expect(plansOf(page)).toHaveCount(5);
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(0);
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
  await expect(plansOf(page)).toHaveCount(5);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/esim\/japan$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Japan eSIM' })).toBeVisible();
});

test('SEARCH-17 a plan row opens that plan; Enter without a selection lists the plans for the typed text', async ({
  page,
}) => {
  await open(page, '/');
  await boxOf(page).pressSequentially('japan');
  await expect(plansOf(page).nth(1)).toHaveText(/^1 GB · 3 days · Japan ?\$3\.50$/);
  await plansOf(page).nth(1).click();
  await expect(page).toHaveURL(/\/esim\/japan\/[^/]*3days-1gb$/);
  await expect(page.getByRole('main')).toContainText('$3.50');
  await open(page, '/');
  await boxOf(page).pressSequentially('japan');
  await expect(plansOf(page)).toHaveCount(5);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/plans\?search=japan$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans for “japan”');
});

test('SEARCH-18 SEARCH-19 SEARCH-29 a city leads to its country and shows why, two regional plans can be distinguished, and leaving the box closes the list', async ({
  page,
}) => {
  await open(page, '/');
  await boxOf(page).pressSequentially('paris');
  const destinations = groupOf(page, 'Destinations').getByRole('option');
  await expect(destinations).toHaveCount(3);
  await expect(destinations.first()).toContainText('Paris, France');
  await expect(destinations.nth(1)).toContainText('Includes France');
  await expect(destinations.first()).toContainText(/plans from \$/);
  await expect(destinations.nth(1)).not.toContainText(/plans from/);
  await expect(page.locator('.suggest')).not.toContainText('Pakistan');
  await boxOf(page).fill('europe');
  await expect(plansOf(page).first()).toContainText('1 GB · 3 days · Europe · 53 countries');
  await expect(plansOf(page).nth(1)).toContainText('1 GB · 3 days · Europe · 35 countries');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'false');
});

test(
  'SEARCH-21 on a phone the search covers the whole screen, offers popular destinations, and the arrow or Back closes it',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/es');
    await boxOf(page).click();
    const sheet = page.getByRole('dialog', { name: 'Busca un destino' });
    await expect(sheet.getByRole('group', { name: 'Destinos populares' }).getByRole('option')).toHaveCount(5);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    expect(await accessibilityProblems(page, { within: '.suggest' })).toEqual([]);
    await boxOf(page).pressSequentially('londres');
    await expect(sheet.getByRole('option').first()).toContainText('Londres, Reino Unido');
    await page.getByRole('button', { name: 'Cerrar la búsqueda' }).click();
    await expect(sheet).toBeHidden();
    await expect(boxOf(page)).toHaveValue('londres');

    await test.step('Back', async () => {
      await boxOf(page).click();
      await expect(sheet).toBeVisible();
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(/\/es$/);
      await expect(boxOf(page)).toHaveValue('londres');
    });

    await test.step('a chosen destination, and back to the search', async () => {
      await boxOf(page).click();
      await sheet.getByRole('option').first().click();
      await expect(page).toHaveURL(/\/es\/esim\/united-kingdom$/);
      await page.goBack();
      await expect(sheet).toBeVisible();
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(/\/es$/);
    });
  },
);

const IRAN = {
  en: { path: '/', sentence: 'No plans for Iran yet', map: 'Show it on the coverage map' },
  es: { path: '/es', sentence: 'Aún no hay planes para Irán', map: 'Verlo en el mapa de cobertura' },
} as const;

for (const language of LANGUAGES) {
  const { path, sentence, map } = IRAN[language];

  test(
    `SEARCH-22 suggestions and the empty list say that a country has no plans yet, in ${language}`,
    { tag: widthTag(language) },
    async ({ page, browserErrors }) => {
      browserErrors.expect(/404 \(Not Found\)/);
      await open(page, path);
      await boxOf(page).pressSequentially('iran');
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(optionsOf(page)).toHaveCount(0);
      await boxOf(page).press('Enter');
      await expect(page).toHaveURL(/\/plans\?search=iran$/);
      await expect(page.getByRole('heading', { name: sentence })).toBeVisible();
      const near = page.getByRole('main').locator('a[href*="/esim/"]');
      await expect(near).toHaveCount(4);
      const names = await near.allInnerTexts();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByRole('link', { name: map }).click();
      await expect(page).toHaveURL(/\/coverage-map#ir$/);
      await page.goto(`${path}/esim/iran`.replace('//', '/'));
      await expect(page.getByRole('main').locator('a[href*="/esim/"]')).toHaveText(names);
    },
  );
}
