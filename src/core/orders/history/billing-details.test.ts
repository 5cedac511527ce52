import { expect, test } from 'vitest';
import {
  isBillingAddress,
  isBillingLine,
  isBillingOpen,
  lastBillingDay,
  tidyAddress,
} from './billing-details.ts';

const at = (time: string) => new Date(`${time}Z`);

test('ORDER-36 the details of an invoice can be changed until the 15th of the month after the payment', () => {
  expect(lastBillingDay(at('2026-10-01T00:00'))).toBe('2026-11-15');
  expect(lastBillingDay(at('2026-10-31T23:59'))).toBe('2026-11-15');
  expect(lastBillingDay(at('2026-12-31T12:00'))).toBe('2027-01-15');
  // No month after January has a 31st day of its own that could skip February.
  expect(lastBillingDay(at('2027-01-31T12:00'))).toBe('2027-02-15');
});

test('ORDER-36 the last day counts as a whole, in UTC', () => {
  const paidAt = at('2026-10-31T23:59');
  expect(isBillingOpen(paidAt, paidAt)).toBe(true);
  expect(isBillingOpen(paidAt, at('2026-11-15T23:59:59.999'))).toBe(true);
  expect(isBillingOpen(paidAt, at('2026-11-16T00:00'))).toBe(false);
  expect(isBillingOpen(paidAt, at('2027-01-02T00:00'))).toBe(false);
});

test('ORDER-37 a line of an invoice has no control characters and nothing that reorders it', () => {
  for (const line of ['Muñoz & Söhne GmbH', 'ES-B12345674', '株式会社', 'O’Neill “Ltd”', ''])
    expect(isBillingLine(line), line).toBe(true);
  for (const line of ['two\nlines', 'a\ttab', 'nul\u0000', 'esc\u001b[2J', '\u202e432', '\u2028', '\ud800'])
    expect(isBillingLine(line), JSON.stringify(line)).toBe(false);
});

test('ORDER-37 an address has up to four lines of 80 characters; empty lines and spaces around lines are not stored', () => {
  expect(tidyAddress('  Calle Mayor 1 \r\n\n 28013 Madrid\n')).toBe('Calle Mayor 1\n28013 Madrid');
  expect(tidyAddress(' \n ')).toBe('');
  expect(isBillingAddress('')).toBe(true);
  expect(isBillingAddress('1\n\n2\n3\n\n4\n')).toBe(true);
  expect(isBillingAddress('1\n2\n3\n4\n5')).toBe(false);
  expect(isBillingAddress('x'.repeat(80))).toBe(true);
  expect(isBillingAddress('x'.repeat(81))).toBe(false);
  expect(isBillingAddress('Calle\u0007 Mayor')).toBe(false);
});
