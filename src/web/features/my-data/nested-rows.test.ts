import { expect, test } from 'vitest';
import { nestRows, type ShownTable } from './nested-rows.ts';

/** "orders 1 > order_units 1", one line per row. */
function lines(tables: readonly ShownTable[], before = ''): readonly string[] {
  return tables.flatMap(({ name, rows }) =>
    rows.flatMap(({ row, parts }) => {
      const line = `${before}${name} ${String(row['label'])}`;
      return [line, ...lines(parts, `${line} > `)];
    }),
  );
}

test('LEGAL-10 what belongs to an order is shown with it, in the order of its time or position', () => {
  const shown = nestRows({
    orders: [
      { id: 'o2', label: 'second', created_at: '2026-02-01T00:00:00Z' },
      { id: 'o1', label: 'first', created_at: '2026-01-01T00:00:00Z' },
    ],
    order_units: [
      { id: 'u10', order_id: 'o1', position: 10, label: 'tenth' },
      { id: 'u2', order_id: 'o1', position: 2, label: 'second' },
      { id: 'u3', order_id: 'o2', position: 1, label: 'other' },
    ],
    esims: [{ id: 'e1', unit_id: 'u2', label: 'phone' }],
    usage_readings: [{ esim_id: 'e1', read_at: '2026-01-03T00:00:00Z', label: 'reading' }],
    payments: [{ payment_id: 'p1', order_id: 'o1', label: 'card' }],
    refunds: [{ payment_id: 'p1', label: 'back' }],
  });
  expect(lines(shown)).toEqual([
    'orders first',
    'orders first > order_units second',
    'orders first > order_units second > esims phone',
    'orders first > order_units second > esims phone > usage_readings reading',
    'orders first > order_units tenth',
    'orders first > payments card',
    'orders first > payments card > refunds back',
    'orders second',
    'orders second > order_units other',
  ]);
});

test('LEGAL-10 a row that belongs to somebody else’s order stands alone', () => {
  const shown = nestRows({
    orders: [{ id: 'o1', label: 'own' }],
    sent_mails: [
      { order_id: 'o1', label: 'receipt' },
      { order_id: 'o9', label: 'gift' },
    ],
    withdrawals: [{ order_id: null, label: 'unknown order' }],
  });
  expect(lines(shown)).toEqual([
    'orders own',
    'orders own > sent_mails receipt',
    'withdrawals unknown order',
    'sent_mails gift',
  ]);
});
