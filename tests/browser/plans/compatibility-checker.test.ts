import type { Page } from '@playwright/test';
import { listenForLayoutShifts, open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const responseFor = (page: Page, device: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: device, exact: true }) });

test('DEVICE-01 DEVICE-04 a result is shown while a model is typed: yes, no or depends, with the condition', async ({
  page,
}) => {
  await open(page, '/es/compatibility');
  const input = page.getByRole('searchbox', { name: 'Tu teléfono, tableta o reloj' });
  await input.fill('pixel 8a');
  await expect(responseFor(page, 'Google Pixel 8a').getByText('Sí', { exact: true })).toBeVisible();
  await input.fill('iphone 8');
  await expect(responseFor(page, 'Apple iPhone 8').getByText('No', { exact: true })).toBeVisible();
  await input.fill('Redmi Note 9');
  await expect(responseFor(page, 'Xiaomi Redmi Note 9').getByText('No', { exact: true })).toBeVisible();
  await input.fill('galaxy s21 ultra');
  const s21 = responseFor(page, 'Samsung Galaxy S21 Ultra');
  await expect(s21.getByText('Depende', { exact: true })).toBeVisible();
  await expect(s21).toContainText('Los modelos vendidos en Corea del Sur no tienen eSIM.');
  await expect(input).toBeFocused();
  await input.fill('Comet 3000');
  await expect(
    page.getByRole('heading', {
      level: 2,
      name: 'No encontramos ningún dispositivo para «Comet 3000»',
    }),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText('*#06#');

  await test.step('DEVICE-04 it is called unknown, and the phone itself has the answer', async () => {
    const main = page.getByRole('main');
    await expect(main.getByText('No lo sabemos', { exact: true })).toBeVisible();
    await expect(main.getByText('Sin EID, no la tiene.')).toBeVisible();
    await main.getByRole('link', { name: 'Todas las comprobaciones, paso a paso' }).click();
    await expect(main.getByRole('heading', { name: 'Asegúrate en un minuto' })).toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('DEVICE-01 the checker is a form that also works on the server', async ({ page }) => {
    await page.goto('/es/compatibility');
    await page.getByRole('searchbox', { name: 'Tu teléfono, tableta o reloj' }).fill('iPhone 15');
    await page.getByRole('button', { name: 'Comprobar' }).click();
    await expect(page).toHaveURL(/\/es\/compatibility\?q=iPhone(?:\+|%20)15$/);
    await expect(responseFor(page, 'Apple iPhone 15').getByText('Sí', { exact: true })).toBeVisible();
    await expect(responseFor(page, 'Apple iPhone 15')).toContainText('China continental');
  });
});

test('DEVICE-01 DEVICE-03 a phone whose browser reports its model is offered its own check, and nothing moves', async ({
  page,
}) => {
  const layoutShift = await listenForLayoutShifts(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgentData', {
      value: { getHighEntropyValues: () => Promise.resolve({ model: 'SM-S921B', platform: 'Android' }) },
    });
  });
  await open(page, '/compatibility');
  await expect(page.getByRole('link', { name: 'Check Galaxy S24' })).toBeVisible();
  expect(await layoutShift()).toBe(0);
  await page.getByRole('link', { name: 'Check Galaxy S24' }).click();
  await expect(responseFor(page, 'Samsung Galaxy S24').getByText('Yes', { exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('Galaxy S24');
});

test('DEVICE-03 a browser that reports no model gets a few models to check', async ({ page }) => {
  await open(page, '/es/compatibility');
  await page.getByRole('main').getByRole('link', { name: 'Galaxy S24' }).click();
  await expect(responseFor(page, 'Samsung Galaxy S24').getByText('Sí', { exact: true })).toBeVisible();
});

test('a search for 10,000 characters, symbols or markup is shown as unknown', async ({ page }) => {
  for (const typed of ['x'.repeat(10_000), '%', '💥', '<b>x</b>zzz']) {
    const response = await page.goto(`/compatibility?q=${encodeURIComponent(typed)}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 2, name: /^No device found for “/ })).toBeVisible();
  }
});
