import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { open } from '../setup/page-state.ts';
import { LANGUAGES, widthTag } from '../setup/screens.ts';
import { expect, test } from '../setup/test.ts';

const WORDS = {
  en: {
    list: '/plans?search=japan',
    title: 'Japan eSIM',
    details: /^Details: Japan eSIM/,
    perDay: 'Price per day',
    networks: 'Networks',
    start: /Your .* starts? when/,
    add: /^Add to cart: Japan eSIM/,
    oneItem: 'Cart, 1 item',
    rating: 'Our rating: 4.8',
    use: /^What you can do with \d/,
    uses: [
      /^Everyday use for about \d+ days?: maps/,
      /^Or only video: /,
      /^Or only social/,
      /^Or only maps: /,
    ],
    estimate: 'An estimate from the assumptions of our calculator.',
  },
  es: {
    list: '/es/plans?search=japon',
    title: 'eSIM para Japón',
    details: /^Detalles: eSIM para Japón/,
    close: 'Cerrar los detalles',
    perDay: 'Precio por día',
    networks: 'Redes',
    start: /Tus? .* empiezan? cuando/,
    add: /^Añadir al carrito: eSIM para Japón/,
    oneItem: /^Carrito, 1 /,
    rating: 'Nuestra valoración: 4,8',
    use: /^Qué puedes hacer con \d/,
    uses: [
      /^Uso normal durante cerca de \d+ días?: mapas/,
      /^O solo vídeo: /,
      /^O solo redes/,
      /^O solo mapas: /,
    ],
    estimate: 'Es una estimación con los supuestos de nuestra calculadora.',
  },
} as const;

const isPlan = (url: URL) => /\/esim\/[^/]+\/[^/]+\.data$/.test(url.pathname);
const sheetOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const plansOf = (page: Page) => page.getByRole('main').getByRole('article');

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(
    `CARD-01 CARD-08 CARD-20 CARD-33 a plan’s details open over the list and Back closes them, in ${language}`,
    { tag: widthTag(language) },
    async ({ page, shop }) => {
      await open(page, words.list);
      const link = page.getByRole('main').getByRole('link', { name: words.details }).first();
      await link.click();
      const sheet = sheetOf(page, words.title);
      await expect(sheet).toContainText(words.perDay);
      await expect(sheet).toContainText(words.start);
      await expect(sheet).toContainText(words.rating);
      await expect(sheet.getByRole('heading', { level: 2, name: words.title })).toBeVisible();
      await test.step('CARD-33 what the data is enough for, as an estimate', async () => {
        const use = sheet.locator('section').filter({ has: page.getByRole('heading', { name: words.use }) });
        await expect(use.getByRole('listitem')).toHaveText([...words.uses]);
        await expect(use).toContainText(words.estimate);
      });
      await expect(sheet.getByRole('term').filter({ hasText: words.networks })).toBeVisible();
      await expect(page).toHaveURL(/#plan\/japan\/[a-z0-9-]+$/);
      expect(await accessibilityProblems(page, { within: 'dialog[open]' })).toEqual([]);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(shop.origin + words.list);
      await expect(link).toBeFocused();
      await page.goForward();
      await expect(sheet).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(shop.origin + words.list);
      expect(requests.filter((url) => /\.data|\/api\//.test(url))).toEqual([]);
    },
  );

  test(
    `a plan is added to the cart from its card and from its details, in ${language}`,
    { tag: widthTag(language) },
    async ({ page }) => {
      await open(page, words.list);
      await page.getByRole('main').getByRole('button', { name: words.add }).first().click();
      await expect(page.getByRole('banner').getByRole('button', { name: words.oneItem })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: words.details }).nth(1).click();
      const sheet = sheetOf(page, words.title);
      await sheet.getByRole('button', { name: words.add }).click();
      await expect(sheet).toBeHidden();
      await expect(page.getByRole('banner').getByRole('button', { name: /2/ })).toBeVisible();
    },
  );
}

test('CARD-30 a plan is bought at once from its details, which fill a phone’s screen', async ({ page }) => {
  await open(page, WORDS.en.list);
  await page.getByRole('main').getByRole('link', { name: WORDS.en.details }).first().click();
  const sheet = sheetOf(page, WORDS.en.title);
  await expect(sheet).toContainText('30-day guarantee');
  const { width } = page.viewportSize() ?? { width: 0 };
  if (width < 640) expect((await sheet.boundingBox())?.width).toBe(width);
  await sheet.getByRole('button', { name: /^Buy now: Japan eSIM/ }).click();
  await expect(page).toHaveURL(/#checkout$/);
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Checkout' })).toBeVisible();
});

test('a link to a plan’s details opens them, and closing shows the list', async ({ page, shop }) => {
  const words = WORDS.es;
  await open(page, words.list);
  await page.getByRole('main').getByRole('link', { name: words.details }).first().click();
  await expect(sheetOf(page, words.title)).toContainText(words.perDay);
  const shared = page.url();
  await page.goto('about:blank');
  await open(page, shared.slice(shop.origin.length));
  await expect(sheetOf(page, words.title)).toContainText(words.perDay);
  await page.getByRole('button', { name: words.close }).click();
  await expect(sheetOf(page, words.title)).toBeHidden();
  await expect(page).toHaveURL(shop.origin + words.list);
  await expect(plansOf(page).first()).toBeVisible();
});

test('the countries of a large plan can be searched by keyboard, without accents', async ({ page }) => {
  await open(page, '/es/global-plans');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Qué países/ })
    .first()
    .press('Enter');
  const sheet = page.getByRole('dialog', { name: 'eSIM' });
  const box = sheet.getByRole('searchbox', { name: 'Busca un país' });
  await box.fill('japon');
  await expect(sheet.getByRole('term').filter({ hasText: 'Japón' })).toBeVisible();
  await expect(sheet.getByRole('term').filter({ hasText: 'Francia' })).toBeHidden();
  await box.fill('narnia');
  await expect(sheet.getByRole('status').filter({ hasText: '«narnia» no está' })).toBeVisible();
});

