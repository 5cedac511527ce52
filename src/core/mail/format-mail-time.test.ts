import { expect, test } from 'vitest';
import { formatMailTime } from './format-mail-time.ts';

test('LANG-18 a time in a mail names its zone in the language of the reader', () => {
  const at = new Date('2026-11-19T17:02:00Z');
  expect(formatMailTime(at, 'en').replaceAll(/\s/g, ' ')).toBe(
    'Nov 19, 2026, 5:02 PM UTC (Coordinated Universal Time)',
  );
  expect(formatMailTime(at, 'es')).toBe('19 nov 2026, 17:02 UTC (tiempo universal coordinado)');
});
