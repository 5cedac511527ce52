import { readFile } from 'node:fs/promises';
import { aBuyer } from '../setup/buy-esim.ts';
import { open } from '../setup/page-state.ts';
import { withDatabase } from '../setup/shop-database.ts';
import { expect, test } from '../setup/test.ts';
import { DESKTOP, PHONE, expectUsable, signInAsAdmin } from './admin-page.ts';

test('ADMIN-10 ADMIN-71 ADMIN-73 ADMIN-74 an admin makes, pauses and limits discount codes on a phone, and downloads a series', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(PHONE);
  await signInAsAdmin(page, shop);
  const main = page.getByRole('main');
  const code = `VERANO${Date.now()}`;

  await test.step('a code with a wrong value is not saved and keeps what was typed', async () => {
    await open(page, '/admin/discounts/new');
    await main.getByLabel('Código', { exact: true }).fill(code.toLowerCase());
    await main.getByLabel('Porcentaje, de 1 a 100').fill('101');
    await main.getByLabel('Escribe para encontrar un destino').fill('jap');
    await main.getByRole('checkbox', { name: 'Japón' }).check();
    await main.getByRole('button', { name: 'Guardar' }).click();
    await expect(main.getByRole('alert').filter({ hasText: 'porcentaje entero' })).toBeVisible();
    await expect(main.getByLabel('Código', { exact: true })).toHaveValue(code);
    await expectUsable(page);
    await main.getByLabel('Porcentaje, de 1 a 100').fill('12');
    await main.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Código ${code}`);
  });

  await test.step('ADMIN-74 a paused code says so', async () => {
    await main.getByRole('button', { name: 'Pausar' }).click();
    await expect(main.getByText('En pausa')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Reanudar' })).toBeVisible();
    await expectUsable(page);
    await open(page, '/admin/discounts');
    await main.getByRole('link', { name: 'En pausa' }).click();
    await expect(main.getByRole('link', { name: code })).toBeVisible();
  });

  await test.step('ADMIN-73 pressing twice makes one series, and its file has every code', async () => {
    await page.setViewportSize(DESKTOP);
    await open(page, '/admin/discounts/series');
    await main.getByRole('button', { name: 'Nueva serie' }).click();
    await main.getByLabel('Prefijo').fill(code);
    await main.getByLabel('Cantidad de códigos, hasta 5000').fill('3');
    await main.getByLabel('Porcentaje, de 1 a 100').fill('10');
    await main.getByRole('button', { name: 'Crear los códigos' }).dblclick();
    await expect(main.getByText(`${code}: 3 códigos`)).toHaveCount(1);
    await expectUsable(page);
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: `Descargar ${code} como CSV` }).click();
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
    expect(lines.slice(1).every((line) => line.startsWith(`${code}-`))).toBe(true);
    expect(new Set(lines).size).toBe(4);
  });
});

test('ADMIN-14 ADMIN-76 ADMIN-77 ADMIN-78 an admin finds, downloads and removes a newsletter address', async ({
  page,
  shop,
}) => {
  const email = aBuyer();
  await withDatabase(shop.dataDir, (client) =>
    client.query(
      `insert into newsletter_subscriptions (email, language, consent_text, source, requested_at, confirmed_at)
       values ($1, 'es', 'newsletter-1', 'form', now(), now())`,
      [email],
    ),
  );
  await page.setViewportSize(PHONE);
  await signInAsAdmin(page, shop);
  const main = page.getByRole('main');
  await open(page, '/admin/newsletter');
  await main.getByLabel('Comienzo de una dirección').fill(email);
  await main.getByRole('button', { name: 'Mostrar' }).click();
  await expect(main.getByText(email)).toBeVisible();
  await expectUsable(page);

  await test.step('ADMIN-76 the file has the address and its link', async () => {
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Descargar como CSV' }).click();
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(new RegExp(`^${email},.*/newsletter/`));
  });

  await test.step('ADMIN-78 removed after a question', async () => {
    await main.getByRole('button', { name: `Quitar ${email}` }).click();
    await expect(main.getByText('Es lo mismo que el enlace de nuestros correos')).toBeVisible();
    await expectUsable(page);
    await main.getByRole('button', { name: 'Sí, quitar' }).click();
    await expect(main.getByText('Ninguna dirección coincide.')).toBeVisible();
  });

  await main.getByRole('navigation', { name: 'Listas' }).getByRole('link', { name: 'Contactos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contactos');
  await expectUsable(page);
});
