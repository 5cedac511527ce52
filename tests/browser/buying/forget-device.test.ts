import { accessibilityProblems } from '../setup/accessibility.ts';
import { beginCheckout, payWithoutPage } from '../setup/buy-esim.ts';
import { placesOf, readBrowserStorage } from '../setup/browser-storage.ts';
import { open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

test('AUTH-54 a customer on a shared computer makes the browser forget the order on the success page', async ({
  page,
}) => {
  const { payUrl, sessionId } = await beginCheckout(page.request, { language: 'es' });
  await payWithoutPage(page.request, payUrl);
  await open(page, `/es/checkout/success?session_id=${sessionId}`);
  const main = page.getByRole('main');
  const forget = main.getByRole('button', { name: 'Olvidar este dispositivo' });
  await expect(forget).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  const reloaded = page.waitForEvent('load');
  await forget.click();
  await reloaded;
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(forget).toHaveCount(0);
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name.includes('landfall-order-'))).toEqual([]);
});

test.describe('with a saved copy', () => {
  test.use({ serviceWorkers: 'allow' });

  test('AUTH-54 INSTALL-14 forgetting the device deletes the copy that a signed-in customer saved', async ({
    page,
    mailbox,
  }) => {
    const email = await signInAsBuyer(page, mailbox, 'es');
    const { payUrl, sessionId } = await beginCheckout(page.request, { language: 'es', email });
    await payWithoutPage(page.request, payUrl);
    await open(page, `/es/checkout/success?session_id=${sessionId}`);
    await page.getByRole('button', { name: 'Guardar sin conexión' }).click();
    await expect(page.getByText(/^Guardada en este dispositivo el /)).toBeVisible();
    const code = await page.getByText(/^LPA:1\$/).innerText();
    expect(placesOf(await readBrowserStorage(page), [code])).toHaveLength(1);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Olvidar este dispositivo' }).click();
    await reloaded;
    await expect.poll(async () => placesOf(await readBrowserStorage(page), [code, email])).toEqual([]);
  });
});
