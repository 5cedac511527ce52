import { expect, test } from 'vitest';
import { formatDeclaredHere } from './withdrawal-times.ts';

test('LEGAL-16 the time where the reader is has its own date, which may be another day', () => {
  const at = new Date('2026-11-19T02:18:08Z');
  expect(formatDeclaredHere(at, 'es', 'America/Costa_Rica')).toMatch(
    /^18 de noviembre de 2026,? (a las )?20:18:08 GMT-6$/,
  );
  expect(formatDeclaredHere(at, 'en', 'Asia/Tokyo')).toMatch(/^November 19, 2026 at 11:18:08\sAM GMT\+9$/);
});
