import type { Page } from '@playwright/test';
import type { Collection } from '#contract/account/collection.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { listenForLayoutShifts, open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const VISITS = [
  ['MX', 'México', 'americas', '2024-03-14'],
  ['US', 'Estados Unidos', 'americas', '2024-03-22'],
  ['PT', 'Portugal', 'europe', '2025-07-05'],
  ['MA', 'Marruecos', 'africa', '2025-07-12'],
  ['AE', 'Emiratos Árabes Unidos', 'middle_east', '2025-09-01'],
  ['BA', 'Bosnia y Herzegovina', 'europe', '2025-10-01'],
  ['FJ', 'Fiyi', 'oceania', '2025-12-30'],
  ['TW', 'Taiwán', 'asia', '2026-10-28'],
  ['KR', 'Corea del Sur', 'asia', '2026-11-02'],
] as const;

/** A traveller of several years; the network of the sandbox knows only the present. */
function aCollection(count: number): Collection {
  return {
    asOf: '2026-11-16T18:40:00.000Z',
    stamps: VISITS.slice(0, count).map(([countryCode, country, region, day]) => ({
      countryCode,
      country,
      region,
      visitedAt: `${day}T12:00:00.000Z`,
      isCurrent: false,
    })),
    awaited: [],
    earned: [{ badge: 'adventurer', countries: 1, earnedAt: '2024-03-14T12:00:00.000Z' }],
    next: [{ badge: 'globe-trotter', countries: 15, missing: 6 }],
  };
}

const showCollection = (page: Page, collection: Collection) =>
  page.route('**/api/collection?*', (route) => route.fulfill({ json: collection }));

async function swipe(page: Page, from: number, to: number): Promise<void> {
  const book = page.locator('.passport-book');
  await book.scrollIntoViewIfNeeded();
  const box = await book.boundingBox();
  const y = (box?.y ?? 0) + 100;
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
  for (const part of [0.3, 0.6, 1])
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: from + (to - from) * part, y: y + 3 }],
    });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test(
  'COLLECT-09 COLLECT-11 COLLECT-13 COLLECT-15 the pages turn by buttons, keys and swiping; a new stamp is announced; offline the last passport stays',
  { tag: '@phone' },
  async ({ page, mailbox, browserErrors }) => {
    browserErrors.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    await signInAsBuyer(page, mailbox, 'es');
    const layoutShift = await listenForLayoutShifts(page);
    await showCollection(page, aCollection(8));
    await open(page, '/es/dashboard/passport');
    const book = page.getByRole('region', { name: 'Páginas del pasaporte' });
    const year = book.getByRole('heading', { level: 2 });
    const items = book.getByRole('list').first().getByRole('listitem');
    const position = book.getByRole('status');
    await expect(position).toHaveText('Página 4 de 4');
    await expect(year).toHaveText('2026');
    await expect(items).toHaveText([/Taiwán, 28 oct 2026$/]);
    await expect(page.getByText('está en tu pasaporte')).toHaveCount(0);
    expect(await layoutShift()).toBe(0);

    await book.getByRole('button', { name: 'Páginas anteriores' }).click();
    await expect(position).toHaveText('Página 3 de 4');
    await expect(items).toHaveText([/Fiyi, 30 dic 2025$/]);
    await page.keyboard.press('ArrowLeft');
    await expect(position).toHaveText('Página 2 de 4');
    await expect(items).toHaveText([
      /Portugal, 5 jul 2025$/,
      /Marruecos, 12 jul 2025$/,
      /Emiratos Árabes Unidos, 1 sept 2025$/,
      /Bosnia y Herzegovina, 1 oct 2025$/,
    ]);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysPixels(page)).toBe(0);
    await swipe(page, 80, 300);
    await expect(position).toHaveText('Página 1 de 4');
    await expect(year).toHaveText('2024');
    await swipe(page, 80, 300);
    await swipe(page, 300, 80);
    await expect(position).toHaveText('Página 2 de 4');
    await page.keyboard.press('ArrowRight');
    await expect(position).toHaveText('Página 3 de 4');

    await test.step('COLLECT-15 a stamp since the last look is announced once', async () => {
      await page.unroute('**/api/collection?*');
      await showCollection(page, aCollection(9));
      await open(page, '/es/dashboard/passport');
      await expect(page.getByText('Corea del Sur está en tu pasaporte.')).toBeVisible();
      await expect(page.getByText(/Es el país número 9 de tu pasaporte/)).toBeVisible();
      await open(page, '/es/dashboard/passport');
      await expect(items).toHaveCount(2);
      await expect(page.getByText('está en tu pasaporte')).toHaveCount(0);
    });

    await test.step('COLLECT-13 without a response the passport of this device is shown, with its date', async () => {
      await page.unroute('**/api/collection?*');
      await page.route('**/api/collection?*', (route) => route.abort());
      await open(page, '/es/dashboard/passport');
      await expect(page.getByText(/Guardado en este dispositivo, a fecha de 16 nov 2026/)).toBeVisible();
      await expect(items).toHaveCount(2);
      await page.unroute('**/api/collection?*');
      await showCollection(page, aCollection(9));
      await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
      await expect(page.getByText(/Guardado en este dispositivo/)).toHaveCount(0);
    });

    await test.step('COLLECT-13 signing out deletes it', async () => {
      const kept = () => page.evaluate(() => localStorage.getItem('passport'));
      expect(await kept()).toContain('Taiwán');
      await page.getByRole('button', { name: 'Abrir el menú' }).click();
      await page.getByRole('dialog', { name: 'Menú' }).getByRole('button', { name: 'Salir' }).click();
      await expect(page).toHaveURL(/\/es$/);
      expect(await kept()).toBeNull();
    });
  },
);

