import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectUsable, signInAsAdmin } from '../admin/admin-page.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { beginCheckout, payWithoutPage } from '../setup/buy-esim.ts';
import { open } from '../setup/page-state.ts';
import { withDatabase } from '../setup/shop-database.ts';
import { expect, test } from '../setup/test.ts';

const LINK = /https?:\/\/\S+(\/es\/review\/[\w-]{22})/;

async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await sidewaysPixels(page)).toBe(0);
}

const markup = (page: Page) => page.locator('script[type="application/ld+json"]').allInnerTexts();

test('REVIEW-01 REVIEW-05 REVIEW-07 REVIEW-08 REVIEW-09 REVIEW-10 REVIEW-12 REVIEW-14 a traveller is asked, writes, changes and deletes a review; staff publish it', async ({
  page,
  shop,
  mailbox,
  request,
  browser,
  browserErrors,
}) => {
  const name = `Inés ${randomUUID().slice(0, 4)}`;
  const words = `Rápida <script>alert(1)</script> & sin cortes.\nVolvería a comprarla. ${name}`;
  // No other test looks at the page of this destination.
  const { email, payUrl } = await beginCheckout(request, { language: 'es', search: 'Uruguay' });
  await payWithoutPage(request, payUrl);
  const inDatabase = (query: string, ...values: readonly unknown[]) =>
    withDatabase(shop.dataDir, (client) => client.query(query, [...values]));
  const ofBuyer = `id = (select e.id from esims e join order_units u on u.id = e.unit_id
    join orders o on o.id = u.order_id where o.email = $1)`;
  const used = `update esims set status = 'active', first_connected_at = now() - interval '4 days', remind_at = now()
    where ${ofBuyer}`;
  await expect.poll(async () => (await inDatabase(used, email)).rowCount, { timeout: 30_000 }).toBe(1);
  // The next round would start within a minute.
  await inDatabase("insert into jobs.job (name, data) values ('queue-reminders', '{}')");
  const requests = async () =>
    (await mailbox.mailsTo(email)).filter(({ subject }) => subject === '¿Qué tal tu eSIM para Uruguay?');
  await expect.poll(async () => (await requests()).length, { timeout: 30_000 }).toBe(1);
  const [mail] = await requests();
  const path = LINK.exec(mail?.text ?? '')?.[1] ?? '';

  const context = await browser.newContext({ baseURL: shop.origin, viewport: { width: 360, height: 740 } });
  const phone = await context.newPage();
  const main = phone.getByRole('main');
  const field = main.getByLabel('¿Qué deberían saber otros viajeros?');
  const consent = main.getByRole('checkbox', { name: /^Pueden publicar mi reseña/ });
  await test.step('REVIEW-05 the link opens without a session, and an empty form says what is missing', async () => {
    const response = await phone.request.get(path);
    expect(response.headers()['cache-control']).toContain('no-store');
    expect(response.headers()['referrer-policy']).toBe('no-referrer');
    await open(phone, path);
    await expect(phone).toHaveTitle(/^Tu reseña/);
    await expect(phone.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(main.getByText(/eSIM para Uruguay/)).toBeVisible();
    await field.fill(words);
    await main.getByRole('button', { name: 'Enviar reseña' }).click();
    await expect(main.getByText('Elige de una a cinco estrellas.')).toBeVisible();
    await expect(main.getByText('Solo podemos publicar tu reseña con tu consentimiento.')).toBeVisible();
    await expect(main.getByRole('group', { name: '¿Cómo te funcionó?' })).toBeFocused();
    await expect(field).toHaveValue(words);
    await expectAccessible(phone);
  });
  await test.step('REVIEW-05 stars are chosen with the keyboard, and pressing twice writes one review', async () => {
    await phone.keyboard.press('Tab');
    await phone.keyboard.press('ArrowRight');
    await phone.keyboard.press('ArrowRight');
    await phone.keyboard.press('ArrowRight');
    await expect(main.getByRole('radio', { checked: true })).toHaveAccessibleName('4 estrellas: bien');
    await consent.check();
    await main.getByRole('button', { name: 'Enviar reseña' }).dblclick();
    await expect(main.getByRole('heading', { name: 'Gracias por tu reseña' })).toBeVisible();
    await expectAccessible(phone);
  });

  await signInAsAdmin(page, shop);
  await open(page, '/admin/reviews');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await test.step('REVIEW-09 a review that its author changed meanwhile is not published unread', async () => {
    await expect(row.getByText('Viajero o viajera')).toBeVisible();
    await expect(row.getByRole('img', { name: '4 de 5 estrellas' })).toBeVisible();
    await expectUsable(page);
    await main.getByRole('button', { name: 'Cambiar la reseña' }).click();
    await expect(field).toHaveValue(words);
    await main.getByLabel('Nombre que se muestra (opcional)').fill(name);
    await consent.check();
    await main.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(main.getByRole('heading', { name: 'Gracias por tu reseña' })).toBeVisible();
    browserErrors.expect(/status of 409/);
    await row.getByRole('button', { name: 'Publicar' }).click();
    await expect(row.getByRole('alert').filter({ hasText: 'Rápida' })).toBeVisible();
    await expectUsable(page);
    await row.getByRole('button', { name: 'Guardar mi versión' }).click();
    await expect(row.getByRole('button', { name: 'Deshacer la decisión' })).toBeVisible();
    await expect(row.getByText(name, { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectUsable(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  const html = async () => (await request.get('/esim/uruguay')).text();
  await test.step('REVIEW-10 REVIEW-12 REVIEW-14 the page shows it at once, as text, and publishes it', async () => {
    await expect.poll(html).toContain(name);
    expect(await html()).toContain('Verified use');
    expect(await html()).not.toContain('<script>alert');
    await open(phone, '/es/esim/uruguay');
    const review = main.getByRole('listitem').filter({ hasText: name });
    await expect(review.getByText('<script>alert(1)</script>')).toBeVisible();
    await expect(review.getByText('Uso verificado')).toBeVisible();
    await expect(review.getByRole('img', { name: '4 de 5 estrellas' })).toBeVisible();
    await expect(review.locator('[lang="es"]')).toBeVisible();
    await expectAccessible(phone);
    const published = (await markup(phone)).find((text) => text.includes('"Review"')) ?? '{}';
    expect(JSON.parse(published)).toMatchObject({
      '@id': `${shop.origin}/es/esim/uruguay#product`,
      review: expect.arrayContaining([
        expect.objectContaining({ author: { '@type': 'Person', name }, datePublished: expect.any(String) }),
      ]),
    });
  });

  await test.step('REVIEW-07 its author deletes it, and the page forgets it', async () => {
    await open(phone, path);
    await expect(main.getByRole('heading', { name: 'Tu reseña está publicada' })).toBeVisible();
    await expectAccessible(phone);
    await main.getByRole('button', { name: 'Borrar mi reseña' }).click();
    await main.getByRole('button', { name: 'Borrar', exact: true }).click();
    await expect(main.getByRole('heading', { name: 'Tu reseña está borrada' })).toBeVisible();
    await expect.poll(html).not.toContain(name);
    browserErrors.expect(/status of 404/);
    await row.getByRole('button', { name: 'Deshacer la decisión' }).click();
    await expect(row.getByText('su autor borró esta reseña')).toBeVisible();
    await open(phone, '/es/esim/uruguay');
    expect((await markup(phone)).join()).not.toContain(name);
  });
  await test.step('REVIEW-04 a cut link says so', async () => {
    await open(phone, path.slice(0, -3));
    await expect(main.getByRole('heading', { name: 'Este enlace no funciona' })).toBeVisible();
  });
  await context.close();
});
