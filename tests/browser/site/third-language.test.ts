import type { Page } from '@playwright/test';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { aBuyer } from '../setup/buy-esim.ts';
import { otherLanguagesOn } from '../setup/english-left-over.ts';
import { open, untilHydrated } from '../setup/page-state.ts';
import type { RunningShop } from '../setup/running-shop.ts';
import { startShop } from '../setup/start-the-shop.ts';
import { expect, test as base } from '../setup/test.ts';

/** A shop of its own: the other tests need one without the setting. */
const test = base.extend<object, { shopInThree: RunningShop }>({
  shopInThree: [
    async ({}, provide) => {
      const { shop, stop } = await startShop({ SHOP_LANGUAGES: 'en,es,pt' });
      await provide(shop);
      await stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  shop: async ({ shopInThree }, provide) => provide(shopInThree),
});

// One shop for all of them, so one after another.
test.describe.configure({ mode: 'default' });

const menu = (page: Page) => page.getByRole('banner').locator('details.language-menu');

test(
  'LANG-21 LANG-19 LANG-04 a visitor switches among three languages, by pointer and keyboard, and stays in the last one',
  { tag: '@phone' },
  async ({ page, shop }) => {
    await open(page, '/plans?search=japan#list');
    await menu(page).locator('summary').click();
    expect(await accessibilityProblems(page, { within: 'header' })).toEqual([]);
    await menu(page).getByRole('link', { name: 'Português' }).click();
    await expect(page).toHaveURL(`${shop.origin}/pt/plans?search=japan#list`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planos para “japan”');

    await untilHydrated(page);
    await menu(page).locator('summary').press('Enter');
    const spanish = menu(page).getByRole('link', { name: 'Español' });
    await expect(spanish).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(spanish).toBeHidden();
    await expect(menu(page).locator('summary')).toBeFocused();
    await page.keyboard.press('Enter');
    await spanish.press('Enter');
    await expect(page).toHaveURL(`${shop.origin}/es/plans?search=japan#list`);

    // A page without a prefix leads to the language that was chosen.
    await menu(page).locator('summary').click();
    await menu(page).getByRole('link', { name: 'Português' }).click();
    await expect(page).toHaveURL(`${shop.origin}/pt/plans?search=japan#list`);
    await page.goto('/contact');
    await expect(page).toHaveURL(`${shop.origin}/pt/contact`);
    await untilHydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de serviço' }).click();
    await expect(page).toHaveURL(`${shop.origin}/pt/terms-of-service`);
    await page.goBack();
    await expect(page).toHaveURL(`${shop.origin}/pt/contact`);
  },
);

const SCREENS = [
  '/pt',
  '/pt/plans',
  '/pt/esim/japan',
  '/pt/guides/japan',
  '/pt/compare',
  '/pt/calculator',
  '/pt/compatibility',
  '/pt/how-it-works',
  '/pt/contact',
  '/pt/withdrawal',
  '/pt/auth',
  '/pt/nowhere',
];

test(
  'LANG-01 LANG-20 screens in Portuguese have no text of another language and fit a phone',
  { tag: '@phone' },
  async ({ page, browserErrors }) => {
    browserErrors.expect(/404/);
    for (const path of SCREENS)
      await test.step(path, async () => {
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
        expect(await otherLanguagesOn(page, 'pt')).toEqual([]);
        expect(await sidewaysPixels(page)).toBe(0);
        expect(await accessibilityProblems(page)).toEqual([]);
      });
  },
);

test(
  'LANG-01 LANG-20 a guest whose browser speaks Portuguese buys in Portuguese, and gets the email in it',
  { tag: '@phone' },
  async ({ browser, shop, mailbox }) => {
    const context = await browser.newContext({
      baseURL: shop.origin,
      locale: 'pt-BR',
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    const email = aBuyer();
    await page.goto('/esim/japan');
    await expect(page).toHaveURL(`${shop.origin}/pt/esim/japan`);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Japão');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Adicionar ao carrinho/ })
      .first()
      .click();
    await page.getByRole('banner').getByRole('button', { name: 'Carrinho, 1 item' }).click();
    const drawer = page.getByRole('dialog', { name: 'Seu carrinho' });
    await drawer.getByRole('button', { name: 'Finalizar compra', exact: true }).click();
    const checkout = page.getByRole('dialog', { name: 'Finalizar compra', exact: true });
    await checkout.getByLabel('E-mail').fill(email);
    const boxes = checkout.getByRole('checkbox').and(page.locator('[required]'));
    for (const box of await boxes.all()) await box.check();
    const pay = checkout.getByRole('button', { name: /^Pagar / });
    await expect(pay).toHaveText(/US\$\s\d+,\d\d/);
    expect(await otherLanguagesOn(page, 'pt')).toEqual([]);
    await pay.click();

    await expect(page).toHaveURL(/\/pay\//);
    await page.getByLabel('Número do cartão').fill('4242424242424242');
    await page.getByLabel('Validade').fill('12 / 40');
    await page.getByLabel('CVC').fill('123');
    await page.getByRole('button', { name: /^Pagar / }).click();
    await expect(page).toHaveURL(/\/pt\/checkout\/success\?session_id=/);
    await expect(page.getByText(/^LPA:1\$/)).toBeVisible();
    expect(await otherLanguagesOn(page, 'pt')).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);

    const orderMail = async () =>
      (await mailbox.mailsTo(email)).find(({ subject }) => subject.startsWith('Seu eSIM está pronto'));
    await expect.poll(orderMail).toBeDefined();
    expect((await orderMail())?.text).toContain(`${shop.origin}/pt/`);
    await context.close();
  },
);
