import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiJson } from './ascii-json.ts';

test('any text becomes ASCII and parses to the same value', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string({ unit: 'binary' })), (value) => {
      const json = asciiJson(value);
      expect(json).toMatch(/^[\x20-\x7e]*$/);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(asciiJson({ a: 'Perú 🗾' })).toBe('{"a":"Per\\u00fa \\ud83d\\uddfe"}');
});
