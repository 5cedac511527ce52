import type { Page } from '@playwright/test';
import { HandOutResponse } from '#contract/orders/shares.ts';
import { MyEsimInstallResponse, MyEsimsResponse } from '#contract/account/my-esims.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { aBuyer } from '../setup/buy-esim.ts';
import { linkInMail } from '../setup/link-in-mail.ts';
import { open } from '../setup/page-state.ts';
import { readPdf } from '../setup/read-pdf.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, name: string) => main(page).getByRole('article', { name });

test('SHARE-21 SHARE-22 SHARE-23 SHARE-24 SHARE-35 SHARE-41 four eSIMs are named, sent, taken back, tracked and printed', async ({
  page,
  mailbox,
  request,
}) => {
  const email = await signInAsBuyer(page, mailbox, { language: 'es', quantity: 4 });
  await main(page)
    .getByRole('link', { name: /^Repartir las eSIM/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Repartir 4 eSIM');
  await expect(main(page).getByText('0 de 4')).toBeVisible();
  await expect(main(page).getByRole('article')).toHaveCount(4);

  await test.step('SHARE-21 one form at a time; a name and its own link for each', async () => {
    await expect(main(page).getByLabel('¿Para quién es?')).toHaveCount(1);
    await main(page).getByLabel('¿Para quién es?').fill('Marta');
    await main(page).getByRole('button', { name: 'WhatsApp' }).click();
    await expect(main(page).getByRole('link', { name: 'Abrir WhatsApp' })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await test.step('NAV-11 the focus stays where something changed', async () => {
      await main(page).getByRole('button', { name: 'Listo' }).click();
      await expect(row(page, 'Marta').getByRole('heading', { name: 'Marta' })).toBeFocused();
      await row(page, 'eSIM 2').getByRole('button', { name: 'Enviar' }).click();
      await expect(main(page).getByLabel('¿Para quién es?')).toBeFocused();
    });
    await main(page).getByLabel('¿Para quién es?').fill('Diego');
    const diego = aBuyer();
    await main(page).getByRole('button', { name: 'Correo' }).click();
    await expect(main(page).getByLabel('Su correo electrónico')).toBeFocused();
    await main(page).getByLabel('Su correo electrónico').fill(diego);
    await main(page).getByRole('button', { name: 'Enviar correo' }).click();
    await expect(row(page, 'Diego').getByRole('heading', { name: 'Diego' })).toBeFocused();
    await expect(row(page, 'Diego').getByText(/^Correo, el enlace funciona hasta/)).toBeVisible();

    await test.step('SHARE-23 the reminder is the same link', async () => {
      await expect.poll(async () => (await mailbox.mailsTo(diego)).length).toBe(1);
      await row(page, 'Diego').getByRole('button', { name: 'Recordar' }).click();
      await expect.poll(async () => (await mailbox.mailsTo(diego)).length).toBe(2);
      const texts = (await mailbox.mailsTo(diego)).map(({ text }) => /\/share\/[\w-]{22}/.exec(text)?.[0]);
      expect(texts[0]).toBe(texts[1]);
    });
  });

  await test.step('SHARE-22 taken back: it can be given to someone else', async () => {
    await row(page, 'Diego').getByRole('button', { name: 'Anular enlace' }).click();
    await row(page, 'Diego').getByRole('button', { name: 'Sí, anular' }).click();
    await expect(row(page, 'Diego').getByText('Anulaste el enlace; nadie lo había abierto.')).toBeVisible();
    await expect(row(page, 'Diego').getByRole('heading', { name: 'Diego' })).toBeFocused();
    await expect(row(page, 'Diego').getByRole('button', { name: 'Enlace nuevo' })).toBeVisible();
  });

  await test.step('SHARE-21 opened and installed by Marta, who has the link', async () => {
    await row(page, 'Marta').getByRole('button', { name: 'Recordar' }).click();
    const text = await row(page, 'Marta')
      .getByText(/\/share\//)
      .innerText();
    const secret = /share\/([\w-]{22})/.exec(text)?.[1];
    await request.post('/api/shares/reveal', { data: { secret } });
    await request.post('/api/shares/installed', { data: { secret, isInstalled: true } });
    await page.reload();
    await expect(main(page).getByText('1 de 4')).toBeVisible();
    const steps = row(page, 'Marta').getByRole('listitem');
    await expect(steps).toHaveText([
      /^Repartida: hecho/,
      /^Abierta: hecho/,
      /^Instalada: hecho/,
      /^Conectada: aún no/,
    ]);
  });
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityProblems(page, { about: 'contrast' })).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sidewaysPixels(page)).toBe(0);

  await test.step('SHARE-41 the name that the owner gave the eSIM stays out of form, message and reminder', async () => {
    const { esims } = MyEsimsResponse.parse(await (await page.request.get('/api/esims')).json());
    const path = `/api/orders/${esims[0]?.orderNumber ?? ''}/hand-out`;
    const third = HandOutResponse.parse(await (await page.request.get(path)).json()).esims[2];
    const named = await page.request.put(`/api/esims/${third?.id ?? ''}/name`, {
      data: { name: 'La pesada' },
    });
    expect(named.status()).toBe(200);
    await page.reload();
    const pesada = row(page, 'La pesada');
    await pesada.getByRole('button', { name: 'Enviar' }).click();
    await expect(pesada.getByLabel('¿Para quién es?')).toHaveValue('');
    await pesada.getByRole('button', { name: 'WhatsApp' }).click();
    const message = pesada.getByText(/\/share\/[\w-]{22}/);
    await expect(message).toHaveText(/^Aquí tienes tu eSIM para Japón\./);
    await pesada.getByRole('button', { name: 'Listo' }).click();
    await pesada.getByRole('button', { name: 'Recordar' }).click();
    await expect(message).toHaveText(/^Aquí tienes tu eSIM para Japón\./);
    await pesada.getByRole('button', { name: 'Listo' }).click();
  });

  await test.step('SHARE-35 a row names its plan; one that is being returned says so and has no tag', async () => {
    const { esims } = MyEsimsResponse.parse(await (await page.request.get('/api/esims')).json());
    const orderNumber = esims[0]?.orderNumber ?? '';
    const declared = { orderNumber, email, positions: [4], language: 'es' };
    expect((await page.request.post('/api/withdrawals', { data: declared })).status()).toBe(200);
    await page.reload();
    await expect(row(page, 'Diego').getByText(/^eSIM para Japón, /)).toBeVisible();
    const returned = main(page).getByRole('article').nth(3);
    await expect(returned).toContainText('Estás devolviendo esta eSIM. Lo estamos revisando.');
    await expect(returned).not.toContainText(/reembolsado|terminado/);
  });

  await test.step('SHARE-24 one tag per person on A4', async () => {
    const { esims } = MyEsimsResponse.parse(await (await page.request.get('/api/esims')).json());
    const number = esims[0]?.orderNumber ?? '';
    const order = HandOutResponse.parse(
      await (await page.request.get(`/api/orders/${number}/hand-out`)).json(),
    );
    await main(page).getByRole('link', { name: 'Imprimir las etiquetas' }).click();
    await expect(main(page).getByRole('img', { name: /^Código QR que instala/ })).toHaveCount(3);
    expect(await accessibilityProblems(page)).toEqual([]);
    const { pages, text } = readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    expect(pages).toBe(1);
    for (const { id } of order.esims.slice(0, 3)) {
      const install = await page.request.get(`/api/esims/${id}/install`);
      const { esim } = MyEsimInstallResponse.parse(await install.json());
      expect(text).toContain(esim.matchingId);
    }
    expect(text).toContain('ParaMarta');
    expect(text).not.toContain('Volveralas');
  });
});

test('SHARE-25 SHARE-27 SHARE-28 SHARE-29 a copied link, an eSIM that is no longer mine, a revoked link, no connection', async ({
  page,
  mailbox,
  request,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsBuyer(page, mailbox, { language: 'es', quantity: 2 });
  await main(page)
    .getByRole('link', { name: /^Repartir las eSIM/ })
    .first()
    .click();
  const name = main(page).getByLabel('¿Para quién es?');

  await test.step('SHARE-29 without a connection nothing is sent, also not later', async () => {
    await expect(name).toBeVisible();
    await context.setOffline(true);
    await name.fill('Diego');
    await main(page).getByRole('button', { name: 'Copiar enlace' }).click();
    await expect(page.getByText(/^No tienes conexión. No se ha guardado ni enviado nada/)).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(main(page).getByText('Aún sin repartir')).toHaveCount(2);
  });

  const secretOf = async () => {
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    return /\/es\/share\/([\w-]{22})$/.exec(copied)?.[1] ?? '';
  };
  await test.step('SHARE-27 pressing Copy link copies it', async () => {
    await name.fill('Diego');
    await main(page).getByRole('button', { name: 'Copiar enlace' }).click();
    await expect(main(page).getByText('El enlace está copiado. Pégalo donde quieras.')).toBeVisible();
    expect(await secretOf()).not.toBe('');
    await expect(row(page, 'Diego').getByText(/^Enlace copiado, el enlace funciona hasta/)).toBeVisible();
  });

  await test.step('SHARE-25 the dashboard and the details say to whom it was sent', async () => {
    await open(page, '/es/dashboard');
    const pass = main(page).getByRole('article').filter({ hasText: 'Diego' });
    await expect(pass.getByText(/^Enviada a Diego el .*\. Aún sin abrir\.$/)).toBeVisible();
    await expect(pass.getByRole('link', { name: /^Instal/ })).toHaveCount(0);
    await expect(pass.getByRole('button', { name: 'Compartir' })).toBeVisible();
    await pass.getByRole('link', { name: /^Detalles/ }).click();
    await expect(main(page).getByText(/^Enviada a Diego el /)).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Compartir' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: /^Instal/ })).toHaveCount(0);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  await test.step('SHARE-28 a link that was opened and then revoked leaves its trace', async () => {
    await request.post('/api/shares/reveal', { data: { secret: await secretOf() } });
    const { esims } = MyEsimsResponse.parse(await (await page.request.get('/api/esims')).json());
    await open(page, `/es/dashboard/orders/${esims[0]?.orderNumber ?? ''}/hand-out`);
    await row(page, 'Diego').getByRole('button', { name: 'Anular enlace' }).click();
    await row(page, 'Diego').getByRole('button', { name: 'Sí, anular' }).click();
    await expect(
      row(page, 'Diego').getByText(/^Anulaste el enlace cuando ya lo habían abierto/),
    ).toBeVisible();
  });

  await test.step('SHARE-27 a browser that refuses to copy: the screen says so and shows the link', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await row(page, 'eSIM 2').getByRole('button', { name: 'Enviar' }).click();
    await main(page).getByRole('button', { name: 'Copiar enlace' }).click();
    await expect(main(page).getByText(/^Tu navegador no nos dejó copiar el enlace/)).toBeVisible();
    await expect(row(page, 'eSIM 2').getByText(/\/share\/[\w-]{22}/)).toBeVisible();
  });
});

test('SHARE-26 a guest reads why to sign in, and the link by email leads back to the hand-out', async ({
  page,
  browser,
  mailbox,
  shop,
}) => {
  const buyer = await browser.newPage({ baseURL: shop.origin });
  const email = await signInAsBuyer(buyer, mailbox, { language: 'es', quantity: 2 });
  const { esims } = MyEsimsResponse.parse(await (await buyer.request.get('/api/esims')).json());
  const path = `/es/dashboard/orders/${esims[0]?.orderNumber ?? ''}/hand-out`;
  await open(page, path);
  await expect(main(page).getByText(/^Para repartir las eSIM de tu pedido, inicia sesión/)).toBeVisible();
  await main(page).getByLabel('Correo', { exact: true }).fill(email);
  const before = (await mailbox.mailsTo(email)).length;
  await main(page).getByRole('button', { name: 'Envíame un enlace de acceso' }).click();
  await expect.poll(async () => (await mailbox.mailsTo(email)).length).toBe(before + 1);
  await open(page, await linkInMail(mailbox, email, 'magic_link'));
  await main(page).getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(shop.origin + path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Repartir 2 eSIM');
});

test('SHARE-17 SHARE-21 another order number looks like an unknown one', async ({
  page,
  mailbox,
  browserErrors,
}) => {
  browserErrors.expect(/status of 404/);
  await signInAsBuyer(page, mailbox, 'es');
  for (const number of ['1', '999999999']) {
    await open(page, `/es/dashboard/orders/${number}/hand-out`);
    await expect(main(page).getByRole('heading', { name: 'No existe ese pedido' })).toBeVisible();
  }
});
