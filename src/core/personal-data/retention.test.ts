import { expect, test } from 'vitest';
import { RETENTION_DAYS, retentionLimits } from './retention.ts';

const NOW = new Date('2026-11-17T03:23:00Z');

test('LEGAL-14 what is kept for days is old after so many times 24 hours', () => {
  const { unconfirmedOrders, auditLog, ended, ...limits } = retentionLimits(NOW);
  const days = Object.entries(limits).map(([kind, limit]) => [
    kind,
    (NOW.getTime() - limit.getTime()) / 86_400_000,
  ]);
  expect(Object.fromEntries(days)).toEqual(RETENTION_DAYS);
  expect(ended).toEqual(NOW);
  expect(unconfirmedOrders).toEqual(new Date('2020-11-17T03:23:00Z'));
  expect(auditLog).toEqual(new Date('2023-11-17T03:23:00Z'));
});

test('LEGAL-14 six years before 29 February is 28 February, not a day too late', () => {
  expect(retentionLimits(new Date('2028-02-29T03:23:00Z')).unconfirmedOrders).toEqual(
    new Date('2022-02-28T03:23:00Z'),
  );
  expect(retentionLimits(new Date('2028-03-31T03:23:00Z')).unconfirmedOrders).toEqual(
    new Date('2022-03-31T03:23:00Z'),
  );
});

test('REVIEW-16 reviews are kept for three years, unpublished ones for 180 days, unused links for 90', () => {
  const { reviews, rejectedReviews, reviewLinks } = retentionLimits(NOW);
  expect([reviews, rejectedReviews, reviewLinks]).toEqual([
    new Date('2023-11-18T03:23:00Z'),
    new Date('2026-05-21T03:23:00Z'),
    new Date('2026-08-19T03:23:00Z'),
  ]);
});
