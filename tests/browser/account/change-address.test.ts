import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { aBuyer } from '../setup/buy-esim.ts';
import { linkInMail } from '../setup/link-in-mail.ts';
import { open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

test(
  'AUTH-67 AUTH-68 AUTH-75 a customer changes the address of the account, by keyboard and through both mailboxes',
  { tag: '@phone' },
  async ({ page, mailbox, browserErrors }) => {
    // How the shop answers a link that was cancelled.
    browserErrors.expect(/400 \(Bad Request\)/);
    const email = await signInAsBuyer(page, mailbox, 'es');
    const wanted = aBuyer();
    const main = page.getByRole('main');
    const address = main.getByRole('definition').first();

    await test.step('AUTH-75 the form suggests what was meant and says what is wrong', async () => {
      await open(page, '/es/dashboard/account');
      await expect(address).toHaveText(email);
      // The last section: what is typed earlier is shown when all have loaded.
      await expect(main.getByRole('heading', { name: 'Tus datos' })).toBeVisible();
      await main.getByRole('button', { name: 'Cambiar correo' }).press('Enter');
      const field = main.getByLabel('Nuevo correo');
      await expect(field).toBeFocused();
      await field.fill('ana@gmial.com');
      await field.press('Tab');
      await expect(main.getByRole('button', { name: 'Usar esa' })).toBeVisible();
      await expect(main.getByText('ana@gmail.com')).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
      await field.fill('ana');
      await field.press('Enter');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.fill(wanted);
      await field.press('Enter');
    });

    await test.step('AUTH-75 the card says what it waits for, sends it again and cancels', async () => {
      const waiting = main.getByRole('status').filter({ hasText: `Falta confirmar ${wanted}` });
      await expect(waiting).toBeFocused();
      await expect(address).toHaveText(email);
      const first = await linkInMail(mailbox, wanted, 'token');
      await main.getByRole('button', { name: 'Enviarlo de nuevo' }).press('Enter');
      await expect(main.getByText('Hay un mensaje en camino o ya en ese buzón.')).toBeVisible();
      await expect.poll(() => linkInMail(mailbox, wanted, 'token')).not.toBe(first);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
      await main.getByRole('button', { name: 'Cancelar el cambio' }).press('Enter');
      await expect(main.getByRole('button', { name: 'Cambiar correo' })).toBeFocused();
      await open(page, first);
      await main.getByRole('button', { name: 'Usar esta dirección' }).press('Enter');
      await expect(main.getByRole('heading', { name: 'Este enlace ya no es válido' })).toBeVisible();
    });

    await test.step('AUTH-68 the link shows one button, and the press changes the address', async () => {
      await open(page, '/es/dashboard/account');
      await main.getByRole('button', { name: 'Cambiar correo' }).click();
      await main.getByLabel('Nuevo correo').fill(wanted);
      await main.getByRole('button', { name: 'Envíame el enlace' }).click();
      await expect(main.getByText(`Falta confirmar ${wanted}`)).toBeVisible();
      await expect.poll(async () => (await mailbox.mailsTo(wanted)).length).toBe(3);
      await open(page, await linkInMail(mailbox, wanted, 'token'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirma tu nuevo correo');
      expect(await accessibilityProblems(page)).toEqual([]);
      await main.getByRole('button', { name: 'Usar esta dirección' }).press('Enter');
      await expect(main.getByText(`Tu cuenta tiene ahora la dirección ${wanted}.`)).toBeVisible();
      expect(await sidewaysPixels(page)).toBe(0);
      await main.getByRole('link', { name: 'Ir a tu cuenta' }).press('Enter');
      await expect(address).toHaveText(wanted);
    });

    await test.step('AUTH-71 the address before is informed', async () => {
      await expect
        .poll(async () => (await mailbox.mailsTo(email)).map(({ subject }) => subject))
        .toContain('Tu cuenta de Landfall tiene otra dirección de correo');
    });

    await test.step('AUTH-68 without a session the link leads to sign-in, which says why', async () => {
      // The last section of the account page: all its reads have been answered.
      await expect(main.getByRole('heading', { name: 'Tus datos' })).toBeVisible();
      await page.context().clearCookies();
      await open(page, '/es/dashboard/account/address?token=abc');
      await expect(page).toHaveURL(/\/es\/auth\?mode=signin&next=/);
      await expect(main.getByText('inicia sesión con el correo que tu cuenta tiene ahora')).toBeVisible();
    });
  },
);
