import { expect, test } from 'vitest';
import { messagesOf } from '#messages/messages-of.server.ts';
import { aSeller } from '#tests/builders/seller.ts';
import { sellerLine } from './seller.ts';

test('the seller line has name, address and tax number, in the reader’s language', () => {
  expect(sellerLine(aSeller(), messagesOf('en', 'shell'))).toBe(
    'Viajes Prueba S.L. · Calle Mayor 1, 28013 Madrid · Tax number B12345678',
  );
  expect(sellerLine(aSeller(), messagesOf('es', 'shell'))).toBe(
    'Viajes Prueba S.L. · Calle Mayor 1, 28013 Madrid · Número fiscal B12345678',
  );
});
