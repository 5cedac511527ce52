import { CHECKOUT_WORDS, openCheckout, tickAll } from '../setup/checkout.ts';
import { LANGUAGES } from '../setup/screens.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const FIXED = {
  en: 'You are signed in; your eSIM goes to the address of your account.',
  es: 'Tienes la sesión iniciada; tu eSIM llega a la dirección de tu cuenta.',
} as const;

for (const language of LANGUAGES) {
  test(`CHECKOUT-05 a customer signed in by a mailed link pays with that address and cannot change it, in ${language}`, async ({
    page,
    mailbox,
  }) => {
    const words = CHECKOUT_WORDS[language];
    const email = await signInAsBuyer(page, mailbox, language);
    const dialog = await openCheckout(page, language);
    const field = dialog.getByLabel(words.email);
    await expect(field).toHaveValue(email);
    await expect(field).toHaveAttribute('readonly', '');
    await expect(dialog.getByText(FIXED[language])).toBeVisible();
    await field.focus();
    await page.keyboard.press('x');
    await expect(field).toHaveValue(email);
    await tickAll(dialog);
    const sent = page.waitForRequest('**/api/create-checkout');
    await dialog.getByRole('button', { name: words.pay }).click();
    expect((await sent).postDataJSON()).toMatchObject({ email });
    await page.waitForURL((url) => url.pathname.startsWith('/pay/'));
  });
}

const FIRST_ORDER = {
  en: 'First order only, and you already have one. Your total has not changed.',
  es: 'Solo para un primer pedido, y ya tienes uno. El total no cambia.',
} as const;

for (const language of LANGUAGES) {
  test(`COUPON-09 COUPON-20 a signed-in customer with an order sees why SAVE5 is refused, in ${language}`, async ({
    page,
    mailbox,
  }) => {
    const words = CHECKOUT_WORDS[language];
    await signInAsBuyer(page, mailbox, language);
    const dialog = await openCheckout(page, language);
    await dialog.getByLabel(words.coupon).fill('SAVE5');
    await dialog.getByRole('button', { name: words.apply, exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText(FIRST_ORDER[language]);
  });
}
