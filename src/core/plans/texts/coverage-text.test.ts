import { expect, test } from 'vitest';
import { cutCoverageText } from './coverage-text.ts';

test('CARD-11 a coverage text over 90 characters is cut to 3 entries plus an ellipsis', () => {
  const exactly90 = `${'a'.repeat(42)}, ${'b'.repeat(20)}, ${'c'.repeat(20)}, dd`;
  expect(exactly90).toHaveLength(90);
  expect(cutCoverageText(exactly90)).toBe(exactly90);
  expect(cutCoverageText(`${exactly90}d`)).toBe(`${'a'.repeat(42)}, ${'b'.repeat(20)}, ${'c'.repeat(20)}…`);
});
