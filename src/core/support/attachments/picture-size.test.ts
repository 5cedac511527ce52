import { expect, test } from 'vitest';
import { isDecodable } from './picture-size.ts';

const aPhoto = { width: 8_000, height: 6_000, channels: 3, bytesPerSample: 1, isProgressive: false };

test.each([
  [true, aPhoto],
  [false, { ...aPhoto, width: 60_000, height: 60_000 }],
  [false, { ...aPhoto, width: 8_001, height: 6_250 }],
  [false, { ...aPhoto, width: 0 }],
  // Rows that are not in order need the whole picture in memory.
  [false, { ...aPhoto, isProgressive: true }],
  [true, { ...aPhoto, width: 4_000, height: 2_700, isProgressive: true }],
  [false, { ...aPhoto, width: 4_000, height: 2_700, channels: 4, bytesPerSample: 2, isProgressive: true }],
])('SUPPORT-18 whether a picture is decoded: %s (%#)', (expected, header) => {
  expect(isDecodable(header)).toBe(expected);
});
