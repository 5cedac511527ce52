import type { Page } from '@playwright/test';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const WORDS = {
  en: {
    path: '/plans',
    panel: 'Filter plans',
    regions: ['All regions', 'Global', 'Europe', 'Asia', 'Americas', 'Africa', 'Oceania', 'Middle East'],
    moreRegions: 'More regions',
    sizes: ['Any amount', '1-2 GB', '3-7 GB', '8+ GB', 'Unlimited'],
    services: ['Any service', 'Data only', 'SMS or calls', 'With SMS', 'With calls'],
    moreServices: 'More services',
    active: 'Active filters: 3-7 GB · Data only',
    none: 'No filters: you see all plans.',
    clearAll: 'Clear All',
    clearSearch: 'Clear search: peru',
    clearAnySearch: /^Clear search/,
    rests: '“peru” is ignored while a region is selected',
  },
  es: {
    path: '/es/plans',
    panel: 'Filtrar planes',
    regions: [
      'Todas las regiones',
      'Global',
      'Europa',
      'Asia',
      'América',
      'África',
      'Oceanía',
      'Oriente Medio',
    ],
    moreRegions: 'Más regiones',
    sizes: ['Cualquier cantidad', '1-2 GB', '3-7 GB', '8 GB o más', 'Ilimitado'],
    services: ['Cualquier servicio', 'Solo datos', 'SMS o llamadas', 'Con SMS', 'Con llamadas'],
    moreServices: 'Más servicios',
    active: 'Filtros activos: 3-7 GB · Solo datos',
    none: 'Sin filtros: ves todos los planes.',
    clearAll: 'Borrar todo',
    clearSearch: 'Borrar la búsqueda: peru',
    clearAnySearch: /^Borrar la búsqueda/,
    rests: '«peru» no se aplica mientras haya una región elegida',
  },
} as const;

const panelOf = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const plansOf = (page: Page) => page.getByRole('main').getByRole('article');

/** The headings of the displayed plans, which identify a list. */
const listed = (page: Page) => plansOf(page).getByRole('heading').allTextContents();

for (const words of Object.values(WORDS)) {
  test(`FILTER-01 FILTER-02 four region chips, and a toggle for the rest, at ${words.path}`, async ({
    page,
  }) => {
    await page.goto(words.path);
    const panel = panelOf(page, words.panel);
    for (const name of words.regions.slice(0, 4)) {
      await expect(panel.getByRole('link', { name, exact: true })).toBeVisible();
    }
    for (const name of words.regions.slice(4)) {
      await expect(panel.getByRole('link', { name, exact: true })).toBeHidden();
    }
    await panel.getByText(words.moreRegions).click();
    for (const name of words.regions) {
      await expect(panel.getByRole('link', { name, exact: true })).toBeVisible();
    }
  });

  test(`FILTER-03 FILTER-04 FILTER-05 the chips of data and service, at ${words.path}`, async ({ page }) => {
    await page.goto(words.path);
    const panel = panelOf(page, words.panel);
    for (const name of [...words.sizes, ...words.services.slice(0, 3)]) {
      await expect(panel.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(panel.getByRole('link', { name: words.services[3], exact: true })).toBeHidden();
    await panel.getByText(words.moreServices).click();
    for (const name of words.services) {
      await expect(panel.getByRole('link', { name, exact: true })).toBeVisible();
    }
  });

  test(`FILTER-07 FILTER-08 active filters are shown, and cleared at once, at ${words.path}`, async ({
    page,
    shop,
  }) => {
    await open(page, words.path);
    const panel = panelOf(page, words.panel);
    await expect(panel.getByText(words.none)).toBeVisible();
    await panel.getByRole('link', { name: words.sizes[2] }).click();
    await panel.getByRole('link', { name: words.services[1] }).click();
    await expect(page).toHaveURL(`${shop.origin}${words.path}?data=5&service=data-only`);
    await expect(panel.getByText(words.active)).toBeVisible();
    await expect(panel.getByRole('link', { name: words.sizes[2] })).toHaveAttribute('aria-current', 'true');
    await panel.getByRole('link', { name: words.clearAll }).click();
    await expect(page).toHaveURL(shop.origin + words.path);
    await expect(panel.getByText(words.none)).toBeVisible();
    await expect(panel.getByRole('link', { name: words.clearAll })).toBeHidden();
  });

  test(`FILTER-09 FILTER-22 FILTER-23 a search can be cleared, and is inactive while a region is selected, at ${words.path}`, async ({
    page,
    shop,
  }) => {
    await open(page, words.path);
    const panel = panelOf(page, words.panel);
    const clear = panel.getByRole('link', { name: words.clearSearch });
    // Under any name: there must be no link that clears nothing either.
    const clearAny = panel.getByRole('link', { name: words.clearAnySearch });
    await expect(panel.getByText(words.none)).toBeVisible();
    await expect(clearAny).toHaveCount(0);
    await open(page, `${words.path}?search=peru`);
    await expect(clear).toBeVisible();
    await expect(panel.getByText(words.rests)).toBeHidden();
    await panel.getByRole('link', { name: words.regions[3], exact: true }).click();
    await expect(panel.getByText(words.rests)).toBeVisible();
    await expect(plansOf(page).first()).toBeVisible();
    await expect(plansOf(page).filter({ hasText: /Peru|Perú/ })).toHaveCount(0);
    await clear.click();
    await expect(page).toHaveURL(`${shop.origin}${words.path}?region=asia`);
    await expect(panel.getByText(words.rests)).toBeHidden();
    await expect(clearAny).toHaveCount(0);
  });
}

test('PLANS-03 the address contains the filters: Back, reload and a shared link show the same list', async ({
  page,
  context,
  shop,
}) => {
  await open(page, '/plans');
  const whole = await listed(page);
  const panel = panelOf(page, 'Filter plans');
  await panel.getByRole('link', { name: 'Asia' }).click();
  await expect(panel.getByText('Active filters: Asia')).toBeVisible();
  await expect(plansOf(page).first()).toBeVisible();
  const asian = await listed(page);
  expect(asian).not.toEqual(whole);

  await page.reload();
  expect(await listed(page)).toEqual(asian);
  const shared = await context.newPage();
  await shared.goto(page.url());
  expect(await listed(shared)).toEqual(asian);

  await page.goBack();
  await expect(page).toHaveURL(`${shop.origin}/plans`);
  await expect(panel.getByText('No filters')).toBeVisible();
  await expect.poll(() => listed(page)).toEqual(whole);
});

test('PLANS-03 the same filters give each plan browser its own list', async ({ request }) => {
  for (const path of ['/', '/plans', '/regional-plans', '/global-plans', '/es/regional-plans']) {
    for (const region of ['global', 'europe', 'middle_east']) {
      const response = await request.get(path, { params: { region } });
      expect(await response.text(), `${path} ${region}`).toContain('<article');
    }
  }
});

test('FILTER-10 the window event filterByCountry searches all regions', async ({ page, shop }) => {
  await open(page, '/plans?region=asia&data=1');
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('filterByCountry', { detail: 'Peru' })));
  await expect(page).toHaveURL(`${shop.origin}/plans?data=1&search=Peru`);
  await expect(plansOf(page).filter({ hasText: 'Peru eSIM' }).first()).toBeVisible();
});

