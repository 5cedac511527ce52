import type { Page } from '@playwright/test';
import { localizedPath } from '#core/language-path.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { beginCheckout, payByCard, payWithoutPage } from '../setup/buy-esim.ts';
import { listenForLayoutShifts, open } from '../setup/page-state.ts';
import { LANGUAGES, widthTag } from '../setup/screens.ts';
import { expect, test } from '../setup/test.ts';

const WORDS = {
  en: {
    title: 'Your order',
    progress: 'Order progress',
    steps: [
      'Payment confirmed',
      'Creating eSIM',
      'Activating profile',
      'Sending instructions',
      'Ready to use',
    ],
    complete: 'Complete',
    ready: 'Ready to use',
    install: 'Install your eSIM',
    qr: /^QR code that installs/,
    facts: ['Order ID', 'Amount paid', 'Email', 'Payment status'],
    paid: 'Paid',
    smdp: 'SM-DP+ address',
    elsewhere: 'We sent it to your email',
    emailed: (email: string) => `We also email it to ${email}.`,
    allComplete: /all five steps complete/,
    checking: 'We are still checking your payment',
    copyFailed: 'Failed to copy to clipboard.',
    copy: 'Copy SM-DP+ address',
    iosRequired: 'iOS Required',
    apple: 'Install on iPhone',
  },
  es: {
    title: 'Tu pedido',
    progress: 'Progreso del pedido',
    steps: [
      'Pago confirmado',
      'Creando la eSIM',
      'Activando el perfil',
      'Enviando instrucciones',
      'Lista para usar',
    ],
    complete: 'Completado',
    ready: 'Lista para usar',
    install: 'Instala tu eSIM',
    qr: /^Código QR que instala/,
    facts: ['Número de pedido', 'Importe pagado', 'Correo', 'Estado del pago'],
    paid: 'Pagado',
    smdp: 'Dirección SM-DP+',
    emailed: (email: string) => `También la enviamos por correo a ${email}.`,
    allComplete: /los cinco pasos están completos/,
    copyFailed: 'No se pudo copiar al portapapeles.',
    copy: 'Copiar Dirección SM-DP+',
    iosRequired: 'Se necesita iOS',
    apple: 'Instalar en iPhone',
  },
} as const;

/** The value for a name in a list of facts. */
const valueOf = (page: Page, name: string) =>
  page
    .locator('div')
    .filter({ has: page.getByRole('term').and(page.getByText(name, { exact: true })) })
    .last()
    .getByRole('definition');

async function expectDisabledButtonsToExplain(
  page: Page,
  words: Readonly<{ apple: string; iosRequired: string; copy: string; copyFailed: string }>,
): Promise<void> {
  await page.getByRole('button', { name: words.apple }).click();
  await expect(page.getByText(words.iosRequired, { exact: true })).toBeVisible();
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    }),
  );
  await page.getByRole('button', { name: words.copy }).click();
  await expect(page.getByText(words.copyFailed)).toBeVisible();
}

const SESSION = 'cs_test_of_this_test';
const PATH = `/checkout/success?session_id=${SESSION}`;

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(
    `ROUTE-09 ORDER-01 ORDER-02 ORDER-03 ORDER-04 ORDER-08 ORDER-16 INSTALL-01 INSTALL-02 INSTALL-10 INSTALL-11 PAY-01 the buyer sees five steps, then installs, in ${language}`,
    { tag: widthTag(language) },
    async ({ page, ledger, mailbox }) => {
      const layoutShift = await listenForLayoutShifts(page);
      const { email, payUrl, sessionId, priceCents } = await beginCheckout(page.request, { language });
      await payByCard(page, payUrl, language);
      await expect(page).toHaveURL(
        new RegExp(`${localizedPath('/checkout/success', language)}\\?session_id=${sessionId}$`),
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      await expect(page.getByRole('status').getByRole('heading', { name: words.ready })).toBeVisible();
      await expect(page.getByText(words.emailed(email))).toBeVisible();
      const [number, amount, address, status] = words.facts;
      // Checked against the mail, which contains the order number that the shop assigned.
      await expect.poll(async () => (await mailbox.mailsTo(email)).length).toBeGreaterThan(0);
      const [mail] = await mailbox.mailsTo(email);
      await expect(valueOf(page, number)).toHaveText(
        /\d{6,}/.exec(mail?.subject ?? '')?.[0] ?? 'a number in the mail',
      );
      expect((await valueOf(page, amount).innerText()).replace(',', '.')).toContain(
        (priceCents / 100).toFixed(2),
      );
      await expect(valueOf(page, address)).toHaveText(email);
      await expect(valueOf(page, status)).toHaveText(words.paid);

      await expect(page.getByRole('heading', { name: words.install })).toBeVisible();
      await expect(page.getByRole('img', { name: words.qr })).toBeVisible();
      await expect(page.getByRole('term').filter({ hasText: words.smdp })).toBeVisible();
      const code = await page.getByText(/^LPA:1\$/).innerText();
      const sold = await ledger.entries('esim-sold');
      const iccid = await page.getByText(/^89\d{17,18}$/).innerText();
      expect(sold.map(({ data }) => data['iccid'])).toContain(iccid);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);

      expect(await layoutShift(), 'how far the layout jumped').toBe(0);

      // The steps are at the bottom; a reload starts at the top, like a first visit.
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.reload();
      await expect(page.getByText(code)).toBeVisible();
      expect(await layoutShift(), 'how far the layout jumped after a reload').toBe(0);
      await page.getByText(words.allComplete).click();
      const steps = page.getByRole('list', { name: words.progress }).getByRole('listitem');
      await expect(steps).toHaveText(words.steps.map((step) => `${step}${words.complete}`));
      await test.step('INSTALL-02 INSTALL-11 disabled buttons state what they need', () =>
        expectDisabledButtonsToExplain(page, words));
    },
  );
}

