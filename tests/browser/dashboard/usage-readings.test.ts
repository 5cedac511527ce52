import { DAY_MS } from '#core/durations.ts';
import { aPackage } from '#tests/builders/package.ts';
import { aTrip } from '#tests/builders/usage/a-trip.ts';
import { open } from '../setup/page-state.ts';
import { showTrips } from './shown-trips.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const DAYS = 100;

test('USAGE-13 10,000 readings draw as many elements as one reading a day, and at most 400 points', async ({
  page,
  mailbox,
}) => {
  await signInAsBuyer(page, mailbox, 'en');
  const perDay = Array.from({ length: DAYS }, (_, day) => 50 + ((day * 37) % 90));
  const trip = { totalMegabytes: 20_480, validityDays: 180, perDay, now: new Date() };
  const [few, many] = [aTrip({ ...trip, readingsPerDay: 1 }), aTrip({ ...trip, readingsPerDay: 100 })];
  expect([few.readings.length, many.readings.length]).toEqual([DAYS, 10_000]);
  await showTrips(page, [few, many], 'en');
  await open(page, `/dashboard/usage?esim=${few.esim.id}`);
  const main = page.getByRole('main');
  const drawn = async () => {
    await expect(main.getByRole('slider')).toHaveAttribute('aria-valuemax', '101');
    const points = (await main.locator('.plot-used').getAttribute('d'))?.split('L').length ?? 0;
    return { points, elements: await main.locator('*').count() };
  };
  const ofFew = await drawn();
  await main.getByRole('combobox').selectOption({ index: 1 });
  await expect.poll(async () => (await drawn()).points).toBeGreaterThan(ofFew.points);
  const ofMany = await drawn();
  expect(ofMany.points).toBeLessThanOrEqual(401);
  expect(ofMany.elements).toBe(ofFew.elements);
});

test(
  'USAGE-33 USAGE-34 USAGE-36 USAGE-54 the first day has no chart yet, and labels at the top of the chart do not meet',
  { tag: '@phone' },
  async ({ page, mailbox }) => {
    await signInAsBuyer(page, mailbox, 'es');
    const main = page.getByRole('main');
    const course = { totalMegabytes: 10_240, validityDays: 30, readingsPerDay: 1 };
    const tomorrow = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS);
    await showTrips(page, [aTrip({ ...course, perDay: [50], now: tomorrow })], 'es');
    await open(page, '/es/dashboard/usage');
    await expect(
      main.getByText('Desde mañana verás aquí una línea con los datos que te quedan.'),
    ).toBeVisible();
    await expect(main.locator('.plot-used')).toHaveCount(0);
    await expect(main.getByRole('slider')).toHaveCount(0);
    await expect(main.getByRole('table', { name: /^Datos usados por día/ }).getByRole('row')).toHaveCount(2);
    await test.step('USAGE-54 on a wide screen the figures stand beside the words', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const [words, figures] = await Promise.all(
        ['.usage-verdict', '.usage-figures'].map((part) => main.locator(part).boundingBox()),
      );
      if (words == null || figures == null) throw new Error('There are no figures');
      expect(figures.x).toBeGreaterThanOrEqual(words.x + words.width);
      expect(figures.y).toBeLessThan(words.y + words.height);
      await page.setViewportSize({ width: 360, height: 740 });
    });

    await page.unrouteAll();
    await showTrips(page, [aTrip({ ...course, perDay: [50, 50], now: new Date() })], 'es');
    await open(page, '/es/dashboard/usage');
    const labels = main.locator('.usage-plot-line .plot-label').filter({ hasText: /Ahora|Quedan/ });
    await expect(labels).toHaveText([/^Ahora\s*Quedan 9,9\sGB$/]);
    await expect(main.locator('.plot-used')).toHaveCount(1);

    await test.step('USAGE-36 at 320 px it meets no amount of the scale and stays in the chart', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const days of [2, 5, 7, 9, 11, 15, 19, 21, 23, 25, 28]) {
        await page.unrouteAll();
        const perDay = Array.from({ length: days }, () => 3);
        await showTrips(page, [aTrip({ ...course, perDay, now: new Date() })], 'es');
        await open(page, '/es/dashboard/usage');
        await expect(labels).toHaveText([/^Ahora\s*Quedan \d+(,\d)?\sGB$/]);
        const [label, scale, chart] = await Promise.all(
          [labels, main.locator('.plot-scale').first(), main.locator('.usage-chart')].map((part) =>
            part.boundingBox(),
          ),
        );
        if (label == null || scale == null || chart == null) throw new Error('The chart is not drawn');
        expect(label.x, `${days} days`).toBeGreaterThanOrEqual(scale.x + scale.width);
        expect(label.x + label.width, `${days} days`).toBeLessThanOrEqual(chart.x + chart.width);
      }
    });
  },
);

test(
  'USAGE-50 what was used before a top-up is a figure of its own',
  { tag: '@phone' },
  async ({ page, mailbox }) => {
    await signInAsBuyer(page, mailbox, 'es');
    const now = new Date();
    const trip = aTrip({ totalMegabytes: 3_072, validityDays: 30, perDay: [2_000, 1_072], now });
    const described = aPackage({ type: 'topup', data_amount: '3 GB' });
    const full = { totalMegabytes: 3_072, remainingMegabytes: 2_560 };
    await showTrips(
      page,
      [
        {
          ...trip,
          esim: {
            ...trip.esim,
            figures: { ...full, isUnlimited: false },
            topups: [{ unitId: 'top-up', described, boughtAt: trip.esim.createdAt }],
          },
          readings: [...trip.readings, { ...full, readAt: now, lastReadAt: now }],
        },
      ],
      'es',
    );
    await open(page, '/es/dashboard/usage');
    const rows = page.getByRole('main').locator('.usage-figures > div');
    await expect(rows.first()).toHaveText(/^Quedan, de 3\sGB2,5\sGB$/);
    await expect(rows.nth(1)).toHaveText(/^Usados de la recarga512\sMB$/);
    await expect(rows.nth(2)).toHaveText(/^Usados antes de la recarga3\sGB$/);
  },
);
