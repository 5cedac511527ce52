import { expect, test } from 'vitest';
import { isReconciliationDue, reconciliationPeriod } from './reconciliation-period.ts';

const NOW = new Date('2026-11-16T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const since = (comparedTo: Date | null) => ({ comparedTo, failures: 0 });

test('a comparison is due once a day, and at once when there was none before', () => {
  expect(isReconciliationDue(since(null), NOW)).toBe(true);
  expect(isReconciliationDue(since(hoursAgo(23)), NOW)).toBe(false);
  // The hourly job may start some seconds early or late.
  expect(isReconciliationDue(since(hoursAgo(23.99)), NOW)).toBe(true);
  expect(isReconciliationDue(since(hoursAgo(25)), NOW)).toBe(true);
});

test('OPS-19 a shop that was just started compares only after it had time to finish its own work', () => {
  expect(isReconciliationDue(since(null), NOW, hoursAgo(0.1))).toBe(false);
  expect(isReconciliationDue(since(null), NOW, hoursAgo(0.3))).toBe(true);
  expect(isReconciliationDue(since(hoursAgo(2)), NOW, hoursAgo(0.3))).toBe(false);
});

test('it covers three days, because late changes are found late', () => {
  expect(reconciliationPeriod(since(hoursAgo(24)), NOW)).toEqual({ from: hoursAgo(72), to: NOW });
});

test('after days without a comparison it covers the time since the last one plus a day', () => {
  expect(reconciliationPeriod(since(hoursAgo(24 * 6)), NOW).from).toEqual(hoursAgo(24 * 7));
});

test('it never covers more than a month', () => {
  expect(reconciliationPeriod(since(hoursAgo(24 * 90)), NOW).from).toEqual(hoursAgo(24 * 30));
});

test('the first one covers three days', () => {
  expect(reconciliationPeriod(since(null), NOW).from).toEqual(hoursAgo(72));
});
