import { expect, test } from 'vitest';
import { icoOf } from './ico.ts';

test('an icon file has the offset of each of its images', () => {
  const [small, large] = [Buffer.from('small'), Buffer.from('larger')];
  const file = icoOf([
    { side: 16, png: small },
    { side: 32, png: large },
  ]);
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
  for (const [index, png] of [small, large].entries()) {
    const entry = file.subarray(6 + 16 * index);
    expect(entry.readUInt8(0)).toBe(16 * (index + 1));
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    expect(file.subarray(offset, offset + length)).toEqual(png);
  }
});
