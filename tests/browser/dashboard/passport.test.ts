import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CollectionResponse } from '#contract/account/collection.ts';
import { MyEsimsResponse } from '#contract/account/my-esims.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { beginCheckout, payWithoutPage } from '../setup/buy-esim.ts';
import { esimAtNetwork } from '../setup/esim-network.ts';
import { open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

/** Everything that the page writes on a canvas, from now on. */
async function listenForPaintedTexts(page: Page) {
  await page.addInitScript(() => {
    const seen = () => document.documentElement.dataset;
    const listen = (name: 'fillText' | 'fillRect', before: (first: unknown) => void) => {
      const original: unknown = Reflect.get(CanvasRenderingContext2D.prototype, name);
      if (typeof original !== 'function') return;
      Reflect.set(
        CanvasRenderingContext2D.prototype,
        name,
        function paint(this: CanvasRenderingContext2D, ...values: unknown[]) {
          // The accessibility check measures letters on small canvases of its own.
          if (this.canvas.width >= 1_000) before(values[0]);
          Reflect.apply(original, this, values);
        },
      );
    };
    listen('fillText', (text) => {
      seen()['painted'] = `${seen()['painted'] ?? ''}${String(text)}`;
    });
    // Every drawing begins with its background.
    listen('fillRect', () => {
      seen()['painted'] = '';
    });
  });
  return async () => (await page.locator('html').getAttribute('data-painted')) ?? '';
}

async function savedPicture(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  const png = readFileSync(await download.path());
  return {
    name: download.suggestedFilename(),
    format: png.toString('latin1', 1, 4),
    size: `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`,
    bytes: png.length,
  };
}

test('COLLECT-01 COLLECT-02 COLLECT-03 COLLECT-04 COLLECT-06 COLLECT-08 COLLECT-12 COLLECT-14 COLLECT-19 COLLECT-21 three connected eSIMs are stamps, and the picture leaves out where the traveller is', async ({
  page,
  mailbox,
  shop,
  request,
  browserErrors,
}) => {
  test.setTimeout(150_000);
  const painted = await listenForPaintedTexts(page);
  const email = await signInAsBuyer(page, mailbox, 'en');
  for (const search of ['Mexico', 'Portugal', 'Thailand'])
    await payWithoutPage(page.request, (await beginCheckout(page.request, { email, search })).payUrl);
  const myEsims = async () =>
    MyEsimsResponse.parse(await (await page.request.get('/api/esims')).json()).esims;
  await expect.poll(async () => (await myEsims()).length, { timeout: 60_000 }).toBe(4);
  const esims = await myEsims();
  const collection = async () =>
    CollectionResponse.parse(await (await page.request.get('/api/collection')).json());

  for (const country of ['Japan', 'Mexico', 'Portugal']) {
    const iccid = esims.find((esim) => esim.country === country)?.iccid ?? '';
    const network = await esimAtNetwork({ shop, request, iccid });
    await expect.poll(() => network.isSubscribed(), { timeout: 30_000 }).toBe(true);
    await network.connects();
    await network.uses(0.1);
    await network.notify();
    await expect
      .poll(async () => (await collection()).stamps.map((stamp) => stamp.country), { timeout: 30_000 })
      .toContain(country);
    if (country === 'Japan') continue;
    await network.expires();
    await network.notify();
  }
  await expect
    .poll(async () => (await collection()).stamps.filter(({ isCurrent }) => isCurrent).length)
    .toBe(1);

  // They connected within a second, and the days of two were moved, so any may be the first.
  const landed = (await collection()).stamps;
  const [second = '', third = ''] = landed.map(({ country }) => country).filter((name) => name !== 'Japan');
  await open(page, '/dashboard/passport');
  const main = page.getByRole('main');
  const medium = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
  const today = medium.format(new Date());
  const dayOf = (name: string) =>
    medium.format(new Date(landed.find(({ country }) => country === name)?.visitedAt ?? 0));
  const stamps = main.getByRole('region', { name: 'Passport pages' }).getByRole('list').first();
  await expect(stamps.getByRole('listitem')).toHaveText([
    ...landed.map(({ country }) => new RegExp(`${country}, ${dayOf(country)}$`)),
    /Thailand, bought, not connected yet$/,
  ]);
  await expect(main.getByText(/^3 countries on 3 continents since /)).toBeVisible();
  const first = landed.map(({ visitedAt }) => visitedAt).toSorted()[0] ?? 0;
  await expect(main.getByRole('listitem').filter({ hasText: 'Adventurer' })).toContainText(
    medium.format(new Date(first)),
  );
  await expect(main.getByRole('heading', { name: 'Next: Globe Trotter' })).toBeVisible();
  await expect(main.getByText('3 of 5, 2 more countries')).toBeVisible();
  const names = new Intl.ListFormat('en').format(landed.map(({ country }) => country));
  const map = main.getByRole('img', {
    name: new RegExp(`^World map with the countries .*: ${names}$`),
  });
  await expect(map.locator('[data-country]')).toHaveCount(3);

  const picture = main.getByRole('img', { name: /^Picture to share/ });
  await expect(picture).toHaveAccessibleName(`Picture to share with the stamps of ${second} and ${third}`);
  const leftOut = main.getByText('1 country is left out: you may be there now.');
  await expect(leftOut, 'COLLECT-21').toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await sidewaysPixels(page)).toBe(0);

  await test.step('COLLECT-06 COLLECT-12 the saved picture has two stamps with their year and nothing else', async () => {
    await expect.poll(painted).toContain(third.toUpperCase());
    const year = String(new Date().getFullYear());
    const stamped = [second, third].map((country) => `${country.toUpperCase()}${year}`).join('');
    expect(stamped).toContain('MEXICO');
    expect(await painted()).toBe(`2countries on2 continentsAdventurerLandfall${stamped}`);
    expect(await savedPicture(page, 'Save')).toMatchObject({
      name: 'landfall-passport.png',
      format: 'PNG',
      size: '1200x630',
    });
    await expect(main.getByText('Saved to your downloads.')).toBeVisible();
  });

  await test.step('COLLECT-06 turned on, the dates and the present country are in it', async () => {
    await main.getByLabel('Show full dates').check();
    await expect.poll(painted).toContain(`MEXICO${dayOf('Mexico')}`);
    expect(await painted()).not.toContain('JAPAN');
    await main.getByLabel('Leave out the country I am in now').uncheck();
    await expect.poll(painted).toContain(`JAPAN${today}`);
    expect(await painted()).toMatch(/^3countries on3 continents/);
    await expect(leftOut).toHaveCount(0);
    expect(await painted()).not.toMatch(/@|THAILAND/);
    expect(await painted()).not.toContain(email.slice(0, 12));
  });

  await test.step('COLLECT-12 the share menu of the device gets the file; without one it is saved', async () => {
    expect((await savedPicture(page, 'Share image')).size).toBe('1200x630');
    await page.evaluate(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: ({ files = [], text = '' }: ShareData) => {
          document.documentElement.dataset['shared'] = [
            ...files.flatMap(({ name, type }) => [name, type]),
            text,
          ].join(' ');
          return Promise.resolve();
        },
      });
    });
    await main.getByRole('button', { name: 'Share image' }).click();
    await expect(page.locator('html')).toHaveAttribute(
      'data-shared',
      'landfall-passport.png image/png 3 countries in my Landfall passport',
    );
  });

  await test.step('COLLECT-19 the picture is drawn when the fonts cannot be loaded', async () => {
    browserErrors.expect(/ERR_FAILED/);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.reload();
    await expect.poll(painted).toContain('MEXICO');
  });
});
