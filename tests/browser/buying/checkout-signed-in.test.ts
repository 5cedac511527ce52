import { aBuyer, beginCheckout, payWithoutPage } from '../setup/buy-esim.ts';
import { CHECKOUT_WORDS, fillIn, openCheckout, tickAll } from '../setup/checkout.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

test('CHECKOUT-05 CHECKOUT-36 COUPON-09 COUPON-20 a signed-in customer pays with the address of the account, and sees why SAVE5 is refused', async ({
  page,
  mailbox,
}) => {
  const words = CHECKOUT_WORDS.es;
  const email = await signInAsBuyer(page, mailbox, 'es');
  const dialog = await openCheckout(page, 'es');
  const field = dialog.getByLabel(words.email);

  await test.step('CHECKOUT-05 the address is fixed', async () => {
    await expect(field).toHaveValue(email);
    await expect(field).toHaveAttribute('readonly', '');
    await expect(
      dialog.getByText('Tienes la sesión iniciada; tu eSIM llega a la dirección de tu cuenta.'),
    ).toBeVisible();
    await field.focus();
    await page.keyboard.press('x');
    await expect(field).toHaveValue(email);
  });

  await test.step('COUPON-09 COUPON-20 SAVE5 is for a first order', async () => {
    await dialog.getByLabel(words.coupon).fill('SAVE5');
    await dialog.getByRole('button', { name: words.apply, exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      'Solo para un primer pedido, y ya tienes uno. El total no cambia.',
    );
    await dialog.getByLabel(words.coupon).fill('');
  });

  await test.step('CHECKOUT-05 the checkout sends the address', async () => {
    await tickAll(dialog);
    const sent = page.waitForRequest('**/api/create-checkout');
    await dialog.getByRole('button', { name: words.pay }).click();
    expect((await sent).postDataJSON()).toMatchObject({ email });
    await page.waitForURL((url) => url.pathname.startsWith('/pay/'));
  });

  await test.step('CHECKOUT-36 the address of the account is not kept in the tab', async () => {
    await page.goto('/es/checkout/canceled');
    const kept = await page.evaluate(() => sessionStorage.getItem('checkout-left'));
    expect(kept).toContain('"email":""');
    expect(kept).not.toContain(email);
  });
});

test('COUPON-25 a guest who has bought is informed beside the field why SAVE5 is refused at payment', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/409/);
  const words = CHECKOUT_WORDS.es;
  const email = aBuyer();
  const { payUrl } = await beginCheckout(page.request, { language: 'es', email });
  await payWithoutPage(page.request, payUrl);
  await page.context().clearCookies();
  const dialog = await openCheckout(page, 'es');
  const pay = dialog.getByRole('button', { name: words.pay });
  const full = await pay.innerText();
  await fillIn(dialog, email, 'es');
  await dialog.getByLabel(words.coupon).fill('SAVE5');
  await dialog.getByRole('button', { name: words.apply, exact: true }).click();
  await expect(dialog.getByLabel(words.coupon)).toBeHidden();
  await expect(pay).not.toHaveText(full);
  await tickAll(dialog);
  await pay.click();
  await expect(dialog.getByRole('alert').first()).toContainText(
    'puede ser solo para un primer pedido, de un solo uso por persona o estar agotado. El total ya no lo incluye.',
  );
  await expect(dialog.getByLabel(words.coupon)).toBeFocused();
  await expect(pay).toHaveText(full);
});
