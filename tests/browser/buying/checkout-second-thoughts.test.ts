import { z } from 'zod';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { aStoredLine, CART_WORDS, cartButton, drawer, storeCart } from '../setup/cart.ts';
import { CHECKOUT_WORDS, fillIn, openCheckout, tickAll } from '../setup/checkout.ts';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const SentOrder = z.object({ items: z.array(z.object({ packageId: z.string() })) });

test('closing the checkout while it is prepared cancels the redirect to the payment page', async ({
  page,
}) => {
  const dialog = await openCheckout(page);
  await fillIn(dialog, 'guest@example.com');
  await page.route(
    '**/api/create-checkout',
    async (route) => {
      await page.keyboard.press('Escape');
      await route.continue();
    },
    { times: 1 },
  );
  const response = page.waitForResponse('**/api/create-checkout');
  await dialog.getByRole('button', { name: /^Pay / }).click();
  await response;
  await expect(dialog).toBeHidden();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  await cartButton(page).click();
  await drawer(page).getByRole('button', { name: 'Checkout', exact: true }).click();
  await dialog.getByRole('button', { name: /^Pay / }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/pay/'));
});

test('COUPON-03 COUPON-07 a code that was typed and not applied is checked before payment', async ({
  page,
}) => {
  const dialog = await openCheckout(page);
  await fillIn(dialog, 'guest@example.com');
  await dialog.getByLabel(CHECKOUT_WORDS.en.coupon).fill('save5');
  const pay = dialog.getByRole('button', { name: /^Pay / });
  await pay.click();
  await expect(dialog.getByText(CHECKOUT_WORDS.en.applied)).toBeVisible();
  await expect(dialog.getByText('Discount SAVE5')).toBeVisible();
  await expect(pay).toBeFocused();
  const sent = page.waitForRequest('**/api/create-checkout');
  await pay.click();
  expect((await sent).postDataJSON()).toMatchObject({ discountCode: 'SAVE5' });
});

test('COUPON-06 an invalid code is reported once and does not block the payment', async ({ page }) => {
  const dialog = await openCheckout(page);
  await fillIn(dialog, 'guest@example.com');
  await dialog.getByLabel(CHECKOUT_WORDS.en.coupon).fill('nonsense');
  const pay = dialog.getByRole('button', { name: /^Pay / });
  await pay.click();
  await expect(dialog.getByText(CHECKOUT_WORDS.en.invalid)).toBeVisible();
  const sent = page.waitForRequest('**/api/create-checkout');
  await pay.click();
  expect((await sent).postDataJSON()).toMatchObject({ discountCode: null });
});

test(
  'CHECKOUT-37 CHECKOUT-38 Back closes the checkout and stays on the page; what was typed is there again after a reload',
  { tag: '@phone' },
  async ({ page }) => {
    const words = CHECKOUT_WORDS.es;
    const dialog = await openCheckout(page, 'es');
    const address = page.url();
    await dialog.getByLabel(words.email).fill('ana@example.com');
    await tickAll(dialog);
    await dialog.getByRole('switch', { name: 'Es para otra persona' }).check();
    await dialog.getByLabel('Correo de la otra persona').fill('eva@example.com');
    await page.goBack();
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(address.replace('#checkout', ''));
    await page.goForward();
    await expect(dialog.getByLabel(words.email)).toHaveValue('ana@example.com');
    await page.reload();
    await expect(dialog.getByLabel(words.email)).toHaveValue('ana@example.com');
    await expect(dialog.getByLabel('Correo de la otra persona')).toHaveValue('eva@example.com');
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(address.replace('#checkout', ''));
  },
);

test('CHECKOUT-45 CHECKOUT-46 GIFT-38 after a language change the gift follows the page, and the boxes must be ticked again', async ({
  page,
}) => {
  const dialog = await openCheckout(page);
  await dialog.getByRole('switch', { name: 'It is for someone else' }).check();
  const language = dialog.locator('select[name="recipientLanguage"]');
  await expect(language).toHaveValue('en');
  await test.step('CHECKOUT-46 the summary stays beside the fields', async () => {
    const summary = dialog.locator('.checkout-side');
    await dialog.locator('input[name="disclaimer"]').scrollIntoViewIfNeeded();
    await dialog.locator('.checkout-trust').scrollIntoViewIfNeeded();
    await expect(summary.getByText(CHECKOUT_WORDS.en.summary)).toBeInViewport();
  });
  await tickAll(dialog);
  const switched = async (path: string) => {
    await page.goto(path);
    const other = page.getByRole('dialog');
    await expect(other.locator('input[name="disclaimer"]')).not.toBeChecked();
    return other;
  };
  const spanish = await switched('/es/plans#checkout');
  await expect(spanish.locator('select[name="recipientLanguage"]')).toHaveValue('es');
  const again = spanish.getByText('Las casillas no quedan marcadas al volver a cargar la página.');
  await expect(again).toBeVisible();
  await tickAll(spanish);
  await expect(again).toBeHidden();

  await test.step('GIFT-38 a chosen language stays', async () => {
    await spanish.locator('select[name="recipientLanguage"]').selectOption('en');
    const kept = await switched('/es/contact#checkout');
    await expect(kept.locator('select[name="recipientLanguage"]')).toHaveValue('en');
  });
});

test(
  'CHECKOUT-47 "Buy now" says what else is in the order, and one press leaves it in the cart',
  { tag: '@phone' },
  async ({ page }) => {
    const japan = await aStoredLine(page);
    const words = CHECKOUT_WORDS.es;
    await open(page, '/es/esim/spain');
    await storeCart(page, [japan]);
    await page
      .getByRole('button', { name: /^Comprar ahora/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: words.title, exact: true });
    const pay = dialog.getByRole('button', { name: words.pay });
    const lines = dialog.getByRole('region', { name: words.summary }).getByRole('listitem');
    const notice = dialog.getByText(/^También en este pedido: eSIM para Japón, .*\$/);
    await expect(notice).toBeInViewport();
    await expect(lines).toHaveCount(2);
    const all = await pay.innerText();
    expect(await accessibilityProblems(page, { within: 'dialog[open]' })).toEqual([]);
    const choice = dialog.getByRole('button', { name: 'Comprar solo este plan' });
    const top = (await choice.boundingBox())?.y;
    await choice.click();
    await expect(dialog.getByText(/^Sigue en tu carrito: eSIM para Japón, /)).toBeVisible();
    await expect(notice).toBeHidden();
    await expect(lines).toHaveCount(1);
    await expect(pay).not.toHaveText(all);
    const alone = await pay.innerText();
    const back = dialog.getByRole('button', { name: 'Comprar todo junto' });
    await expect(back).toBeFocused();
    expect((await back.boundingBox())?.y).toBe(top);
    await test.step('a reload keeps the choice, which can be taken back', async () => {
      await page.reload();
      await expect(pay).toHaveText(alone);
      await back.click();
      await expect(pay).toHaveText(all);
      await choice.click();
      await expect(pay).toHaveText(alone);
    });
    await test.step('a closed checkout leaves both in the cart', async () => {
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(cartButton(page)).toHaveAccessibleName('Carrito, 2 artículos');
      await page.goForward();
      await expect(pay).toHaveText(alone);
    });
    await fillIn(dialog, 'guest@example.com', 'es');
    const sent = page.waitForRequest('**/api/create-checkout');
    await pay.click();
    const { items } = SentOrder.parse((await sent).postDataJSON());
    expect(items).toHaveLength(1);
    expect(items).not.toMatchObject([{ packageId: japan.packageId }]);
    await page.waitForURL((url) => url.pathname.startsWith('/pay/'));
    await open(page, '/es/contact');
    await expect(cartButton(page)).toHaveAccessibleName('Carrito, 1 artículo');
    await test.step('after a cancelled payment the same plan is paid for, or both', async () => {
      await page.goto('/es/checkout/canceled');
      await expect(cartButton(page)).toHaveAccessibleName('Carrito, 2 artículos');
      await page.getByRole('main').getByRole('button', { name: 'Continuar al pago' }).click();
      await expect(pay).toHaveText(alone);
      await expect(lines).toHaveCount(1);
      await back.click();
      await expect(pay).toHaveText(all);
      await expect(lines).toHaveCount(2);
    });
    await test.step('the checkout of the cart says nothing of this', async () => {
      await open(page, '/es/contact');
      await cartButton(page).click();
      await drawer(page, 'es').getByRole('button', { name: CART_WORDS.es.checkout }).click();
      await expect(lines).toHaveCount(2);
      await expect(notice).toHaveCount(0);
    });
  },
);
