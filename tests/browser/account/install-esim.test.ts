import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { hiddenFocuses } from '../setup/hidden-focuses.ts';
import { open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const AGENT = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1',
  oldIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
  instagram:
    'Mozilla/5.0 (Linux; Android 14; SM-S921B Build/AP1A; wv) AppleWebKit/537.36 Version/4.0 Chrome/126.0 Mobile Safari/537.36 Instagram 338.0.0.0 Android',
} as const;

const Answer = z.looseObject({ esim: z.record(z.string(), z.unknown()) });

const UNKNOWN_ID = '3f9d0c61-b7a8-4e0f-9a53-0c61b7a84e0f';

/** The options of the page, in their order. */
const optionTitles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 4 });

/** Opens the installation of the only eSIM from the dashboard, and returns its path. */
async function openInstallation(page: Page, link: RegExp): Promise<string> {
  await page.getByRole('link', { name: link }).first().click();
  await expect(page).toHaveURL(/\/dashboard\/esims\/[\w-]+\/install$/);
  await expect(optionTitles(page)).not.toHaveCount(0);
  return new URL(page.url()).pathname;
}

/** The same customer on another device. */
async function onDevice(browser: Browser, page: Page, userAgent: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    storageState: await page.context().storageState(),
    viewport: { width: 360, height: 740 },
    userAgent,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  return context.newPage();
}

test.describe('on an iPhone', () => {
  test.use({ userAgent: AGENT.iphone });

  test(
    'INSTALL-17 INSTALL-19 INSTALL-21 INSTALL-44 INSTALL-45 ESIM-10 one tap comes first, and the customer marks the eSIM as installed',
    { tag: '@phone' },
    async ({ page, mailbox, browserErrors }) => {
      browserErrors.expect(/ERR_FAILED/);
      await signInAsBuyer(page, mailbox, 'es');
      await page.clock.install();
      const path = await openInstallation(page, /^Instalar /);
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instala tu eSIM');
      await expect(main.getByRole('link', { name: 'Detalles de esta eSIM' })).toHaveAttribute(
        'href',
        path.replace(/\/install$/, ''),
      );
      await expect(optionTitles(page).first()).toHaveText(/^1\s*Con un toque$/);
      await expect(main.getByText('La mejor en este teléfono')).toBeVisible();
      await expect(main.getByText('iOS 18.2: se instala con un toque')).toBeVisible();
      const oneTap = main.getByRole('link', { name: /^Instalar en iPhone/ });
      await expect(oneTap).toBeInViewport();
      await expect(oneTap).toHaveAttribute('href', /^https:\/\/esimsetup\.apple\.com\//);
      await expect(main.getByRole('img', { name: /^Código QR que instala/ })).toBeVisible();
      await expect(main.getByText(/^LPA:1\$/)).toBeVisible();

      await test.step('INSTALL-19 the steps use the words of the chosen phone', async () => {
        await expect(main.getByText(/Ajustes › Datos móviles › Añadir eSIM/)).toBeVisible();
        // What some of these phones call otherwise.
        const differ = main.getByText(/ los nombres cambian un poco: /);
        await expect(differ).toHaveText(/^En algunos iPhone .* Red celular en vez de Datos móviles\.$/);
        await main.getByRole('radio', { name: 'Samsung' }).check({ force: true });
        await expect(differ).toHaveText(/^En algunos teléfonos .* Agregar en vez de Añadir\.$/);
        await expect(main.getByText(/Administrador de SIM › Añadir eSIM/)).toBeVisible();
        await expect(main.getByText(/Red celular/)).toHaveCount(0);
      });
      await test.step('INSTALL-21 deleting is warned of', async () => {
        await expect(main.getByText(/^Una eSIM borrada no se puede instalar otra vez\./)).toBeVisible();
      });
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await accessibilityProblems(page, { about: 'contrast' })).toEqual([]);
      expect((await hiddenFocuses(page)).hidden).toEqual([]);

      await test.step('INSTALL-07 a phone that does not open its installer is informed to use the QR code', async () => {
        await page.route('https://esimsetup.apple.com/**', (route) => route.abort('aborted'));
        await oneTap.click();
        await expect(page.getByText('Error de instalación')).toBeHidden();
        await page.clock.runFor(5000);
        await expect(page.getByText('Error de instalación')).toBeVisible();
        await expect(page.getByText(/Usa el código QR; tu eSIM está a salvo/)).toBeVisible();
      });

      await test.step('INSTALL-57 without a connection one tap does nothing and says why', async () => {
        await page.context().setOffline(true);
        const reason = /^No tienes conexión\. El teléfono necesita internet para instalar una eSIM/;
        await expect(main.getByText(reason)).toBeVisible();
        await expect(oneTap).toBeDisabled();
        await expect(oneTap).toHaveAccessibleDescription(reason);
        await oneTap.focus();
        await page.keyboard.press('Enter');
        await page.clock.runFor(5000);
        await expect(page.getByText('Error de instalación')).toHaveCount(0);
        expect(await accessibilityProblems(page)).toEqual([]);
        expect(await sidewaysPixels(page)).toBe(0);
        await page.context().setOffline(false);
        await expect(oneTap).toBeEnabled();
        await expect(main.getByText(reason)).toHaveCount(0);
      });

      await test.step('ESIM-10 the mark is stored, and can be taken back', async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await main.getByRole('button', { name: 'Ya la instalé' }).click();
        await test.step('INSTALL-44 the steps for the arrival come into view, and what installs it is folded', async () => {
          await expect(main.getByRole('heading', { name: 'Cuando aterrices' })).toBeFocused();
          await expect(main.getByText('Espera dos minutos.', { exact: false })).toBeInViewport();
          await expect(main.getByText('La mejor en este teléfono')).toHaveCount(0);
          await expect(oneTap).toBeHidden();
        });
        await open(page, path);
        await expect(main.getByRole('heading', { name: 'Cuando aterrices' })).toBeVisible();
        await expect(oneTap).toBeHidden();
        await main.getByText('Los códigos y pasos de esta eSIM').click();
        await expect(oneTap).toBeVisible();
        await expect(main.getByText('La marcaste como instalada')).toBeVisible();
        await main.getByRole('button', { name: 'Deshacer' }).click();
        await expect(main.getByRole('button', { name: 'Ya la instalé' })).toBeVisible();
        await expect(main.getByRole('heading', { name: 'Cuando aterrices' })).toBeHidden();
      });

      await test.step('INSTALL-45 an eSIM that has connected says so, and its codes are folded', async () => {
        await page.route('**/api/esims/*?*', async (route) => {
          const response = await route.fetch();
          const body = Answer.parse(await response.json());
          const firstConnectedAt = '2026-11-18T10:00:00.000Z';
          await route.fulfill({ response, json: { ...body, esim: { ...body.esim, firstConnectedAt } } });
        });
        await open(page, path);
        await expect(main.getByRole('heading', { name: 'Está instalada y conectada' })).toBeVisible();
        await expect(main.getByText(/^LPA:1\$/)).toBeHidden();
        await main.getByText('Los códigos y pasos de esta eSIM').click();
        await expect(main.getByText(/^LPA:1\$/)).toBeVisible();
        // INSTALL-16: its days have started.
        await expect(main.getByText(/^Tu(s \d+)? días? empieza/)).toHaveCount(0);
        expect(await accessibilityProblems(page)).toEqual([]);
      });
    },
  );
});

