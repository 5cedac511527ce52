import { accessibilityProblems } from '../setup/accessibility.ts';
import { beginCheckout, payWithoutPage } from '../setup/buy-esim.ts';
import { open } from '../setup/page-state.ts';
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
