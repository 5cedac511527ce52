import { open, overlap } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

test('NAV-04 NAV-05 NAV-06 TOAST-09 the header shows Sign in to a guest, My eSIMs and Sign out to a customer, and Admin to an admin only', async ({
  page,
  mailbox,
  shop,
}) => {
  const header = page.getByRole('banner');
  const links = {
    signIn: header.getByRole('link', { name: 'Iniciar sesión' }),
    mine: header.getByRole('link', { name: 'Mis eSIM' }),
    signOut: header.getByRole('button', { name: 'Salir' }),
    admin: header.locator('a[href="/admin"]'),
  };
  const isGuest = async () => {
    await expect(links.signIn).toBeVisible();
    for (const hidden of [links.mine, links.signOut, links.admin]) await expect(hidden).toHaveCount(0);
  };
  await open(page, '/es/contact');
  await isGuest();

  await signInAsBuyer(page, mailbox, 'es');
  await open(page, '/es/contact');
  await expect(links.mine).toBeVisible();
  await expect(links.signIn).toHaveCount(0);
  await expect(links.admin).toHaveCount(0);
  await links.signOut.click();
  await isGuest();
  await test.step('TOAST-09 on a phone the toast does not cover the heading', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const toast = page.locator('.toast').filter({ hasText: 'Has cerrado sesión' });
    await toast.hover();
    expect(await overlap(toast, page.getByRole('heading', { level: 1 }))).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  if (shop.admin === null)
    throw new Error('This test needs the password of the admin: let it start the shop.');
  await open(page, `/es/auth?email=${shop.admin.email}`);
  await page.getByRole('main').getByLabel('Contraseña').fill(shop.admin.password);
  await page.keyboard.press('Enter');
  await expect(links.admin).toBeVisible();
  await expect(links.mine).toBeVisible();
  await links.admin.click();
  await expect(page).toHaveURL(/\/admin$/);
});
