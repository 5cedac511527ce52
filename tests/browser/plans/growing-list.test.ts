import type { Page } from '@playwright/test';
import { listenForLayoutShifts, open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const plansOf = (page: Page) => page.getByRole('main').getByRole('article');

const PAGE_MS = 600;

/** Further plans load late. Returns how many pages were requested so far. */
async function slowDownPages(page: Page): Promise<() => number> {
  let pages = 0;
  await page.route(
    (url) => url.pathname === '/api/packages',
    async (route) => {
      pages += 1;
      const response = await route.fetch();
      await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), PAGE_MS);
      await route.fulfill({ response });
    },
  );
  return () => pages;
}

/** Turns the wheel until the list has this many plans. */
async function scrollUntil(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 500);
    await expect(plansOf(page).nth(count - 1)).toBeAttached({ timeout: 200 });
  }).toPass({ timeout: 60_000, intervals: [0] });
}

/** Turns the wheel, down or up, until the button that loads the next page can be pressed without a jump of the page. */
async function scrollToButton(page: Page) {
  const more = page.getByRole('main').getByRole('button', { name: 'Cargar más planes' });
  await expect(async () => {
    const box = await more.boundingBox({ timeout: 1_000 });
    await page.mouse.wheel(0, Math.max(-300, Math.min(300, (box?.y ?? 0) - 400)));
    await expect(more).toBeInViewport({ ratio: 1, timeout: 200 });
  }).toPass({ timeout: 60_000, intervals: [0] });
  return more;
}

test(
  'PLANS-20 after a jump to the end of a list one page loads, and nothing more without scrolling',
  { tag: '@phone' },
  async ({ page }) => {
    const pages = await slowDownPages(page);
    await open(page, '/es/plans');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(plansOf(page)).toHaveCount(40);
    // Longer than another page would take. Growth pauses after two pages, so a second one is already too much.
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), PAGE_MS * 2.5);
    expect(pages()).toBe(1);
    await expect(plansOf(page)).toHaveCount(40);
  },
);

for (const view of ['cards', 'compact'])
  test(
    `PLANS-21 plans that load late, while the visitor scrolls on, shift nothing on the screen (${view})`,
    { tag: '@both' },
    async ({ page }) => {
      const layoutShift = await listenForLayoutShifts(page);
      const pages = await slowDownPages(page);
      await open(page, `/es/plans?view=${view}`);
      await page.mouse.move(180, 400);
      await scrollUntil(page, 60);
      const more = await scrollToButton(page);
      await more.click();
      await scrollUntil(page, 100);
      expect(pages()).toBe(4);
      expect(await layoutShift()).toBe(0);
    },
  );
