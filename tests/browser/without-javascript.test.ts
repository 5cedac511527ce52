import { expect, test } from './setup/test.ts';

test.use({ javaScriptEnabled: false });

for (const [path, link, heading] of [
  ['/', 'Global plans', 'Global eSIM plans'],
  ['/es', 'Planes globales', 'Planes eSIM globales'],
] as const) {
  test(`without JavaScript ${path} lists 25 plans with prices, and its links work`, async ({ page }) => {
    await page.goto(path);
    const plans = page.getByRole('main').getByRole('article');
    await expect(plans).toHaveCount(25);
    for (const plan of await plans.all())
      await expect(plan).toContainText(/\$\s?\d+[.,]\d\d|\d+[.,]\d\d\s?\$/);
    await page.getByRole('banner').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test('without JavaScript the language switcher still works', async ({ page, shop }) => {
  await page.goto('/plans?search=japan');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(`${shop.origin}/es/plans?search=japan`);
});
