import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aLog } from '#tests/builders/log.ts';
import { createPictureCleaner } from './create-picture-cleaner.ts';

const cleaner = createPictureCleaner({ log: aLog() });

const aPicture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#c8371b' } });

async function cleaned(content: Uint8Array, type: 'image/jpeg' | 'image/png') {
  const result = await cleaner.clean(content, type);
  if (result === null || result === 'busy') throw new Error(`The picture was refused: ${String(result)}`);
  return result;
}

test('SUPPORT-18 place, time and comments of a photo are removed, and it keeps its orientation', async () => {
  const photo = await aPicture()
    .withExif({ IFD0: { Artist: 'CANARY-ANA' }, IFD3: { GPSLatitude: '40/1 25/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { content, contentType } = await cleaned(photo, 'image/jpeg');
  const facts = await sharp(content).metadata();
  expect(contentType).toBe('image/jpeg');
  expect([facts.width, facts.height]).toEqual([20, 40]);
  expect([facts.exif, facts.xmp, facts.iptc, facts.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('SUPPORT-18 whatever follows the picture in its file is gone', async () => {
  const script = Buffer.from('<html><script>alert(document.cookie)</script></html>PK\u0005\u0006');
  for (const [type, picture] of [
    ['image/jpeg', await aPicture().jpeg().toBuffer()],
    ['image/png', await aPicture().png().toBuffer()],
  ] as const) {
    const { content } = await cleaned(Buffer.concat([picture, script]), type);
    expect(Buffer.from(content).includes('script')).toBe(false);
    expect((await sharp(content).metadata()).width).toBe(40);
  }
});

test('SUPPORT-18 a picture is made smaller than 2560 pixels', async () => {
  const { content } = await cleaned(await aPicture(4_000, 1_000).png().toBuffer(), 'image/png');
  const { width, height } = await sharp(content).metadata();
  expect([width, height]).toEqual([2_560, 640]);
});

test('SUPPORT-18 decompression bombs, broken files and other formats are refused', async () => {
  const bomb = await aPicture(7_100, 7_100).png({ compressionLevel: 1 }).toBuffer();
  expect(bomb.byteLength).toBeLessThan(2_000_000);
  expect(await cleaner.clean(bomb, 'image/png')).toBeNull();
  const progressive = await aPicture(4_000, 3_000).jpeg({ progressive: true, quality: 10 }).toBuffer();
  expect(await cleaner.clean(progressive, 'image/jpeg')).toBeNull();
  const whole = await aPicture(200, 200).png().toBuffer();
  expect(await cleaner.clean(whole.subarray(0, 60), 'image/png')).toBeNull();
  expect(await cleaner.clean(whole, 'image/jpeg')).toBeNull();
  expect(await cleaner.clean(await aPicture().gif().toBuffer(), 'image/png')).toBeNull();
  expect(
    await cleaner.clean(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png'),
  ).toBeNull();
});
