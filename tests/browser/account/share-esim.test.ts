import type { Browser, Page } from '@playwright/test';
import { encode } from 'uqr';
import { MyEsimsResponse } from '#contract/account/my-esims.ts';
import { QR_ENCODING, qrPath } from '#core/esims/qr-path.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { aBuyer } from '../setup/buy-esim.ts';
import { shareLinkInMail } from '../setup/link-in-mail.ts';
import { open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const main = (page: Page) => page.getByRole('main');
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Compartir esta eSIM' });

/** Another person, on a phone without any cookie. */
async function anotherPerson(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width: 360, height: 740 },
  });
  return context.newPage();
}

async function openShareDialog(page: Page) {
  await main(page)
    .getByRole('link', { name: /^Detalles / })
    .click();
  await main(page).getByRole('button', { name: 'Compartir' }).click();
  return dialogOf(page);
}

test('SHARE-01 SHARE-02 SHARE-04 SHARE-08 SHARE-10 SHARE-15 SHARE-20 SHARE-30 SHARE-31 SHARE-33 SHARE-39 SHARE-40 SHARE-50 SHARE-51 SHARE-67 SHARE-68 ROUTE-14 an eSIM is shared by email, revealed by a button and installed by its recipient', async ({
  page,
  mailbox,
  browser,
}) => {
  await signInAsBuyer(page, mailbox, 'es');
  const dialog = await openShareDialog(page);
  for (const name of ['WhatsApp', 'SMS', 'Correo', 'Copiar enlace', 'Mostrar código'])
    await expect(dialog.getByRole('button', { name })).toBeVisible();
  await dialog.getByLabel('¿Para quién es?').fill('Carmen');
  await expect(dialog.getByText(/^Hola, Carmen: aquí tienes tu eSIM para Japón\./)).toBeVisible();
  await expect(dialog.getByLabel('¿Para quién es?')).toHaveAccessibleDescription(
    /^El mensaje empieza con este nombre, y lo ves en tu lista de enlaces\. Nuestro correo no lo lleva\./,
  );
  expect(await accessibilityProblems(page)).toEqual([]);

  await test.step('SHARE-02 an invalid address is refused beside its field', async () => {
    await dialog.getByRole('button', { name: 'Correo' }).click();
    await dialog.getByLabel('Su correo electrónico').fill('carmen@');
    await dialog.getByRole('button', { name: 'Enviar correo' }).click();
    await expect(dialog.getByText('Introduce un correo electrónico válido')).toBeVisible();
    await expect(dialog.getByLabel('Su correo electrónico')).toBeFocused();
  });

  const carmen = aBuyer();
  await dialog.getByLabel('Su correo electrónico').fill(carmen);
  await dialog.getByRole('button', { name: 'Enviar correo' }).click();
  await test.step('SHARE-10 a success message', async () => {
    await expect(page.getByText('eSIM compartida')).toBeVisible();
    await expect(main(page).getByText(/^Enviada a Carmen el /)).toBeVisible();
    await expect(main(page).getByRole('heading', { level: 1 })).not.toHaveText('Carmen');
  });

  const link = await shareLinkInMail(mailbox, carmen);
  await test.step('SHARE-40 a link that was sent by email is sent again by email', async () => {
    await main(page).getByRole('button', { name: 'Compartir' }).click();
    await dialog.getByRole('button', { name: 'Enviar de nuevo' }).click();
    await expect(page.getByText('Recordatorio enviado')).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Enlaces a esta eSIM' })).toBeVisible();
    await expect.poll(async () => (await mailbox.mailsTo(carmen)).length, { timeout: 20_000 }).toBe(2);
    expect(await shareLinkInMail(mailbox, carmen)).toBe(link);
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();
  });
  await test.step('SHARE-39 the owner who opens it reads that it is theirs, and it is not given away', async () => {
    const own = await page.context().newPage();
    await open(own, link);
    await expect(main(own).getByRole('heading', { name: 'Este enlace es tuyo' })).toBeVisible();
    await expect(main(own).getByRole('button', { name: 'Ver la eSIM' })).toHaveCount(0);
    expect(await accessibilityProblems(own)).toEqual([]);
    await own.close();
    const { esims } = MyEsimsResponse.parse(await (await page.request.get('/api/esims')).json());
    expect(esims[0]?.given).toMatchObject({ recipientName: 'Carmen', isOpened: false });
  });
  const phone = await anotherPerson(browser, page);
  await open(phone, link);
  const show = main(phone).getByRole('button', { name: 'Ver la eSIM' });
  await test.step('SHARE-08 nothing is revealed before the button', async () => {
    await expect(show).toBeVisible();
    await expect(phone).toHaveTitle(/^Una eSIM compartida/);
    expect(await phone.content()).not.toContain('LPA:1$');
    expect(await accessibilityProblems(phone)).toEqual([]);
    expect(await sidewaysPixels(phone)).toBe(0);
  });
  await test.step('SHARE-50 a computer carries the link to a phone by a code that no request has', async () => {
    const sent: string[] = [];
    phone.on('request', (request) => sent.push(request.url()));
    await main(phone).getByRole('button', { name: 'Abrir este enlace en un teléfono' }).click();
    const code = phone.getByRole('img', { name: 'Código QR que abre esta página en un teléfono' });
    await expect(code).toBeVisible();
    const { data } = encode(new URL(link, page.url()).href, QR_ENCODING);
    await expect(code.locator('path')).toHaveAttribute('d', qrPath(data));
    expect(await accessibilityProblems(phone)).toEqual([]);
    expect(await sidewaysPixels(phone)).toBe(0);
    expect(sent.filter((url) => url.includes('/api/') || url.includes(link.split('/').at(-1) ?? ''))).toEqual(
      [],
    );
    await phone.keyboard.press('Escape');
  });
  await show.click();
  await expect(phone.getByText(/^LPA:1\$/)).toBeVisible();
  await test.step('SHARE-51 the internet of this device is not that of the eSIM', async () => {
    await expect(main(phone).getByText('Este dispositivo tiene internet para instalarla')).toBeVisible();
  });
  await expect(main(phone).getByRole('img', { name: /^Código QR que instala/ })).toBeVisible();
  await test.step('SHARE-19 nothing about the order, its buyer or its price', async () => {
    const shown = await main(phone).innerText();
    expect(shown).not.toMatch(/pedido|US\$|@example\.com/i);
    expect(await accessibilityProblems(phone)).toEqual([]);
    expect(await sidewaysPixels(phone)).toBe(0);
  });
  await test.step('SHARE-11 a reload works', async () => {
    await phone.reload();
    await show.click();
    await expect(phone.getByText(/^LPA:1\$/)).toBeVisible();
  });
  await main(phone).getByRole('button', { name: 'Ya la instalé' }).click();
  await expect(main(phone).getByText('La marcaste como instalada')).toBeVisible();
  await expect(main(phone).getByRole('heading', { name: 'Cuando aterrices' })).toBeFocused();
  await test.step('SHARE-68 opened again, it is not to be installed: the arrival comes first', async () => {
    const codes = main(phone).getByText(/^LPA:1\$/);
    await expect(codes).toBeHidden();
    await phone.reload();
    await expect(main(phone).getByText(/^Esta eSIM está marcada como instalada\./)).toBeVisible();
    await expect(main(phone).getByText(/solo tienes que instalarla/)).toHaveCount(0);
    expect(await accessibilityProblems(phone)).toEqual([]);
    await show.click();
    await expect(main(phone).getByRole('heading', { name: 'Cuando aterrices' })).toBeVisible();
    await expect(codes).toBeHidden();
    await main(phone).getByText('Los códigos y pasos de esta eSIM').click();
    await expect(codes).toBeVisible();
  });
  await phone.context().close();

  await test.step('SHARE-20 SHARE-30 the owner sees it, with the name', async () => {
    await page.reload();
    await expect(main(page).getByText('Lista para activar').first()).toBeVisible();
    await main(page).getByRole('button', { name: 'Compartir' }).click();
    await expect(dialog.getByText('Carmen', { exact: true })).toBeVisible();
    await expect(dialog.getByText(`Correo a ${carmen}`)).toBeVisible();
    await expect(dialog.getByText(/^Abierto el /)).toBeVisible();
    await test.step('SHARE-40 a link that was opened is not sent again', async () => {
      await expect(dialog.getByRole('button', { name: 'Anular enlace' })).toHaveCount(1);
      await expect(dialog.getByRole('button', { name: 'Enviar de nuevo' })).toHaveCount(0);
    });
  });
  await test.step('SHARE-31 the link that works comes first; a new one is made behind a button with a warning', async () => {
    await expect(
      dialog.getByText(/^Este enlace ya se ha abierto, y la eSIM solo funciona en un teléfono\./),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'WhatsApp' })).toHaveCount(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Enlace nuevo' }).click();
    await expect(dialog.getByLabel('¿Para quién es?')).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'WhatsApp' })).toBeVisible();
  });
  await test.step('SHARE-67 Back closes the dialog and leaves the page; a reload keeps it open', async () => {
    const details = new URL(page.url()).pathname;
    await page.goBack();
    await expect(dialog).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(details);
    const button = main(page).getByRole('button', { name: 'Compartir' });
    await expect(button).toBeFocused();
    await button.click();
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(dialog).toBeVisible();
  });
  await test.step('SHARE-31 without a link that works the form is there at once', async () => {
    await dialog.getByRole('button', { name: 'Anular enlace' }).click();
    await dialog.getByRole('button', { name: 'Sí, anular' }).click();
    await expect(dialog.getByText('Terminado: anulado o sustituido')).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Enlaces a esta eSIM' })).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'WhatsApp' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Enlace nuevo' })).toHaveCount(0);
  });
});

