import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { MyEsimsResponse } from '#contract/account/my-esims.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { placesOf, readBrowserStorage } from '../setup/browser-storage.ts';
import { beginCheckout, payWithoutPage } from '../setup/buy-esim.ts';
import { englishOn } from '../setup/english-left-over.ts';
import { open } from '../setup/page-state.ts';
import { readEsim, save, SAVE, SAVED, secretsOf, type Esim } from '../setup/saved-esim.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

test.use({ serviceWorkers: 'allow' });

const TITLE = 'Guardado en este dispositivo';
const EMPTY = 'Aquí no hay ninguna eSIM guardada';
const NO_NETWORK = /ERR_(?:FAILED|INTERNET_DISCONNECTED)/;

async function showsEsim(page: Page, esim: Esim): Promise<void> {
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  const qr = main.getByRole('img', { name: `Código QR que instala ${esim.title}` });
  await expect(qr).toBeVisible();
  await expect(qr.locator('path')).toHaveAttribute('d', esim.qr.path);
  for (const code of [esim.activationCode, esim.matchingId, esim.smdpAddress, esim.iccid])
    await expect(main.getByText(code, { exact: true })).toBeVisible();
}

/** Names the only eSIM of the signed-in customer. */
async function giveName(page: Page, name: string): Promise<void> {
  const { esims } = MyEsimsResponse.parse(await (await page.request.get('/api/esims')).json());
  await page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' };
      await fetch(path, { method: 'PUT', headers, body });
    },
    [`/api/esims/${esims[0]?.id ?? ''}/name`, JSON.stringify({ name })] as const,
  );
}

async function showsNothing(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: EMPTY })).toBeVisible();
  await expect(page.locator('[data-esim]')).toHaveCount(0);
}

