import { inflateSync } from 'node:zlib';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { createQrDrawer } from './create-qr-drawer.ts';

const CODE = 'LPA:1$smdp.sandbox.example$ABCDE-FGHJK-LMNPQ-RSTUV';
const expected = encode(CODE, { ecc: 'M', border: 4 });
const drawer = createQrDrawer();

test('the path of a page draws exactly the dark squares', () => {
  const { size, path } = drawer.svgPath(CODE);
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(length); step += 1) {
      const row = drawn[Number(y)];
      if (row !== undefined) row[Number(x) + step] = true;
    }
  expect(size).toBe(expected.size);
  expect(drawn).toEqual(expected.data);
});

test('the image for emails is a PNG of the same squares', () => {
  const png = Buffer.from(drawer.png(CODE));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const width = png.readUInt32BE(16);
  expect(width).toBe(expected.size * 8);
  const start = png.indexOf('IDAT') + 4;
  const rows = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
  // One bit per pixel and eight pixels per square: one byte each, after the row's filter byte.
  expect(png[24]).toBe(1);
  const isDark = (x: number, y: number) => rows[y * 8 * (expected.size + 1) + 1 + x] === 0;
  const read = expected.data.map((row, y) => row.map((_, x) => isDark(x, y)));
  expect(read).toEqual(expected.data);
});
