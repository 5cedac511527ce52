import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { hiddenFocuses } from '../setup/hidden-focuses.ts';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const rows = (page: Page): Locator => page.getByRole('main').getByRole('radio');
const tab = (page: Page, name: RegExp): Locator => page.getByRole('tab', { name });

/** The prices of the rows in cents, from top to bottom. */
async function pricesOf(page: Page): Promise<number[]> {
  const texts = await page.locator('.plan-row .plan-row-price').allInnerTexts();
  return texts.map((text) => Math.round(Number(text.replace(/[^\d.,]/g, '').replace(',', '.')) * 100));
}

test('DEST-01 DEST-02 DEST-04 DEST-05 DEST-07 a destination recommends a plan and lists the others by tab, trip and order', async ({
  page,
}) => {
  // No test buys there: many sales would recommend the most bought plan.
  await open(page, '/esim/uruguay');
  await expect(page.getByText('Our pick for 7 days')).toBeVisible();
  await expect(page.getByText('This is the cheapest plan that holds it.')).toBeVisible();
  const all = await rows(page).count();
  await expect(tab(page, /^Data/)).toHaveText(`Data (${all})`);
  const prices = await pricesOf(page);
  expect(prices).toHaveLength(all);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));

  await page.getByRole('link', { name: '1 week' }).click();
  await expect(page).toHaveURL(/\/esim\/uruguay\?trip=7$/);
  await expect.poll(() => rows(page).count()).toBeLessThan(all);
  for (const days of await page.locator('.plan-row .plan-row-days').allInnerTexts())
    expect(Number.parseInt(days, 10)).toBeGreaterThanOrEqual(7);

  await page.getByLabel('Sort by').selectOption('days');
  await expect(page).toHaveURL(/trip=7&sort=days$/);
  const daysOf = async () =>
    (await page.locator('.plan-row .plan-row-days').allInnerTexts()).map((text) => Number.parseInt(text, 10));
  await expect.poll(daysOf).toEqual((await daysOf()).toSorted((a, b) => b - a));

  await tab(page, /^Unlimited/).click();
  await expect(page).toHaveURL(/kind=unlimited&trip=7&sort=days$/);
  await expect(page.locator('.plan-row .plan-row-unit').first()).toHaveText(/\/ day$/);
  expect(await accessibilityProblems(page, { within: 'main' })).toEqual([]);
});

test(
  'DEST-08 DEST-19 on a phone the selected plan is bought from the bar at the bottom',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/es/esim/japan');
    const last = rows(page).last();
    await last.check();
    const price = await page.locator('.plan-row .plan-row-price').last().innerText();
    const bar = page.getByRole('complementary', { name: 'Tu elección' });
    await expect(bar).toBeInViewport();
    await expect(bar).toContainText(price);
    await bar.getByRole('button', { name: /^Comprar ahora/ }).click();
    const checkout = page.getByRole('dialog');
    await expect(checkout).toContainText(price);
    await page.keyboard.press('Escape');
    // Pressed again, the plan is not added a second time.
    await bar.getByRole('button', { name: /^Comprar ahora/ }).click();
    await expect(checkout).toContainText(price);
    // A slow browser goes back long after the dialog has closed: a press in between is not lost.
    await page.evaluate(() => {
      const go = history.go.bind(history);
      history.go = (delta) => void setTimeout(go, 1000, delta);
    });
    await page.keyboard.press('Escape');
    await expect(checkout).toBeHidden();
    await bar.getByRole('button', { name: /^Comprar ahora/ }).click();
    await expect(checkout).toContainText(price);
    // The same after the browser went back, before the page shows it.
    await bar.evaluate((element) => {
      const buy = [...element.querySelectorAll('button')].find((one) => one.innerText === 'Comprar ahora');
      addEventListener('popstate', () => buy?.click(), { once: true });
    });
    await page.keyboard.press('Escape');
    await expect(checkout).toBeHidden();
    await expect(checkout).toContainText(price);
    await page.keyboard.press('Escape');
    const cart = page.getByRole('banner').getByRole('button', { name: /^Carrito, / });
    await expect(cart).toHaveAccessibleName(/\b1\b/);
    await expect(checkout).toBeHidden();
    await test.step('DEST-19 another plan replaces the one that was not paid', async () => {
      await rows(page).first().check();
      const other = await page.locator('.plan-row .plan-row-price').first().innerText();
      await bar.getByRole('button', { name: /^Comprar ahora/ }).click();
      await expect(checkout).toContainText(other);
      await expect(checkout).not.toContainText(price);
      await page.keyboard.press('Escape');
      await expect(cart).toHaveAccessibleName(/\b1\b/);
      await expect(checkout).toBeHidden();
    });
    await test.step('DEST-19 what was removed and added to the cart again stays', async () => {
      await cart.click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(?:Quitar|Eliminar)/ })
        .first()
        .click();
      await page.keyboard.press('Escape');
      // The slow browser of above goes back from the cart.
      await expect(page).not.toHaveURL(/#cart$/);
      await bar.getByRole('button', { name: /^Añadir/ }).click();
      await expect(cart).toHaveAccessibleName(/\b1\b/);
      await rows(page).last().check();
      await bar.getByRole('button', { name: /^Comprar ahora/ }).click();
      await expect(checkout).toContainText(price);
      await page.keyboard.press('Escape');
      await expect(cart).toHaveAccessibleName(/\b2\b/);
    });
  },
);

