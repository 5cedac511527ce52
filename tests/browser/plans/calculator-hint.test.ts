import type { Locator, Page } from '@playwright/test';
import { sidewaysPixels } from '../setup/accessibility.ts';
import { choose, finish, openCalculator } from '../setup/calculator-card.ts';
import { CALCULATOR_WORDS } from '../setup/calculator-words.ts';
import { open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';
import { myEsim } from '../setup/topup.ts';

const ES = CALCULATOR_WORDS.es;
const HINT = /aprox\.\s[\d.,]+\sMXN/;

/** A Spanish browser whose second language names Mexico. Its rates arrive when the returned function is called. */
async function holdRates(page: Page): Promise<() => void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'languages', { get: () => ['es', 'es-MX', 'en-US'] });
  });
  const held = Promise.withResolvers<undefined>();
  await page.route('**/api/currency-rates', async (route) => {
    await held.promise;
    const day = new Date().toISOString().slice(0, 10);
    await route.fulfill({ json: { rates: { day, source: 'Sandbox', perDollar: { MXN: 18 } } } });
  });
  return () => held.resolve(undefined);
}

/** Where every part of it is, hints aside. */
const placesIn = (part: Locator) =>
  part.locator('article, li, label, p, button, a, input').evaluateAll((all) =>
    all
      .filter((one) => one.closest('[class*="hint"]') === null)
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return `${one.tagName} ${x},${y},${width},${height}`;
      }),
  );

/** The hints come, and neither move anything nor leave the screen. */
async function expectStill(part: Locator, release: () => void, count: number): Promise<void> {
  const page = part.page();
  await page.waitForLoadState('networkidle', { timeout: 1_000 }).catch(() => undefined);
  await expect(part).not.toContainText(HINT);
  const before = await placesIn(part);
  release();
  await expect(part.getByText(HINT)).toHaveCount(count);
  expect(await placesIn(part)).toEqual(before);
  expect(await sidewaysPixels(page)).toBe(0);
}

test.use({ locale: 'es' });

for (const width of [320, 1280])
  test(`CURRENCY-06 CURRENCY-15 the plan of the calculator has a hint, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    const release = await holdRates(page);
    const card = await openCalculator(page, ES);
    await choose(card, ES.destination, ES.typed);
    await finish(card, ES);
    const plans = card.getByRole('region', { name: ES.recommended });
    await expectStill(plans, release, await plans.getByRole('article').count());
  });

for (const width of [320, 1280])
  test(`CURRENCY-15 every plan and total of an itinerary has a hint, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    const release = await holdRates(page);
    const card = await openCalculator(page, ES);
    await card.getByText(ES.severalMode, { exact: true }).click();
    await choose(card, ES.country(1), ES.typed);
    await choose(card, ES.country(2), 'thailand');
    await finish(card, ES);
    const ways = card.getByRole('region', { name: ES.ways });
    await expect(ways).toBeVisible();
    const prices = await ways.locator('.trip-piece, .trip-way-total').count();
    expect(prices).toBeGreaterThan(4);
    await expectStill(ways, release, prices);
  });

test(
  'CURRENCY-15 each top-up and the total before paying have a hint, the total with its source',
  { tag: '@phone' },
  async ({ page, mailbox }) => {
    await signInAsBuyer(page, mailbox, 'es');
    const { id } = await myEsim(page);
    // Its first reading would change the page meanwhile.
    const esims: unknown = await (await page.request.get('/api/esims')).json();
    await page.route('**/api/esims?*', (route) => route.fulfill({ json: esims }));
    const main = page.getByRole('main');
    for (const width of [320, 1280])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 700 });
        const release = await holdRates(page);
        await open(page, `/es/topup?esim=${id}`);
        await expect(main.getByRole('radio').first()).toBeVisible();
        await expectStill(main, release, (await main.getByRole('radio').count()) + 1);
      });
    await main.getByRole('button', { name: HINT }).click();
    await expect(main.getByText(/^Tipo de cambio: Sandbox, .* El cobro es en dólares/)).toBeVisible();
  },
);
