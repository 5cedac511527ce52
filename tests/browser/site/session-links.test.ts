import { SESSION_HINT_COOKIE } from '#contract/account.ts';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

test('NAV-04 NAV-05 NAV-06 the header shows Sign in to a guest, My eSIMs and Sign out to a customer, and Admin to an admin only', async ({
  page,
  shop,
}) => {
  const header = page.getByRole('banner');
  const links = {
    signIn: header.getByRole('link', { name: 'Iniciar sesión' }),
    mine: header.getByRole('link', { name: 'Mis eSIM' }),
    signOut: header.getByRole('button', { name: 'Salir' }),
    admin: header.locator('a[href="/admin"]'),
  };
  await open(page, '/es/contact');
  await expect(links.signIn).toBeVisible();
  for (const hidden of [links.mine, links.signOut, links.admin]) await expect(hidden).toHaveCount(0);

  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  await page.context().addCookies([{ name: SESSION_HINT_COOKIE, value: '1', url: shop.origin }]);
  for (const roles of [[], ['admin']]) {
    await page.route('**/api/me', (route) =>
      route.fulfill({ json: { user: { id: 'u1', email: 'ana@example.com', roles, expiresAt } } }),
    );
    await open(page, '/es/contact');
    await expect(links.mine).toBeVisible();
    await expect(links.signOut).toBeVisible();
    await expect(links.signIn).toHaveCount(0);
    await expect(links.admin).toHaveCount(roles.length);
    await page.unroute('**/api/me');
  }
});