test(
  'DEST-17 on the narrowest phone the bar shows price and days whole, beside both buttons',
  { tag: '@phone' },
  async ({ page }) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      for (const address of ['/es/esim/japan?kind=unlimited&trip=14', '/es/esim/europe']) {
        await open(page, address);
        const bar = page.locator('.choice-pass');
        const buttons = await bar.getByRole('button').all();
        expect(buttons).toHaveLength(2);
        const lefts = await Promise.all(
          buttons.map(async (button) => (await button.boundingBox())?.x ?? Number.NaN),
        );
        const ends = await bar
          .locator('.choice-line > span')
          .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().left + span.scrollWidth));
        expect(ends).toHaveLength(4);
        expect(Math.max(...ends), `${address} at ${width}`).toBeLessThanOrEqual(Math.min(...lefts));
      }
    }
  },
);

test(
  'DEST-20 on a phone the bar stays to the end of the page and covers neither the focus nor the last line',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/es/esim/japan');
    const bar = page.getByRole('complementary', { name: 'Tu elección' });
    await page.locator('main summary').last().scrollIntoViewIfNeeded();
    await expect(bar.getByRole('button', { name: /^Comprar ahora/ })).toBeInViewport({ ratio: 1 });
    const { count, hidden } = await hiddenFocuses(page);
    expect(count).toBeGreaterThan(20);
    expect(hidden).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const footer = await page.getByRole('contentinfo').boundingBox();
    const top = await bar.boundingBox();
    if (footer === null || top === null) throw new Error('The page has no footer or no bar');
    expect(Math.round(footer.y + footer.height)).toBeLessThanOrEqual(Math.round(top.y));
  },
);

test(
  'DEST-25 where no plan is enough for the trip, its place says so and names one to be topped up, which is the one sold',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/es/esim/nauru?trip=14');
    await expect(page.getByText('Nuestra opción para 14 días')).toBeVisible();
    await page.getByRole('link', { name: '1 mes' }).click();
    const card = page.getByRole('region', { name: 'Ningún plan basta por sí solo' });
    await expect(card).toContainText('10 GB');
    await expect(card).toContainText('empieza con él y recárgalo');
    await expect(card.getByRole('button', { name: 'Elegido' })).toBeVisible();
    await expect(page.getByText('Nuestra opción')).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Tu elección' })).toContainText('10 GB');
    expect(await accessibilityProblems(page, { within: 'main' })).toEqual([]);
  },
);

