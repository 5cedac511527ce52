import { expect, test } from 'vitest';
import { openingWith, pageToOpen, passportPages } from './passport-pages.ts';

const yearOf = (entry: string) => Number(entry.slice(0, 4));

test('COLLECT-09 every year begins a page, and a page has at most four stamps', () => {
  const entries = ['2025 a', '2025 b', '2026 c', '2026 d', '2026 e', '2026 f', '2026 g', '2028 h'];
  expect(passportPages(entries, yearOf)).toEqual([
    { year: 2025, entries: ['2025 a', '2025 b'] },
    { year: 2026, entries: ['2026 c', '2026 d', '2026 e', '2026 f'] },
    { year: 2026, entries: ['2026 g'] },
    { year: 2028, entries: ['2028 h'] },
  ]);
  expect(passportPages([], yearOf)).toEqual([]);
});

test('COLLECT-09 years are in order, and the entries of a year keep theirs', () => {
  const pages = passportPages(['2026 b', '2024 x', '2026 a'], yearOf);
  expect(pages.map(({ year }) => year)).toEqual([2024, 2026]);
  expect(pages[1]?.entries).toEqual(['2026 b', '2026 a']);
});

test.each([
  [0, 1, 0],
  [3, 1, 3],
  [0, 2, 0],
  [1, 2, 0],
  [2, 2, 2],
  [3, 2, 2],
  [-1, 2, 0],
])(
  'COLLECT-09 page %d with %d open at once is in the opening that begins with page %d',
  (page, atOnce, first) => {
    expect(openingWith(page, atOnce)).toBe(first);
  },
);

test('COLLECT-09 the page with the newest stamp is opened first, not one that only waits; without a stamp the first page', () => {
  const isStamp = (entry: string) => entry.endsWith('!');
  const opened = (entries: readonly string[]) => pageToOpen(passportPages(entries, yearOf), isStamp);
  expect(opened(['2026 a!', '2026 b!', '2026 c', '2026 d', '2026 e'])).toBe(0);
  expect(opened(['2025 a!', '2026 b!', '2026 c!', '2026 d!', '2026 e!', '2026 f!', '2026 g'])).toBe(2);
  expect(opened(['2025 a!', '2026 b'])).toBe(0);
  expect(opened(['2026 a', '2026 b', '2026 c', '2026 d', '2026 e'])).toBe(0);
  expect(opened([])).toBe(0);
});
