import sharp from 'sharp';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const aPicture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#0b6e6e' } })
    .png()
    .toBuffer();
/** Runs wherever it is not shown as text. */
const SCRIPT = `<img src=x onerror="document.title='EXECUTED'">`;

test(
  'SUPPORT-01 SUPPORT-02 SUPPORT-06 SUPPORT-09 SUPPORT-12 SUPPORT-13 SUPPORT-16 SUPPORT-17 a guest writes to support',
  { tag: '@phone' },
  async ({ page, mailbox, context, browserErrors }) => {
    browserErrors.expect(/ERR_INTERNET_DISCONNECTED|429|Failed to fetch|Failed to load resource/);
    await open(page, '/es/contact');
    const main = page.getByRole('main');
    const send = main.getByRole('button', { name: 'Enviar mensaje' });
    const file = main.locator('input[type=file]');
    const email = `guest-${Date.now()}@example.com`;

    await test.step('SUPPORT-12 SUPPORT-16 what is missing is said above, as links, and in place', async () => {
      await expect(main.getByRole('heading', { name: 'Lo que preguntan los viajeros' })).toBeVisible();
      await send.click();
      const problems = main.getByRole('alert').filter({ hasText: 'Revisa 3 cosas' });
      await expect(problems).toContainText('Nombre, Correo, Mensaje. Lo demás se guarda.');
      await expect(main.getByText('Cuéntanos qué pasa; con una frase basta.')).toBeVisible();
      await expect(main.getByLabel('Nombre')).toBeFocused();
      await problems.getByRole('link', { name: 'Mensaje' }).click();
      await expect(main.getByLabel('Mensaje')).toBeFocused();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
    });

    await test.step('SUPPORT-05 SUPPORT-06 a file of another type or size is refused in place', async () => {
      await file.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
      await expect(main.getByText('Elige un JPG, PNG o PDF.')).toBeVisible();
      const large = { name: 'captura.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5_242_881) };
      await file.setInputFiles(large);
      await expect(main.getByText('Archivo demasiado grande')).toBeVisible();
      await expect(main.getByText('Elige un archivo de menos de 5 MB')).toBeVisible();
      await expect(main.getByRole('alert').first()).toContainText('Archivo adjunto');
    });

    await test.step('SUPPORT-17 an upload shows its progress and can be stopped', async () => {
      await page.route('**/api/support-attachments', () => undefined);
      await file.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: await aPicture() });
      await expect(main.getByRole('progressbar', { name: 'foto.png' })).toBeVisible();
      await main.getByRole('button', { name: 'Detener' }).click();
      await expect(main.getByText('Se ha detenido la subida.')).toBeVisible();
      await expect(main.getByRole('button', { name: /^Añadir una foto/ })).toBeFocused();
      await page.unroute('**/api/support-attachments');
      await file.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: await aPicture() });
      await expect(main.getByText(/subido. Hemos quitado el lugar y la hora/)).toBeVisible();
    });

    await test.step('SUPPORT-16 a reload and Back lose nothing', async () => {
      await main.getByLabel('Nombre').fill('Lucía Ferrer');
      await main.getByLabel('Correo').fill(email);
      await main.getByLabel('Mensaje').fill(SCRIPT);
      await page.reload();
      await expect(main.getByLabel('Mensaje')).toHaveValue(SCRIPT);
      await open(page, '/es/how-it-works');
      await page.goBack();
      await expect(main.getByLabel('Nombre')).toHaveValue('Lucía Ferrer');
      await expect(main.getByText('foto.png')).toBeVisible();
    });

    await test.step('SUPPORT-09 SUPPORT-16 without a connection the text is kept and can be sent again', async () => {
      await context.setOffline(true);
      await expect(main.getByText(/^No tienes conexión/)).toBeVisible();
      await send.click();
      await expect(main.getByText('Error al enviar tu solicitud. Inténtalo de nuevo.')).toBeVisible();
      await expect(main.getByLabel('Mensaje')).toHaveValue(SCRIPT);
      await context.setOffline(false);
      await page.route('**/api/support-tickets', (route) => route.fulfill({ status: 500, body: '{}' }));
      await send.click();
      await expect(main.getByText('No se ha podido enviar tu mensaje. Inténtalo de nuevo.')).toBeVisible();
      await page.unroute('**/api/support-tickets');
    });

    await test.step('SUPPORT-13 the number, the time of the reply, and the mail', async () => {
      await send.click();
      await expect(main.getByRole('heading', { name: 'Hemos recibido tu mensaje' })).toBeFocused({
        timeout: 15_000,
      });
      const number = await main.getByText(/^\d{4,}$/).innerText();
      await expect(main.getByText(email)).toBeVisible();
      await expect(main.getByRole('link', { name: 'Iniciar sesión', exact: true })).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
      await expect
        .poll(async () => (await mailbox.mailsTo(email)).map(({ subject }) => subject))
        .toEqual([`Hemos recibido tu mensaje: consulta ${number}`]);
      expect(await page.evaluate(() => sessionStorage.getItem('support-draft'))).toBeNull();
    });
  },
);

