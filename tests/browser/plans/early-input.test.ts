import type { Page } from '@playwright/test';
import { localizedPath } from '#core/language-path.ts';
import { untilHydrated } from '../setup/page-state.ts';
import { widthTag } from '../setup/screens.ts';
import { expect, test } from '../setup/test.ts';

// On a slow connection, visitors can type and choose on every page before its scripts have loaded: no input may be
// lost.

/** Opens a path whose scripts load only when they are released. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const request = page.waitForRequest('**/assets/*.js');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await request;
  return async () => {
    release(undefined);
    await untilHydrated(page);
  };
}

for (const language of ['en', 'es'] as const) {
  test(
    `SEARCH-01 text typed into the hero before the scripts loaded gets its suggestions, in ${language}`,
    { tag: widthTag(language) },
    async ({ page }) => {
      const releaseScripts = await openWithoutScripts(page, localizedPath('/', language));
      const box = page.getByRole('main').locator('input[role="combobox"]');
      await box.pressSequentially('peru');
      await releaseScripts();
      const options = page.getByRole('listbox').getByRole('option');
      await expect(options.first()).toContainText(/Per[uú]/);
      await expect(box).toBeFocused();
      await box.pressSequentially(' ');
      await expect(box).toHaveValue('peru ');
      await page.keyboard.press('Escape');
      await box.press('Enter');
      await expect(page).toHaveURL(/\/plans\?search=peru(?:\+|%20)?$/);
    },
  );
}

test('when the hero has lost the focus again, the text stays and no list opens over the page', async ({
  page,
}) => {
  const releaseScripts = await openWithoutScripts(page, '/');
  const box = page.getByRole('main').locator('input[role="combobox"]');
  await box.pressSequentially('peru');
  await box.blur();
  await releaseScripts();
  await expect(box).toHaveValue('peru');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Peru');
});

test(
  'SEARCH-07 the plans are searched for the text typed before the scripts loaded',
  { tag: '@phone' },
  async ({ page, shop }) => {
    const releaseScripts = await openWithoutScripts(page, '/plans?data=5');
    const box = page.getByRole('main').getByRole('searchbox');
    await box.pressSequentially('japan');
    await releaseScripts();
    await expect(page).toHaveURL(`${shop.origin}/plans?data=5&search=japan`);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Japan');
    await expect(box).toHaveValue('japan');
    await expect(box).toBeFocused();
  },
);

for (const isLeft of [false, true]) {
  test(`DEVICE-01 a device typed before the scripts loaded is checked, ${isLeft ? 'also when the box was left' : 'while one is in the box'}`, async ({
    page,
  }) => {
    const releaseScripts = await openWithoutScripts(page, '/compatibility');
    const box = page.getByRole('searchbox', { name: 'Your phone, tablet or watch' });
    await box.pressSequentially('pixel 8a');
    if (isLeft) await box.blur();
    await releaseScripts();
    await expect(page.getByRole('heading', { level: 3, name: 'Google Pixel 8a' })).toBeVisible();
    await expect(box).toHaveValue('pixel 8a');
  });
}

test('the countries are filtered by the text typed before the scripts loaded', async ({ page }) => {
  const releaseScripts = await openWithoutScripts(page, '/coverage-map');
  const box = page.getByRole('main').getByRole('searchbox');
  await box.pressSequentially('japan');
  await releaseScripts();
  await expect(page.getByRole('main').getByRole('link', { name: /Peru/ })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: /Japan/ }).first()).toBeVisible();
  await expect(box).toHaveValue('japan');
});

test(
  'DEST-18 the plan that was pressed before the scripts loaded is the selected one',
  { tag: '@phone' },
  async ({ page }) => {
    const releaseScripts = await openWithoutScripts(page, '/es/esim/japan');
    const bar = page.getByRole('complementary', { name: 'Tu elección' });
    const last = page.locator('.plan-row').last();
    const price = await last.locator('.plan-row-price').innerText();
    await expect(bar).not.toContainText(price);
    await last.getByRole('radio').check();
    await releaseScripts();
    await expect(bar).toContainText(price);
    await expect(last).toHaveClass(/plan-row-selected/);
  },
);

test('PAGE-16 the phone that was pressed before the scripts loaded is the one whose steps are shown', async ({
  page,
}) => {
  const releaseScripts = await openWithoutScripts(page, '/how-it-works');
  const first = page.locator('.install-guide-step').first();
  await page.getByText('Samsung', { exact: true }).click();
  await expect(first).not.toContainText('SIM manager');
  await releaseScripts();
  await expect(first).toContainText('SIM manager');
});

test('the colours of the map follow the choice that was pressed before the scripts loaded', async ({
  page,
}) => {
  const releaseScripts = await openWithoutScripts(page, '/coverage-map');
  const legend = page.locator('.coverage-keys');
  await expect(legend).not.toContainText('5G');
  await page.locator('.coverage-switch-option').last().click();
  await releaseScripts();
  await expect(legend).toContainText('5G');
});
