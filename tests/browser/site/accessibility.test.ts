import { accessibilityProblems } from '../setup/accessibility.ts';
import { expect, test } from '../setup/test.ts';

const aList = (style: string) => `<!doctype html><html lang="en"><title>Rows</title><style>${style}</style>
  <main><h1>Rows</h1><ul>${'<li class="row">A row</li>'.repeat(20)}</ul></main></html>`;

test('an unreadable row is found behind any number of readable rows', async ({ page }) => {
  await page.setContent(aList('.row:nth-child(15) { color: #ccc }'));
  for (const about of ['everything', 'contrast'] as const)
    expect(await accessibilityProblems(page, { about })).toEqual([
      expect.stringMatching(/^color-contrast.*nth-child\(15\)/),
    ]);
});

test('a list that is unreadable only in dark mode is found in dark mode', async ({ page }) => {
  await page.setContent(aList('@media (prefers-color-scheme: dark) { body { background: #222 } }'));
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityProblems(page, { about: 'contrast' })).toContainEqual(
    expect.stringMatching(/^color-contrast.*li:nth-child\(1\)/),
  );
});
