import { CHECKOUT_WORDS, openCheckout } from './setup/checkout.ts';
import { LANGUAGES } from './setup/screens.ts';
import { signInAsBuyer } from './setup/sign-in-as-buyer.ts';
import { expect, test } from './setup/test.ts';

const FIXED = {
  en: 'You are signed in; your eSIM goes to the address of your account.',
  es: 'Tienes la sesión iniciada; tu eSIM llega a la dirección de tu cuenta.',
} as const;

for (const language of LANGUAGES) {
  test(`CHECKOUT-05 who signed in by the link of their mail pays with that address and cannot change it, in ${language}`, async ({
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
    await dialog.getByLabel(words.tick).check();
    const sent = page.waitForRequest('**/api/create-checkout');
    await dialog.getByRole('button', { name: words.pay }).click();
    expect((await sent).postDataJSON()).toMatchObject({ email });
    await page.waitForURL((url) => url.pathname.startsWith('/pay/'));
  });
}
