import { expect, test } from 'vitest';
import { aSeller } from '#tests/builders/seller.ts';
import { sellerLine } from './seller.ts';

test('the seller line has name, address and tax number, in the reader’s language', () => {
  expect(sellerLine(aSeller(), 'en')).toBe(
    'Viajes Prueba S.L. · Calle Mayor 1, 28013 Madrid · Tax number B12345678',
  );
  expect(sellerLine(aSeller(), 'es')).toBe(
    'Viajes Prueba S.L. · Calle Mayor 1, 28013 Madrid · Número fiscal B12345678',
  );
});
