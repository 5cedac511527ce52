import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

test('PLANS-30 PLANS-31 FILTER-27 a list is sorted and filtered by the length of the trip, also on its further pages', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/es/plans');
  // A font that arrives late is used from the next page on (font-display: optional).
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await open(page, '/es/plans');
  const plans = page.getByRole('main').getByRole('article');
  const bottom = await plans.first().evaluate((card) => card.getBoundingClientRect().bottom);
  expect(bottom, 'PLANS-31').toBeLessThan(800);
  const sort = page.getByLabel('Ordenar por');
  await expect(sort).toHaveValue('recommended');
  await sort.selectOption({ label: 'más días' });
  await expect(page).toHaveURL(`${shop.origin}/es/plans?sort=days`);
  await page.getByRole('group', { name: 'Viaje' }).getByRole('link', { name: '1 semana' }).click();
  await expect(page).toHaveURL(`${shop.origin}/es/plans?trip=7&sort=days`);
  await expect(page.getByText('Filtros activos: 1 semana')).toBeVisible();
  await expect(plans).toHaveCount(20);
  await plans.last().scrollIntoViewIfNeeded();
  await expect.poll(() => plans.count()).toBeGreaterThan(20);
  const days = await plans.evaluateAll((all) =>
    all.map((one) => Number(/(\d+)\s*días/.exec(one.textContent)?.[1] ?? '0')),
  );
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  expect(Math.min(...days)).toBeGreaterThanOrEqual(7);
});

test('PLANS-33 the regions are above their plans, whose cards link to their countries', async ({
  page,
  shop,
}) => {
  await open(page, '/es/regional-plans');
  const regions = page.getByRole('navigation', { name: 'Elige una región' });
  await expect(
    regions.getByRole('link', { name: /^Europa El mayor cubre \d+ países desde [\d,]+ US\$/ }),
  ).toBeVisible();
  await expect(regions.getByRole('link', { name: /^Global/ })).toHaveCount(0);
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('link', { name: /^Qué países: / }).click();
  await expect(page.getByRole('dialog')).toContainText('Alemania');
  await page.goBack();
  await regions.getByRole('link', { name: /^Europa/ }).click();
  await expect(page).toHaveURL(`${shop.origin}/es/esim/europe`);
  await open(page, '/es/regional-plans?trip=7');
  await expect(page.getByText('Filtros activos: 1 semana')).toBeVisible();
  await expect(regions).toHaveCount(0);
});

test('PLANS-35 the whole list begins with one plan per destination; lowest price can be chosen', async ({
  page,
  shop,
}) => {
  await open(page, '/plans');
  const plans = page.getByRole('main').getByRole('article');
  await expect(plans.first()).toHaveAccessibleName(/^Japan eSIM/);
  await plans.last().scrollIntoViewIfNeeded();
  await expect.poll(() => plans.count()).toBeGreaterThan(20);
  const titles = await plans.getByRole('heading').locator('[aria-hidden]').allInnerTexts();
  expect(new Set(titles).size).toBe(titles.length);
  await page.getByLabel('Sort by').selectOption('lowest price');
  await expect(page).toHaveURL(`${shop.origin}/plans?sort=price`);
  await expect(plans.first()).not.toHaveAccessibleName(/^Japan eSIM/);
  const prices = await plans.evaluateAll((all) =>
    all.map((one) => Number(/\$(\d+\.\d\d)/.exec(one.textContent)?.[1])),
  );
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  await page.getByLabel('Sort by').selectOption('recommended');
  await expect(page).toHaveURL(`${shop.origin}/plans`);
});

test(
  'PLANS-34 the first global plan is on the first screen, with its number of countries',
  { tag: '@both' },
  async ({ page }) => {
    const { width } = page.viewportSize() ?? { width: 0 };
    await page.setViewportSize(width < 640 ? { width: 360, height: 740 } : { width: 1280, height: 800 });
    await open(page, '/es/global-plans');
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card.getByText(/^\d+ países$/)).toBeInViewport({ ratio: 1 });
    await expect(card.getByRole('button', { name: /^Añadir al carrito/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('navigation', { name: 'Elige una región' })).toHaveCount(0);
  },
);

test('FILTER-28 the selected kind of plan is in view', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/es/global-plans');
  const kind = page.getByRole('navigation', { name: 'Tipo de plan' }).getByRole('link', { name: 'Globales' });
  await expect(kind).toHaveAttribute('aria-current', 'page');
  await expect(kind).toBeInViewport({ ratio: 1 });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('PLANS-30 FILTER-27 the order and the length of the trip have addresses', async ({ page, shop }) => {
    await page.goto('/plans?search=japan');
    await page.getByRole('group', { name: 'Trip' }).getByRole('link', { name: '1 month' }).click();
    await expect(page).toHaveURL(`${shop.origin}/plans?trip=30&search=japan`);
    await page.getByLabel('Sort by').selectOption('data');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page).toHaveURL(`${shop.origin}/plans?trip=30&search=japan&sort=data`);
    const plans = page.getByRole('main').getByRole('article');
    await expect(plans.first()).toContainText('30 Days');
  });

  test('PLANS-35 the next page continues the recommended order, and lowest price has an address', async ({
    page,
    shop,
  }) => {
    await page.goto('/plans');
    const plans = page.getByRole('main').getByRole('article');
    const ids = () => plans.evaluateAll((all) => all.map((one) => one.getAttribute('aria-labelledby')));
    const first = await ids();
    await page.getByRole('link', { name: 'Next page of plans' }).click();
    await expect(page).toHaveURL(`${shop.origin}/plans?page=2`);
    const both = [...first, ...(await ids())];
    expect(new Set(both).size).toBe(40);
    await page.getByLabel('Sort by').selectOption('price');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page).toHaveURL(`${shop.origin}/plans?sort=price`);
    await expect(plans.first()).toContainText('1 Day');
  });
});
