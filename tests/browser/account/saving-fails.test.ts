import { accessibilityProblems } from '../setup/accessibility.ts';
import { placesOf, readBrowserStorage } from '../setup/browser-storage.ts';
import { open } from '../setup/page-state.ts';
import { readEsim, save, SAVE, secretsOf } from '../setup/saved-esim.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

test.use({ serviceWorkers: 'allow' });

test('INSTALL-40 nothing is stored when another tab signs out while an eSIM is being saved', async ({
  page,
  context,
  mailbox,
}) => {
  await signInAsBuyer(page, mailbox, 'es');
  const esim = await readEsim(page);
  // This tab does not hear of the other one in time.
  await page.addInitScript(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await open(page, '/es/dashboard');
  const signedOut = Promise.withResolvers<null>();
  const fetched: Promise<unknown>[] = [];
  await context.route('**/install?*', async (route) => {
    const response = route.fetch();
    fetched.push(response);
    const received = await response;
    await signedOut.promise;
    await route.fulfill({ response: received });
  });
  await page.getByRole('button', { name: SAVE }).click();
  await expect.poll(() => fetched.length).toBe(2);
  await Promise.all(fetched);
  const otherTab = await context.newPage();
  await open(otherTab, '/es/how-it-works');
  await otherTab.getByRole('banner').getByRole('button', { name: 'Salir' }).click();
  await expect(otherTab).toHaveURL(/\/es$/);
  signedOut.resolve(null);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  expect(placesOf(await readBrowserStorage(page), secretsOf(esim))).toEqual([]);
});

test('INSTALL-42 a browser without room for the copy says so, and what to do instead', async ({
  page,
  mailbox,
  context,
  shop,
}) => {
  await signInAsBuyer(page, mailbox, 'es');
  const esim = await readEsim(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: shop.origin, quotaSize: 1000 });
  await page.getByRole('button', { name: SAVE }).click();
  await expect(page.getByRole('alert').filter({ hasText: /no queda espacio/ })).toBeVisible();
  expect(placesOf(await readBrowserStorage(page), secretsOf(esim))).toEqual([]);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: shop.origin });
  await save(page);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('INSTALL-42 a browser that keeps no pages, such as a private window, says so', async ({
    page,
    mailbox,
  }) => {
    await signInAsBuyer(page, mailbox, 'es');
    await page.getByRole('link', { name: /^Detalles / }).click();
    // The page before it has a button with the same name.
    await expect(page.getByRole('tablist')).toBeVisible();
    await page.getByRole('button', { name: SAVE }).click();
    await expect(page.getByRole('alert').filter({ hasText: /no puede guardar páginas/ })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await expect(page.getByRole('link', { name: /^Imprimir / })).toBeVisible();
  });

  test('INSTALL-42 a browser without a cache shows the eSIMs and signs out', async ({ page, mailbox }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'caches'));
    await signInAsBuyer(page, mailbox, 'es');
    expect(await page.evaluate(() => 'caches' in window)).toBe(false);
    await page.getByRole('button', { name: SAVE }).click();
    await expect(page.getByRole('alert').filter({ hasText: /no puede guardar páginas/ })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Salir' }).click();
    await expect(page).toHaveURL(/\/es$/);
  });
});
