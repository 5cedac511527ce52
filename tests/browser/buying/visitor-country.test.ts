import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { isWiderThanScreen } from '../setup/cart.ts';
import { CHECKOUT_WORDS, fillIn, openCheckout } from '../setup/checkout.ts';
import { open, openWithTimeHeld, untilHydrated } from '../setup/page-state.ts';
import { LANGUAGES, widthTag } from '../setup/screens.ts';
import { expect, test } from '../setup/test.ts';

const from = (network: string) => ({ 'x-forwarded-for': `${network}.${randomInt(256)}.${randomInt(256)}` });

/** The paths of the requests for the country, as they are made. */
function countRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/detect-user-country') requests.push(pathname);
  });
  return requests;
}

test.describe('a visitor in Spain', () => {
  test.use({ extraHTTPHeaders: async ({}, provide) => provide(from('80.58')) });

  test('LANG-09 LANG-13 is redirected to the Spanish page, half a second after the page is interactive, once', async ({
    page,
    shop,
  }) => {
    const requests = countRequests(page);
    await openWithTimeHeld(page, '/contact?from=mail#faq');
    await page.clock.runFor(480);
    expect(requests).toEqual([]);
    await page.clock.runFor(40);
    await expect(page).toHaveURL(`${shop.origin}/es/contact?from=mail#faq`);
    await untilHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.clock.runFor(5000);
    expect(requests).toHaveLength(1);
  });

  test('LANG-10 LANG-11 LANG-12 causes no country request with a chosen language, on a Spanish path or on the admin panel', async ({
    page,
    shop,
  }) => {
    const requests = countRequests(page);
    const expectNoRequestAt = async (path: string) => {
      await page.clock.runFor(5000);
      expect(requests).toEqual([]);
      await expect(page).toHaveURL(shop.origin + path);
    };
    await openWithTimeHeld(page, '/admin');
    await test.step('LANG-12 on the admin panel', () => expectNoRequestAt('/admin'));
    await test.step('LANG-10 with English chosen, which stays', async () => {
      await page.evaluate(() => localStorage.setItem('user-language-choice', 'en'));
      await open(page, '/contact');
      await expectNoRequestAt('/contact');
    });
    await test.step('LANG-11 on a Spanish path', async () => {
      await page.evaluate(() => localStorage.clear());
      await open(page, '/es/contact');
      await expectNoRequestAt('/es/contact');
    });
  });
});

test('LANG-13 a visitor from an unknown country, or one where Spanish is not spoken, is not redirected', async ({
  browser,
  shop,
}) => {
  for (const network of ['126.0', '10.7']) {
    const context = await browser.newContext({ baseURL: shop.origin, extraHTTPHeaders: from(network) });
    const page = await context.newPage();
    const response = page.waitForResponse('**/api/detect-user-country');
    await open(page, '/contact');
    expect((await response).ok()).toBe(true);
    // By now, everything that the response triggers has been loaded.
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact and support');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(page.url()).toBe(`${shop.origin}/contact`);
    await context.close();
  }
});

const HERE = {
  en: { title: 'It looks like you are in Japan', review: 'Review your cart' },
  es: { title: 'Parece que estás en Japón', review: 'Revisar tu carrito' },
} as const;

test.describe('a visitor in Japan with a plan for Japan', () => {
  test.use({ extraHTTPHeaders: async ({}, provide) => provide(from('126.0')) });

  for (const language of LANGUAGES) {
    test(
      `CHECKOUT-25 sees a question about it and can pay anyway, in ${language}`,
      { tag: widthTag(language) },
      async ({ page }) => {
        const dialog = await openCheckout(page, language);
        const summary = dialog.getByRole('region', { name: CHECKOUT_WORDS[language].summary });
        const notice = summary.getByRole('status');
        await expect(notice).toContainText(HERE[language].title);
        await expect(notice.getByRole('button', { name: HERE[language].review })).toBeVisible();
        expect(await accessibilityProblems(page)).toEqual([]);
        expect(await isWiderThanScreen(page)).toBe(false);
        await fillIn(dialog, 'guest@example.com', language);
        await dialog.getByRole('button', { name: CHECKOUT_WORDS[language].pay }).click();
        await page.waitForURL((url) => url.pathname.startsWith('/pay/'));
      },
    );
  }
});

test.describe('a visitor in Spain with a plan for Japan', () => {
  test.use({ extraHTTPHeaders: async ({}, provide) => provide(from('80.58')) });

  test('CHECKOUT-25 sees no question', async ({ page }) => {
    const response = page.waitForResponse('**/api/detect-user-country');
    const dialog = await openCheckout(page, 'es');
    expect(await (await response).text()).toContain('"ES"');
    await expect(dialog.getByRole('region', { name: CHECKOUT_WORDS.es.summary })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(dialog.getByText(/^Parece que estás en/)).toHaveCount(0);
  });
});
