import { untilHydrated } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

test('GUIDE-01 GUIDE-12 from the footer to a guide, to a plan and to the plans of the destination, in Spanish', async ({
  page,
  shop,
}) => {
  await page.goto('/es/how-it-works');
  await untilHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Guías por destino' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guías por destino');
  const japan = page.locator('details').getByRole('link', { name: /^Japón/ });
  await expect(japan).toBeHidden();
  await page.locator('summary', { hasText: /^Asia/ }).click();
  await japan.click();
  await expect(page).toHaveURL(`${shop.origin}/es/guides/japan`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guía de eSIM para Japón');

  const trip = page.getByRole('row', { name: /^7 días/ });
  await expect(trip).toContainText('2,8 GB');
  await trip.getByRole('link', { name: '3 GB, 30 días' }).click();
  await expect(page).toHaveURL(/\/es\/esim\/japan\/[\w-]+-3gb$/);
  await page.goBack();
  await expect(page).toHaveURL(`${shop.origin}/es/guides/japan`);
  await page.getByRole('link', { name: 'Ver los 26 planes para Japón' }).click();
  await expect(page).toHaveURL(`${shop.origin}/es/esim/japan`);
  await page.getByRole('link', { name: 'Leer la guía de eSIM para Japón' }).click();
  await expect(page).toHaveURL(`${shop.origin}/es/guides/japan`);
});

test('GUIDE-05 the calculator opens with the destination of the guide', async ({ page }) => {
  await page.goto('/guides/japan');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Count your own use with the calculator' }).click();
  await expect(page.getByRole('combobox', { name: 'Destination (optional)' })).toHaveValue('Japan');
});

test(
  'GUIDE-19 the list is short, and a guide is found while its name is typed',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/es/guides');
    await untilHydrated(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(4_000);
    const box = page.getByRole('searchbox', { name: 'Buscar una guía' });
    const main = page.getByRole('main');
    await box.fill('bali');
    await expect(main.getByText('1 guía para «bali»')).toBeVisible();
    await expect(main.getByRole('link', { name: /^Indonesia/ })).toBeVisible();
    await box.fill('zzzz');
    await expect(main.getByText('Ninguna guía para «zzzz»')).toBeVisible();
    await main.getByRole('link', { name: 'Mostrar todas las guías' }).click();
    await expect(box).toHaveValue('');
    await expect(main.getByRole('link', { name: /^Europa/ })).toBeVisible();
  },
);

test('GUIDE-25 in columns every row is equally high', async ({ page }) => {
  await page.goto('/guides');
  await page.locator('#europe > summary').click();
  for (const list of ['section .guide-even', '#europe .guide-even']) {
    const heights = await page
      .locator(`${list} .guide-link`)
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().height)));
    expect(new Set(heights).size, list).toBe(1);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('GUIDE-19 the search and the folded regions work', async ({ page, shop }) => {
    await page.goto('/guides');
    await page.locator('summary', { hasText: /^Asia/ }).click();
    await expect(page.locator('details').getByRole('link', { name: /^Japan/ })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Find a guide' }).fill('alemania');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page).toHaveURL(`${shop.origin}/guides?q=alemania`);
    await expect(page.getByRole('main').getByRole('link', { name: /^Germany/ })).toBeVisible();
  });

  test('GUIDE-01 GUIDE-10 guides and the comparison are whole pages, and their links work', async ({
    page,
    shop,
  }) => {
    await page.goto('/guides/japan');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Can you top it up?' }).click();
    await expect(page.getByRole('heading', { name: 'Can you top it up?' })).toBeInViewport();
    await page.getByRole('link', { name: 'Local, regional or global? Compare them' }).click();
    await expect(page).toHaveURL(`${shop.origin}/compare`);
    await page.getByRole('heading', { name: 'Example: two weeks in Europe' }).click();
    await expect(page.getByRole('table', { name: /Two weeks in Europe/ }).getByRole('row')).toHaveCount(7);
  });
});

test('GUIDE-01 guides and the comparison fit a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/es/guides',
    '/es/guides/japan',
    '/es/guides/middle-east-and-north-africa',
    '/es/compare',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways, path).toBeLessThanOrEqual(0);
  }
});

test('GUIDE-22 on a phone the figures of the three kinds are beside each other', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/es/compare');
  await page.getByRole('heading', { name: 'Los tres tipos, lado a lado' }).click();
  const figures = page.locator('.guide-figures').first().locator('td');
  await expect(figures).toHaveCount(3);
  const boxes = await figures.evaluateAll((cells) =>
    cells.map((cell) => {
      const { top, width } = cell.getBoundingClientRect();
      return { top: Math.round(top), isNarrow: width < 120, isCut: cell.scrollWidth > cell.clientWidth };
    }),
  );
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(boxes.every(({ isNarrow, isCut }) => isNarrow && !isCut)).toBe(true);
});
