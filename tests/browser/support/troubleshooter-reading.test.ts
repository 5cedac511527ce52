import { z } from 'zod';
import { MyEsimsResponse } from '#contract/account/my-esims.ts';
import { open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const Answer = z.looseObject({ esim: z.record(z.string(), z.unknown()) });

const ACTIVE = {
  status: 'active',
  display: 'active',
  isInstalled: true,
  expiresAt: '2036-11-01T10:00:00.000Z',
  firstConnectedAt: '2026-11-01T12:00:00.000Z',
  lastUsedAt: null,
  readAt: '2026-11-18T12:00:00.000Z',
  usage: { totalMegabytes: 3072, usedMegabytes: 1024, remainingMegabytes: 2048, isUnlimited: false },
  waiting: [],
  refresh: { isPossible: true, possibleAt: null },
};
const FINISHED = {
  ...ACTIVE,
  status: 'finished',
  display: 'finished',
  refresh: { isPossible: false, possibleAt: null },
};
const LITTLE = { totalMegabytes: 5000, usedMegabytes: 4950, remainingMegabytes: 50, isUnlimited: false };

test(
  'HELP-19 HELP-21 HELP-22 a reading on its way replaces no step, and what waits is not called used up',
  { tag: '@phone' },
  async ({ page, mailbox, browser }) => {
    await signInAsBuyer(page, mailbox, 'es');
    const { esims } = MyEsimsResponse.parse(await (await page.request.get('/api/esims')).json());
    const path = `/es/dashboard/esims/${esims[0]?.id ?? ''}/help`;
    const main = page.getByRole('main');
    const step = (name: string) => main.getByRole('heading', { level: 2, name });
    const first = step('¿Está activada la línea de esta eSIM?');
    const finished = step('Los datos de esta eSIM se han agotado');
    const loading = main.getByText('Cargando tu eSIM');

    let state: object = ACTIVE;
    await page.route(/\/api\/esims\/[\w-]+\?/, async (route) => {
      const response = await route.fetch();
      const { esim, ...rest } = Answer.parse(await response.json());
      await route.fulfill({ response, json: { ...rest, esim: { ...esim, ...state } } });
    });
    /** The reading of the next page arrives when the result is called. */
    const holdReading = async (): Promise<() => void> => {
      await page.unroute(/\/refresh\?/);
      const arrived = Promise.withResolvers<null>();
      await page.route(/\/refresh\?/, async (route) => {
        const response = await route.fetch();
        await arrived.promise;
        const { esim, ...rest } = Answer.parse(await response.json());
        await route.fulfill({ response, json: { ...rest, esim: { ...esim, ...state } } });
      });
      return () => arrived.resolve(null);
    };

    await test.step('HELP-19 the first step waits for the reading', async () => {
      const arrive = await holdReading();
      const request = page.waitForRequest(/\/refresh\?/);
      await open(page, path);
      await request;
      await expect(loading).toBeAttached();
      await expect(main.getByRole('heading', { level: 2 })).toHaveCount(0);
      state = FINISHED;
      arrive();
      await expect(finished).toBeVisible();
    });

    await test.step('HELP-19 what an earlier screen fetched does not count', async () => {
      state = { ...ACTIVE, refresh: FINISHED.refresh };
      await open(page, path.replace('/help', ''));
      const help = main.getByRole('link', { name: '¿Sin internet?' });
      await expect(help).toBeVisible();
      state = FINISHED;
      await help.click();
      await expect(page).toHaveURL(/\/help/);
      await expect(finished).toBeVisible();
      await expect(first).toHaveCount(0);
    });

    await test.step('HELP-19 a reading that takes too long changes the next step, not the one that is shown', async () => {
      await page.clock.install();
      state = ACTIVE;
      const arrive = await holdReading();
      const request = page.waitForRequest(/\/refresh\?/);
      await open(page, path);
      await request;
      await expect(loading).toBeAttached();
      await page.clock.fastForward(5_000);
      await expect(first).toBeVisible();
      const response = page.waitForResponse(/\/refresh\?/);
      state = FINISHED;
      arrive();
      await (await response).finished();
      const reread = page.waitForResponse(/\/api\/esims\/[\w-]+\?/);
      await reread;
      await expect(first).toBeVisible();
      await expect(finished).toHaveCount(0);
      await main.getByRole('button', { name: 'Sí' }).click();
      await expect(finished).toBeFocused();
    });

    await test.step('HELP-21 with a top-up that waits the questions come at once', async () => {
      state = {
        ...ACTIVE,
        usage: LITTLE,
        waiting: [{ megabytes: 500, days: 7 }],
        refresh: FINISHED.refresh,
      };
      await open(page, path);
      await expect(first).toBeVisible();
      await expect(step('Puede que se te hayan acabado los datos')).toHaveCount(0);
    });

    await test.step('HELP-22 a guest signs in and returns to where it was opened', async () => {
      const guest = await browser.newContext({ baseURL: new URL(page.url()).origin });
      const response = await guest.request.get(`${path}?from=tickets`, { maxRedirects: 0 });
      const { searchParams } = new URL(response.headers()['location'] ?? '', page.url());
      expect(searchParams.get('next')).toBe(`${path.replace('/es', '')}?from=tickets`);
      await guest.close();
    });
  },
);
