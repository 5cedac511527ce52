import type { Page } from '@playwright/test';
import { CurrencyRatesResponse } from '#contract/catalogue/currency-rates.ts';
import { formatHint } from '#core/currency/price-hint.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { aBuyer, findPlan } from '../setup/buy-esim.ts';
import { CART_WORDS, openFilledCart } from '../setup/cart.ts';
import { CHECKOUT_WORDS, fillIn } from '../setup/checkout.ts';
import { listenForLayoutShifts, open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

/** The sandbox's rates: one euro is 1.25 US dollars and 22.5 Mexican pesos. */
const PER_DOLLAR = { EUR: 0.8, MXN: 18 } as const;
const RATES = '**/api/currency-rates';
/** Amounts are written with spaces that do not break. */
const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

/** The job that reads the rates is queued when the shop starts. */
async function untilRatesAreRead(page: Page): Promise<void> {
  await expect
    .poll(async () =>
      CurrencyRatesResponse.parse(await (await page.request.get('/api/currency-rates')).json()),
    )
    .toMatchObject({ rates: { source: 'Sandbox', perDollar: PER_DOLLAR } });
}

test.describe('a browser from Mexico', () => {
  test.use({ locale: 'es-MX' });

  test(
    'CURRENCY-04 CURRENCY-06 CURRENCY-08 CURRENCY-09 CURRENCY-12 CHECKOUT-40 sees pesos in a plan’s details, the cart and the checkout, and pays dollars',
    { tag: '@phone' },
    async ({ page }) => {
      await untilRatesAreRead(page);
      const { packageId, priceCents } = await findPlan(page.request, { search: 'Japan' });
      const amount = formatHint({ cents: priceCents, perDollar: 18, currency: 'MXN', language: 'es' });
      const layoutShift = await listenForLayoutShifts(page);
      const main = page.getByRole('main');

      await test.step('the page of a plan, with the source at a press', async () => {
        await open(page, `/es/esim/japan/${packageId}`);
        const hint = main.getByRole('button', { name: /^aprox\. [\d,.]+ MXN/ });
        await expect(hint).toContainText(`aprox. ${spaced(amount)}`);
        expect(await layoutShift(), 'how far the layout jumped').toBe(0);
        const source = main.getByText(/^Tipo de cambio: Sandbox, \d+ [a-z]+ \d{4}\. El cobro es en dólares/);
        await expect(source).toBeHidden();
        await hint.focus();
        await page.keyboard.press('Enter');
        await expect(source).toBeVisible();
        expect(await accessibilityProblems(page)).toEqual([]);
        expect(await sidewaysPixels(page)).toBe(0);
        await page.keyboard.press('Escape');
        await expect(source).toBeHidden();
      });

      const held = Promise.withResolvers<undefined>();
      await page.route(RATES, async (route) => {
        await held.promise;
        await route.continue();
      });
      const cart = await openFilledCart(page, 'es');
      await test.step('CURRENCY-09 the total of the cart, where nothing moves when the rates arrive', async () => {
        const pay = cart.getByRole('button', { name: CART_WORDS.es.checkout, exact: true });
        // The cart's own texts have arrived.
        await expect(cart.getByText(CART_WORDS.es.startOfDays)).toBeVisible();
        const before = [await pay.boundingBox(), await cart.locator('[data-total]').boundingBox()];
        await expect(cart.getByText(`aprox. ${spaced(amount)}`)).toHaveCount(0);
        held.resolve(undefined);
        await expect(cart.getByText(`aprox. ${spaced(amount)}`)).toBeVisible();
        const source = cart.getByText(/^Tipo de cambio: Sandbox, .* El cobro es en dólares/);
        await expect(source).toBeHidden();
        await cart.getByRole('button', { name: /^aprox\. / }).click();
        await expect(source).toBeVisible();
        expect([await pay.boundingBox(), await cart.locator('[data-total]').boundingBox()]).toEqual(before);
        expect(await accessibilityProblems(page, { within: 'dialog[open]' })).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(source, 'only the source is closed').toBeHidden();
        await expect(pay).toBeVisible();
      });

      await test.step('CURRENCY-12 the total of the checkout, whose button names dollars, and so does the payment page', async () => {
        await cart.getByRole('button', { name: CART_WORDS.es.checkout, exact: true }).click();
        const dialog = page.getByRole('dialog', { name: CHECKOUT_WORDS.es.title, exact: true });
        await expect(dialog.getByText(`aprox. ${spaced(amount)}`)).toBeVisible();
        const email = await dialog.getByLabel(CHECKOUT_WORDS.es.email).boundingBox();
        const bar = await dialog.locator('.pay-bar').boundingBox();
        if (email === null || bar === null)
          throw new Error('The checkout has no email field or no pay button');
        expect(email.y + email.height, 'CHECKOUT-40 the email field ends above the button').toBeLessThan(
          bar.y,
        );
        await dialog.getByRole('button', { name: /^aprox\. / }).press('Enter');
        const source = dialog.getByText(/^Tipo de cambio: Sandbox, .* El cobro es en dólares/);
        await expect(source).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(source).toBeHidden();
        const dollars = `${(priceCents / 100).toFixed(2).replace('.', ',')} US$`;
        await expect(dialog.getByRole('button', { name: CHECKOUT_WORDS.es.pay })).toHaveText(
          `Pagar ${dollars}`,
        );
        expect(await accessibilityProblems(page, { within: 'dialog[open]' })).toEqual([]);
        await fillIn(dialog, aBuyer(), 'es');
        await dialog.getByRole('button', { name: CHECKOUT_WORDS.es.pay }).click();
        await page.waitForURL((url) => url.pathname.startsWith('/pay/'));
        await expect(page.getByRole('button', { name: /^Pagar / })).toHaveText(`Pagar ${dollars}`);
      });
    },
  );

  test('CURRENCY-05 sees no hint from a table that is four days old, also when a cache kept it', async ({
    page,
  }) => {
    const day = new Date(Date.now() - 4 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
    await page.route(RATES, (route) =>
      route.fulfill({ json: { rates: { day, source: 'Sandbox', perDollar: PER_DOLLAR } } }),
    );
    const { packageId } = await findPlan(page.request, { search: 'Japan' });
    const received = page.waitForResponse(RATES);
    await open(page, `/es/esim/japan/${packageId}`);
    await received;
    await expect(page.getByRole('main').getByText('en dólares estadounidenses')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').getByText(/MXN/)).toHaveCount(0);
  });
});

test('CURRENCY-07 CURRENCY-10 a browser from the United States loads no rates until its visitor looks for them, and keeps the choice', async ({
  page,
}) => {
  await untilRatesAreRead(page);
  const { packageId, priceCents } = await findPlan(page.request, { search: 'Japan' });
  const about = `about ${formatHint({ cents: priceCents, perDollar: 0.8, currency: 'EUR', language: 'en' })}`;
  const main = page.getByRole('main');
  const choice = page.getByRole('combobox', { name: 'Also show prices in' });
  const toFooter = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));

  await test.step('CURRENCY-10 a list of plans loads nothing for it', async () => {
    await open(page, '/plans');
    await page.waitForLoadState('networkidle');
    expect(requests.filter((path) => path.includes('/assets/')).length).toBeGreaterThan(5);
    expect(requests.filter((path) => /currency|price-hint|hint/.test(path))).toEqual([]);
  });

  await test.step('CURRENCY-07 the choice in the footer', async () => {
    await open(page, `/esim/japan/${packageId}`);
    await expect(main.getByText('in US dollars')).toBeVisible();
    await toFooter();
    await expect(choice).toHaveValue('USD');
    await expect(page.getByRole('contentinfo').getByText(/^Exchange rate: Sandbox, /)).toBeVisible();
    expect(await accessibilityProblems(page, { within: '.site-footer' })).toEqual([]);
    await choice.selectOption('Euro (EUR)');
    await expect(main.getByRole('button', { name: about })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('currency'))).toBe('EUR');
    await open(page, `/esim/japan/${packageId}`);
    await expect(main.getByRole('button', { name: about })).toBeVisible();
  });

  await test.step('CURRENCY-07 US dollars only', async () => {
    await toFooter();
    await expect(choice).toHaveValue('EUR');
    await choice.selectOption('US dollars only');
    await expect(main.getByText('in US dollars')).toBeVisible();
    await expect(main.getByRole('button', { name: about })).toHaveCount(0);
  });
});

