import type { Page } from '@playwright/test';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const WORDS = {
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
  rests: 'Ves todos los planes de Asia. «peru» no se aplica mientras haya una región elegida',
  restsGlobal: 'Ves todos los planes globales. «peru» no se aplica',
} as const;

const panelOf = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const plansOf = (page: Page) => page.getByRole('main').getByRole('article');

const barLinks = (page: Page) => page.getByRole('banner').getByRole('navigation').getByRole('link');

/** The headings of the displayed plans, which identify a list. */
const listed = (page: Page) => plansOf(page).getByRole('heading').allTextContents();

test('FILTER-01 FILTER-02 FILTER-03 FILTER-04 FILTER-05 four region chips, all data chips and three service chips, and toggles for the rest', async ({
  page,
}) => {
  await page.goto(WORDS.path);
  const panel = panelOf(page, WORDS.panel);
  for (const name of WORDS.regions.slice(0, 4)) {
    await expect(panel.getByRole('link', { name, exact: true })).toBeVisible();
  }
  for (const name of WORDS.regions.slice(4)) {
    await expect(panel.getByRole('link', { name, exact: true })).toBeHidden();
  }
  await panel.getByText(WORDS.moreRegions).click();
  for (const name of WORDS.regions) {
    await expect(panel.getByRole('link', { name, exact: true })).toBeVisible();
  }
  for (const name of [...WORDS.sizes, ...WORDS.services.slice(0, 3)]) {
    await expect(panel.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(panel.getByRole('link', { name: WORDS.services[3], exact: true })).toBeHidden();
  await panel.getByText(WORDS.moreServices).click();
  for (const name of WORDS.services) {
    await expect(panel.getByRole('link', { name, exact: true })).toBeVisible();
  }
});

test('FILTER-07 FILTER-08 active filters are shown, and cleared at once', async ({ page, shop }) => {
  await open(page, WORDS.path);
  const panel = panelOf(page, WORDS.panel);
  await expect(panel.getByText(WORDS.none)).toBeVisible();
  await panel.getByRole('link', { name: WORDS.sizes[2] }).click();
  await panel.getByRole('link', { name: WORDS.services[1] }).click();
  await expect(page).toHaveURL(`${shop.origin}${WORDS.path}?data=5&service=data-only`);
  await expect(panel.getByText(WORDS.active)).toBeVisible();
  await expect(panel.getByRole('link', { name: WORDS.sizes[2] })).toHaveAttribute('aria-current', 'true');
  await panel.getByRole('link', { name: WORDS.clearAll }).click();
  await expect(page).toHaveURL(shop.origin + WORDS.path);
  await expect(panel.getByText(WORDS.none)).toBeVisible();
  await expect(panel.getByRole('link', { name: WORDS.clearAll })).toBeHidden();
});

test(
  'FILTER-33 an empty list shows each active filter and removes one at a time',
  { tag: '@phone' },
  async ({ page, shop }) => {
    await open(page, `${WORDS.path}?region=oceania&data=unlimited&service=sms&trip=30`);
    const removals = page.getByRole('main').getByRole('link', { name: /^Quitar el filtro: / });
    await expect(removals).toHaveText(['Oceanía', 'Ilimitado', 'Con SMS', '1 mes']);
    await page.getByRole('link', { name: 'Quitar el filtro: Ilimitado' }).click();
    await expect(page).toHaveURL(`${shop.origin}${WORDS.path}?region=oceania&service=sms&trip=30`);
  },
);

test('FILTER-09 FILTER-22 FILTER-23 a search can be cleared, and is inactive while a region is selected', async ({
  page,
  shop,
}) => {
  await open(page, WORDS.path);
  const panel = panelOf(page, WORDS.panel);
  const clear = panel.getByRole('link', { name: WORDS.clearSearch });
  // Under any name: there must be no link that clears nothing either.
  const clearAny = panel.getByRole('link', { name: WORDS.clearAnySearch });
  await expect(panel.getByText(WORDS.none)).toBeVisible();
  await expect(clearAny).toHaveCount(0);
  await open(page, `${WORDS.path}?search=peru`);
  await expect(clear).toBeVisible();
  await expect(panel.getByText(WORDS.rests)).toBeHidden();
  await panel.getByRole('link', { name: WORDS.regions[3], exact: true }).click();
  await expect(panel.getByText(WORDS.rests)).toBeVisible();
  await expect(plansOf(page).first()).toBeVisible();
  await expect(plansOf(page).filter({ hasText: /Peru|Perú/ })).toHaveCount(0);
  await clear.click();
  await expect(page).toHaveURL(`${shop.origin}${WORDS.path}?region=asia`);
  await expect(panel.getByText(WORDS.rests)).toBeHidden();
  await expect(clearAny).toHaveCount(0);
  await open(page, `${WORDS.path}?search=peru&region=global`);
  await expect(panel.getByText(WORDS.restsGlobal)).toBeVisible();
});

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

test("invalid filters in an address are ignored, and ten thousand characters are cut to the shop's limit", async ({
  page,
}) => {
  const response = await page.goto(`/plans?region=atlantis&data=-1&service=%F0%9F%8F%9D&search=%25`);
  expect(response?.status()).toBe(200);
  const long = await page.goto(`/plans?search=${'a'.repeat(3000)}`);
  expect(long?.status()).toBe(200);
  const none = page.getByRole('heading', { name: /No plan found/ });
  await expect(none).toBeVisible();
  await open(page, '/plans');
  await page.getByRole('main').getByRole('searchbox').focus();
  await page.keyboard.insertText('🏝'.repeat(5000));
  await page.keyboard.press('Enter');
  await expect(none).toBeVisible();
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

test(
  'FILTER-01 FILTER-03 FILTER-04 FILTER-25 on a phone every chip is in the sheet, and the selected ones are marked',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, `${WORDS.path}?region=oceania&data=10`);
    await expect(panelOf(page, WORDS.panel)).toBeHidden();
    await page.getByRole('button', { name: /^Filtros, 2 / }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    for (const chip of [...WORDS.regions, ...WORDS.sizes, ...WORDS.services]) {
      const isChosen = [WORDS.regions[6], WORDS.sizes[3], WORDS.services[0]].some((one) => one === chip);
      await expect(sheet.getByRole('button', { name: chip, exact: true })).toHaveAttribute(
        'aria-pressed',
        String(isChosen),
      );
    }
  },
);

test('FILTER-26 a kind is marked only while the list shows nothing else', async ({ page }) => {
  const kinds = page.getByRole('navigation', { name: 'Tipo de plan' });
  const marked = async () => {
    const all = [...(await kinds.getByRole('link').all()), ...(await barLinks(page).all())];
    const current = await Promise.all(all.map((link) => link.getAttribute('aria-current')));
    const names = await Promise.all(all.map((link) => link.textContent()));
    return names.filter((_, index) => current[index] === 'page');
  };
  await open(page, WORDS.path);
  expect(await marked()).toEqual(['Locales', 'Planes locales']);
  await panelOf(page, WORDS.panel).getByRole('link', { name: 'Global', exact: true }).click();
  await expect(page).toHaveURL(/region=global/);
  await expect.poll(marked).toEqual(['Globales', 'Planes globales']);
  await open(page, `${WORDS.path}?search=jap%C3%B3n`);
  expect(await plansOf(page).count()).toBeGreaterThan(10);
  expect(await marked()).toEqual([]);
  await open(page, '/es/contact');
  await expect(barLinks(page).and(page.locator('[aria-current="page"]'))).toHaveText('Contacto');
});

test('FILTER-07 the panel announces the active filters and how many plans are left', async ({ page }) => {
  await open(page, WORDS.path);
  const panel = panelOf(page, WORDS.panel);
  const status = panel.getByRole('status');
  const count = page.locator('.list-head > p');
  const whole = await count.innerText();
  await expect(status).toHaveText(`${WORDS.none} ${whole}`);
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(/\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await panel.getByRole('link', { name: 'Asia', exact: true }).click();
  await expect(status).toHaveText('Filtros activos: Asia');
  release(undefined);
  await expect(status).toHaveText(/^Filtros activos: Asia\. \d+ planes$/);
  await expect(status).toContainText(await count.innerText());
  expect(await count.innerText()).not.toBe(whole);
});

test('FILTER-31 FILTER-32 the kinds of plan have a visible label, and the coming one is marked while it loads', async ({
  page,
}) => {
  await open(page, WORDS.path);
  const kinds = page.getByRole('navigation', { name: 'Tipo de plan' });
  const panel = panelOf(page, WORDS.panel);
  const { height } = (await kinds.getByText('Tipo de plan', { exact: true }).boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThan(15);
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(/\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await panel.getByRole('link', { name: 'Global', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toBeVisible();
  await expect(kinds.locator('[aria-current="page"]')).toHaveText('Globales');
  release(undefined);
  await expect(page).toHaveURL(/region=global/);
});

test('FILTER-30 the global plans have no regions to choose from, and stay global in an address with one', async ({
  page,
}) => {
  await open(page, '/es/global-plans?region=europe');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planes eSIM globales');
  await expect(panelOf(page, WORDS.panel).getByRole('group', { name: 'Región' })).toHaveCount(0);
  await expect(panelOf(page, WORDS.panel).getByRole('group', { name: 'Servicio' })).toBeVisible();
  const kind = page.getByRole('navigation', { name: 'Tipo de plan' }).locator('[aria-current="page"]');
  await expect(kind).toHaveText('Globales');
  expect(new Set(await listed(page)).size).toBeGreaterThan(0);
  for (const name of await listed(page)) expect(name).toContain('Global');
});
