import { localizedPath } from '#core/language-path.ts';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { linkInMail } from '../setup/link-in-mail.ts';
import { listenForLayoutShifts, open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const PASSWORD = 'a harbour at 5 o’clock';
const NEW_PASSWORD = 'a brand new harbour';

test('AUTH-03 AUTH-04 AUTH-11 AUTH-14 AUTH-15 AUTH-26 AUTH-44 AUTH-52 a buyer sets a first password, changes it, resets it by email and signs out everywhere', async ({
  page,
  mailbox,
  browserErrors,
}) => {
  browserErrors.expect(/400 \(Bad Request\)|401 \(Unauthorized\)/);
  const layoutShift = await listenForLayoutShifts(page);
  const email = await signInAsBuyer(page, mailbox, 'es');
  const main = page.getByRole('main');
  const fill = async (password: string) => {
    await main.getByLabel('Contraseña nueva').fill(password);
    await main.getByLabel('Repite la contraseña').fill(password);
  };
  const save = main.getByRole('button', { name: 'Guardar contraseña' });

  await test.step('AUTH-52 the first password', async () => {
    await main.getByRole('link', { name: 'Cuenta y contraseña' }).click();
    await expect(main.getByRole('heading', { name: 'Crea una contraseña' })).toBeVisible();
    await fill(PASSWORD);
    await save.click();
    await expect(main.getByText('Tu contraseña está creada.')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Cambia tu contraseña' })).toBeVisible();
    await expect(main.getByLabel('Contraseña nueva')).toHaveValue('');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  await test.step('AUTH-14 every password field has the minimum length', async () => {
    const fields = await main.locator('input[type=password]').all();
    expect(fields).toHaveLength(3);
    for (const field of fields) await expect(field).toHaveAttribute('minlength', '6');
  });

  await test.step('AUTH-44 a wrong current password is refused, the right one changes it', async () => {
    await main.getByLabel('Contraseña actual').fill('not the password');
    await fill(NEW_PASSWORD);
    await save.click();
    await expect(main.getByRole('alert')).toHaveText('La contraseña actual no es correcta.');
    await main.getByLabel('Contraseña actual').fill(PASSWORD);
    await save.click();
    await expect(main.getByText('Tu contraseña ha cambiado.')).toBeVisible();
  });

  await test.step('AUTH-03 AUTH-04 a session shows the set-new-password form', async () => {
    for (const address of ['/auth?mode=reset-password', '/auth#type=recovery']) {
      await page.goto('about:blank');
      await open(page, localizedPath(address, 'es'));
      await expect(main.getByLabel('Contraseña actual')).toBeVisible();
    }
  });

  await test.step('AUTH-44 sign out everywhere, on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, localizedPath('/dashboard/account', 'es'));
    await expect(main.getByLabel('Contraseña actual')).toBeVisible();
    expect(await layoutShift(), 'how far the layout jumped').toBe(0);
    await main.getByRole('button', { name: 'Cerrar sesión en todas partes' }).click();
    await expect(page).toHaveURL(/\/es\/auth\?mode=signin/);
  });

  await test.step('AUTH-11 AUTH-26 the reset email opens the form; two seconds later the dashboard opens', async () => {
    await main.getByRole('tab', { name: 'Restablecer contraseña' }).click();
    await main.getByLabel('Correo').fill(email);
    await main.getByRole('button', { name: 'Envíame un enlace' }).click();
    await expect(main.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
    const link = await linkInMail(mailbox, email, 'token');
    expect(link).toMatch(/^\/es\/auth\?mode=reset-password&token=/);
    await open(page, link);
    await fill('cinco');
    await save.click();
    await expect(main.getByLabel('Contraseña nueva')).toHaveAccessibleDescription(
      'La contraseña debe tener al menos 6 caracteres',
    );
    await fill(PASSWORD);
    // From here the two seconds pass only when the test says so.
    await page.clock.install();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await save.click();
    await expect(main.getByRole('heading', { name: 'Tu contraseña nueva está guardada' })).toBeVisible();
    const navigations: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('dashboard')) navigations.push(request.url());
    });
    await page.clock.runFor(1_900);
    // A navigation that has begun would have sent its request before this one.
    await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()));
    expect(navigations).toEqual([]);
    await page.clock.runFor(100);
    await expect(page).toHaveURL(/\/es\/dashboard$/);
    await page.clock.resume();

    await open(page, link);
    await fill(NEW_PASSWORD);
    await save.click();
    await expect(main.getByRole('heading', { name: 'Este enlace ya no es válido' })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