test(
  'SHARE-03 SHARE-07 SHARE-09 SHARE-12 SHARE-31 SHARE-32 SHARE-40 SHARE-43 SHARE-44 SHARE-45 SHARE-47 a link for WhatsApp, SMS or a scan is shown, revoked, and then looks like an unknown one',
  { tag: '@phone' },
  async ({ page, mailbox, browser }) => {
    await signInAsBuyer(page, mailbox, 'es');
    const dialog = await openShareDialog(page);
    await expect(dialog.getByText(/^eSIM para Japón, /)).toBeVisible();
    await dialog.getByRole('button', { name: 'WhatsApp' }).click();
    const whatsapp = dialog.getByRole('link', { name: 'Abrir WhatsApp' });
    await expect(whatsapp).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=.*%2Fes%2Fshare%2F[\w-]{22}%0AFunciona/,
    );
    await expect(whatsapp).toHaveAttribute('rel', /noreferrer/);
    await dialog.getByLabel('Su número de teléfono (opcional)').fill('+34 600 123 456');
    await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/34600123456\?text=/);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysPixels(page)).toBe(0);
    const text = await dialog.getByText(/\/es\/share\//).innerText();
    const path = /\/es\/share\/[\w-]{22}/.exec(text)?.[0] ?? '';

    await test.step('SHARE-09 the page is private, and its HTML names neither link nor eSIM', async () => {
      const response = await page.request.get(path);
      const headers = response.headers();
      expect(headers['cache-control']).toContain('no-store');
      expect(headers['referrer-policy']).toBe('no-referrer');
      const html = await response.text();
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(html).not.toMatch(/og:|twitter:|canonical|Japón|LPA:/);
    });

    const phone = await anotherPerson(browser, page);
    await open(phone, path);
    await expect(main(phone).getByRole('button', { name: 'Ver la eSIM' })).toBeVisible();

    await test.step('SHARE-31 a link that was made and sent again comes first, and the form is behind its button', async () => {
      await dialog.getByRole('button', { name: 'Enviar de nuevo' }).click();
      await expect(dialog.getByRole('heading', { name: 'Enlaces a esta eSIM' })).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Listo' }).click();
      await expect(dialog.getByRole('heading', { name: 'Enlaces a esta eSIM' })).toBeFocused();
      await expect(dialog.getByText(/^Esta eSIM solo funciona en un teléfono\./)).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'WhatsApp' })).toHaveCount(0);
    });
    await test.step('SHARE-40 the dialog that was closed sends the same link again', async () => {
      await dialog.getByRole('button', { name: 'Cerrar' }).click();
      await main(page).getByRole('button', { name: 'Compartir' }).click();
      await dialog.getByRole('button', { name: 'Enviar de nuevo' }).click();
      await expect(dialog.getByText(path)).toBeVisible();
      await expect(dialog.getByRole('link', { name: 'Abrir WhatsApp' })).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Listo' }).click();
      await expect(dialog.getByRole('heading', { name: 'Enlaces a esta eSIM' })).toBeFocused();
    });

    await dialog.getByRole('button', { name: 'Anular enlace' }).click();
    await expect(dialog.getByText('Nadie lo ha abierto. Deja de funcionar al momento.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Sí, anular' }).click();
    await expect(dialog.getByText('Terminado: anulado o sustituido')).toBeVisible();
    await test.step('SHARE-32 the revoked link is not offered any more', async () => {
      await expect(dialog.getByRole('button', { name: 'SMS' })).toBeVisible();
      await expect(dialog.getByRole('heading', { name: 'Enlaces a esta eSIM' })).toBeFocused();
      await expect(dialog.getByText('El enlace está listo: ahora envíalo')).toHaveCount(0);
      await expect(dialog.getByRole('link', { name: 'Abrir WhatsApp' })).toHaveCount(0);
      await expect(dialog.getByRole('button', { name: 'Copiar mensaje' })).toHaveCount(0);
      expect(await dialog.innerText()).not.toContain(path);
    });
    await main(phone).getByRole('button', { name: 'Ver la eSIM' }).click();
    const ended = main(phone).getByRole('heading', { name: 'Este enlace ha terminado' });
    await expect(ended).toBeVisible();
    const revoked = await main(phone).innerText();
    expect(revoked).toContain('puede que ya te haya enviado uno más nuevo');
    const requests: string[] = [];
    phone.on('request', (sent) => requests.push(new URL(sent.url()).pathname));
    for (const [unknown, asked] of [
      ['A'.repeat(22), ['/api/shares/preview']],
      ['short', []],
    ] as const) {
      requests.length = 0;
      await open(phone, `/es/share/${unknown}`);
      await expect(ended).toBeVisible();
      expect(await main(phone).innerText()).toBe(revoked);
      expect(requests.filter((path) => path.startsWith('/api/shares/'))).toEqual(asked);
    }
    await phone.context().close();

    await test.step('SHARE-04 SMS and the code for a person beside you', async () => {
      await dialog.getByLabel('¿Para quién es?').fill('Tom');
      await dialog.getByRole('button', { name: 'SMS' }).click();
      await expect(dialog.getByRole('link', { name: 'Abrir mensajes' })).toHaveAttribute(
        'href',
        /^sms:\?body=/,
      );
      const link = await dialog.getByText(/\/es\/share\//).innerText();
      await dialog.getByRole('button', { name: 'Enviar de otra forma' }).click();
      await test.step('SHARE-43 the same link is sent another way, and a new one is behind a warning', async () => {
        await expect(
          dialog.getByRole('heading', { name: 'Enviar el enlace de Tom de otra forma' }),
        ).toBeVisible();
        await expect(dialog.getByText(/Un enlace nuevo sustituye a este\.$/)).toBeVisible();
        expect(await accessibilityProblems(page)).toEqual([]);
        await dialog.getByRole('button', { name: 'WhatsApp' }).click();
        await expect(dialog.getByText(/\/es\/share\//)).toHaveText(link);
        await expect(
          dialog.getByRole('heading', { name: 'El enlace está listo: ahora envíalo' }),
        ).toBeFocused();
        await dialog.getByRole('button', { name: 'Enviar de otra forma' }).click();
      });
      await test.step('SHARE-44 the form for a new link says what becomes of the one that works', async () => {
        await dialog.getByRole('button', { name: 'Enlace nuevo' }).click();
        await expect(dialog.getByLabel('¿Para quién es?')).toBeFocused();
        await expect(dialog.getByText(/Un enlace nuevo sustituye a este\.$/)).toBeVisible();
      });
      await dialog.getByRole('button', { name: 'Mostrar código' }).click();
      await expect(dialog.getByRole('img', { name: 'Código QR que abre el enlace' })).toBeVisible();
      const { esims } = MyEsimsResponse.parse(await (await page.request.get('/api/esims')).json());
      expect(esims[0]?.isInstalled).toBe(false);
    });
  },
);
