import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { cartButton, CART_WORDS } from '../setup/cart.ts';
import { CHECKOUT_WORDS, fillIn, openCheckout, tickAll } from '../setup/checkout.ts';
import type { Language } from '../setup/screens.ts';
import { expect, test } from '../setup/test.ts';

const EMPTY = 'Cart, 0 items';
const ONE = 'Cart, 1 item';

const isPayPage = (url: URL) => url.pathname.startsWith('/pay/');

async function submit(page: Page, language: Language = 'en'): Promise<Locator> {
  const dialog = await openCheckout(page, language);
  await fillIn(dialog, 'guest@example.com', language);
  await dialog.getByRole('button', { name: CHECKOUT_WORDS[language].pay }).click();
  return dialog;
}

async function goToPay(page: Page): Promise<void> {
  await submit(page);
  await page.waitForURL(isPayPage);
}

/** Pays a checkout that was left, and waits for its eSIM. */
async function payAt(page: Page, payUrl: string): Promise<void> {
  await page.goto(payUrl);
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('heading', { name: 'Ready to use' })).toBeVisible({ timeout: 60_000 });
}

test('CART-14 CHECKOUT-15 a page that the browser cached and shows again after Back can start a payment', async ({
  page,
}) => {
  // A response without content keeps the page, as browsers keep it while the visitor is at the payment
  // page.
  await page.route(isPayPage, (route) => route.fulfill({ status: 204 }));
  const dialog = await submit(page, 'es');
  await expect(dialog.getByRole('button', { name: 'Te llevamos a la página de pago…' })).toBeVisible();
  const summary = dialog.getByRole('region', { name: CHECKOUT_WORDS.es.summary });
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, 0 artículos');
  // A customer who waits for the payment page still sees the order summary.
  await expect(summary.getByRole('listitem')).toHaveCount(1);
  await page.unroute(isPayPage);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, 1 artículo');
  await expect(summary.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: CHECKOUT_WORDS.es.pay }).click();
  await page.waitForURL(isPayPage);
});

test('CART-14 Back from the payment page shows the cart, also when the page has to load again', async ({
  page,
}) => {
  await goToPay(page);
  await page.goBack();
  const dialog = page.getByRole('dialog', { name: CHECKOUT_WORDS.en.title, exact: true });
  const summary = dialog.getByRole('region', { name: CHECKOUT_WORDS.en.summary });
  await expect(summary.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close checkout' }).click();
  await expect(cartButton(page)).toHaveAccessibleName(ONE);
});

/** Opens the checkout of the cart that is already filled. */
async function reopenCheckout(page: Page): Promise<Locator> {
  await expect(cartButton(page)).toHaveAccessibleName(ONE);
  await cartButton(page).click();
  await page.getByRole('button', { name: CART_WORDS.en.checkout, exact: true }).click();
  return page.getByRole('dialog', { name: CHECKOUT_WORDS.en.title, exact: true });
}

test('CHECKOUT-36 CHECKOUT-41 CART-20 PROMO-08 the email and the code come back from the payment page; a payment forgets them, and the offer of a first order', async ({
  page,
}) => {
  // A first order, also when the test runs again.
  const email = `guest-${randomUUID()}@example.com`;
  const dialog = await openCheckout(page);
  await fillIn(dialog, email);
  await dialog.getByLabel(CHECKOUT_WORDS.en.coupon).fill('SAVE5');
  await dialog.getByRole('button', { name: CHECKOUT_WORDS.en.apply }).click();
  await expect(dialog.getByText('Discount SAVE5')).toBeVisible();
  const pay = dialog.getByRole('button', { name: CHECKOUT_WORDS.en.pay });
  const total = await pay.innerText();
  await pay.click();
  await page.waitForURL(isPayPage);
  const payUrl = page.url();
  await page.goto('/checkout/canceled');
  await test.step('CHECKOUT-41 the page shows the cart and opens the checkout', async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2, name: 'In your cart' })).toBeVisible();
    await expect(main.getByRole('listitem')).toHaveText(/^1 × .+ · .+\$\d+\.\d\d$/);
    await main.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/#checkout$/);
    await page.getByRole('button', { name: 'Close checkout' }).click();
  });
  await test.step('CART-20 the cart names the code', async () => {
    await cartButton(page).click();
    await expect(page.getByText('Code SAVE5 is taken off at checkout.')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  const again = await reopenCheckout(page);
  await expect(again.getByLabel(CHECKOUT_WORDS.en.email)).toHaveValue(email);
  await expect(again.getByText('Discount SAVE5')).toBeVisible();
  await expect(again.getByRole('button', { name: CHECKOUT_WORDS.en.pay })).toHaveText(total);
  await tickAll(again);
  await again.getByRole('button', { name: CHECKOUT_WORDS.en.pay }).click();
  await page.waitForURL(isPayPage);
  await page.goto('/checkout/canceled');
  expect(await page.evaluate(() => localStorage.getItem('promo-dismissed'))).toBeNull();
  await payAt(page, payUrl);
  const kept = await page.evaluate(() => [
    sessionStorage.getItem('checkout-left'),
    localStorage.getItem('promo-dismissed'),
  ]);
  expect(kept).toEqual([null, 'true']);
});

test('CART-14 B20 a restored cart that was paid after all is empty again', async ({ page }) => {
  await goToPay(page);
  const payUrl = page.url();
  await page.getByRole('link', { name: 'Back to shop' }).click();
  await expect(cartButton(page)).toHaveAccessibleName(ONE);
  await payAt(page, payUrl);
  await expect(cartButton(page)).toHaveAccessibleName(EMPTY);
  await page.goto('/checkout/canceled');
  await expect(cartButton(page)).toHaveAccessibleName(EMPTY);
});

test('CART-14 a success page of an unknown session does not empty the cart', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/404/);
  await goToPay(page);
  await page.goto('/checkout/success?session_id=cs_nobody');
  await expect(page.getByRole('heading', { name: /^Invalid Session/ })).toBeVisible();
  await page.goto('/checkout/canceled');
  await expect(cartButton(page)).toHaveAccessibleName(ONE);
});