test('CURRENCY-07 CURRENCY-09 CURRENCY-13 a currency chosen in the header is shown beside every price of a list, and nothing moves', async ({
  page,
}) => {
  await untilRatesAreRead(page);
  await open(page, '/plans?search=japan');
  const menu = page.getByRole('banner').locator('.currency-menu > summary');
  const first = page.getByRole('main').getByRole('article').first();
  await menu.click();
  const choice = page.getByRole('combobox', { name: 'Also show prices in' });
  await expect(page.getByRole('banner').getByText(/^Exchange rate: Sandbox, /)).toBeVisible();
  expect(await accessibilityProblems(page, { within: '.site-header' })).toEqual([]);
  const before = await first.boundingBox();
  await choice.selectOption('Euro (EUR)');
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await expect(page.getByRole('banner').getByText('EUR', { exact: true })).toBeVisible();
  await expect(first).toContainText('about €2.40');
  expect(await first.boundingBox()).toEqual(before);

  await test.step('the rows of the compact list', async () => {
    const layoutShift = await listenForLayoutShifts(page);
    await open(page, '/plans?search=japan&view=compact');
    await expect(first).toContainText('about €2.40');
    await expect(page.getByRole('main').getByText(/^about €/)).toHaveCount(20);
    expect(await layoutShift(), 'how far the layout jumped').toBe(0);
  });
});

