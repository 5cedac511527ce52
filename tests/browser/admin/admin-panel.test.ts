import { accessibilityProblems } from '../setup/accessibility.ts';
import { beginCheckout, payWithoutPage } from '../setup/buy-esim.ts';
import { hiddenFocuses } from '../setup/hidden-focuses.ts';
import { open } from '../setup/page-state.ts';
import { withDatabase } from '../setup/shop-database.ts';
import { expect, test } from '../setup/test.ts';
import { DESKTOP, PHONE, expectUsable, signInAsAdmin } from './admin-page.ts';

test('ROUTE-15 ADMIN-05 ADMIN-07 ADMIN-23 an admin finds an order on a phone, refunds a unit with the password, and reads it in the audit log', async ({
  page,
  shop,
  mailbox,
  browserErrors,
}) => {
  await page.setViewportSize(PHONE);
  const bought = await beginCheckout(page.request, { language: 'es', quantity: 2 });
  await payWithoutPage(page.request, bought.payUrl);
  await expect
    .poll(async () => (await mailbox.mailsTo(bought.email)).some(({ text }) => text.includes('LPA:1$')))
    .toBe(true);
  await signInAsAdmin(page, shop);
  const heading = page.getByRole('heading', { level: 1 });
  const nav = page.getByRole('navigation', { name: 'Panel de administración' });
  const refundButton = page.getByRole('button', { name: /^Reembolsar/ });

  await test.step('the frame on a phone, in Spanish', async () => {
    await expect(heading).toHaveText('Hoy');
    await expect(page).toHaveURL(`${shop.origin}/admin`);
    await expectUsable(page, 'es');
    expect((await hiddenFocuses(page)).hidden, 'focused but not visible').toEqual([]);
    await nav.getByText('Más').click();
    await expect(nav.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
    await nav.getByRole('link', { name: 'Pedidos' }).click();
    await expect(heading).toHaveText('Pedidos');
    await expect(heading).toBeFocused();
    await expect(nav.getByRole('link', { name: 'Pedidos' })).toHaveAttribute('aria-current', 'page');
  });

  await test.step('ADMIN-05 finds the order', async () => {
    await page.getByRole('searchbox').fill(bought.email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('coincide el correo')).toHaveCount(1);
    await expectUsable(page, 'es');
    await page.getByRole('link', { name: /^Pedido \d/ }).click();
    await expect(page.getByText(bought.email).first()).toBeVisible();
    await expect(page.getByText('Entregado', { exact: true })).toBeVisible();
    await expectUsable(page, 'es');
  });

  await test.step('ADMIN-07 ADMIN-23 refunds one unit, after the password', async () => {
    await withDatabase(shop.dataDir, (client) =>
      client.query(
        "update sessions set created_at = now() - interval '1 hour' where user_id in (select user_id from user_roles)",
      ),
    );
    browserErrors.expect(/403.*(?:refunds|confirm-password)/);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('radio', { name: 'Cortesía' }).check();
    await refundButton.click();
    const dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' });
    await dialog.getByLabel('Tu contraseña').fill('not the password');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Esta no es tu contraseña.')).toBeVisible();
    expect(await accessibilityProblems(page), 'the dialog').toEqual([]);
    await dialog.getByLabel('Tu contraseña').fill(shop.admin?.password ?? '');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Reembolso de .* hecho/)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('checkbox')).toHaveCount(1);
    await expect
      .poll(
        async () =>
          (await mailbox.mailsTo(bought.email)).filter(({ subject }) => subject.startsWith('Tu reembolso'))
            .length,
      )
      .toBe(1);
  });

  await test.step('ADMIN-19 the audit log at desktop width, in English', async () => {
    await page.setViewportSize(DESKTOP);
    await page.getByRole('link', { name: 'English' }).click();
    await page
      .getByRole('navigation', { name: 'Admin panel' })
      .getByRole('link', { name: 'Audit log' })
      .click();
    await expect(heading).toHaveText('Audit log');
    await expect(page.getByText('Refund requested').first()).toBeVisible();
    await expectUsable(page, 'en');
    await page.getByRole('link', { name: 'Customers' }).click();
    await expect(page.getByRole('group', { name: shop.admin?.email ?? '' })).toBeVisible();
    await expectUsable(page, 'en');
  });
});

test('ADMIN-02 a guest is asked to sign in, and an address that does not exist says so', async ({
  page,
  shop,
}) => {
  await open(page, '/admin/orders?search=x');
  const signIn = page.getByRole('main').getByRole('link', { name: 'Sign in' });
  await expect(signIn).toHaveAttribute('href', '/auth?mode=signin&next=/admin/orders%3Fsearch%3Dx');
  await signInAsAdmin(page, shop);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoy');
  await open(page, '/admin/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aquí no hay nada');
});
