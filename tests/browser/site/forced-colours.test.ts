import type { Page } from '@playwright/test';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

/** The line around the first visible element of a selector: "3px solid", or "none". */
function outlineOf(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === 'none' ? 'none' : `${outlineWidth} ${outlineStyle}`;
    });
}

const CHOICES = [
  {
    what: 'trip length',
    path: '/esim/japan?trip=7',
    chosen: '.trip-chip-list [aria-current="true"]',
    other: '.trip-chip-list a:not([aria-current="true"])',
  },
  {
    what: 'tab',
    path: '/esim/japan?trip=7',
    chosen: '[role="tab"][aria-selected="true"]',
    other: '[role="tab"][aria-selected="false"]',
  },
  {
    what: 'plan',
    path: '/esim/japan?trip=7',
    chosen: '.plan-row label:has(input:checked)',
    other: '.plan-row label:not(:has(input:checked))',
  },
  {
    what: 'answer of the calculator',
    path: '/calculator',
    chosen: 'main label:has(input[type="radio"]:checked)',
    other: 'main label:has(input[type="radio"]:not(:checked))',
  },
] as const;

for (const { what, path, chosen, other } of CHOICES)
  test(`PAGE-17 in forced colours the chosen ${what} has a line that the others lack`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, path);
    expect(await outlineOf(page, chosen)).toBe('3px solid');
    expect(await outlineOf(page, other)).toBe('none');
  });
