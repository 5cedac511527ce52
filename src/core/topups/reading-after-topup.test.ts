import { expect, test } from 'vitest';
import { ESIM_STATUSES } from '#core/esims/esim-provider.ts';
import { readAfterTopupAt, readingAfterTopup, STATUSES_READ_AS_SCHEDULED } from './reading-after-topup.ts';

test('TOPUP-32 an eSIM is read at once after a top-up, unless it waits for its first connection or is recycled', () => {
  expect(ESIM_STATUSES.map((status) => [status, readingAfterTopup(status)])).toEqual([
    ['ready_to_activate', 'scheduled'],
    ['active', 'queued'],
    ['expired', 'queued'],
    ['finished', 'queued'],
    ['recycled', 'never'],
    ['pending', 'queued'],
    ['unknown', 'queued'],
  ]);
  expect(STATUSES_READ_AS_SCHEDULED).toEqual(['ready_to_activate']);
});

test('TOPUP-32 a queued reading leaves two seconds to the deliveries; a scheduled one is due within a minute', () => {
  const at = new Date('2026-03-20T12:00:00Z');
  expect(readAfterTopupAt('queued', at)).toEqual(new Date('2026-03-20T12:00:02Z'));
  expect(readAfterTopupAt('scheduled', at)).toEqual(new Date('2026-03-20T12:01:00Z'));
});
