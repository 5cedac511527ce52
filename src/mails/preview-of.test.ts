import { expect, test } from 'vitest';
import { previewOf } from './preview-of.ts';

test('PAGE-15 an inbox shows the beginning of the text, whole words and no addresses', () => {
  expect(previewOf('Order 1\n\nThank you.\nhttps://shop.example/a\n')).toBe('Order 1 Thank you.');
  expect(previewOf('Order 1\n\n== How to install ==\n\n1. Open')).toBe('Order 1 How to install. 1. Open');
  const preview = previewOf('word '.repeat(60));
  expect(preview).toBe(`${'word '.repeat(27)}word…`);
  expect(preview.length).toBeLessThanOrEqual(140);
});
