import type { Page } from '@playwright/test';
import { openWithStoppedClock } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const WORDS = {
  title: 'Algo salió mal',
  message: 'Sentimos las molestias. La aplicación encontró un error.',
  tryAgain: 'Intentar de nuevo',
  refresh: 'Recargar la página',
  home: 'Ir al inicio',
  max: '(Se alcanzó el máximo de intentos)',
  screen: 'Cómo funciona',
} as const;

/** Goes from Contact to how it works while the shop fails to respond. Returns the number of requests. */
async function breakHowItWorks(page: Page): Promise<() => number> {
  let requestCount = 0;
  await openWithStoppedClock(page, '/es/contact');
  await page.route(/\/how-it-works\.data/, (route) => {
    requestCount += 1;
    return route.fulfill({ status: 500, body: '' });
  });
  await page.getByRole('banner').getByRole('link', { name: WORDS.screen }).click();
  await expect(page.getByRole('heading', { name: WORDS.title })).toBeVisible();
  return () => requestCount;
}

test.beforeEach(({ browserErrors }) => browserErrors.expect(/./));

test('ERROR-01 ERROR-02 ERROR-03 the error screen explains the error and offers three actions; Go Home opens the home page', async ({
  page,
  shop,
}) => {
  await breakHowItWorks(page);
  await expect(page.getByText(WORDS.message)).toBeVisible();
  for (const name of [WORDS.tryAgain, WORDS.refresh]) {
    await expect(page.getByRole('button', { name })).toBeEnabled();
  }
  await page.getByRole('link', { name: WORDS.home }).click();
  await expect(page).toHaveURL(`${shop.origin}/es`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Datos desde/);
});

test('ERROR-04 ERROR-05 ERROR-06 Try Again waits 1, 2 and 4 s and is then disabled', async ({ page }) => {
  const requestCount = await breakHowItWorks(page);
  const tryAgain = page.getByRole('button', { name: WORDS.tryAgain });
  await expect(page.getByText(WORDS.max)).toBeHidden();
  for (const wait of [1000, 2000, 4000]) {
    const before = requestCount();
    await tryAgain.click();
    await page.clock.runFor(wait - 1);
    expect(requestCount()).toBe(before);
    await page.clock.runFor(1);
    await expect.poll(requestCount).toBe(before + 1);
    await expect(tryAgain).toBeVisible();
  }
  await expect(tryAgain).toBeDisabled();
  await expect(page.getByText(WORDS.max)).toBeVisible();
});

test('Try Again shows the page once the shop responds', async ({ page }) => {
  await breakHowItWorks(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: WORDS.tryAgain }).click();
  await page.clock.runFor(1000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.screen);
});

test('ERROR-02 Refresh Page reloads the page', async ({ page }) => {
  await breakHowItWorks(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: WORDS.refresh }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.screen);
});