test('INSTALL-01 INSTALL-10 INSTALL-20 INSTALL-22 INSTALL-51 INSTALL-63 on a computer the QR code comes first, and another one opens the page on the phone', async ({
  page,
  mailbox,
  browserErrors,
}) => {
  // 401: the open page may ask for the eSIM again right after its cookies were cleared.
  browserErrors.expect(/404 \(Not Found\)|400 \(Bad Request\)|401 \(Unauthorized\)/);
  await signInAsBuyer(page, mailbox, 'en');
  const path = await openInstallation(page, /^Install /);
  const main = page.getByRole('main');
  await expect(optionTitles(page)).toHaveText([/QR code$/, /One tap$/, /Enter the details manually$/]);
  await expect(main.getByText('Best from a computer')).toBeVisible();
  const code = await main.getByText(/^LPA:1\$/).innerText();

  await test.step('INSTALL-51 nothing covers the QR code', async () => {
    const qr = main.getByRole('img', { name: /^QR code that installs/ });
    await expect(qr).toBeInViewport({ ratio: 1 });
    const isFree = await qr.evaluate((picture) => {
      const { left, bottom, width } = picture.getBoundingClientRect();
      return picture.contains(document.elementFromPoint(left + width / 2, bottom - 2));
    });
    expect(isFree).toBe(true);
    await test.step('with a mouse not in a narrow window either', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(page.locator('.install-bar')).toHaveCSS('position', 'static');
      await page.setViewportSize({ width: 1280, height: 800 });
    });
  });

  await test.step('INSTALL-20 the link to this page has no code in it', async () => {
    const button = main.getByRole('button', { name: 'Open this page on your phone' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Open this page on your phone' });
    await expect(
      dialog.getByRole('img', { name: 'QR code that opens this page on your phone' }),
    ).toBeVisible();
    await expect(dialog.getByText(new URL(path, page.url()).href, { exact: true })).toBeVisible();
    await expect(dialog.getByText(code)).toHaveCount(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });

  await test.step('INSTALL-01 the QR install modal shows the code larger', async () => {
    const small = await main.getByRole('img', { name: /^QR code that installs/ }).boundingBox();
    await main.getByRole('button', { name: /^Show larger/ }).click();
    const large = await page
      .getByRole('dialog')
      .getByRole('img', { name: /^QR code that installs/ })
      .boundingBox();
    expect(large?.width ?? 0).toBeGreaterThan(small?.width ?? Infinity);
    await page.keyboard.press('Escape');
  });

  await test.step('INSTALL-63 Back closes the large code and leaves the page; a reload keeps it open', async () => {
    const larger = main.getByRole('button', { name: /^Show larger/ });
    const code = page.getByRole('dialog').getByRole('img', { name: /^QR code that installs/ });
    const toPhone = main.getByRole('button', { name: 'Open this page on your phone' });
    for (const button of [larger, toPhone]) {
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await button.click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(button).toBeFocused();
    }
    await larger.click();
    await page.reload();
    await expect(code).toBeVisible();
    await page.goBack();
    await expect(code).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

  await test.step('INSTALL-22 another customer sees it like an eSIM that does not exist', async () => {
    await page.context().clearCookies();
    await signInAsBuyer(page, mailbox, 'en');
    for (const other of [path, `/dashboard/esims/${UNKNOWN_ID}/install`, '/dashboard/esims/7/install']) {
      await open(page, other);
      await expect(main.getByRole('heading', { name: 'We could not find this eSIM' })).toBeVisible();
      await expect(main.getByText(code)).toHaveCount(0);
    }
  });

  await test.step('INSTALL-20 the page requires a sign-in and is opened after it', async () => {
    await page.context().clearCookies();
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/auth\\?mode=signin&next=${path}$`));
  });
});

test('INSTALL-03 INSTALL-04 INSTALL-05 INSTALL-06 INSTALL-08 INSTALL-18 INSTALL-50 INSTALL-53 every device is informed what it needs', async ({
  page,
  mailbox,
  browser,
}) => {
  await signInAsBuyer(page, mailbox, 'en');
  const path = await openInstallation(page, /^Install /);

  await test.step('INSTALL-18 the browser of Instagram is informed to open Chrome, and copies the link', async () => {
    const phone = await onDevice(browser, page, AGENT.instagram);
    await open(phone, `/es${path}`);
    await expect(phone.getByRole('heading', { name: 'Abre esta página en Chrome' })).toBeVisible();
    await expect(phone.getByText(/Estás en el navegador de Instagram/)).toBeVisible();
    await phone.getByRole('button', { name: 'Copiar enlace' }).click();
    await expect(phone.getByRole('button', { name: 'Enlace copiado' })).toBeVisible();
    expect(await phone.evaluate(() => navigator.clipboard.readText())).toBe(phone.url());
    await phone.context().close();
  });

  const old = await onDevice(browser, page, AGENT.oldIphone);
  await test.step('INSTALL-03 INSTALL-50 an older iPhone reads its version and starts with manual entry', async () => {
    await open(old, path);
    await expect(old.getByText('iOS Update Required')).toBeVisible();
    await expect(old.getByText(/this device has 16\.7/)).toBeVisible();
    await expect(old.getByRole('button', { name: /^Install on/ })).toHaveCount(0);
    await expect(old.getByText(/^Press the button/)).toHaveCount(0);
    await expect(optionTitles(old).first()).toHaveText(/Enter the details manually$/);
    await expect(old.getByText('On this phone, enter the details manually')).toBeVisible();
  });
  await old.context().close();

  const phone = await onDevice(browser, page, AGENT.iphone);
  const withAnswer = async (change: Readonly<Record<string, unknown>>) => {
    await phone.route('**/api/esims/*/install?*', async (route) => {
      const response = await route.fetch();
      const body = Answer.parse(await response.json());
      await route.fulfill({ response, json: { ...body, esim: { ...body.esim, ...change } } });
    });
    await open(phone, path);
    await expect(optionTitles(phone)).toHaveCount(3);
    await phone.unroute('**/api/esims/*/install?*');
  };
  await test.step('INSTALL-04 INSTALL-05 a link to another host is not opened', async () => {
    await withAnswer({ appleInstallUrl: 'https://esimsetup.apple.com.evil.example/x' });
    await expect(phone.getByText('Invalid URL')).toBeVisible();
    await expect(phone.getByRole('link', { name: /^Install on iPhone/ })).toHaveCount(0);
  });
  await test.step('INSTALL-06 an eSIM without a link says so', async () => {
    await withAnswer({ appleInstallUrl: null });
    await expect(phone.getByText('iOS Direct install not available')).toBeVisible();
  });
  await test.step('INSTALL-08 an eSIM without a QR code says so', async () => {
    await withAnswer({ qr: { size: 1, path: '' } });
    await expect(phone.getByText('QR Code not available for this eSIM')).toBeVisible();
  });
  await phone.context().close();
});
