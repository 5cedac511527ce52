import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { cartButton, CART_WORDS, drawer } from '../setup/cart.ts';
import { CHECKOUT_WORDS, fillIn, openCheckout } from '../setup/checkout.ts';
import { open, untilHydrated } from '../setup/page-state.ts';
import type { Language } from '../setup/screens.ts';
import { expect, test } from '../setup/test.ts';

const CHECKER = {
  en: {
    box: 'Your phone, tablet or watch',
  },
  es: {
    box: 'Tu teléfono, tableta o reloj',
    compatible: 'Según la comprobación, tu teléfono admite eSIM.',
    'not-compatible': 'Según la comprobación, este teléfono no admite eSIM.',
    'not-sure': 'La comprobación no dio una respuesta segura.',
  },
} as const;

/** The checker, opened in a separate tab. */
async function openChecker(page: Page, dialog: Locator, language: Language): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: CHECKOUT_WORDS[language].check }).click();
  const checker = await opened;
  await untilHydrated(checker);
  return checker;
}

/** Goes to the payment and returns what was sent about the device. */
async function deviceAnswerSent(page: Page, dialog: Locator, language: Language): Promise<unknown> {
  const sent = page.waitForRequest('**/api/create-checkout');
  await fillIn(dialog, 'guest@example.com', language);
  await dialog.getByRole('button', { name: CHECKOUT_WORDS[language].pay }).click();
  const body: unknown = (await sent).postDataJSON();
  await page.waitForURL((url) => url.pathname.startsWith('/pay/'));
  return body;
}

test('CHECKOUT-07 CHECKOUT-08 CHECKOUT-26 the result of the checker in its tab is shown and sent', async ({
  page,
}) => {
  const words = CHECKER.es;
  const dialog = await openCheckout(page, 'es');
  const checker = await openChecker(page, dialog, 'es');
  const box = checker.getByRole('searchbox', { name: words.box });
  for (const [typed, deviceAnswer] of [
    ['pixel 8a', 'compatible'],
    ['galaxy s21 ultra', 'not-sure'],
    ['iphone 8', 'not-compatible'],
  ] as const) {
    await box.fill(typed);
    await expect(dialog.getByText(words[deviceAnswer])).toBeVisible();
  }
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await deviceAnswerSent(page, dialog, 'es')).toMatchObject({ deviceAnswer: 'not-compatible' });
});

test('CHECKOUT-26 opening the checker without a query does not count as a check', async ({ page }) => {
  const dialog = await openCheckout(page);
  const checker = await openChecker(page, dialog, 'en');
  await checker.getByRole('searchbox', { name: CHECKER.en.box }).waitFor();
  await checker.close();
  expect(await deviceAnswerSent(page, dialog, 'en')).toMatchObject({ deviceAnswer: 'not-checked' });
});

/** Applies SAVE5 and returns the rows of the summary, by their index. */
async function applyCoupon(dialog: Locator) {
  await dialog.getByLabel(CHECKOUT_WORDS.en.coupon).fill('SAVE5');
  await dialog.getByRole('button', { name: CHECKOUT_WORDS.en.apply, exact: true }).click();
  const amounts = dialog.getByRole('region', { name: CHECKOUT_WORDS.en.summary }).getByRole('definition');
  await expect(amounts).toHaveCount(3);
  return amounts;
}

/** Opens the cart's drawer in another tab. */
async function openCartElsewhere(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await open(other, '/contact');
  await cartButton(other).click();
  return other;
}

const cents = async (amount: Locator) => Number((await amount.textContent())?.replace(/[^\d]/g, ''));

const REFUSAL = {
  valid: false,
  code: 'SAVE5',
  discount_amount: 0,
  description: null,
  error: null,
  error_code: null,
  minimum_subtotal: null,
};

test('COUPON-06 COUPON-07 CHECKOUT-32 the checkout follows a cart that changes in another tab', async ({
  page,
}) => {
  const dialog = await openCheckout(page);
  await fillIn(dialog, 'guest@example.com');
  const amounts = await applyCoupon(dialog);
  const other = await openCartElsewhere(page);
  const more = drawer(other).getByRole('button', { name: CART_WORDS.en.more });

  await test.step('COUPON-07 the coupon is checked again, and the total is correct', async () => {
    const response = page.waitForResponse('**/api/rpc/validate_discount_code');
    await more.click();
    await expect(cartButton(other)).toHaveAccessibleName('Cart, 2 items');
    const result: unknown = await (await response).json();
    await expect
      .poll(async () => cents(amounts.nth(1)))
      .toBe(Math.round(Number(Reflect.get(Object(result), 'discount_amount')) * 100));
    const [subtotal, discount, total] = [
      await cents(amounts.nth(0)),
      await cents(amounts.nth(1)),
      await cents(amounts.nth(2)),
    ];
    expect(discount).toBe(Math.round(subtotal * 0.05));
    expect(total).toBe(subtotal - discount);
  });

  await test.step('COUPON-06 a coupon that is no longer valid is removed with a message', async () => {
    await page.route('**/api/rpc/validate_discount_code', (route) => route.fulfill({ json: REFUSAL }));
    await more.click();
    await expect(cartButton(other)).toHaveAccessibleName('Cart, 3 items');
    await expect(dialog.getByText('Invalid Coupon')).toBeVisible();
    await expect(dialog.getByLabel(CHECKOUT_WORDS.en.coupon)).toHaveValue('SAVE5');
    await expect(dialog.getByText('Discount SAVE5')).toHaveCount(0);
  });

  await test.step('CHECKOUT-32 an emptied cart leaves nothing to pay, and offers plans to choose from', async () => {
    await drawer(other).getByRole('button', { name: CART_WORDS.en.clear, exact: true }).click();
    await expect(dialog.getByText('Your cart is empty')).toBeVisible();
    await expect(dialog.getByRole('button', { name: CHECKOUT_WORDS.en.pay })).toHaveCount(0);
    await dialog.getByRole('link', { name: 'Browse plans' }).click();
    await expect(page).toHaveURL(/\/plans$/);
    await expect(dialog).toBeHidden();
  });
});
