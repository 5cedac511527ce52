import type { Page } from '@playwright/test';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const responseFor = (page: Page, device: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: device, exact: true }) });

for (const { path, box, yes, no, depends, caveat, unknown } of [
  {
    path: '/compatibility',
    box: 'Your phone, tablet or watch',
    yes: 'Yes',
    no: 'No',
    depends: 'It depends',
    caveat: 'Models sold in South Korea have no eSIM.',
    unknown: 'No device found for “Comet 3000”',
  },
  {
    path: '/es/compatibility',
    box: 'Tu teléfono, tableta o reloj',
    yes: 'Sí',
    no: 'No',
    depends: 'Depende',
    caveat: 'Los modelos vendidos en Corea del Sur no tienen eSIM.',
    unknown: 'No encontramos ningún dispositivo para «Comet 3000»',
  },
]) {
  test(`DEVICE-01 ${path} shows a result while a model is typed: yes, no or depends, with the condition`, async ({
    page,
  }) => {
    await open(page, path);
    const input = page.getByRole('searchbox', { name: box });
    await input.fill('pixel 8a');
    await expect(responseFor(page, 'Google Pixel 8a').getByText(yes, { exact: true })).toBeVisible();
    await input.fill('iphone 8');
    await expect(responseFor(page, 'Apple iPhone 8').getByText(no, { exact: true })).toBeVisible();
    await input.fill('galaxy s21 ultra');
    const s21 = responseFor(page, 'Samsung Galaxy S21 Ultra');
    await expect(s21.getByText(depends, { exact: true })).toBeVisible();
    await expect(s21).toContainText(caveat);
    await expect(input).toBeFocused();
    await input.fill('Comet 3000');
    await expect(page.getByRole('heading', { level: 2, name: unknown })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('*#06#');
  });
}

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

test('DEVICE-01 a phone whose browser reports its model is offered its own check', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgentData', {
      value: { getHighEntropyValues: () => Promise.resolve({ model: 'SM-S921B', platform: 'Android' }) },
    });
  });
  await open(page, '/compatibility');
  await page.getByRole('link', { name: 'Check Galaxy S24' }).click();
  await expect(responseFor(page, 'Samsung Galaxy S24').getByText('Yes', { exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('Galaxy S24');
});

test('a search for 10,000 characters, symbols or markup is shown as unknown', async ({ page }) => {
  for (const typed of ['x'.repeat(10_000), '%', '💥', '<b>x</b>zzz']) {
    const response = await page.goto(`/compatibility?q=${encodeURIComponent(typed)}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 2, name: /^No device found for “/ })).toBeVisible();
  }
});