test('DEST-31 the figures of the rows stand below each other, inside the list', async ({ page }) => {
  await open(page, '/es/esim/japan');
  for (const width of [640, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const list = await page.locator('.plan-rows').boundingBox();
    for (const [figure, edge] of [
      ['days', 'left'],
      ['unit', 'left'],
      ['use', 'left'],
      ['price', 'right'],
    ] as const) {
      const edges = await page
        .locator(`.plan-row .plan-row-${figure}`)
        .evaluateAll((all, side) => all.map((one) => Math.round(one.getBoundingClientRect()[side])), edge);
      expect(new Set(edges).size, `${figure} at ${width} px`).toBe(1);
      expect(edges[0], `${figure} at ${width} px`).toBeLessThan((list?.x ?? 0) + (list?.width ?? 0));
    }
  }
});

test('DEST-15 a destination with one kind of plan has no tabs', async ({ page }) => {
  await open(page, '/esim/japan');
  await expect(page.getByRole('tab')).toHaveCount(3);
  await open(page, '/esim/kiribati');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('DEST-07 with scripts the arrow keys choose among the tabs, and only buttons choose a plan', async ({
  page,
}) => {
  await open(page, '/es/esim/japan');
  await tab(page, /^Datos/).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
  await tab(page, /^Datos/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, /^Ilimitados/)).toBeFocused();
  for (const part of ['.pick-plan', '.choice-pass'])
    await expect(page.locator(part).getByRole('link')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('DEST-20 the bar, whose buttons need scripts, is not shown', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/esim/japan');
    await expect(page.getByRole('link', { name: /^View details|^Details/ }).first()).toBeVisible();
    await expect(page.locator('.choice-pass')).toBeHidden();
  });

  test('DEST-07 the Tab key reaches every tab, which opens with Enter', async ({ page }) => {
    await page.goto('/es/esim/japan');
    await tab(page, /^Datos/).focus();
    await page.keyboard.press('Tab');
    await expect(tab(page, /^Ilimitados/)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(tab(page, /^Con llamadas/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/kind=calls$/);
  });

  test('DEST-07 the recommended plan and the choice lead to the page of their plan', async ({ page }) => {
    await page.goto('/es/esim/uruguay?trip=7');
    const address = /^\/es\/esim\/uruguay\/.+/;
    const pick = page.locator('.pick-plan').getByRole('link', { name: /^Detalles/ });
    await expect(pick).toHaveAttribute('href', address);
    const choice = page
      .getByRole('complementary', { name: 'Tu elección' })
      .getByRole('link', { name: /^Detalles/ });
    await expect(choice).toHaveAttribute('href', (await pick.getAttribute('href')) ?? '');
    await choice.click();
    await expect(page).toHaveURL(/\/es\/esim\/uruguay\/.+/);
  });

  test('DEST-07 every whole row leads to the page of its plan', async ({ page }) => {
    await page.goto('/es/esim/uruguay?trip=7');
    const row = page.locator('.plan-row').last();
    const href = (await row.getByRole('link').getAttribute('href')) ?? '';
    await row.click({ position: { x: 90, y: 12 } });
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });

  test('DEST-24 the recommended plan of each trip is the one that the page sells', async ({ page }) => {
    for (const destination of ['uruguay', 'europe'])
      for (const trip of [3, 7, 14, 30]) {
        await page.goto(`/es/esim/${destination}?trip=${trip}`);
        const pick = page.locator('.pick-plan');
        await expect(pick).toContainText(`Nuestra opción para ${trip} días`);
        const sold = await page.locator('.choice-price').innerText();
        await expect(pick.locator('.boarding-pass-stub'), `${destination}, ${trip} days`).toContainText(sold);
        await expect(page.locator('.plan-row-selected')).toContainText(sold);
      }
  });

  test('DEST-07 the choices of an address are shown, and rows lead to their plans', async ({ page }) => {
    await page.goto('/esim/japan?trip=30&sort=days');
    const links = page.getByRole('link', { name: /^View details|^Details/ });
    const count = await links.count();
    expect(count).toBeGreaterThan(2);
    await expect(page.getByRole('link', { name: '1 month' })).toHaveAttribute('aria-current', 'true');
    await expect(links.first()).toHaveAttribute('href', /^\/esim\/japan\/.+/);
    await page.getByRole('tab', { name: /^With calls/ }).click();
    await expect(page).toHaveURL(/kind=calls&trip=30&sort=days$/);
  });
});
