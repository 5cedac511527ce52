import { z } from 'zod';
import type { Page } from '@playwright/test';
import { countItems, totalCents } from '#core/cart/cart.ts';
import { parseCart } from '#core/cart/parse-cart.ts';
import { storedItems } from '#core/cart/stored-items.ts';
import { accessibilityProblems } from '../setup/accessibility.ts';
import {
  addButton,
  CART_WORDS,
  cartButton,
  drawer,
  isWiderThanScreen,
  openFilledCart,
} from '../setup/cart.ts';
import { open, openWithStoppedClock } from '../setup/page-state.ts';
import { LANGUAGES, widthTag } from '../setup/screens.ts';
import { expect, test } from '../setup/test.ts';

const VALIDATE = '**/api/validate-packages';

type Result = Readonly<{
  isValid: boolean;
  code: string | null;
  message: string | null;
  availableStock: number | null;
}>;

const SentPackages = z.object({ packages: z.array(z.object({ packageId: z.string() })) });

/** The shop returns the same result for every package. */
async function respondWithAvailability(page: Page, result: Result): Promise<void> {
  await page.route(VALIDATE, async (route) => {
    const { packages } = SentPackages.parse(route.request().postDataJSON());
    const results = packages.map(({ packageId }) => ({ packageId, ...result }));
    await route.fulfill({ json: { valid: result.isValid, results } });
  });
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cart'));
const storedCart = async (page: Page) => parseCart(await stored(page));

for (const language of LANGUAGES) {
  const words = CART_WORDS[language];

  test(
    `CART-01 CART-07 CART-13 a plan added to the cart is still there after a reload, in ${language}`,
    { tag: widthTag(language) },
    async ({ page }) => {
      await openFilledCart(page, language);
      await page.reload();
      await expect(cartButton(page)).toHaveAccessibleName(
        language === 'en' ? 'Cart, 1 item' : 'Carrito, 1 artículo',
      );
      await cartButton(page).click();
      const cart = drawer(page, language);
      await expect(cart.getByRole('listitem')).toHaveCount(1);
      await expect(cart.getByText(words.startOfDays)).toBeVisible();
      for (const name of [words.more, words.less, words.remove, words.clear, words.checkout])
        await expect(
          cart.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) }),
        ).toBeVisible();
      expect(await accessibilityProblems(page, { within: 'dialog[open]' })).toEqual([]);
      expect(await isWiderThanScreen(page)).toBe(false);
    },
  );

  test(`CART-02 CART-03 CART-06 CART-09 CART-11 CART-12 quantities, remove and clear work with the keyboard, in ${language}`, async ({
    page,
  }) => {
    await open(page, words.path);
    for (const [nth, count] of [
      [0, 1],
      [0, 2],
      [1, 3],
    ] as const) {
      await addButton(page, language, nth).press('Enter');
      await expect.poll(async () => countItems(await storedCart(page))).toBe(count);
    }
    await cartButton(page).press('Enter');
    const cart = drawer(page, language);
    const first = cart.getByRole('listitem').first();
    await expect(cart.getByRole('listitem')).toHaveCount(2);
    await expect(first.locator('output')).toHaveText('2');
    await first.getByRole('button', { name: words.less }).press('Enter');
    await expect(first.locator('output')).toHaveText('1');
    await expect(first.getByRole('button', { name: words.less })).toBeDisabled();
    await first.getByRole('button', { name: words.more }).press('Enter');
    await expect(first.locator('output')).toHaveText('2');
    const total = (totalCents(await storedCart(page)) / 100).toFixed(2);
    await expect(cart.locator('[data-total]')).toContainText(
      language === 'en' ? total : total.replace('.', ','),
    );
    await first.getByRole('button', { name: words.remove }).press('Enter');
    await expect(cart.getByText(words.removed, { exact: true })).toBeVisible();
    await expect(cart.getByRole('listitem')).toHaveCount(1);
    await cart.getByRole('button', { name: words.clear, exact: true }).press('Enter');
    await expect(cart.getByText(words.empty)).toBeVisible();
    await expect(cart.getByText(words.cleared, { exact: true })).toBeVisible();
    expect(await stored(page)).toBeNull();
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
    await expect(cartButton(page)).toBeFocused();
  });
}

test('CART-13 a plan added in one tab is counted in the other at once', async ({ page, context }) => {
  await open(page, '/esim/japan');
  const other = await context.newPage();
  await open(other, '/contact');
  await addButton(page).click();
  await expect(cartButton(other)).toHaveAccessibleName('Cart, 1 item');
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
});

test('CART-06 a double click adds one unit; a click after the response adds another', async ({ page }) => {
  await open(page, '/esim/japan');
  await addButton(page).dblclick();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();
  await addButton(page).click();
  await expect(page.getByText('Cart updated', { exact: true })).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
});

for (const tampered of ['{', '[1,{"packageId":"x"}]', '{"items":7}'])
  test(`CART-13 a stored cart of ${tampered} is an empty cart, and the shop works`, async ({ page }) => {
    await page.addInitScript((text) => {
      if (sessionStorage.getItem('tampered') === null) localStorage.setItem('cart', text);
      sessionStorage.setItem('tampered', 'yes');
    }, tampered);
    await open(page, '/esim/japan');
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 0 items');
    await addButton(page).click();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  });

