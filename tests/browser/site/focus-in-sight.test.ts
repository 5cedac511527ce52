import type { Page } from '@playwright/test';
import { localizedPath } from '#core/language-path.ts';
import { open } from '../setup/page-state.ts';
import { SCREENS } from '../setup/screens.ts';
import { expect, test } from '../setup/test.ts';

/** The names of focusable elements that are completely hidden behind something fixed or sticky. */
async function hiddenFocuses(page: Page): Promise<Readonly<{ count: number; hidden: string[] }>> {
  return page.evaluate(() => {
    const focusable = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a[href], button, input, select, summary, [tabindex="0"])',
      ),
    ].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
    );
    const isCovered = (element: HTMLElement) => {
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) return false;
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
      return points.every(([x, y]) => {
        const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        return (
          top === null || (!element.contains(top) && !top.contains(element) && top.closest('label') === null)
        );
      });
    };
    const hidden = focusable.filter((element) => {
      element.focus();
      return isCovered(element);
    });
    return { count: focusable.length, hidden: hidden.map((element) => element.outerHTML.slice(0, 120)) };
  });
}

test.use({ viewport: { width: 360, height: 740 } });

for (const path of ['/', '/es/plans?data=unlimited', '/global-plans', '/regional-plans']) {
  test(`PROMO-03 on ${path} the promo banner hides no focused element`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await expect(page.locator('.promo-banner')).toBeVisible();
    const { count, hidden } = await hiddenFocuses(page);
    expect(count).toBeGreaterThan(20);
    expect(hidden).toEqual([]);
  });
}

test('on every screen the focused element is visible', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path } of SCREENS) {
    await open(page, localizedPath(path, 'en'));
    const { hidden } = await hiddenFocuses(page);
    expect(hidden, path).toEqual([]);
  }
});
