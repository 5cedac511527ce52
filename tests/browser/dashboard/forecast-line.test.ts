import { aTrip } from '#tests/builders/usage/a-trip.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';
import { showTrips } from './shown-trips.ts';

const COURSE = { totalMegabytes: 10_240, validityDays: 30 };

test(
  'ESIM-39 the pass of a running eSIM says until when its data lasts, once two days were read',
  { tag: '@phone' },
  async ({ page, mailbox }) => {
    await signInAsBuyer(page, mailbox, 'es');
    const now = new Date();
    const trips = [
      aTrip({ ...COURSE, perDay: [700, 900, 600, 500, 1_000, 650, 800, 750], now }),
      aTrip({ ...COURSE, perDay: [100, 120, 80, 110], place: 'France', countryCode: 'FR', now }),
      aTrip({ ...COURSE, perDay: [900], place: 'Thailand', countryCode: 'TH', now }),
    ];
    await showTrips(page, trips, 'es');
    await open(page, '/es/dashboard');
    const pass = (name: string) => page.getByRole('article', { name, exact: true });
    const runsOut = /^A este ritmo tendrás datos hasta alrededor del (.+) \(entre el .+ y el .+\)$/;
    const warning = pass('Japón').getByRole('paragraph').filter({ hasText: runsOut });
    await expect(warning).toBeVisible();
    const day = runsOut.exec(await warning.innerText())?.[1] ?? 'no day';
    await expect(pass('Francia').getByText('A este ritmo tus datos alcanzan hasta el final')).toBeVisible();
    await expect(pass('Tailandia')).toBeVisible();
    await expect(pass('Tailandia').getByText(/^A este ritmo/)).toHaveCount(0);
    expect(await sidewaysPixels(page)).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await accessibilityProblems(page, { about: 'contrast' })).toEqual([]);

    await open(page, `/es/dashboard/usage?esim=${trips[0]?.esim.id ?? ''}`);
    await expect(page.getByRole('heading', { level: 2, name: /^A este ritmo/ })).toContainText(day);
  },
);
