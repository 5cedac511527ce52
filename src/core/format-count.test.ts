import { expect, test } from 'vitest';
import { LANGUAGES } from '#core/language.ts';
import { formatCount } from './format-count.ts';

test('writes counts as Intl writes them in every language', () => {
  const counts = [0, 1, 999, 1_000, 1_349, 9_999, 10_000, 12_345, 123_456, 1_000_000, 98_765_432_100];

  for (const language of LANGUAGES) {
    const written = counts.map((count) => formatCount(count, language));

    expect(written).toEqual(counts.map((count) => new Intl.NumberFormat(language).format(count)));
  }
  expect(formatCount(1_349, 'en')).toBe('1,349');
  expect(formatCount(1_349, 'es')).toBe('1349');
  expect(formatCount(1_349, 'pt')).toBe('1.349');
});
