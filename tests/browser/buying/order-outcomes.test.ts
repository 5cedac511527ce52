import type { APIRequestContext } from '@playwright/test';
import { localizedPath } from '#core/language-path.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { beginCheckout, payWithoutPage } from '../setup/buy-esim.ts';
import { open, openWithStoppedClock } from '../setup/page-state.ts';
import type { RunningShop } from '../setup/running-shop.ts';
import { LANGUAGES, widthTag } from '../setup/screens.ts';
import { expect, test } from '../setup/test.ts';

// What can go wrong after a payment, caused by faults in the external services: no response of the shop is
// mocked.

const WORDS = {
  en: {
    checking: 'We are still checking your payment',
    failed: 'Payment failed',
    notOrdered: 'Not ordered',
    notMade: 'We could not create your eSIM',
    support: /Wait a minute and look again, or contact support with order ID \d+/,
  },
  es: {
    checking: 'Seguimos comprobando tu pago',
    failed: 'El pago falló',
    notOrdered: 'No se pidió',
    notMade: 'No hemos podido crear tu eSIM',
    support: /Espera un minuto y vuelve a mirar, o escríbenos con el número de pedido \d+/,
  },
} as const;

/** Calls the sandbox's control API. */
const controlOf =
  ({ sandboxOrigin }: RunningShop, request: APIRequestContext) =>
  async (path: string, data: Readonly<Record<string, unknown>> = {}) => {
    const response = await request.post(`${sandboxOrigin}/control${path}`, { data });
    expect(response.ok()).toBe(true);
  };

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(
    `ORDER-05 ORDER-06 ORDER-09 B7 B16 a bank payment without a result is shown as being checked, however long, and a rejected one as failed, in ${language}`,
    { tag: widthTag(language) },
    async ({ page, shop, request, ledger }) => {
      const { sessionId } = await beginCheckout(page.request, { language });
      await controlOf(shop, request)(`/payments/${sessionId}/slow`);
      await openWithStoppedClock(page, localizedPath(`/checkout/success?session_id=${sessionId}`, language));
      await test.step('B16 without a result for ten minutes', async () => {
        await expect(page.getByRole('heading', { name: words.checking })).toBeVisible();
        await page.clock.runFor(10 * 60_000);
        await expect(page.getByRole('heading', { name: words.checking })).toBeVisible();
        await expect(page.getByRole('main')).not.toContainText(/failed|falló|fallid/i);
        await page.clock.resume();
        expect(await accessibilityProblems(page)).toEqual([]);
      });
      await test.step('B7 rejected', async () => {
        await controlOf(shop, request)(`/payments/${sessionId}/slow/fails`);
        await expect(page.getByRole('heading', { name: words.failed })).toBeVisible();
        await expect(page.getByText(words.notOrdered, { exact: true })).toBeVisible();
        expect(await accessibilityProblems(page)).toEqual([]);
        expect(await sidewaysPixels(page)).toBe(0);
        const paid = await ledger.entries('session-paid');
        expect(paid.filter(({ data }) => data['session'] === sessionId)).toEqual([]);
      });
    },
  );

  test(
    `ORDER-12 FULFIL-04 an eSIM that the network cannot deliver is reported with the order's number, and the money is refunded, in ${language}`,
    { tag: widthTag(language) },
    async ({ page, shop, request, ledger, mailbox }) => {
      const begun = await beginCheckout(page.request, { language, search: 'Fiji' });
      // It stays withdrawn: no other test uses Fiji.
      const packagePath = `/network/packages/${encodeURIComponent(begun.packageId)}`;
      await controlOf(shop, request)(packagePath, { isWithdrawn: true });
      await payWithoutPage(page.request, begun.payUrl);
      await open(page, localizedPath(`/checkout/success?session_id=${begun.sessionId}`, language));
      await expect(page.getByRole('heading', { name: words.notMade })).toBeVisible();
      await expect(page.getByRole('main').getByText(words.support)).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
      const paid = await ledger.entries('session-paid');
      const charge = paid.find(({ data }) => data['session'] === begun.sessionId)?.data['charge'];
      expect(charge).toBeDefined();
      await expect
        .poll(async () =>
          (await ledger.entries('refund-made')).filter((entry) => entry.data['charge'] === charge),
        )
        .toHaveLength(1);
      await expect.poll(async () => (await mailbox.mailsTo(begun.email)).length).toBeGreaterThan(0);
    },
  );
}

const ES = {
  checking: WORDS.es.checking,
  soon: /entre 15 y 30 segundos/,
  timeout: /Revisa tu correo en unos minutos o escríbenos/,
  connection: /Actualiza la página/,
  ready: 'Lista para usar',
} as const;

test('ORDER-07 ORDER-10 an order that is out of stock at the network shows how long it takes, after that where to look, and succeeds in the end', async ({
  page,
  shop,
  request,
}) => {
  const begun = await beginCheckout(page.request, { language: 'es', search: 'Samoa' });
  const packagePath = `/network/packages/${encodeURIComponent(begun.packageId)}`;
  await controlOf(shop, request)(packagePath, { stock: 0 });
  await payWithoutPage(page.request, begun.payUrl);
  await openWithStoppedClock(page, localizedPath(`/checkout/success?session_id=${begun.sessionId}`, 'es'));
  await expect(page.getByText(ES.soon)).toBeVisible();
  // Only the page's clock is advanced: waiting the real minute would make this test a minute longer.
  await page.clock.runFor(61_000);
  await expect(page.getByText(ES.timeout)).toBeVisible();
  await controlOf(shop, request)(packagePath, { stock: null });
  await page.clock.resume();
  // The shop retries the network after 5 s, then 10 s and so on.
  const isReady = expect(page.getByRole('status').getByRole('heading', { name: ES.ready }));
  await isReady.toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(ES.timeout)).toBeHidden();
});

test('ORDER-11 a lost connection shows a message and reconnects automatically', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
  const { payUrl, sessionId } = await beginCheckout(page.request, { language: 'es' });
  await openWithStoppedClock(page, localizedPath(`/checkout/success?session_id=${sessionId}`, 'es'));
  await expect(page.getByRole('heading', { name: ES.checking })).toBeVisible();
  await context.setOffline(true);
  // Time for its next poll.
  await page.clock.runFor(10_000);
  await expect(page.getByText(ES.connection)).toBeVisible();
  await page.clock.resume();
  await expect(page.getByRole('main')).not.toContainText(/failed|falló|fallid/i);
  await payWithoutPage(page.request, payUrl);
  await context.setOffline(false);
  await expect(page.getByRole('status').getByRole('heading', { name: ES.ready })).toBeVisible();
  await expect(page.getByText(ES.connection)).toBeHidden();
});
