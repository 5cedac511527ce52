import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { hiddenFocuses } from '../setup/hidden-focuses.ts';
import { open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const UNKNOWN = '/es/dashboard/esims/3f9d0c61-b7a8-4e0f-9a53-0d3a1c5b7e21';

test(
  'ESIM-03 ESIM-19 ESIM-23 ESIM-24 ESIM-54 the details of an eSIM: tabs by keyboard, every field, a name, Back',
  { tag: '@phone' },
  async ({ page, mailbox, browserErrors }) => {
    browserErrors.expect(/503 \(Service Unavailable\)/);
    await signInAsBuyer(page, mailbox, 'es');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: /^Detalles / }).click();
    await expect(page).toHaveURL(/\/es\/dashboard\/esims\/[\w-]+$/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^eSIM para Japón/);
    const title = await heading.innerText();

    await test.step('ESIM-03 the arrow keys go through the tabs, each with its address', async () => {
      await expect(main.getByRole('tab')).toHaveText(['Resumen', 'Información', 'Datos técnicos']);
      await main.getByRole('tab', { name: 'Resumen' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(main.getByRole('tab', { name: 'Información' })).toBeFocused();
      await expect(page).toHaveURL(/\?tab=info$/);
      const info = main.getByRole('tabpanel', { name: 'Información' });
      const end = '1 día después de la primera conexión';
      for (const text of [title, 'Japón', '500 MB', 'Todavía no', end, 'Sin marcar'])
        await expect(info.getByText(text, { exact: true }).first()).toBeVisible();
      await expect(info.getByText(/^1 día desde el primer uso/)).toBeVisible();
      await test.step('ESIM-54 its order is a link, and each network is there once', async () => {
        await expect(info.getByText('Funciona en 1 país, con estas redes')).toBeVisible();
        await expect(info.getByText(/SoftBank/)).toHaveCount(1);
        const order = info.getByRole('link', { name: /^\d{6,}$/ });
        await expect(order).toHaveAttribute('href', /^\/es\/dashboard\/orders\/[\w-]{36}$/);
      });
      for (const name of ['Creada', 'Caduca', 'Pedido', 'Validez', 'Primera conexión'])
        await expect(info.getByText(name, { exact: true })).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.keyboard.press('End');
      const technical = main.getByRole('tabpanel', { name: 'Datos técnicos' });
      await expect(technical.getByText(/^89\d{17,18}$/)).toBeVisible();
      await expect(technical.getByText(/^https:\/\/esimsetup\.apple\.com\//)).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(main.getByRole('tabpanel', { name: 'Resumen' })).toBeVisible();
    });

    await test.step('the overview is accessible in light and dark and fits the phone', async () => {
      expect(await sidewaysPixels(page)).toBe(0);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await accessibilityProblems(page, { about: 'contrast' })).toEqual([]);
      expect((await hiddenFocuses(page)).hidden).toEqual([]);
    });

    const rename = async (button: string, name: string) => {
      await main.getByRole('button', { name: button }).press('Enter');
      const field = main.getByLabel('Nombre de esta eSIM');
      await expect(field).toBeFocused();
      await field.fill(name);
      await page.keyboard.press('Enter');
    };

    await test.step('ESIM-19 ESIM-24 a new name is shown at once, and a failure brings the old one back', async () => {
      const held = Promise.withResolvers<null>();
      await page.route('**/api/esims/*/name?*', async (route) => {
        await held.promise;
        await route.continue();
      });
      const saved = page.waitForResponse(/\/name\?/);
      await rename('Ponle un nombre', '  Teléfono de mamá ');
      await expect(heading).toHaveText('Teléfono de mamá');
      await expect(main.getByRole('paragraph').filter({ hasText: title })).toBeVisible();
      held.resolve(null);
      expect((await saved).status()).toBe(200);
      await page.unroute('**/api/esims/*/name?*');
      await page.reload();
      await expect(heading).toHaveText('Teléfono de mamá');

      await page.route('**/api/esims/*/name?*', (route) => route.fulfill({ status: 503, json: {} }));
      await rename('Cambiar nombre', 'Ben');
      await expect(page.getByText('No se guardó el nombre')).toBeVisible();
      await expect(heading).toHaveText('Teléfono de mamá');
      await expect(main.getByRole('button', { name: 'Cambiar nombre' })).toBeFocused();
    });

    await test.step('ESIM-23 Back leads to the dashboard, which has the name', async () => {
      await page.goBack();
      await expect(heading).toHaveText('Mis eSIM');
      await expect(main.getByRole('article', { name: 'Teléfono de mamá' })).toBeVisible();
    });
  },
);

test('ESIM-02 ESIM-23 another customer’s eSIM looks like an unknown one, and a guest is sent to sign in', async ({
  page,
  mailbox,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/40[04] \((Not Found|Bad Request)\)/);
  await signInAsBuyer(page, mailbox, 'es');
  const main = page.getByRole('main');
  const address = (await main.getByRole('link', { name: /^Detalles / }).getAttribute('href')) ?? '';
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await open(page, address);
  await expect(page).toHaveURL(/\/es\/auth\?mode=signin&next=\/dashboard\/esims\//);

  await signInAsBuyer(page, mailbox, 'es');
  const shown: string[] = [];
  for (const path of [address, UNKNOWN, '/es/dashboard/esims/x']) {
    await open(page, path);
    await expect(main.getByRole('heading', { name: 'No encontramos esta eSIM' })).toBeVisible();
    shown.push(await main.innerText());
  }
  expect(new Set(shown).size).toBe(1);
  expect(await accessibilityProblems(page)).toEqual([]);
  await main.getByRole('link', { name: 'Mis eSIM' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis eSIM');
});

test('ESIM-06 ESIM-07 ESIM-13 ESIM-18 ESIM-27 ESIM-29 ESIM-53 refresh: a silent network leaves the last state, then a reading with its time', async ({
  page,
  mailbox,
  browserErrors,
}) => {
  browserErrors.expect(/503 \(Service Unavailable\)/);
  await page.clock.install();
  await signInAsBuyer(page, mailbox, 'es');
  const main = page.getByRole('main');
  const pass = main.getByRole('article');
  const refresh = pass.getByRole('button', { name: /^Actualizar/ });
  await test.step('ESIM-29 the card of an eSIM that is on no phone says when it was read, with a refresh', async () => {
    await expect(pass.getByText('Lista para instalar')).toBeVisible();
    await expect(pass.getByText('Todavía sin lectura de la red.')).toBeVisible();
    await expect(refresh).toBeEnabled();
  });
  await pass.getByRole('link', { name: /^Detalles / }).click();
  await expect(pass.getByText('Todavía sin lectura de la red.')).toBeVisible();
  await test.step('ESIM-27 ESIM-28 ESIM-53 on no phone yet: when its days start and the installation, nothing twice', async () => {
    await expect(pass.getByText(/^La red aún no ha informado/)).toHaveCount(0);
    await expect(pass.getByText(/empieza cuando/)).toBeVisible();
    await expect(pass.locator('.boarding-pass-stub').getByRole('link')).toHaveText(['Instalar']);
  });

  await page.route('**/refresh?*', (route) => route.fulfill({ status: 503, json: {} }));
  await refresh.click();
  const alert = pass.getByRole('alert');
  await expect(alert).toContainText('No se pudo actualizar el estado de la eSIM');
  await expect(alert).toContainText('La red no respondió y no hemos podido actualizar el estado de la eSIM');
  await expect(pass.getByText('Lista para instalar')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.unroute('**/refresh?*');

  await refresh.click();
  await expect(pass.getByText(/^Última lectura: \d{1,2}:\d\d\. Próxima: \d{1,2}:\d\d$/)).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(refresh).toHaveAttribute('aria-disabled', 'true');
});

test('INSTALL-11 a value that cannot be copied says so', async ({ page, mailbox }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    });
  });
  await signInAsBuyer(page, mailbox, 'es');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Detalles / }).click();
  await main.getByRole('tab', { name: 'Datos técnicos' }).click();
  await main.getByRole('button', { name: /^Copiar ICCID/ }).click();
  await expect(page.getByText('No se pudo copiar al portapapeles.')).toBeVisible();
});
