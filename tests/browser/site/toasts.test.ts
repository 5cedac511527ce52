import { open, openWithStoppedClock } from '../setup/page-state.ts';
import { LANGUAGES, widthTag } from '../setup/screens.ts';
import { expect, test } from '../setup/test.ts';

const WORDS = {
  en: { path: '/', offline: 'You are offline', online: 'You are back online', close: 'Close notice' },
  es: {
    path: '/es',
    offline: 'Estás sin conexión',
    online: 'Vuelves a tener conexión',
    close: 'Cerrar el aviso',
  },
} as const;

// Requests that were pending when the connection was lost.
test.beforeEach(({ browserErrors }) => browserErrors.expect(/ERR_INTERNET_DISCONNECTED/));

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(
    `TOAST-01 TOAST-02 a toast opens, is replaced by a new one, and is dismissed, in ${language}`,
    { tag: widthTag(language) },
    async ({ page, context }) => {
      await open(page, words.path);
      await context.setOffline(true);
      const toast = page.getByRole('status').filter({ hasText: words.offline });
      await expect(toast).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(words.online)).toBeVisible();
      await expect(page.getByText(words.offline)).toBeHidden();
      await expect(page.getByRole('button', { name: words.close })).toHaveCount(1);
      await page.getByRole('button', { name: words.close }).click();
      await expect(page.getByText(words.online)).toBeHidden();
    },
  );
}

test('TOAST-01 a toast stays while it has the keyboard focus, and closing it restores the focus', async ({
  page,
  context,
}) => {
  await openWithStoppedClock(page, '/how-it-works');
  const cart = page.getByRole('banner').getByRole('button', { name: 'Cart, 0 items' });
  await cart.focus();
  await context.setOffline(true);
  const close = page.getByRole('button', { name: WORDS.en.close });
  await close.focus();
  await page.clock.runFor(60_000);
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(WORDS.en.offline)).toBeHidden();
  await expect(cart).toBeFocused();
});

test('TOAST-01 a toast stays under the pointer and disappears some time after the pointer leaves', async ({
  page,
  context,
}) => {
  await openWithStoppedClock(page, '/how-it-works');
  await context.setOffline(true);
  const toast = page.getByText(WORDS.en.offline);
  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(60_000);
  await expect(toast).toBeHidden();
});

test('TOAST-07 a tooltip opens after 700 ms', async ({ page }) => {
  await openWithStoppedClock(page, '/how-it-works');
  await page.getByRole('banner').getByRole('button', { name: 'Cart, 0 items' }).hover();
  await page.clock.runFor(699);
  await expect(page.getByRole('tooltip')).toBeHidden();
  await page.clock.runFor(1);
  await expect(page.getByRole('tooltip')).toHaveText('Your cart');
});
