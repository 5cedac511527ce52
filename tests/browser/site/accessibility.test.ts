import { accessibilityProblems } from '../setup/accessibility.ts';
import { expect, test } from '../setup/test.ts';

const aList = (style: string) => `<!doctype html><html lang="en"><title>Rows</title><style>${style}</style>
  <main><h1>Rows</h1><ul>${'<li class="row">A row</li>'.repeat(20)}</ul></main></html>`;

test('a row that is hard to read is found behind any number of rows that are not', async ({ page }) => {
  await page.setContent(aList('.row:nth-child(15) { color: #ccc }'));
  for (const about of ['everything', 'contrast'] as const)
    expect(await accessibilityProblems(page, { about })).toEqual([
      expect.stringMatching(/^color-contrast.*nth-child\(15\)/),
    ]);
});

test('a list that is easy to read only until it is dark is found in the dark', async ({ page }) => {
  await page.setContent(aList('@media (prefers-color-scheme: dark) { body { background: #222 } }'));
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityProblems(page, { about: 'contrast' })).toContainEqual(
    expect.stringMatching(/^color-contrast.*li:nth-child\(1\)/),
  );
});
