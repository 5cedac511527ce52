import type { Page } from '@playwright/test';
import { cartButton, drawer } from '../setup/cart.ts';
import { open } from '../setup/page-state.ts';
import { withDatabase } from '../setup/shop-database.ts';
import { expect, test } from '../setup/test.ts';
import { DESKTOP, PHONE, expectUsable, signInAsAdmin } from './admin-page.ts';

/** Other tests buy elsewhere: this one changes prices here. */
const SLUG = 'new-caledonia';

async function destinationPage(page: Page): Promise<string> {
  return (await page.request.get(`/es/esim/${SLUG}`)).text();
}

test('ADMIN-09 ADMIN-40 ADMIN-41 ADMIN-42 an admin edits a price on a phone, and card and cart show it at once', async ({
  page,
  shop,
  browserErrors,
}) => {
  await page.setViewportSize(PHONE);
  await withDatabase(shop.dataDir, (client) =>
    client.query(
      "delete from package_inventory where package_id in (select package_id from packages where slug = 'new-caledonia')",
    ),
  );
  await signInAsAdmin(page, shop);
  await open(page, '/admin/catalogue?type=sim');
  await page.getByRole('searchbox').fill('nueva caledonia');
  await page.keyboard.press('Enter');
  const prices = page.getByRole('textbox', { name: /^Nuestro precio.* Nueva Caledonia,/ });
  const item = page.getByRole('listitem').filter({ has: prices }).first();
  const price = item.getByRole('textbox', { name: /^Nuestro precio/ });
  await expect(price).toHaveAttribute('placeholder', 'igual');
  await expectUsable(page, 'es');

  await test.step('ADMIN-42 below cost nothing is saved until it is confirmed', async () => {
    browserErrors.expect(/409.*api\/admin\/catalogue/);
    await price.fill('0,50');
    await price.press('Enter');
    await expect(item.getByRole('alert')).toContainText('por debajo del coste');
    await expectUsable(page, 'es');
    await item.getByRole('button', { name: 'Cancelar' }).click();
    await expect(price).toHaveValue('');
  });

  await test.step('ADMIN-41 the destination page and the cart have the new price', async () => {
    await price.fill('77,77');
    await price.press('Enter');
    await expect(item.getByText('Guardado')).toBeVisible();
    // The process loads the catalogue again after the answer.
    await expect.poll(() => destinationPage(page)).toContain('77,77');
    await open(page, `/es/esim/${SLUG}`);
    await expect(page.getByText('77,77').first()).toBeVisible();
    await page.getByRole('radio', { name: /77,77/ }).check();
    await page.getByRole('button', { name: /^Añadir al carrito/ }).click();
    await expect(page.getByText('Añadido al carrito').first()).toBeVisible();
    await cartButton(page).click();
    await expect(drawer(page, 'es').getByText('77,77').first()).toBeVisible();
  });

  await test.step('ADMIN-24 the second editor sees both versions', async () => {
    await open(page, '/admin/catalogue?search=caledonia&list=own-price');
    await expect(price).toHaveValue('77,77');
    await withDatabase(shop.dataDir, (client) =>
      client.query(
        "update package_inventory set price_cents = 6666, changed_at = now() + interval '1 second' where price_cents = 7777",
      ),
    );
    await price.fill('55');
    await price.press('Enter');
    await expect(item.getByRole('alert')).toContainText('66,66');
    await expect(item.getByRole('alert')).toContainText('55,00');
    await expectUsable(page, 'es');
    await item.getByRole('button', { name: 'Guardar mi versión' }).click();
    await expect(item.getByText('Guardado')).toBeVisible();
    await expect.poll(() => destinationPage(page)).toContain('55,00');
  });

  await test.step('ADMIN-41 a hidden package is not shown', async () => {
    await item.getByRole('button', { name: /^Oculto/ }).click();
    await expect(item.getByRole('button', { name: /^Oculto/ })).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => destinationPage(page)).not.toContain('55,00');
    await open(page, `/es/esim/${SLUG}`);
    await expect(page.getByRole('button', { name: /^Añadir al carrito/ }).first()).toBeVisible();
    await expect(page.getByText('55,00')).toHaveCount(0);
  });
});

test('ADMIN-44 ADMIN-45 ADMIN-16 an admin changes prices by a file, undoes it, and starts a sync', async ({
  page,
  shop,
  browserErrors,
}) => {
  await page.setViewportSize(DESKTOP);
  await signInAsAdmin(page, shop);
  await open(page, '/admin/catalogue/import');
  await page.getByRole('link', { name: 'English' }).click();
  const file = page.locator('input[type=file]');
  const choose = (name: string, text: string) =>
    file.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
  const ids = await withDatabase(shop.dataDir, async (client) => {
    const { rows } = await client.query<{ package_id: string }>(
      "select package_id from packages where slug = 'vanuatu' and type = 'sim' order by 1 limit 2",
    );
    return rows.map(({ package_id }) => package_id);
  });

  await test.step('ADMIN-46 a file that is not ours says so', async () => {
    browserErrors.expect(/400.*catalogue-import-previews/);
    // The page may still be changing its language; a file chosen before is forgotten.
    await expect(async () => {
      await choose('mine.csv', 'Nombre;Precio\nJapón;5');
      await expect(page.getByRole('alert').filter({ hasText: 'This is not our CSV' })).toBeVisible({
        timeout: 3_000,
      });
    }).toPass();
    await choose('book.csv', 'PK\u0003\u0004…');
    await expect(page.getByRole('alert').filter({ hasText: 'This is a workbook' })).toBeVisible();
  });

  await test.step('ADMIN-44 the list is shown before anything changes', async () => {
    await choose(
      'prices.csv',
      `package_id;own_price\n${ids[0] ?? ''};88,88\n${ids[1] ?? ''};0,50\nnowhere;5\n`,
    );
    const preview = page.getByRole('region', { name: 'prices.csv' });
    await expect(preview.getByText('→ $88.88')).toBeVisible();
    await expect(preview.getByText('left out: there is no such package')).toBeVisible();
    await expectUsable(page, 'en');
    await preview.getByRole('button', { name: 'Change 1 package' }).click();
    await expect(preview).toBeHidden();
  });

  await test.step('ADMIN-45 the last file is undone', async () => {
    const last = page.getByRole('region', { name: 'Last file' });
    await expect(last).toContainText('prices.csv');
    await last.getByRole('button', { name: 'Undo' }).click();
    await expect(last).toContainText('1 package is as before the file.');
    await expectUsable(page, 'en');
  });

  await test.step('ADMIN-16 ADMIN-47 a sync is started and is in the history', async () => {
    await open(page, '/admin/catalogue/syncs');
    const syncs = page.getByRole('main').getByRole('time');
    await expect(syncs.first()).toBeVisible();
    const before = await syncs.count();
    await page.getByRole('button', { name: 'Sync now' }).click();
    await expect(page.getByText(/The sync has started|A sync is already running/)).toBeVisible();
    await expect.poll(() => syncs.count(), { timeout: 60_000 }).toBeGreaterThan(before);
    await expectUsable(page, 'en');
    await page.getByRole('link', { name: 'Back to the catalogue' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catalogue');
    await expect(page.getByRole('textbox', { name: /^Our price/ }).first()).toBeVisible();
    await expectUsable(page, 'en');
  });
});