test(
  'INSTALL-12 INSTALL-13 INSTALL-14 INSTALL-46 INSTALL-47 INSTALL-48 APP-02 a saved eSIM opens in flight mode, from the dashboard, the start and its own address, until sign-out',
  { tag: '@phone' },
  async ({ page, context, mailbox, browserErrors }) => {
    browserErrors.expect(NO_NETWORK);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signInAsBuyer(page, mailbox, 'es');
    const esim = await readEsim(page);

    await giveName(page, 'Leo');
    await page.reload();

    await test.step('INSTALL-12 it is saved by keyboard, and the focus stays beside it', async () => {
      await page.getByRole('button', { name: SAVE }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(SAVED)).toBeVisible();
      const copy = page.getByRole('group', { name: `Copia sin conexión de ${esim.title}` });
      await expect(copy).toBeFocused();
      await test.step('INSTALL-46 in one line across the card', async () => {
        await expect(copy.getByRole('link', { name: 'Abrir' })).toBeVisible();
        expect((await copy.boundingBox())?.height).toBeLessThan(60);
      });
      expect(await accessibilityProblems(page)).toEqual([]);
    });

    await test.step('INSTALL-13 the dashboard without a connection shows it', async () => {
      await context.setOffline(true);
      await page.reload();
      await showsEsim(page, esim);
      expect(new URL(page.url()).pathname).toBe('/es/dashboard');
    });

    await test.step('INSTALL-13 so does its own address, with steps and copy buttons, accessibly', async () => {
      await page.goto('/es/dashboard/saved');
      expect(new URL(page.url()).pathname).toBe('/es/dashboard/saved');
      await showsEsim(page, esim);
      await test.step('INSTALL-47 with its name, and the page says that there is no connection', async () => {
        await expect(page.getByRole('heading', { level: 2, name: 'Leo' })).toBeVisible();
        await expect(page.getByText(esim.title).first()).toBeVisible();
        await expect(page.getByText('Estás sin conexión.')).toBeVisible();
      });
      await test.step('INSTALL-48 with the steps of the install page for each kind of phone', async () => {
        await page.getByText('Pixel / Android', { exact: true }).click();
        await expect(
          page.getByText('Conéctate a una wifi. Abre Ajustes › Red e Internet › SIM › Añadir SIM.'),
        ).toBeVisible();
      });
      await page.getByText('Android', { exact: true }).click();
      await expect(page.getByText(esim.platforms[1]?.network[0] ?? 'missing')).toBeVisible();
      await page.getByRole('button', { name: 'Copiar Código completo (LPA)' }).click();
      await expect(page.getByRole('button', { name: 'Copiado Código completo (LPA)' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(esim.activationCode);
      expect(await englishOn(page)).toEqual([]);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await accessibilityProblems(page, { about: 'contrast' })).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
    });

    await test.step('INSTALL-13 and the English page, in English', async () => {
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved on this device');
      await expect(page.getByText(esim.activationCode, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Step by step' })).toBeVisible();
    });

    await test.step('APP-02 the start of the installed app shows it as well', async () => {
      await page.goto('/es');
      await showsEsim(page, esim);
      expect(new URL(page.url()).pathname).toBe('/es');
    });

    await test.step('INSTALL-13 any other page leads to it', async () => {
      await page.goto('/es/contact');
      await page.getByRole('link', { name: 'Mis eSIM guardadas' }).click();
      await showsEsim(page, esim);
    });

    await test.step('the dashboard comes back with the connection', async () => {
      await page.goto('/es/dashboard');
      await showsEsim(page, esim);
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis eSIM');
      await expect(page.getByText(SAVED)).toBeVisible();
    });

    await test.step('INSTALL-14 signing out deletes it', async () => {
      await page.getByRole('button', { name: 'Abrir el menú' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Salir' }).click();
      await expect(page).toHaveURL(/\/es$/);
      expect(placesOf(await readBrowserStorage(page), secretsOf(esim))).toEqual([]);
      await context.setOffline(true);
      await showsNothing(page, '/es/dashboard/saved');
      for (const path of ['/es/dashboard', '/es']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estás sin conexión');
      }
      await expect(page.getByRole('link', { name: 'Intentar de nuevo' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Mis eSIM guardadas' })).toBeHidden();
    });
  },
);

test('INSTALL-40 nobody else sees a saved eSIM: a lost session and another customer delete it', async ({
  page,
  context,
  mailbox,
  browserErrors,
}) => {
  browserErrors.expect(NO_NETWORK);
  await signInAsBuyer(page, mailbox, 'es');
  const ofAna = await readEsim(page);
  const stored = async () => placesOf(await readBrowserStorage(page), secretsOf(ofAna));

  await test.step('the session is gone, and the page with the saved eSIMs learns it', async () => {
    await save(page);
    expect(await stored()).not.toEqual([]);
    const cookies = await context.cookies();
    await context.clearCookies({ name: /session_token/ });
    const answer = Promise.withResolvers<null>();
    await context.route('**/api/me', async (route) => {
      await answer.promise;
      await route.continue();
    });
    const asked = page.waitForRequest('**/api/me');
    await page.goto('/es/dashboard/saved');
    await asked;
    // Not even for a moment, while the server has not answered.
    await expect(page.locator('[data-esim]')).toHaveCount(0);
    await expect(page.getByText(ofAna.iccid)).toHaveCount(0);
    answer.resolve(null);
    await expect(page.getByRole('heading', { name: EMPTY })).toBeVisible();
    await context.unroute('**/api/me');
    expect(await stored()).toEqual([]);
    await context.addCookies(cookies);
  });

  await test.step('the session is gone, and any other page learns it', async () => {
    await open(page, '/es/dashboard');
    await save(page);
    const cookies = await context.cookies();
    await context.clearCookies({ name: /session_token/ });
    await open(page, '/es/how-it-works');
    await expect.poll(stored).toEqual([]);
    await context.addCookies(cookies);
  });

  await test.step('another customer signs in', async () => {
    await open(page, '/es/dashboard');
    await save(page);
    const otherTab = await context.newPage();
    await otherTab.goto('/es/dashboard/saved');
    await showsEsim(otherTab, ofAna);
    await context.clearCookies();
    await signInAsBuyer(page, mailbox, 'es');
    await expect(page.getByRole('button', { name: SAVE })).toBeVisible();
    await expect.poll(stored).toEqual([]);
    await expect(otherTab.getByRole('heading', { name: EMPTY })).toBeVisible();
    await expect(otherTab.getByText(ofAna.iccid)).toHaveCount(0);
    await context.setOffline(true);
    await showsNothing(page, '/es/dashboard/saved');
  });
});

test('INSTALL-41 a whole visit stores nothing private in the browser but the saved eSIM and the session as shown', async ({
  page,
  mailbox,
}) => {
  const email = await signInAsBuyer(page, mailbox, 'es');
  const esim = await readEsim(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // Every page again, now through the service worker.
  await open(page, '/es/dashboard');
  await page.getByRole('link', { name: /^Instalar / }).click();
  await expect(page.getByText(esim.activationCode)).toBeVisible();
  const { payUrl, sessionId } = await beginCheckout(page.request, { language: 'es', email });
  await payWithoutPage(page.request, payUrl);
  await open(page, `/es/checkout/success?session_id=${sessionId}`);
  await expect(page.getByText(/^LPA:1\$/)).toBeVisible();
  await expect(page.getByRole('button', { name: SAVE })).toBeVisible();
  await page.getByRole('link', { name: /^Imprimir / }).click();
  await expect(page.getByRole('article').getByText(/^LPA:1\$/)).toBeVisible();
  await open(page, '/es/dashboard/account');
  await open(page, '/es/dashboard');

  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name.includes('session_token'))?.value ?? 'missing';
  const codes = ['LPA:1$', ...secretsOf(esim)];
  const before = await readBrowserStorage(page);
  expect(before.map(({ where }) => where)).toContain('cache landfall-offline-3 /es/dashboard/saved');
  expect(placesOf(before, [...codes, token, sessionId])).toEqual([]);
  expect(placesOf(before, [email])).toEqual(['localStorage session']);
  expect(before.filter(({ where }) => where.startsWith('IndexedDB'))).toEqual([]);

  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: SAVE }).click();
  await expect(card.getByText(SAVED)).toBeVisible();
  const after = await readBrowserStorage(page);
  const places = placesOf(after, codes);
  expect(places).toHaveLength(1);
  expect(places[0]).toMatch(/^cache landfall-saved-1 \/saved-esims\/[\w-]+$/);
  expect(placesOf(after, [token, sessionId])).toEqual([]);
  expect(placesOf(after, [email])).toEqual(['localStorage session']);
  await card.getByRole('button', { name: 'Quitar' }).click();
  await expect(card.getByRole('button', { name: SAVE })).toBeVisible();
  expect(placesOf(await readBrowserStorage(page), codes)).toEqual([]);
});

test('INSTALL-13 a saved eSIM is still there after the browser was closed', async ({
  playwright,
  shop,
  mailbox,
  launchOptions,
  extraHTTPHeaders,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-profile-'));
  const start = () =>
    playwright.chromium.launchPersistentContext(folder, {
      ...launchOptions,
      baseURL: shop.origin,
      extraHTTPHeaders: extraHTTPHeaders ?? {},
      serviceWorkers: 'allow',
    });
  const before = await start();
  const page = await before.newPage();
  await signInAsBuyer(page, mailbox, 'es');
  const esim = await readEsim(page);
  await save(page);
  await before.close();
  const after = await start();
  await after.setOffline(true);
  const later = await after.newPage();
  await later.goto('/es/dashboard');
  await showsEsim(later, esim);
  await after.close();
  await rm(folder, { recursive: true, force: true });
});

test('INSTALL-49 a connection that does not respond counts as none', async ({ page, context, mailbox }) => {
  await signInAsBuyer(page, mailbox, 'es');
  const esim = await readEsim(page);
  await save(page);
  const answer = Promise.withResolvers<null>();
  const asked: string[] = [];
  await context.route(/\/es\/dashboard(?:\/saved)?$/, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await answer.promise;
    await route.abort();
  });
  for (const path of ['/es/dashboard', '/es/dashboard/saved']) {
    await page.goto(path);
    await showsEsim(page, esim);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  // Both were asked of the shop, which has not responded yet.
  expect(new Set(asked)).toEqual(new Set(['/es/dashboard', '/es/dashboard/saved']));
  answer.resolve(null);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});

test('INSTALL-40 a guest who paid in this browser is asked to sign in before saving', async ({ page }) => {
  const { payUrl, sessionId } = await beginCheckout(page.request, { language: 'es' });
  await payWithoutPage(page.request, payUrl);
  await open(page, `/es/checkout/success?session_id=${sessionId}`);
  await expect(page.getByText(/^LPA:1\$/)).toBeVisible();
  await expect(page.getByText('¿Viajas pronto? Inicia sesión')).toBeVisible();
  await expect(page.getByRole('button', { name: SAVE })).toHaveCount(0);
});
