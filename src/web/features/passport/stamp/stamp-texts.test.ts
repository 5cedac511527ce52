import { expect, test } from 'vitest';
import { countryCodes, countryName } from '#core/catalogue/geography/country-names.ts';
import { FRAME_OF } from '#core/collection/stamp-style.ts';
import { nameTexts } from './stamp-texts.ts';

test('COLLECT-10 a short name is one large line, a longer one is smaller, a very long one has two lines', () => {
  expect(nameTexts('circle', 'Japan')).toMatchObject([{ text: 'JAPAN', size: 17 }]);
  const [korea] = nameTexts('circle', 'South Korea Long');
  expect(korea?.size).toBeLessThan(17);
  expect(nameTexts('square', 'Bosnia y Herzegovina')).toMatchObject([
    { text: 'BOSNIA Y' },
    { text: 'HERZEGOVINA' },
  ]);
});

test('COLLECT-10 the name of every country fits every frame in both languages, in letters that can be read', () => {
  const names = countryCodes().flatMap((code) => [
    countryName(code, 'en') ?? '',
    countryName(code, 'es') ?? '',
  ]);
  expect(names.length).toBeGreaterThan(480);
  for (const frame of Object.values(FRAME_OF))
    for (const name of names) {
      const texts = nameTexts(frame, name);
      expect(texts.map(({ text }) => text).join(' ')).toBe(name.toUpperCase());
      expect(Math.min(...texts.map(({ size }) => size)), `${name} in a ${frame}`).toBeGreaterThan(5);
    }
});