test(
  'CURRENCY-07 on a phone the currency is chosen above a list, and in the side menu',
  { tag: '@phone' },
  async ({ page }) => {
    await untilRatesAreRead(page);
    await open(page, '/es/plans');
    await page.getByRole('main').locator('.currency-menu > summary').click();
    const choice = page.getByRole('combobox', { name: 'Ver también los precios en' });
    await choice.selectOption('Peso mexicano (MXN)');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(/aprox\. [\d,.]+\sMXN/);
    expect(await sidewaysPixels(page)).toBe(0);
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('combobox', { name: 'Ver también los precios en' })).toHaveValue('MXN');
    expect(await accessibilityProblems(page, { within: 'dialog[open]' })).toEqual([]);
  },
);

test(
  'CURRENCY-14 the rows of a destination and the bar of its selected plan have a hint, also at 320 px, and nothing moves',
  { tag: '@phone' },
  async ({ page }) => {
    await untilRatesAreRead(page);
    await page.addInitScript(() => localStorage.setItem('currency', 'MXN'));
    const held = Promise.withResolvers<undefined>();
    await page.route(RATES, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/es/esim/japan');
    const row = page.locator('.plan-row').last();
    const bar = page.locator('.choice-pass');
    const places = async () => [
      await row.boundingBox(),
      await bar.boundingBox(),
      await bar.locator('.choice-price').boundingBox(),
    ];
    await expect(bar.locator('.choice-price')).toBeVisible();
    const before = await places();
    held.resolve(undefined);
    await expect(bar.locator('.choice-narrow')).toContainText(/aprox\. [\d.,]+\sMXN/);
    await expect(row).toContainText(/aprox\. [\d.,]+\sMXN/);
    expect(await places()).toEqual(before);
    expect(await sidewaysPixels(page)).toBe(0);

    const covered = await page.locator('.plan-row').evaluateAll((rows) =>
      rows
        .filter((one) => {
          const hint = one.querySelector('.plan-row-hint')?.getBoundingClientRect();
          const days = one.querySelector('.plan-row-days')?.getBoundingClientRect();
          const edge = one.getBoundingClientRect();
          if (hint === undefined || days === undefined) return true;
          return (
            hint.bottom > edge.bottom ||
            hint.left < edge.left ||
            (hint.top < days.bottom && hint.left < days.left + 40)
          );
        })
        .map((one) => one.textContent),
    );
    expect(covered, 'rows whose hint leaves them').toEqual([]);
    const end = await bar
      .locator('.choice-narrow')
      .evaluate((one) => one.getBoundingClientRect().left + one.scrollWidth);
    const actions = await bar.locator('.choice-actions').boundingBox();
    expect(end).toBeLessThanOrEqual(actions?.x ?? 0);
  },
);
