import { readFile } from 'node:fs/promises';
import { MyEsimsResponse } from '#contract/account/my-esims.ts';
import { aTrip } from '#tests/builders/usage/a-trip.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { esimAtNetwork } from '../setup/esim-network.ts';
import { open } from '../setup/page-state.ts';
import { readPdf } from '../setup/read-pdf.ts';
import { showTrips } from './shown-trips.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

test(
  'USAGE-01 USAGE-06 USAGE-14 the report lists plan, data used, data left, days left and last reading, and is printable',
  { tag: '@phone' },
  async ({ page, mailbox }) => {
    await signInAsBuyer(page, mailbox, 'es');
    const now = new Date();
    const japan = aTrip({ totalMegabytes: 10_240, validityDays: 30, perDay: [700, 900, 600, 500], now });
    const waiting = aTrip({
      totalMegabytes: 5_120,
      validityDays: 30,
      perDay: [],
      countryCode: 'TH',
      place: 'Thailand',
      status: 'ready_to_activate',
      now,
    });
    await showTrips(page, [japan, waiting], 'es');
    await open(page, '/es/dashboard/usage/report');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Informe de uso');
    const row = main.locator('tbody tr').filter({ hasText: 'Japón' });
    for (const part of ['10 GB', '2,6 GB', '7,4 GB', '26', /Según 48 lecturas entre/])
      await expect(row).toContainText(part);
    await expect(main.locator('tbody tr').filter({ hasText: 'Tailandia' })).toContainText(
      'Todavía no hay lecturas.',
    );
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysPixels(page)).toBe(0);

    await main.getByLabel('eSIM').selectOption({ index: 1 });
    const days = main.getByRole('table', { name: 'Uso por día' });
    await expect(days.getByRole('row')).toHaveCount(7);
    const yesterday = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);
    await main.getByLabel('Desde').fill(yesterday);
    await expect(days.getByRole('row')).toHaveCount(4);
    await main.getByLabel('Hasta').fill('2020-01-01');
    await expect(main.getByText('El primer día no puede ser posterior al último.')).toBeVisible();
    await main.getByLabel('Hasta').fill('');
    await expect(page).toHaveURL(new RegExp(`esim=${japan.esim.id}&from=${yesterday}`));
    await expect(days.getByRole('row')).toHaveCount(4);

    const { pages, text } = readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toBe(1);
    const printed = text.replaceAll(/\s/g, '');
    for (const part of ['Informe de uso', 'Según 48 lecturas', 'Uso por día', 'En total'])
      expect(printed).toContain(part.replaceAll(/\s/g, ''));
    expect(printed).not.toContain('DescargarCSV');
  },
);

test('USAGE-14 the CSV file has the readings of the network', async ({ page, mailbox, shop, request }) => {
  await signInAsBuyer(page, mailbox, 'en');
  const { esims } = MyEsimsResponse.parse(await (await page.request.get('/api/esims')).json());
  const [esim] = esims;
  if (esim === undefined) throw new Error('Nothing was delivered');
  const network = await esimAtNetwork({ shop, request, iccid: esim.iccid });
  await network.connects();
  await network.uses(0.5);
  await open(page, '/dashboard/usage');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Refresh/ }).click();
  await expect(main.getByRole('heading', { level: 2, name: /250\sMB left/ })).toBeVisible();
  await main.getByRole('link', { name: 'Report' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage report');
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^landfall-usage-\d{4}-\d\d-\d\d\.csv$/);
  const [header = '', ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(header).toMatch(/^\uFEFFeSIM,Plan,Country or region,Order,/);
  expect(rows.at(-1)).toMatch(/,500,250,250$/);
});
