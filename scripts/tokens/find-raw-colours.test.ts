import { expect, test } from 'vitest';
import { findRawColours } from './find-raw-colours.ts';

test.each([
  ['a.css', 'a { color: #fff; }'],
  ['a.css', 'a { border: 1px solid red; }'],
  ['a.css', 'a { background: rgb(1 2 3 / 50%); }'],
  ['a.css', 'a { fill: oklch(0.5 0.1 20); }'],
  ['a.tsx', '<div className="bg-[#FBF7F0]" />'],
  ['a.tsx', '<div className="p-4 text-red-500" />'],
  ['a.tsx', '<div className="hover:bg-white" />'],
  ['a.tsx', '<path fill="white" />'],
  ['a.tsx', "<p style={{ color: 'tomato' }} />"],
  ['a.ts', "export const line = 'hsl(10, 20%, 30%)';"],
])('%s may not contain the raw colour of %s', (path, text) => {
  expect(findRawColours(path, text)).toHaveLength(1);
});

test.each([
  ['a.css', 'a { color: var(--color-ink); background: transparent; fill: currentColor; }'],
  ['a.css', 'a { border-color: var(--color-coral); }'],
  ['a.css', '@media (prefers-color-scheme: dark) { a { white-space: nowrap; } }'],
  ['a.tsx', '<div className="bg-paper text-ink-soft border-line text-coral" />'],
  ['a.tsx', '<a href="#plans">Red Sea, white-label</a>'],
  ['a.ts', "import { money } from '#core/money.ts';"],
])('%s may contain %s', (path, text) => {
  expect(findRawColours(path, text)).toEqual([]);
});

test('the line of the colour is reported', () => {
  expect(findRawColours('a.css', 'a {\n  color: #123456;\n}')).toEqual([{ line: 2, colour: '#123456' }]);
});