test('invalid filters in an address are ignored', async ({ page }) => {
  const response = await page.goto(`/plans?region=atlantis&data=-1&service=%F0%9F%8F%9D&search=%25`);
  expect(response?.status()).toBe(200);
  const long = await page.goto(`/plans?search=${'a'.repeat(3000)}`);
  expect(long?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: /No plan found/ })).toBeVisible();
});

test("ten thousand characters in the search are cut to the shop's limit", async ({ page }) => {
  await open(page, '/plans');
  await page.getByRole('main').getByRole('searchbox').focus();
  await page.keyboard.insertText('🏝'.repeat(5000));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /No plan found/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PLANS-03 chips and the search form filter the list', async ({ page, shop }) => {
    await page.goto('/plans');
    const panel = panelOf(page, 'Filter plans');
    await panel.getByRole('link', { name: '8+ GB' }).click();
    await expect(page).toHaveURL(`${shop.origin}/plans?data=10`);
    await page.getByRole('main').getByRole('searchbox').fill('Japan');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(`${shop.origin}/plans?data=10&search=Japan`);
    await expect(plansOf(page).filter({ hasText: 'Japan eSIM' }).first()).toBeVisible();
    await panel.getByRole('link', { name: 'Clear All' }).click();
    await expect(page).toHaveURL(`${shop.origin}/plans`);
  });
});

for (const words of Object.values(WORDS)) {
  test(
    `FILTER-01 FILTER-03 FILTER-04 FILTER-25 on a phone every chip is in the sheet, and the selected ones are marked, at ${words.path}`,
    { tag: '@phone' },
    async ({ page }) => {
      await open(page, `${words.path}?region=oceania&data=10`);
      await expect(panelOf(page, words.panel)).toBeHidden();
      const name = words.path.startsWith('/es') ? 'Filtros' : 'Filters';
      await page.getByRole('button', { name: new RegExp(`^${name}, 2 `) }).click();
      const sheet = page.getByRole('dialog', { name });
      for (const chip of [...words.regions, ...words.sizes, ...words.services]) {
        const isChosen = [words.regions[6], words.sizes[3], words.services[0]].some((one) => one === chip);
        await expect(sheet.getByRole('button', { name: chip, exact: true })).toHaveAttribute(
          'aria-pressed',
          String(isChosen),
        );
      }
    },
  );
}
