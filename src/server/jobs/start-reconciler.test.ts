import { expect, test, vi } from 'vitest';
import { aClock } from '#tests/builders/clock.ts';
import { aLog } from '#tests/builders/log.ts';
import { startReconciler } from './start-reconciler.ts';

const NOTHING = {
  sessions: 0,
  notices: 0,
  units: 0,
  refunds: 0,
  mails: 0,
  accountMails: 0,
  shareMails: 0,
  cancelled: 0,
};

test('a round that hangs for an hour is followed by one round, not by all that were skipped', async () => {
  vi.useFakeTimers();
  const hanging = Promise.withResolvers<typeof NOTHING>();
  const queueWhatIsLate = vi.fn().mockReturnValueOnce(hanging.promise).mockResolvedValue(NOTHING);
  const late = { queueWhatIsLate, lastWebhookAt: () => Promise.resolve(null) };
  const stop = startReconciler({ late, clock: aClock(), log: aLog(), everyMs: 1_000 });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(queueWhatIsLate).toHaveBeenCalledTimes(1);
  hanging.resolve(NOTHING);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(queueWhatIsLate).toHaveBeenCalledTimes(2);
  await stop();
  vi.useRealTimers();
});
