import { cardOf, problemsOf, start } from '../setup/calculator-card.ts';
import { CALCULATOR_WORDS } from '../setup/calculator-words.ts';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const { en: EN, es: ES } = CALCULATOR_WORDS;

test('PLANS-01 PLANS-02 CARD-15 three tabs, each with its own address', async ({ page, shop }) => {
  await open(page, ES.regional);
  const tabs = page.getByRole('navigation', { name: ES.tabs });
  await expect(tabs.getByRole('link')).toHaveText([...ES.tabNames]);
  await expect(tabs.getByRole('link', { name: ES.tabNames[0] })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: ES.tabNames[1] }).click();
  // At the press; its list and the address follow.
  await expect(tabs.getByRole('link', { name: ES.tabNames[1] })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(`${shop.origin}${ES.regional}?type=topup`);
  await expect(page.getByText(ES.topUpNote)).toBeVisible();
  const plans = page.getByRole('main').getByRole('article');
  await expect(plans.first()).toContainText(ES.topUpTitle);
  await expect(plans.first().getByText(ES.topUpBadge, { exact: true })).toBeVisible();
  await expect(plans.first()).toContainText(ES.topUpRequires);
  await expect(plans.first().getByRole('link', { name: ES.topUp })).toHaveAttribute(
    'href',
    /^\/es\/topup\?package=.+-topup$/,
  );
  await expect(plans.first().getByRole('button')).toHaveCount(0);
  const listed = await plans.getByRole('heading').allTextContents();
  await page.reload();
  expect(await plans.getByRole('heading').allTextContents()).toEqual(listed);

  await tabs.getByRole('link', { name: ES.tabNames[2] }).click();
  await expect(cardOf(page, ES)).toBeVisible();
  await expect(plans).toHaveCount(0);
  // The tab changes before the address does: Back from here would leave the list.
  await expect(page).toHaveURL(`${shop.origin}${ES.regional}?type=calculator`);
  await page.goBack();
  await expect(page).toHaveURL(`${shop.origin}${ES.regional}?type=topup`);
  await expect(plans.first()).toContainText(ES.topUpTitle);
});

test('FILTER-06 the Calculator button opens it over the list', async ({ page }) => {
  await open(page, `${ES.plans}?search=${ES.typed}`);
  const button = page.getByRole('main').getByRole('button', { name: ES.button, exact: true });
  await button.click();
  const dialog = page.getByRole('dialog', { name: ES.name });
  await expect(dialog).toBeVisible();
  await start(page, ES);
  await expect(dialog.getByRole('combobox', { name: ES.destination })).toHaveValue(ES.japan);
  expect(await problemsOf(page)).toEqual([]);
  await dialog.getByRole('combobox', { name: ES.destination }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('a shared address with invalid values shows the default page, and how it works links to the calculator', async ({
  page,
  shop,
}) => {
  const response = await page.goto('/plans?type=%F0%9F%8F%9D&search=%25');
  expect(response?.status()).toBe(200);
  await expect(
    page.getByRole('navigation', { name: EN.tabs }).getByRole('link', { name: EN.tabNames[0] }),
  ).toHaveAttribute('aria-current', 'page');
  await open(page, '/how-it-works');
  await page.getByRole('link', { name: 'Open the calculator' }).click();
  await expect(page).toHaveURL(`${shop.origin}/calculator`);
  await expect(cardOf(page, EN).getByRole('slider', { name: EN.days })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PLANS-02 the tabs and the Calculator button are links', async ({ page, shop }) => {
    await page.goto('/plans?search=japan');
    await page.getByRole('main').getByRole('link', { name: EN.button, exact: true }).click();
    await expect(page).toHaveURL(`${shop.origin}/plans?type=calculator&search=japan`);
    const html = await (await page.request.get(page.url())).text();
    expect(html).toMatch(/<noscript>.*The calculator needs JavaScript/);
    const tabs = page.getByRole('navigation', { name: EN.tabs });
    await tabs.getByRole('link', { name: EN.tabNames[1] }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Japan Top-up');
  });
});