test('COLLECT-01 COLLECT-08 COLLECT-23 a customer without a stamp sees which country comes first, at desktop width two pages', async ({
  page,
  mailbox,
}) => {
  await signInAsBuyer(page, mailbox, 'en');
  await open(page, '/dashboard/passport');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Your first stamp will be Japan.' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Install it' })).toHaveAttribute('href', /\/install$/);
  await expect(main.getByText('Japan, bought, not connected yet')).toBeAttached();
  await expect(main.getByRole('heading', { name: 'Next: Adventurer' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Share image' })).toHaveCount(0);
  expect(await accessibilityProblems(page)).toEqual([]);

  await showCollection(page, { ...aCollection(0), earned: [] });
  await open(page, '/dashboard/passport');
  await expect(main.getByRole('heading', { name: 'Your first stamp goes here' })).toBeVisible();
  const browse = main.getByRole('link', { name: 'Browse plans' });
  await expect(browse).toHaveAttribute('href', '/plans');
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(browse, 'without scrolling on a phone').toBeInViewport({ ratio: 1 });
  if (wide !== null) await page.setViewportSize(wide);

  await page.unroute('**/api/collection?*');
  await showCollection(page, aCollection(9));
  await open(page, '/dashboard/passport');
  const book = main.getByRole('region', { name: 'Passport pages' });
  await expect(book.getByRole('status')).toHaveText('Pages 3 and 4 of 4');
  await expect(book.getByRole('heading', { level: 2 })).toHaveText(['2025', '2026']);
  await book.getByRole('button', { name: 'Previous pages' }).click();
  await expect(book.getByRole('status')).toHaveText('Pages 1 and 2 of 4');
  await expect(book.getByRole('button', { name: 'Previous pages' })).toHaveAttribute('aria-disabled', 'true');

  await test.step('COLLECT-23 when every country would be left out, the page says which switch to turn off', async () => {
    const all = aCollection(2);
    await page.unroute('**/api/collection?*');
    await showCollection(page, {
      ...all,
      stamps: all.stamps.map((stamp) => ({ ...stamp, isCurrent: true })),
    });
    await open(page, '/es/dashboard/passport');
    await expect(main.getByText(/desactiva «Sin el país en el que estoy ahora»\.$/)).toBeVisible();
    const share = main.getByRole('button', { name: 'Compartir', exact: true });
    await expect(share).toHaveCount(0);
    await main.getByLabel('Sin el país en el que estoy ahora').uncheck();
    await expect(share).toBeVisible();
  });
});
