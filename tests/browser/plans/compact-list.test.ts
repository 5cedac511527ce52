import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { addButton, cartButton } from '../setup/cart.ts';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

test('PLANS-28 CARD-28 a list is shown as rows and as cards again, with the same plans in the same order', async ({
  page,
  shop,
}) => {
  await open(page, '/es/plans?search=jap%C3%B3n');
  const plans = page.getByRole('main').getByRole('article');
  const named = () => plans.evaluateAll((all) => all.map((one) => one.getAttribute('aria-labelledby')));
  const cards = await named();
  expect(cards.length).toBeGreaterThan(10);
  await expect(plans.first()).toHaveAccessibleName('eSIM para Japón, 500 MB');
  const title = plans.first().getByRole('heading').locator('[aria-hidden]');
  await expect(title).toHaveText('Japón');
  await page.getByRole('link', { name: 'Lista compacta' }).click();
  await expect(page).toHaveURL(`${shop.origin}/es/plans?search=jap%C3%B3n&view=compact`);
  const first = plans.first();
  await expect(first.getByText('3,00 US$')).toBeVisible();
  await expect(first.getByText('6,00 US$ / GB')).toBeVisible();
  await expect(first.getByText('1 día', { exact: true })).toBeVisible();
  expect(await named()).toEqual(cards);
  expect(await accessibilityProblems(page, { within: 'main' })).toEqual([]);

  await test.step('the row opens the details, its button fills the cart', async () => {
    await first.click({ position: { x: 60, y: 12 } });
    await expect(page.getByRole('dialog')).toContainText('500 MB');
    await page.keyboard.press('Escape');
    await addButton(page, 'es').click();
    await expect(cartButton(page)).toHaveAccessibleName('Carrito, 1 artículo');
  });

  await page.getByRole('link', { name: 'Tarjetas' }).click();
  await expect(page).toHaveURL(`${shop.origin}/es/plans?search=jap%C3%B3n`);
  await expect(plans.first().getByText(/^Tu día empieza/)).toBeVisible();
});

/** Holds the responses to requests of such addresses. Returns a function that releases them. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<null>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(null);
}

/** Top and height of a row, on the page. */
const placeOf = (page: Page, index: number) =>
  page
    .locator('main .plan-line')
    .nth(index)
    .evaluate((row) => {
      const { top, height } = row.getBoundingClientRect();
      return { top: Math.round(top + window.scrollY), height: Math.round(height) };
    });

test('PLANS-28 while rows load, empty rows stand in their places', async ({ page }) => {
  const rows = page.locator('main .plan-line');
  const loading = page.getByRole('status').filter({ hasText: 'Cargando' });
  for (const width of [1280, 360])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/es/plans?view=compact');
      const release = await hold(page, /\.data/);
      await page.getByLabel('Ordenar por').selectOption('price');
      await expect(loading).toBeVisible();
      await expect(rows).toHaveCount(20);
      await expect(page.locator('main .boarding-pass')).toHaveCount(0);
      const empty = await placeOf(page, 0);
      release();
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
      expect(await placeOf(page, 0)).toEqual(empty);

      const releaseMore = await hold(page, /\/api\/packages/);
      await page.keyboard.press('End');
      await expect(loading).toBeAttached();
      await expect(rows).toHaveCount(40);
      await expect(page.locator('main .boarding-pass')).toHaveCount(0);
      const next = await placeOf(page, 20);
      releaseMore();
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(40);
      const loaded = await placeOf(page, 20);
      expect(Math.abs(loaded.top - next.top)).toBeLessThanOrEqual(1);
      expect(Math.abs(loaded.height - next.height)).toBeLessThanOrEqual(1);
    });
});

test.describe('a browser from Spain', () => {
  test.use({ locale: 'es-ES' });

  test('PLANS-32 the hint of a currency stays inside its row', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/es/plans?view=compact&search=estados');
    const rows = page.getByRole('main').getByRole('article');
    await expect(rows.first()).toContainText('aprox.');
    const outside = await rows.evaluateAll((all) =>
      all.filter((row) => {
        const hint = row.querySelector('.plan-line-hint')?.getBoundingClientRect();
        return hint === undefined || hint.bottom > row.getBoundingClientRect().bottom - 2;
      }),
    );
    expect(outside).toHaveLength(0);
  });
});

test('a row of an unlimited plan keeps its parts whole', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/es/plans?view=compact&trip=7&data=unlimited');
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows.first()).toContainText('Ilimitado');
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const parts = await rows.evaluateAll((all) =>
      all.map((row) => {
        const box = (name: string) => row.querySelector(`.plan-line-${name}`)?.getBoundingClientRect();
        const [title, price, days, note] = ['name', 'price', 'days', 'note'].map(box);
        return {
          isDaysOneLine: (days?.height ?? 0) < 30,
          isPriceLevel: Math.abs((title?.top ?? 0) - (price?.top ?? 99)) < 8,
          isNoteAcross: note === undefined || note.width > row.clientWidth * 0.7,
        };
      }),
    );
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts)
      expect(part).toEqual({ isDaysOneLine: true, isPriceLevel: true, isNoteAcross: true });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('PLANS-28 the compact view and its next page have addresses', async ({ page, shop }) => {
    await page.goto('/plans?search=japan');
    await page.getByRole('link', { name: 'Compact list' }).click();
    await expect(page).toHaveURL(`${shop.origin}/plans?search=japan&view=compact`);
    const plans = page.getByRole('main').getByRole('article');
    await expect(plans.first()).toContainText('$6.00 / GB');
    await page.getByRole('link', { name: 'Next page of plans' }).click();
    await expect(page).toHaveURL(`${shop.origin}/plans?search=japan&view=compact&page=2`);
    await expect(plans).toHaveCount(20);
  });
});