test('ORDER-13 an unknown session, and no session at all', async ({ page, browserErrors }) => {
  browserErrors.expect(/404 \(Not Found\)/);
  for (const path of [PATH, '/checkout/success', '/checkout/success?session_id=../../me']) {
    await open(page, localizedPath(path, 'es'));
    await expect(
      page.getByRole('heading', { name: 'Sesión no válida: no encontramos tu sesión de pago.' }),
    ).toBeVisible();
    await expect(page.getByRole('list', { name: WORDS.es.progress })).toBeHidden();
  }
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('ORDER-16 ORDER-17 another browser at the same address sees that the eSIM was mailed, and no code', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, payUrl, sessionId } = await beginCheckout(page.request);
  await payWithoutPage(page.request, payUrl);
  await open(page, `/checkout/success?session_id=${sessionId}`);
  await expect(page.getByText(/^LPA:1\$/)).toBeVisible();

  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  // The other browser paid for its own order.
  const own = await beginCheckout(context.request);
  await payWithoutPage(context.request, own.payUrl);
  const stranger = await context.newPage();
  await open(stranger, `/checkout/success?session_id=${sessionId}`);
  await expect(stranger.getByRole('heading', { name: WORDS.en.elsewhere })).toBeVisible();
  await expect(stranger.getByRole('main')).not.toContainText(/LPA|89\d{17}/);
  await expect(stranger.getByText(email)).toBeHidden();
  await context.close();
});

for (const way of ['events', 'polling'] as const) {
  test(`ORDER-03 the page reaches the end by ${way} alone`, async ({ page, browserErrors }) => {
    browserErrors.expect(/ERR_FAILED/);
    // Blocked here, because no external fault breaks one of the two channels and leaves the other.
    const { payUrl, sessionId } = await beginCheckout(page.request);
    const events = `**/api/checkout-sessions/${sessionId}/events`;
    const sessionRead = new RegExp(`/api/checkout-sessions/${sessionId}$`);
    await page.route(way === 'events' ? sessionRead : events, (route) => route.abort());
    await open(page, `/checkout/success?session_id=${sessionId}`);
    await expect(page.getByRole('heading', { name: WORDS.en.checking })).toBeVisible();
    await payWithoutPage(page.request, payUrl);
    await expect(page.getByRole('status').getByRole('heading', { name: WORDS.en.ready })).toBeVisible();
  });
}

test('two tabs, Back and a lost connection all end with the same eSIM', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
  const { payUrl, sessionId } = await beginCheckout(page.request);
  const path = `/checkout/success?session_id=${sessionId}`;
  await open(page, path);
  const second = await context.newPage();
  await open(second, path);
  await expect(page.getByRole('heading', { name: WORDS.en.checking })).toBeVisible();
  await context.setOffline(true);
  await payWithoutPage(page.request, payUrl);
  await context.setOffline(false);
  await expect(page.getByText(/^LPA:1\$/)).toBeVisible();
  const code = await page.getByText(/^LPA:1\$/).innerText();
  await expect(second.getByText(code)).toBeVisible();
  await page.goto('/plans');
  await page.goBack();
  await expect(page.getByText(code)).toBeVisible();
});

test('PAY-06 neither the order page nor the sign-in page has a card field or a third-party script', async ({
  page,
}) => {
  for (const path of ['/checkout/success', '/auth']) {
    await open(page, path);
    await expect(page.locator('input[autocomplete^="cc-"]')).toHaveCount(0);
    const foreign = await page.evaluate(
      () =>
        [...document.scripts].filter(({ src }) => src !== '' && new URL(src).origin !== location.origin)
          .length,
    );
    expect(foreign).toBe(0);
  }
});
