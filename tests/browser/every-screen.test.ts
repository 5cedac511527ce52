import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { listenForLayoutShifts, untilHydrated } from './setup/page-state.ts';
import { LANGUAGES, pathIn, SCREENS } from './setup/screens.ts';
import { expect, test } from './setup/test.ts';

const PATHS = [
  ...LANGUAGES.flatMap((language) => SCREENS.map(({ path }) => pathIn(language, path))),
  '/admin',
  '/plans?type=topup',
  '/es/plans?type=topup',
  '/plans?type=calculator',
  '/es/plans?type=calculator',
];

async function accessibilityProblems(page: Page, scope: 'everything' | 'contrast'): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (scope === 'contrast' ? axe.withRules('color-contrast') : axe).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}

for (const path of PATHS) {
  // Console errors and CSP violations fail it too: the fixture `complaints` sees to that.
  test(
    `LANG-01 at ${path} nothing jumps and nothing lies beside the screen`,
    { tag: '@both' },
    async ({ page }) => {
      const layoutShift = await listenForLayoutShifts(page);
      await page.goto(path);
      await untilHydrated(page);
      expect(await layoutShift(), 'how far the layout jumped').toBe(0);
      const width = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(width, 'pixels to scroll sideways').toBe(0);
    },
  );

  // Asking about everything takes seconds, so each screen is asked once a language: Spanish on a phone.
  test(
    `LANG-01 ${path} is reachable for everyone, in light and dark`,
    { tag: path.startsWith('/es') ? '@phone' : [] },
    async ({ page }) => {
      await page.goto(path);
      await untilHydrated(page);
      expect(await accessibilityProblems(page, 'everything'), 'in light').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await accessibilityProblems(page, 'contrast'), 'in dark').toEqual([]);
    },
  );
}

for (const path of ['/es/regional-plans', '/es/contact']) {
  test(`fonts that arrive late move nothing, at ${path}`, { tag: '@both' }, async ({ page }) => {
    const layoutShift = await listenForLayoutShifts(page);
    const pageStands = Promise.withResolvers<undefined>();
    await page.route('**/*.woff2', async (route) => {
      await pageStands.promise;
      await route.continue();
    });
    const fonts = page.waitForResponse(/\.woff2$/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await untilHydrated(page);
    pageStands.resolve(undefined);
    await fonts;
    expect(await layoutShift(), 'how far the layout jumped').toBe(0);
  });
}
