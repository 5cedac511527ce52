import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

test('a mail of the shop arrives in the mailbox and is in the ledger', async ({
  request,
  mailbox,
  ledger,
  shop,
}) => {
  const email = `visitor-${crypto.randomUUID()}@example.com`;
  const response = await request.post('/api/auth/sign-up/email', {
    data: { email, password: 'a long enough phrase', name: 'Visitor' },
    headers: { origin: shop.origin },
  });
  expect(response.ok()).toBe(true);
  await expect.poll(async () => (await mailbox.mailsTo(email)).length).toBe(1);
  const accepted = await ledger.entries('mail-accepted');
  expect(JSON.stringify(accepted)).toContain(email);
});

test('API-01 every API request of a page goes to the one backend', async ({ page, shop }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'ping', 'eventsource'].includes(request.resourceType())) calls.push(request.url());
  });
  for (const path of ['/', '/contact', '/plans']) {
    // The country is the last thing that a page requests by itself.
    const country = page.waitForResponse('**/api/detect-user-country');
    await page.goto(path);
    await country;
  }
  await open(page, '/es');
  // Typed, so that the page requests more than the visitor's country.
  await page.getByRole('main').locator('input[role="combobox"]').pressSequentially('jap');
  const endpoints = () =>
    new Set(calls.map((call) => new URL(call).pathname).filter((path) => path.startsWith('/api/'))).size;
  await expect.poll(endpoints).toBeGreaterThanOrEqual(2);
  expect(calls.filter((call) => new URL(call).origin !== shop.origin)).toEqual([]);
});
