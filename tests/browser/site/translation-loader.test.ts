import { openWithStoppedClock } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

test('RETRY-09 the translation loader retries five times, from 350 ms and doubling', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/./);
  // Not at /, whose promotion fetches its own messages after three seconds.
  await openWithStoppedClock(page, '/contact');
  const requests: string[] = [];
  // Only these: the footer's choice of a currency fetches its own when it comes near the screen.
  await page.route(/\/locales\/[^?]*\blegal\b/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ status: 503, body: '' });
  });
  const refused = () =>
    page.waitForResponse((response) => /\/locales\//.test(response.url()) && response.status() === 503);
  const first = refused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await first;
  for (const wait of [350, 700, 1400, 2800, 5600]) {
    const before = requests.length;
    await page.clock.runFor(wait - 1);
    expect(requests.length).toBe(before);
    const next = refused();
    await page.clock.runFor(1);
    await next;
  }
  const attempts = requests.length;
  await page.clock.runFor(60_000);
  expect(requests.length).toBe(attempts);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
});
