import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

test('the API test page calls the public endpoints and shows status, time and body of each', async ({
  page,
  browserErrors,
}) => {
  // An unknown payment session is requested on purpose.
  browserErrors.expect(/404 \(Not Found\)/);
  await open(page, '/api-test');
  const calls = page.getByRole('main').getByRole('listitem');
  await expect(calls).toHaveCount(9);
  for (const call of await calls.all()) {
    await call.getByRole('button').click();
    const name = await call.locator('code').first().innerText();
    const status = name.includes('/api/checkout-sessions/') ? 404 : 200;
    await expect(call.getByRole('status'), name).toContainText(new RegExp(`\\b${status}\\b.*\\bms\\b`));
    await expect(call.locator('pre')).toContainText('{');
  }
});
