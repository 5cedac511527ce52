import { expect, test } from 'vitest';
import { lateBefore, RECONCILE_EVERY_MS } from './late-work.ts';
import { HOLD_MS } from './delivery/fulfil-unit.ts';

const now = new Date('2026-11-16T12:00:00Z');
const secondsAgo = (at: Date) => (now.getTime() - at.getTime()) / 1_000;

test('PAY-04 work counts as late some seconds after anyone last touched it', () => {
  const late = lateBefore(now);
  expect(secondsAgo(late.session)).toBe(40);
  expect(secondsAgo(late.notice)).toBe(40);
  expect(secondsAgo(late.unit)).toBe(20);
  expect(secondsAgo(late.hold)).toBe(1);
  expect(secondsAgo(late.lock)).toBe(40);
  expect(secondsAgo(late.payUntil)).toBe(60);
});

test('PAY-04 a payment without a webhook is found within a minute, and so is a unit whose job or worker was lost', () => {
  const foundWithin = (at: Date) => secondsAgo(at) + RECONCILE_EVERY_MS / 1_000;
  expect(foundWithin(lateBefore(now).session)).toBeLessThan(60);
  expect(foundWithin(lateBefore(now).unit)).toBeLessThan(60);
  expect(HOLD_MS / 1_000 + foundWithin(lateBefore(now).hold)).toBeLessThan(60);
});
