import { expect, test } from 'vitest';
import type { DeliveryFacts } from '#core/proof/delivery-facts.ts';
import { readDeliveryLine } from './delivery-line.server.ts';

const line = (facts: DeliveryFacts | null, language: 'en' | 'es' = 'en') =>
  readDeliveryLine({ deliveries: () => facts }, language);

test('PROOF-01 the line says how many eSIMs were delivered and how fast half of them were', () => {
  const facts: DeliveryFacts = { delivered: 12_400, within: { unit: 'seconds', count: 21 } };
  expect(line(facts)).toBe('12,400 eSIMs delivered in the last 30 days; half of them within 21 seconds');
  expect(line(facts, 'es')).toBe(
    '12.400 eSIM entregadas en los últimos 30 días; la mitad, en 21 segundos como máximo',
  );
});

test('PROOF-01 a slow median is left out, and too few deliveries give no line', () => {
  expect(line({ delivered: 60, within: null })).toBe('60 eSIMs delivered in the last 30 days');
  expect(line({ delivered: 60, within: { unit: 'minutes', count: 3 } })).toMatch(/within 3 minutes$/);
  expect(line(null)).toBeNull();
});