test('an unlimited plan shows its fair use, and a price per day but none per GB', async ({ page }) => {
  await open(page, '/plans?data=unlimited');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Details/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: 'Fair use' })).toBeVisible();
  await expect(sheet.getByText(/^Unlimited data at full speed for the first \d+ GB/)).toBeVisible();
  await expect(sheet.getByRole('term').filter({ hasText: 'Price per day' })).toBeVisible();
  await expect(sheet.getByRole('term').filter({ hasText: 'Price per GB' })).toHaveCount(0);
});

test('details that cannot be loaded show a message, keep the list, and offer the plan’s page', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/Failed to load resource|ERR_FAILED/);
  await open(page, '/plans');
  await page.route(isPlan, (route) => route.abort());
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Details/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Plan details' });
  await expect(sheet.getByRole('alert')).toContainText('could not be loaded');
  await expect(plansOf(page)).toHaveCount(20, { timeout: 1000 });
  await sheet.getByRole('link', { name: 'Open the plan’s page' }).click();
  await expect(page).toHaveURL(/\/esim\/[a-z-]+\/[a-z0-9-]+$/);
  await expect(page.getByRole('main').getByText('Price per day')).toBeVisible();
});

test('a plan that is no longer on sale shows a message', async ({ page, browserErrors }) => {
  browserErrors.expect(/404/);
  await open(page, '/plans#plan/japan/gone');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('not on sale any more');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CARD-42 a plan’s details are also a page of their own, whose title names the plan', async ({
    page,
  }) => {
    await page.goto('/es/plans');
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /^Detalles/ })
      .first();
    await link.click();
    await expect(page).toHaveURL(/\/es\/esim\/[a-z-]+\/[a-z0-9-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^eSIM para .+: \S+\s[GM]B, \d+\sdías?$/,
    );
    await expect(page.getByRole('main')).toContainText('Precio por GB');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Todos los planes para/ })
      .click();
    await expect(page).toHaveURL(/\/es\/esim\/[a-z-]+$/);
  });
});

test('a plan opened without a connection shows a message in its sheet, and loads when the connection is back', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  await open(page, WORDS.en.list);
  await context.setOffline(true);
  await page.getByRole('main').getByRole('link', { name: WORDS.en.details }).first().click();
  await expect(sheetOf(page, 'Plan details').getByRole('alert')).toContainText('Nothing is lost');
  await context.setOffline(false);
  await expect(sheetOf(page, WORDS.en.title)).toContainText(WORDS.en.perDay);
});

test('CARD-29 CARD-30 the details of a plan are in the reader’s language; the network’s English is folded and marked', async ({
  page,
}) => {
  await test.step('an English page shows the sentences that our own facts do not say', async () => {
    await open(page, `${WORDS.en.list}&data=unlimited`);
    await page.getByRole('main').getByRole('link', { name: WORDS.en.details }).first().click();
    const sheet = sheetOf(page, WORDS.en.title);
    await expect(sheet.getByText(/^Unlimited data at full speed/)).toBeVisible();
    await expect(sheet).not.toContainText('The network’s own text');
    await expect(sheet).not.toContainText(/Rechargeable|Operates on|validity period/);
  });
  await open(page, `${WORDS.es.list}&data=unlimited`);
  await page.getByRole('main').getByRole('link', { name: WORDS.es.details }).first().click();
  const sheet = sheetOf(page, WORDS.es.title);
  await expect(sheet).toContainText('Red 5G');
  const folded = sheet.locator('[lang="en"]');
  await expect(folded).toHaveCount(1);
  await expect(folded).toBeHidden();
  await sheet.getByText('Texto original de la red, en inglés').click();
  await expect(folded).toContainText(/Unlimited data at full speed/);
  expect(await accessibilityProblems(page, { within: 'dialog[open]' })).toEqual([]);
});
