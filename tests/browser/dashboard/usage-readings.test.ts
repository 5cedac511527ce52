import { aTrip } from '#tests/builders/usage/a-trip.ts';
import { open } from '../setup/page-state.ts';
import { showTrips } from '../setup/shown-trips.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

test('USAGE-13 10,000 readings are drawn without a long task', async ({ page, mailbox }) => {
  await signInAsBuyer(page, mailbox, 'en');
  const perDay = Array.from({ length: 100 }, (_, day) => 50 + ((day * 37) % 90));
  const many = aTrip({
    totalMegabytes: 20_480,
    validityDays: 180,
    perDay,
    readingsPerDay: 100,
    now: new Date(),
  });
  expect(many.readings).toHaveLength(10_000);
  const few = aTrip({ totalMegabytes: 1_024, validityDays: 7, perDay: [100, 90, 80], now: new Date() });
  await showTrips(page, [few, many], 'en');
  await open(page, `/dashboard/usage?esim=${few.esim.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('slider')).toHaveAttribute('aria-valuemax', '4');
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
      document.documentElement.dataset['longTask'] = String(longest);
    }).observe({ type: 'longtask' });
  });
  // Drawn again when another program took the processor: a drawing that is too long is so every time.
  await expect(async () => {
    await main.getByRole('combobox').selectOption({ index: 0 });
    await expect(main.getByRole('slider')).toHaveAttribute('aria-valuemax', '4');
    await page.evaluate(() => delete document.documentElement.dataset['longTask']);
    await main.getByRole('combobox').selectOption({ index: 1 });
    await expect(main.getByRole('slider')).toHaveAttribute('aria-valuemax', '101');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
    expect(await page.locator('html').getAttribute('data-long-task')).toBeNull();
  }).toPass({ timeout: 60_000 });
  const points = await main.locator('.plot-used').getAttribute('d');
  expect(points?.split('L').length).toBeLessThanOrEqual(401);
});
