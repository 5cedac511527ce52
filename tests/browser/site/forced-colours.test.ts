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
  {
    what: 'kind of plans',
    path: '/plans',
    chosen: '.plan-kinds [aria-current="page"]',
    other: '.plan-kinds a:not([aria-current])',
  },
  {
    what: 'filter on the home page',
    path: '/?region=europe',
    chosen: '.filter-chips [aria-current="true"]',
    other: '.filter-chips a:not([aria-current])',
  },
  {
    what: 'country of the coverage map',
    path: '/coverage-map#jp',
    chosen: '.coverage-row[aria-current="true"]',
    other: '.coverage-row:not([aria-current])',
  },
] as const;

for (const { what, path, chosen, other } of CHOICES)
  test(`PAGE-17 in forced colours the chosen ${what} has a line that the others lack`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, path);
    expect(await outlineOf(page, chosen)).toBe('3px solid');
    expect(await outlineOf(page, other)).toBe('none');
  });

/** Properties of the first element of a selector, as the browser computes them. */
const styleOf = (page: Page, selector: string, names: readonly string[]) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, wanted) => wanted.map((name) => getComputedStyle(element).getPropertyValue(name)),
      names,
    );

test('PAGE-17 in forced colours the buttons of a card have an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/');
  const buttons = '.plan-grid .boarding-pass-actions :is(a, button)';
  expect(await styleOf(page, buttons, ['border-style', 'border-width'])).toEqual(['solid', '1px']);
});

test('PAGE-17 in forced colours the slider of the calculator shows how far it goes', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/calculator');
  const [edge, adjust, picture] = await styleOf(page, '.slider', [
    'border-style',
    'forced-color-adjust',
    'background-image',
  ]);
  const layers = await page.evaluate(() =>
    ['Highlight', 'GrayText'].map((colour) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = colour;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return `linear-gradient(${color}, ${color})`;
    }),
  );
  expect([edge, adjust]).toEqual(['solid', 'none']);
  expect(picture).toBe(layers.join(', '));
});

test('PAGE-17 in forced colours the chosen country keeps its colour on the map', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/coverage-map#jp');
  await expect(page.locator('.map-chosen')).toBeAttached();
  const [chosen] = await styleOf(page, '.map-chosen', ['fill']);
  const [other] = await styleOf(page, '.map-country', ['fill']);
  expect(chosen).not.toBe(other);
});
