import { expect, test } from 'vitest';
import { sessionsToCheck } from './reconcile-orders.ts';

const now = new Date('2026-11-15T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test('PAY-04 with recent webhooks few open sessions are checked, without them all are', () => {
  const longAgo = ago(3600);
  expect(sessionsToCheck({ now, startedAt: longAgo, lastWebhookAt: ago(59) })).toBe(40);
  expect(sessionsToCheck({ now, startedAt: longAgo, lastWebhookAt: ago(60) })).toBe(200);
  expect(sessionsToCheck({ now, startedAt: longAgo, lastWebhookAt: null })).toBe(200);
});

test('PAY-04 after a start all open sessions are checked, because webhooks may have been missed', () => {
  expect(sessionsToCheck({ now, startedAt: ago(59), lastWebhookAt: ago(1) })).toBe(200);
  expect(sessionsToCheck({ now, startedAt: ago(60), lastWebhookAt: ago(1) })).toBe(40);
});
