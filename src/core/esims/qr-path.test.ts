import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

test('SHARE-50 neighbouring dark squares of a row are one rectangle of the path', () => {
  expect(
    qrPath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
});
