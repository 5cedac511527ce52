import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { hiddenFocuses } from '../setup/hidden-focuses.ts';
import {
  listenForLayoutShifts,
  openWithStoppedClock,
  openWithTimeHeld,
  untilHydrated,
} from '../setup/page-state.ts';
import { widthTag } from '../setup/screens.ts';
import { expect, test } from '../setup/test.ts';

const banner = (page: Page) => page.getByRole('region', { name: /^(?:Promotion|Promoción)$/ });

/**
 * The banner is due and its files are loaded: React renders late-loaded components only after another timer
 * tick.
 */
async function untilOffered(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(300);
    await expect(banner(page)).toBeVisible({ timeout: 100 });
  }).toPass();
}

/**
 * For pages that must not show the banner. Waits until nothing is loading, so that a due banner has its
 * files, and gives React the timer ticks that `untilOffered` needs.
 */
async function expectNeverOffered(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.clock.runFor(60_000);
  await page.waitForLoadState('networkidle');
  for (let turn = 0; turn < 10; turn += 1) {
    await page.clock.runFor(300);
    await page.evaluate(() => document.body.offsetHeight);
  }
  await expect(banner(page)).toHaveCount(0);
}

for (const [language, path, title] of [
  ['en', '/plans', '5% off your first order'],
  ['es', '/es/plans', '5 % de descuento en tu primer pedido'],
] as const)
  test(
    `PROMO-02 PROMO-03 PROMO-05 SAVE5 is offered 3 seconds after load and stays, in ${language}`,
    { tag: widthTag(language) },
    async ({ page }) => {
      const layoutShift = await listenForLayoutShifts(page);
      await openWithStoppedClock(page, path);
      await page.clock.runFor(1500);
      await expect(banner(page)).toHaveCount(0);
      await page.clock.runFor(1500);
      await untilOffered(page);
      await expect(banner(page)).toContainText(title);
      await expect(banner(page)).toContainText('SAVE5');
      await page.clock.fastForward(600_000);
      await expect(banner(page)).toBeVisible();
      await page.clock.resume();
      expect(await layoutShift(), 'how far the layout jumped').toBe(0);
      expect(await accessibilityProblems(page, { within: '.promo-banner' })).toEqual([]);
    },
  );

test('PROMO-04 PROMO-06 the copied state lasts 2 s, and a dismissed banner is not shown on the next visit', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWithStoppedClock(page, '/es/plans');
  await page.clock.runFor(3000);
  await untilOffered(page);
  await test.step('PROMO-06 the copied state lasts 2 s', async () => {
    const copied = banner(page).getByRole('button', { name: 'Copiado' });
    await banner(page).getByRole('button', { name: 'Copiar código' }).click();
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SAVE5');
    await page.clock.runFor(1900);
    await expect(copied).toBeVisible();
    await page.clock.runFor(200);
    await expect(banner(page).getByRole('button', { name: 'Copiar código' })).toBeVisible();
  });
  await test.step('PROMO-04 a dismissed banner is not shown on the next visit', async () => {
    await banner(page).getByRole('button', { name: 'Descartar esta oferta' }).click();
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    await expectNeverOffered(page);
  });
});

test('PROMO-02 the banner is requested 3 seconds after the page is interactive, not before and not later', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.includes('promo')) requests.push(request.url());
  });
  await openWithTimeHeld(page, '/plans');
  await page.clock.runFor(2900);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
});

test('PROMO-07 a failure to copy the code is ignored', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) },
    });
  });
  await openWithStoppedClock(page, '/plans');
  await page.clock.runFor(3000);
  await untilOffered(page);
  await banner(page).getByRole('button', { name: 'Copy code' }).click();
  await expect(banner(page).getByRole('button', { name: 'Copy code' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notices' })).not.toContainText(/./);
});

for (const path of ['/', '/es/plans?data=unlimited', '/global-plans', '/regional-plans'])
  test(
    `PROMO-01 PROMO-03 PAGE-19 ${path} shows the promo banner, which hides no focused element`,
    { tag: '@both' },
    async ({ page }) => {
      await openWithStoppedClock(page, path);
      await page.clock.runFor(3000);
      await untilOffered(page);
      await page.clock.resume();
      const { count, hidden } = await hiddenFocuses(page);
      expect(count).toBeGreaterThan(20);
      expect(hidden).toEqual([]);
    },
  );

test('PROMO-10 on wide screens the banner is below no price and no button of a card, however far the list is scrolled', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/es/plans');
  await page.clock.runFor(3000);
  await untilOffered(page);
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await banner(page).boundingBox();
    const buttons = await page
      .getByRole('article')
      .getByRole('button', { name: /^Añadir/ })
      .all();
    expect(buttons.length).toBeGreaterThan(2);
    const lefts = await Promise.all(
      buttons.map(async (button) => (await button.boundingBox())?.x ?? Number.NaN),
    );
    if (box === null) throw new Error('The banner is shown.');
    expect(box.x + box.width, `at ${width} px`).toBeLessThan(Math.min(...lefts));
  }
});

test('PROMO-01 other pages show no promo banner', async ({ page }) => {
  await openWithStoppedClock(page, '/es/esim/japan');
  await expectNeverOffered(page);
});

test('PROMO-01 the promo banner disappears with its page', async ({ page }) => {
  await openWithStoppedClock(page, '/plans');
  await page.clock.runFor(3000);
  await untilOffered(page);
  await page.clock.resume();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact and support');
  await expect(banner(page)).toHaveCount(0);
});

test('open suggestions are not covered by the promo banner', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await page.clock.runFor(3000);
  await untilOffered(page);
  await page.clock.resume();
  await page.locator('input[role="combobox"]').fill('ja');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeVisible();
});

test(
  'on a phone the promo banner is not shown on a list with an applied search',
  { tag: '@phone' },
  async ({ page }) => {
    await openWithStoppedClock(page, '/es/plans?search=japon');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expectNeverOffered(page);
  },
);

test(
  'PROMO-09 on a phone the banner is one line, and an open menu of currencies is not covered by it',
  { tag: '@phone' },
  async ({ page }) => {
    await openWithStoppedClock(page, '/es/plans');
    await page.clock.runFor(3000);
    await untilOffered(page);
    await page.clock.resume();
    const box = await banner(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(60);
    await page.getByRole('main').locator('.currency-menu > summary').click();
    await expect(page.getByRole('combobox', { name: 'Ver también los precios en' })).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(banner(page)).toBeVisible();
    const room = await page.evaluate(() => parseFloat(getComputedStyle(document.body).paddingBottom));
    expect(room).toBeGreaterThanOrEqual(box?.height ?? Infinity);
  },
);
