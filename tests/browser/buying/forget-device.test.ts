import { accessibilityProblems } from '../setup/accessibility.ts';
import { beginCheckout, payWithoutPage } from '../setup/buy-esim.ts';
import { placesOf, readBrowserStorage } from '../setup/browser-storage.ts';
import { open, pressTwiceAtOnce } from '../setup/page-state.ts';
import { save } from '../setup/saved-esim.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const OLD_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.2 Mobile/15E148 Safari/604.1';

test.describe('on a phone without one tap', () => {
  test.use({ userAgent: OLD_IPHONE });

  test(
    'AUTH-54 AUTH-76 INSTALL-50 a customer on a shared device makes the browser forget the order on the success page',
    { tag: '@phone' },
    async ({ page }) => {
      const { payUrl, sessionId } = await beginCheckout(page.request, { language: 'es' });
      await payWithoutPage(page.request, payUrl);
      await open(page, `/es/checkout/success?session_id=${sessionId}`);
      const main = page.getByRole('main');
      const forget = main.getByRole('button', { name: 'Olvidar este dispositivo' });
      await expect(forget).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      await test.step('INSTALL-50 manual entry is the best way, and only the ways that work are counted', async () => {
        await expect(main.getByText('Elige una de estas dos formas:')).toBeVisible();
        const ways = main.locator('.install-option');
        await expect(ways.getByRole('heading')).toHaveText([
          /^1\s*Instalación manual$/,
          /^2\s*Código QR$/,
          /^Con un toque$/,
        ]);
        await expect(ways.first().getByText('La mejor en este teléfono')).toBeVisible();
      });
      const reloaded = page.waitForEvent('load');
      const signOuts: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/sign-out')) signOuts.push(request.url());
      });
      await pressTwiceAtOnce(forget);
      await reloaded;
      expect(signOuts, 'two presses in one frame send one request').toHaveLength(1);
      await test.step('AUTH-76 the page says from its top that the device has forgotten the order', async () => {
        const done = main.getByRole('heading', { name: 'Este dispositivo ha olvidado tu pedido' });
        await expect(done).toBeFocused();
        await expect(done).toBeInViewport();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
        await expect(main.getByText('Todo está en el correo que te enviamos.')).toBeVisible();
        await expect(main.getByText(/Aquí abajo|solo el navegador que pagó/)).toHaveCount(0);
        expect(await accessibilityProblems(page)).toEqual([]);
      });
      await expect(forget).toHaveCount(0);
      const cookies = await page.context().cookies();
      expect(cookies.filter(({ name }) => name.includes('landfall-order-'))).toEqual([]);
    },
  );
});

test.describe('with a saved copy', () => {
  test.use({ serviceWorkers: 'allow' });

  test('AUTH-54 INSTALL-14 forgetting the device deletes the copy that a signed-in customer saved', async ({
    page,
    mailbox,
  }) => {
    const email = await signInAsBuyer(page, mailbox, 'es');
    const { payUrl, sessionId } = await beginCheckout(page.request, { language: 'es', email });
    await payWithoutPage(page.request, payUrl);
    await open(page, `/es/checkout/success?session_id=${sessionId}`);
    await save(page);
    const code = await page.getByText(/^LPA:1\$/).innerText();
    expect(placesOf(await readBrowserStorage(page), [code])).toHaveLength(1);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Olvidar este dispositivo' }).click();
    await reloaded;
    await expect.poll(async () => placesOf(await readBrowserStorage(page), [code, email])).toEqual([]);
  });
});
