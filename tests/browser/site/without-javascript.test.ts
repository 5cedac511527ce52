import { expect, test } from '../setup/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript home lists 25 plans with prices, and its links work', async ({ page }) => {
  await page.goto('/es');
  const plans = page.getByRole('main').getByRole('article');
  await expect(plans).toHaveCount(25);
  for (const plan of await plans.all())
    await expect(plan).toContainText(/\$\s?\d+[.,]\d\d|\d+[.,]\d\d\s?US\$/);
  await page.getByRole('banner').getByRole('link', { name: 'Planes globales' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planes eSIM globales');
});

test('without JavaScript the language switcher still works', async ({ page, shop }) => {
  await page.goto('/plans?search=japan');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(`${shop.origin}/es/plans?search=japan`);
});

test('PLANS-23 without JavaScript a list continues with a link, and shows no button that does nothing', async ({
  page,
  shop,
}) => {
  await page.goto('/plans?search=japan');
  const plans = page.getByRole('main').getByRole('article');
  await expect(plans).toHaveCount(20);
  const first = await plans.first().innerText();
  await expect(plans.first().getByRole('button')).toHaveCount(0);
  await expect(plans.first().getByRole('link', { name: 'Details: Japan eSIM, 500 MB, 1 Day' })).toBeVisible();
  await page.getByRole('link', { name: 'Next page of plans' }).click();
  await expect(page).toHaveURL(`${shop.origin}/plans?search=japan&page=2`);
  await expect(plans).toHaveCount(20);
  expect(await plans.first().innerText()).not.toBe(first);
});

test('LEGAL-31 without JavaScript the withdrawal shows the positions only for a part', async ({ page }) => {
  await page.goto('/es/withdrawal');
  const main = page.getByRole('main');
  await expect(main.getByRole('radio', { name: 'Todo el pedido' })).toBeChecked();
  const positions = main.getByLabel('¿Qué eSIM?');
  await expect(positions).toBeHidden();
  await main.getByRole('radio', { name: 'Solo una parte' }).check();
  await expect(positions).toBeVisible();
  await main.getByRole('radio', { name: 'Todo el pedido' }).check();
  await expect(positions).toBeHidden();
});