test('SUPPORT-10 SUPPORT-11 SUPPORT-25 SUPPORT-31 SUPPORT-33 a customer asks about an order, staff reply, the customer answers', async ({
  page,
  mailbox,
  shop,
  browser,
}) => {
  const email = await signInAsBuyer(page, mailbox, 'en');
  const main = page.getByRole('main');

  await test.step('SUPPORT-31 the order page fills in its number, the account its address', async () => {
    await open(page, '/dashboard/orders');
    await main
      .getByRole('link', { name: /^Order \d+/ })
      .first()
      .click();
    await main.getByRole('link', { name: 'Write to us about this order' }).click();
    await expect(main.getByLabel('Order number')).toHaveValue(/^\d{6}$/);
    await expect(main.getByLabel('Email')).toHaveValue(email);
    await expect(main.getByRole('button', { name: /^\d{6}, / })).toBeVisible();
    await main.getByLabel('Name').fill(SCRIPT);
    await main.getByLabel('Message').fill(`${SCRIPT}\nThe second eSIM is of no use.`);
    await main
      .locator('input[type=file]')
      .setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: await aPicture() });
    await expect(main.getByText(/uploaded. Place and time were removed/)).toBeVisible();
    await main.getByRole('button', { name: 'Send message' }).click();
    await expect(main.getByRole('heading', { name: 'We have your message' })).toBeFocused({
      timeout: 15_000,
    });
    await main.getByRole('link', { name: 'My tickets' }).click();
    await expect(main.getByText('We are on it')).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  await main.getByRole('link', { name: /^Ticket \d+/ }).click();
  await expect(main.getByRole('img', { name: /screen.png/ })).toBeVisible();
  const ticketUrl = new URL(page.url()).pathname;
  expect(await accessibilityProblems(page)).toEqual([]);

  const inbox = await browser.newPage({ baseURL: shop.origin });
  const staff = inbox.getByRole('main');
  await test.step('SUPPORT-10 SUPPORT-30 staff take it and reply with a saved reply', async () => {
    if (shop.admin === null) throw new Error('The shop has no admin');
    await inbox.request.post('/api/auth/sign-in/email', {
      data: shop.admin,
      headers: { origin: shop.origin },
    });
    await open(inbox, '/admin/saved-replies');
    await staff.getByRole('button', { name: 'Add a saved reply' }).click();
    await staff.getByLabel('Title').fill(`Guide ${email}`);
    await staff
      .getByRole('textbox', { name: 'English' })
      .fill('Turn on data roaming for order {order}, see {guide}.');
    await staff.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(staff.getByRole('button', { name: `Edit Guide ${email}` })).toBeVisible();
    await open(inbox, '/admin/inbox');
    await staff.getByRole('searchbox').fill(email);
    await expect(staff.getByText('nobody yet')).toHaveCount(1);
    expect(await accessibilityProblems(inbox)).toEqual([]);
    await staff.getByRole('link', { name: /^Ticket \d+/ }).click();
    await staff.getByRole('button', { name: 'Take it' }).click();
    await expect(staff.getByRole('button', { name: 'Give it back' })).toBeVisible();
    await expect(staff.getByRole('img', { name: /screen.png/ })).toBeVisible();
    await staff.getByLabel('Saved reply').selectOption(`Guide ${email}`);
    await staff.getByRole('button', { name: 'Send reply' }).click();
    await expect(staff.getByText('Please fill in: {guide}')).toBeVisible();
    const reply = staff.getByLabel(/^Reply by email to/);
    await reply.fill((await reply.inputValue()).replace('{guide}', 'the guide'));
    expect(await accessibilityProblems(inbox)).toEqual([]);
    await staff.getByRole('button', { name: 'Send reply' }).click();
    await expect(staff.getByText('Sent by email.')).toBeVisible();
    expect(await inbox.title()).not.toBe('EXECUTED');
  });

  await test.step('SUPPORT-11 SUPPORT-25 SUPPORT-33 the customer reads it and opens the ticket again', async () => {
    await open(page, ticketUrl);
    await expect(main.getByText(/^Turn on data roaming for order \d{6}, see the guide\.$/)).toBeVisible();
    await expect(main.getByText(SCRIPT)).toBeVisible();
    await expect(main.getByText('Answered')).toBeVisible();
    await main.getByLabel('Your reply').fill('It works now.');
    await page.reload();
    await expect(main.getByLabel('Your reply')).toHaveValue('It works now.');
    await main.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(main.getByText('Sent. We reply within 2 hours.')).toBeVisible();
    await expect(main.getByText('We are on it')).toBeVisible();
    await expect(main.getByLabel('Your reply')).toHaveValue('');
    expect(await page.title()).not.toBe('EXECUTED');
    await expect
      .poll(
        async () =>
          (await mailbox.mailsTo(email)).filter(({ subject }) => /^Our reply to ticket/.test(subject)).length,
      )
      .toBe(1);
  });
  await inbox.close();
});
