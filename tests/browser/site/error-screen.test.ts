import type { Page } from '@playwright/test';
import { localizedPath } from '#core/language-path.ts';
import { openWithStoppedClock } from '../setup/page-state.ts';
import { type Language, LANGUAGES } from '../setup/screens.ts';
import { expect, test } from '../setup/test.ts';

const WORDS = {
  en: {
    title: 'Something went wrong',
    message: "We're sorry for the inconvenience. The application encountered an error.",
    tryAgain: 'Try Again',
    refresh: 'Refresh Page',
    home: 'Go Home',
    max: '(Max retries reached)',
    screen: 'How it works',
  },
  es: {
    title: 'Algo salió mal',
    message: 'Sentimos las molestias. La aplicación encontró un error.',
    tryAgain: 'Intentar de nuevo',
    refresh: 'Recargar la página',
    home: 'Ir al inicio',
    max: '(Se alcanzó el máximo de intentos)',
    screen: 'Cómo funciona',
  },
} as const;

/** Goes from Contact to how it works while the shop fails to respond. Returns the number of requests. */
async function breakHowItWorks(page: Page, language: Language): Promise<() => number> {
  let requestCount = 0;
  await openWithStoppedClock(page, localizedPath('/contact', language));
  await page.route(/\/how-it-works\.data/, (route) => {
    requestCount += 1;
    return route.fulfill({ status: 500, body: '' });
  });
  await page.getByRole('banner').getByRole('link', { name: WORDS[language].screen }).click();
  await expect(page.getByRole('heading', { name: WORDS[language].title })).toBeVisible();
  return () => requestCount;
}

test.beforeEach(({ browserErrors }) => browserErrors.expect(/./));

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`ERROR-01 ERROR-02 the error screen explains the error and offers three actions, in ${language}`, async ({
    page,
  }) => {
    await breakHowItWorks(page, language);
    await expect(page.getByText(words.message)).toBeVisible();
    for (const name of [words.tryAgain, words.refresh]) {
      await expect(page.getByRole('button', { name })).toBeEnabled();
    }
    await expect(page.getByRole('link', { name: words.home })).toBeVisible();
  });

  test(`ERROR-03 Go Home opens the home page, in ${language}`, async ({ page, shop }) => {
    await breakHowItWorks(page, language);
    await page.getByRole('link', { name: words.home }).click();
    await expect(page).toHaveURL(`${shop.origin}${localizedPath('/', language)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Data the moment|Datos desde/);
  });

  test(`ERROR-04 ERROR-05 ERROR-06 Try Again waits 1, 2 and 4 s and is then disabled, in ${language}`, async ({
    page,
  }) => {
    const requestCount = await breakHowItWorks(page, language);
    const tryAgain = page.getByRole('button', { name: words.tryAgain });
    await expect(page.getByText(words.max)).toBeHidden();
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
    await expect(page.getByText(words.max)).toBeVisible();
  });
}

test('Try Again shows the page once the shop responds', async ({ page }) => {
  await breakHowItWorks(page, 'en');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.clock.runFor(1000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it works');
});

test('ERROR-02 Refresh Page reloads the page', async ({ page }) => {
  await breakHowItWorks(page, 'en');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it works');
});
