import { localizedPath } from '#core/language-path.ts';
import admin from '../../../src/messages/es/admin/admin.json' with { type: 'json' };
import { SCREENS } from '../setup/screens.ts';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

test('ROUTE-01 Home shows the hero with its search and the plans section', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox').or(main.getByRole('combobox')).first()).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: 'Plans' })).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(25);
});

test('ROUTE-05 /plans starts with the text of its search parameter', async ({ page }) => {
  await page.goto('/plans?search=japan');
  await expect(page.getByRole('heading', { name: /“japan”/ })).toBeVisible();
  const plans = page.getByRole('main').getByRole('article');
  await expect(plans.filter({ hasText: 'Japan eSIM' }).first()).toBeVisible();
  // Every other result covers several countries, including Japan.
  await expect(plans.filter({ hasNotText: /Japan|countries/ })).toHaveCount(0);
  await page.goto('/plans?search=qqqqqq');
  await expect(page.getByRole('heading', { name: /“qqqqqq”|No plan found/ }).first()).toBeVisible();
  await expect(plans).toHaveCount(0);
});

test('ROUTE-04 ROUTE-06 ROUTE-07 each plans page shows only plans of its own coverage', async ({ page }) => {
  const plans = page.getByRole('main').getByRole('article');
  const ofSeveralCountries = plans.filter({ hasText: /\d+ countries/ });
  const globalPlans = plans.filter({ hasText: 'Global eSIM' });
  await page.goto('/plans');
  await expect(plans.first()).toBeVisible();
  await expect(ofSeveralCountries).toHaveCount(0);
  for (const [path, world] of [
    ['/regional-plans', 'none'],
    ['/global-plans', 'all'],
  ] as const) {
    await page.goto(path);
    await expect(plans.first()).toBeVisible();
    const count = await plans.count();
    await expect(ofSeveralCountries).toHaveCount(count);
    await expect(globalPlans).toHaveCount(world === 'all' ? count : 0);
  }
});

test('ROUTE-03 ROUTE-10 CHECKOUT-49 /auth shows the authentication screen; /checkout/canceled states that nothing was charged and links to the plans', async ({
  page,
}) => {
  await page.goto('/auth');
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();
  await expect(page.getByRole('main').locator('input[type="password"]')).toBeVisible();
  await page.goto('/checkout/canceled');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing was charged');
  await expect(page.getByRole('main').getByRole('link', { name: /plans/i }).first()).toBeVisible();
  await test.step('CHECKOUT-49 one button, and links', async () => {
    const looksLikeButton = await page
      .getByRole('main')
      .locator('a, button')
      .evaluateAll((all) =>
        all
          .filter((one) => getComputedStyle(one).textDecorationLine !== 'underline')
          .map(({ textContent }) => textContent),
      );
    expect(looksLikeButton).toEqual(['Continue to payment']);
  });
});

test('ROUTE-16 ROUTE-17 ROUTE-18 /es/admin redirects to /admin; an unknown destination or path shows the not-found page in its language', async ({
  page,
  browserErrors,
  shop,
}) => {
  browserErrors.expect(/404/);
  await page.goto('/es/admin?tab=orders');
  await expect(page).toHaveURL(`${shop.origin}/admin?tab=orders`);
  const unknown = await page.goto('/esim/atlantis');
  expect(unknown?.status()).toBe(404);
  for (const [path, heading] of [
    ['/nowhere', "This page isn't on our map"],
    ['/plans/nowhere', "This page isn't on our map"],
    ['/es/ninguna', 'Esta página no está en nuestro mapa'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('ROUTE-19 every path except /admin also exists under /es', async ({ request }) => {
  for (const path of [...SCREENS.map((screen) => screen.path), '/dashboard']) {
    const [english, spanish] = [await request.get(path), await request.get(localizedPath(path, 'es'))];
    expect(english.status(), path).toBe(200);
    expect(spanish.status(), `/es${path}`).toBe(200);
    expect(await spanish.text(), `/es${path}`).toContain('<html lang="es"');
  }
});

test('ROUTE-20 a path that starts with /es/es/ collapses to one /es and keeps its query', async ({
  page,
  shop,
}) => {
  for (const [from, to] of [
    ['/es/es/plans?search=peru', '/es/plans?search=peru'],
    ['/es/es/es/contact', '/es/contact'],
    ['/es/es', '/es'],
    ['/es/es/', '/es'],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(shop.origin + to);
  }
});

test('ROUTE-21 with the UI in Spanish a path without /es redirects to its /es version', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'es'));
  await page.goto('/plans?search=peru#list');
  await expect(page).toHaveURL(`${shop.origin}/es/plans?search=peru#list`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planes para «peru»');
});

test('ROUTE-21 with the UI in Spanish /admin is not redirected', async ({ page, shop }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'es'));
  await open(page, '/admin');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(admin.guest.title);
  await expect(page.getByRole('main').getByRole('link', { name: admin.notStaff.shop })).toBeVisible();
  await expect(page).toHaveURL(`${shop.origin}/admin`);
  await test.step('LANG-19 its link to the shop opens the Spanish page', async () => {
    await page.getByRole('main').getByRole('link', { name: admin.notStaff.shop }).click();
    await expect(page).toHaveURL(`${shop.origin}/es`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datos desde que aterrizas.');
    await page.goBack();
    await expect(page).toHaveURL(`${shop.origin}/admin`);
  });
});

test('LANG-19 a navigation inside the app to another language loads that page, in both directions', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => localStorage.setItem('user-language-choice', 'en'));
  for (const [from, to, heading] of [
    ['/es/plans', '/contact', 'Contact and support'],
    ['/contact', '/es/plans', 'Planes eSIM locales'],
  ] as const) {
    await open(page, from);
    await page.evaluate(`void window.__reactRouterDataRouter.navigate('${to}')`);
    await expect(page).toHaveURL(shop.origin + to);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('ROUTE-22 opening an /es path switches the UI to Spanish', async ({ page, shop }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await open(page, '/es/contact');
  await expect(page).toHaveURL(`${shop.origin}/es/contact`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('link', { name: 'Planes globales' }).first()).toBeVisible();
});
