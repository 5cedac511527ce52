import type { Page } from '@playwright/test';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const STAYS = 'Puedes seguir leyendo esta.';
const REFUNDS = 'Política de reembolsos';
const TRY_AGAIN = 'Intentar de nuevo';
const FILE_OF_REFUNDS = /\/assets\/refund-policy-[\w-]+\.js/;

test.beforeEach(({ browserErrors }) => browserErrors.expect(/ERR_FAILED|Failed to fetch/));

/** As on Wi-Fi without internet: every request fails, and the browser still calls itself online. */
async function loseInternet(page: Page): Promise<void> {
  await page.route('**/*', (route) => route.abort());
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
}

async function openRefunds(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: REFUNDS }).click();
}

async function expectToStay(page: Page, heading: string, address: string): Promise<void> {
  await expect(page.getByText(STAYS)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('.progress')).toHaveCount(0);
  expect(page.url()).toBe(address);
}

test('PERF-11 on Wi-Fi without internet a page stays when the data of the next one cannot be fetched', async ({
  page,
  shop,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const next = page.getByRole('banner').getByRole('link', { name: 'Cómo funciona' });
  await open(page, '/es/refund-policy');
  // The file of the next page is loaded, so only its data is missing.
  await next.click();
  await expect(heading).toHaveText('Cómo funciona');
  await page.goBack();
  await expect(heading).toHaveText(REFUNDS);
  await loseInternet(page);
  await next.click();
  await expectToStay(page, REFUNDS, `${shop.origin}/es/refund-policy`);
  await page.unrouteAll();
  await page.getByRole('button', { name: TRY_AGAIN }).click();
  await expect(page).toHaveURL(`${shop.origin}/es/how-it-works`);
  await expect(heading).toHaveText('Cómo funciona');
});

test('PERF-11 on Wi-Fi without internet a page stays when the file of the next one cannot be loaded', async ({
  page,
  shop,
}) => {
  await open(page, '/es/how-it-works');
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.route(FILE_OF_REFUNDS, (route) => route.abort());
  await page.route('**/healthz', (route) => route.abort());
  await openRefunds(page);
  await expectToStay(page, 'Cómo funciona', `${shop.origin}/es/how-it-works`);
  await openRefunds(page);
  await expectToStay(page, 'Cómo funciona', `${shop.origin}/es/how-it-works`);
  expect(loads, 'documents loaded').toBe(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: TRY_AGAIN }).click();
  await expect(page).toHaveURL(`${shop.origin}/es/refund-policy`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(REFUNDS);
});

test('PERF-11 a page whose file is missing is opened as a new document when the shop responds', async ({
  page,
  shop,
}) => {
  await open(page, '/es/how-it-works');
  await page.route(FILE_OF_REFUNDS, (route) => route.abort(), { times: 1 });
  await openRefunds(page);
  await expect(page).toHaveURL(`${shop.origin}/es/refund-policy`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(REFUNDS);
});

test('PERF-11 on Wi-Fi without internet a list does not replace the page being read', async ({
  page,
  shop,
}) => {
  await open(page, '/es/how-it-works');
  await loseInternet(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Planes locales' }).click();
  await expectToStay(page, 'Cómo funciona', `${shop.origin}/es/how-it-works`);
});

test('PERF-11 on Wi-Fi without internet the language button leaves the page being read in place', async ({
  page,
  shop,
}) => {
  await open(page, '/es/how-it-works');
  await loseInternet(page);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expectToStay(page, 'Cómo funciona', `${shop.origin}/es/how-it-works`);
  expect(await page.evaluate(() => localStorage.getItem('user-language-choice'))).toBeNull();
  await page.unrouteAll();
  await page.getByRole('button', { name: TRY_AGAIN }).click();
  await expect(page).toHaveURL(`${shop.origin}/how-it-works`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it works');
});