test('CART-04 CART-05 STOCK-03 TOAST-05 a plan that the shop calls invalid is refused with its reason, for 4 s', async ({
  page,
}) => {
  const requests: unknown[] = [];
  await respondWithAvailability(page, {
    isValid: false,
    code: 'out-of-stock',
    message: 'Sold out since noon',
    availableStock: 0,
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/api/validate-packages')) requests.push(request.postDataJSON());
  });
  await openWithStoppedClock(page, '/esim/japan');
  await addButton(page).click();
  await expect(page.getByText('Package Unavailable')).toBeVisible();
  await expect(page.getByText('Sold out since noon')).toBeVisible();
  expect(requests).toMatchObject([{ packages: [{ quantity: 1 }] }]);
  expect(await stored(page)).toBeNull();
  await page.clock.runFor(3900);
  await expect(page.getByText('Package Unavailable')).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByText('Package Unavailable')).toBeHidden();
});

test('STOCK-01 STOCK-02 STOCK-10 raising beyond the stock is refused in the drawer', async ({ page }) => {
  await respondWithAvailability(page, { isValid: true, code: null, message: null, availableStock: 1 });
  const cart = await openFilledCart(page);
  await cart.getByRole('button', { name: CART_WORDS.en.more }).click();
  await expect(cart.getByText('Insufficient Stock')).toBeVisible();
  await expect(cart.getByText('Only 1 unit available. You already have 1 in your cart.')).toBeVisible();
  await expect(cart.locator('output')).toHaveText('1');
});

for (const { path, title, text, offline } of [
  {
    path: '/esim/japan',
    title: 'Validation Error',
    text: 'Failed to validate package availability. Please try again.',
    offline: 'Nothing was added: without a connection we cannot check whether the plan is available.',
  },
  {
    path: '/es/esim/japan',
    title: 'Error de validación',
    text: 'No pudimos comprobar si el plan está disponible. Inténtalo de nuevo.',
    offline: 'No se añadió nada: sin conexión no podemos comprobar si el plan está disponible.',
  },
]) {
  const language = path.startsWith('/es/') ? 'es' : 'en';

  test(`STOCK-05 when the availability call fails at ${path} nothing is added and the visitor sees a message`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/net::ERR_FAILED|Failed to fetch/);
    await page.route('**/api/validate-packages', (route) => route.abort());
    await open(page, path);
    await addButton(page, language).click();
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    expect(await stored(page)).toBeNull();
  });

  test(`CART-18 offline at ${path} nothing is added, and the missing connection is named`, async ({
    page,
    context,
    browserErrors,
  }) => {
    browserErrors.expect(/net::ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await open(page, path);
    await context.setOffline(true);
    await addButton(page, language).click();
    await expect(page.getByText(offline)).toBeVisible();
    await expect(page.getByText(title)).toBeHidden();
    expect(await stored(page)).toBeNull();
  });
}

test('CHECKOUT-24 a changed price and a removed plan are shown in the drawer before checkout', async ({
  page,
}) => {
  const cart = await openFilledCart(page);
  await page.keyboard.press('Escape');
  const [line] = storedItems(await storedCart(page));
  const lines = [
    { ...line, price: 1.23 },
    { ...line, packageId: 'no-such-package', title: 'Atlantis eSIM' },
  ];
  await page.evaluate((text) => localStorage.setItem('cart', text), JSON.stringify(lines));
  await page.reload();
  await cartButton(page).click();
  await expect(cart.getByText('Items Unavailable')).toBeVisible();
  await expect(cart.getByText(/it was \$1\.23/)).toBeVisible();
  await expect(cart.getByText('Package not found')).toBeVisible();
  await expect(cart.getByRole('button', { name: 'Checkout', exact: true })).toBeDisabled();
  await cart.getByRole('button', { name: /^Remove Atlantis/ }).click();
  await expect(cart.getByRole('button', { name: 'Checkout', exact: true })).toBeEnabled();
});

test('the focus stays in the cart when it is corrected with the keyboard', async ({ page }) => {
  const cart = await openFilledCart(page);
  await page.keyboard.press('Escape');
  const [line] = storedItems(await storedCart(page));
  const lines = [line, { ...line, packageId: 'no-such-package' }, { ...line, packageId: 'nor-this-one' }];
  await page.evaluate((text) => localStorage.setItem('cart', text), JSON.stringify(lines));
  await page.reload();
  await cartButton(page).click();
  await cart.getByRole('button', { name: 'Remove unavailable plans' }).press('Enter');
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  await expect(cart.getByRole('list', { name: 'Plans in your cart' })).toBeFocused();
});

test('a cart chosen in English is shown in Spanish on a Spanish page', async ({ page }) => {
  await openFilledCart(page);
  await open(page, '/es/contact');
  await cartButton(page).click();
  await expect(drawer(page, 'es').getByText('eSIM para Japón', { exact: true })).toBeVisible();
});

for (const [language, view, remove] of [
  ['en', 'View cart', /^Remove Japan eSIM, .+, \d+ days?$/],
  ['es', 'Ver carrito', /^Quitar eSIM .*Japón, .+, \d+ días?$/],
] as const)
  test(
    `CART-16 CART-17 the toast after adding opens the cart, whose controls name the days, in ${language}`,
    { tag: '@both' },
    async ({ page }) => {
      await open(page, CART_WORDS[language].path);
      await addButton(page, language).click();
      const offer = page.getByRole('status').getByRole('button', { name: view });
      await expect(offer).toBeVisible();
      const toast = await page.locator('.toast').boundingBox();
      for (const button of [addButton(page, language, 1), cartButton(page)]) {
        const box = await button.boundingBox();
        if (toast === null || box === null) throw new Error('Nothing to compare');
        expect(
          box.y >= toast.y + toast.height || box.y + box.height <= toast.y || box.x >= toast.x + toast.width,
        ).toBe(true);
      }
      await offer.click();
      await expect(drawer(page, language).getByRole('button', { name: remove })).toBeVisible();
      await expect(page.locator('.toast')).toHaveCount(0);
    },
  );
