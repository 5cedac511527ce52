import { localizedPath } from '#core/language-path.ts';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { aBuyer } from '../setup/buy-esim.ts';
import { linkInMail } from '../setup/link-in-mail.ts';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const PASSWORD = 'a harbour at 5 o’clock';
const SHORT = 'La contraseña debe tener al menos 6 caracteres';
const MISMATCH = 'Las contraseñas no coinciden';
const COMMON = 'Esta contraseña es de las primeras que cualquiera probaría. Elige otra.';
const KNOWN = 'Ya existe una cuenta con este correo. Inicia sesión.';

test('AUTH-12 AUTH-13 AUTH-14 AUTH-16 AUTH-21 AUTH-25 AUTH-47 AUTH-78 a customer signs up, confirms the address with one button and arrives at the site root', async ({
  page,
  mailbox,
  browserErrors,
}) => {
  browserErrors.expect(/400 \(Bad Request\)|422/);
  const email = aBuyer();
  await open(page, localizedPath('/auth?mode=signup', 'es'));
  const main = page.getByRole('main');
  const password = main.getByLabel('Contraseña', { exact: true });
  const repeat = main.getByLabel('Repite la contraseña');
  const button = main.getByRole('button', { name: 'Crear cuenta' });
  for (const field of [password, repeat]) await expect(field).toHaveAttribute('minlength', '6');

  await test.step('too short is said before do not match, and too common last', async () => {
    await main.getByLabel('Correo').fill(email);
    await password.fill('cinco');
    await repeat.fill('otra');
    await button.click();
    await expect(password).toHaveAccessibleDescription(SHORT);
    await expect(repeat).toHaveAccessibleDescription('');
    await password.fill('password');
    await button.click();
    await expect(repeat).toHaveAccessibleDescription(MISMATCH);
    await repeat.fill('password');
    await button.click();
    await expect(main.getByRole('alert')).toHaveText(COMMON);
    await expect(password).toBeFocused();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  await password.fill(PASSWORD);
  await repeat.fill(PASSWORD);
  await button.click();
  await expect(main.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
  await expect(main.getByRole('status').filter({ hasText: email })).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);

  await test.step('AUTH-21 the same address again', async () => {
    await open(page, localizedPath(`/auth?mode=signup&email=${email}`, 'es'));
    await password.fill(PASSWORD);
    await repeat.fill(PASSWORD);
    await button.click();
    await expect(main.getByRole('alert')).toHaveText(KNOWN);
    await expect(main.getByRole('link', { name: 'Iniciar sesión con este correo' })).toHaveAttribute(
      'href',
      /^\/es\/auth/,
    );
  });

  const link = await linkInMail(mailbox, email, 'confirm');
  expect(link.startsWith(localizedPath('/auth', 'es'))).toBe(true);
  await open(page, link);
  await expect(main.getByRole('button')).toHaveCount(1);
  expect(await accessibilityProblems(page)).toEqual([]);
  await main.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await expect(page).toHaveURL(/\/es$/);
  await expect(page.getByText('Tu correo está confirmado')).toBeVisible();
  await expect(page.getByText('Has iniciado sesión.', { exact: true })).toBeVisible();
  await open(page, localizedPath('/dashboard', 'es'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis eSIM');

  await test.step('ROUTE-02 a signed-in visitor with welcome=true goes to the dashboard', async () => {
    await page.goto(localizedPath('/?welcome=true', 'es'));
    await expect(page).toHaveURL(/\/es\/dashboard$/);
  });
});

test('AUTH-78 an address that is confirmed in another browser has no password, is informed so and can set one', async ({
  page,
  mailbox,
  browser,
  shop,
}) => {
  const email = aBuyer();
  await open(page, localizedPath('/auth?mode=signup', 'es'));
  const main = page.getByRole('main');
  await main.getByLabel('Correo').fill(email);
  await main.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await main.getByLabel('Repite la contraseña').fill(PASSWORD);
  await main.getByRole('button', { name: 'Crear cuenta' }).click();
  const link = await linkInMail(mailbox, email, 'confirm');
  const context = await browser.newContext({ baseURL: shop.origin, viewport: { width: 360, height: 740 } });
  const other = await context.newPage();
  await open(other, link);
  await other.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await expect(other).toHaveURL(/\/es$/);
  await expect(other.getByText(/no guardamos la contraseña/)).toBeVisible();
  expect(await accessibilityProblems(other)).toEqual([]);
  await other.getByRole('button', { name: 'Crear una contraseña' }).click();
  await expect(other).toHaveURL(/\/es\/dashboard\/account$/);
  await expect(other.getByRole('heading', { name: 'Crea una contraseña' })).toBeVisible();
  await context.close();
});

test('ROUTE-02 a guest with welcome=true stays on the home page', async ({ page }) => {
  await open(page, '/?welcome=true');
  await expect(page).toHaveURL(/\/\?welcome=true$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data the moment you land.');
});

test('AUTH-01 AUTH-02 AUTH-07 the tabs are links with addresses, move by keyboard, clear messages and keep the typed address', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/401 \(Unauthorized\)/);
  const email = aBuyer();
  await open(page, localizedPath('/auth?mode=signin&next=/topup', 'es'));
  const main = page.getByRole('main');
  const tab = (name: string) => main.getByRole('tab', { name });
  await expect(main.getByRole('tab')).toHaveText([
    'Iniciar sesión',
    'Crear cuenta',
    'Restablecer contraseña',
  ]);
  await main.getByLabel('Correo').fill(email);
  await main.getByLabel('Contraseña').fill('not the password');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('alert')).not.toBeEmpty();

  await tab('Iniciar sesión').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Crear cuenta')).toBeFocused();
  await expect(tab('Crear cuenta')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/mode=signup&next=%2Ftopup$/);
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(main.getByLabel('Correo')).toHaveValue(email);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('End');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restablece tu contraseña');
  await page.keyboard.press('ArrowRight');
  await expect(tab('Iniciar sesión')).toBeFocused();
  await expect(main.getByRole('alert')).toHaveCount(0);
});

test.describe('before scripts run', () => {
  test.use({ javaScriptEnabled: false });

  test('AUTH-02 the tabs open by their addresses', async ({ page }) => {
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Reset Password' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
  });
});
