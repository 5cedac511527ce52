import { open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';
import { PHONE, expectUsable, signInAsAdmin } from './admin-page.ts';

test('ADMIN-27 ADMIN-28 ADMIN-29 ADMIN-33 an admin opens a customer on a phone, disables the account, and enables it again', async ({
  page,
  browser,
  shop,
  mailbox,
}) => {
  const customer = await browser.newPage({ baseURL: shop.origin });
  const email = await signInAsBuyer(customer, mailbox, 'en');
  await page.setViewportSize(PHONE);
  await signInAsAdmin(page, shop);
  await open(page, `/admin/customers?search=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: email }).click();

  await test.step('ADMIN-27 orders and eSIMs, without a code', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(email);
    await expect(page.getByRole('link', { name: /^Pedido \d/ }).first()).toBeVisible();
    await expect(page.getByText(/ICCID/).first()).toBeVisible();
    await expect(page.getByText('LPA:1$')).toHaveCount(0);
    await expectUsable(page);
  });

  await test.step('ADMIN-29 disabled: the customer is signed out', async () => {
    await page.getByRole('button', { name: 'Desactivar la cuenta' }).click();
    await page.getByRole('button', { name: 'Desactivarla' }).click();
    await expect(page.getByText(/^Desactivada desde el/)).toBeVisible();
    await expectUsable(page);
    await open(customer, '/dashboard');
    await expect(customer).toHaveURL(/\/auth/);
    await customer.close();
  });

  await test.step('enabled again', async () => {
    await page.getByRole('button', { name: 'Activar la cuenta' }).click();
    await expect(page.getByText(/^Desactivada desde el/)).toHaveCount(0);
  });

  await test.step('ADMIN-33 a key goes to the search, is typed there, and can be switched off', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/admin/inbox');
    await expect(page.getByRole('navigation', { name: 'Partes de la bandeja' })).toBeVisible();
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox');
    await expect(search).toBeFocused();
    await page.keyboard.press('?');
    await expect(search).toHaveValue('?');
    await page.getByRole('button', { name: 'Atajos de teclado' }).first().click();
    const help = page.getByRole('dialog', { name: 'Atajos de teclado' });
    await help.getByLabel('Usar los atajos de teclado').uncheck();
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(search).not.toBeFocused();
  });
});
