import { expect, test } from 'vitest';
import { aClock } from '#tests/builders/clock.ts';
import { aLog } from '#tests/builders/log.ts';
import { deleteOldData, type RetentionRule } from './delete-old-data.ts';

/** Removes these numbers of rows, one call after the other, then none. */
function aRule(name: string, rows: readonly number[]): RetentionRule {
  const left = [...rows];
  return { name, removeSome: () => Promise.resolve(left.shift() ?? 0) };
}

test('LEGAL-14 each kind of old data is removed until none is left', async () => {
  const rules = [aRule('leads', [500, 500, 3]), aRule('gifts', [])];
  const removed = await deleteOldData({ rules, clock: aClock(), log: aLog() });
  expect(removed).toEqual({ leads: 1_003, gifts: 0 });
});

test('LEGAL-14 one kind that fails does not keep the others, and the job reports it', async () => {
  const fails: RetentionRule = { name: 'leads', removeSome: () => Promise.reject(new Error('lost')) };
  const gifts = aRule('gifts', [2]);
  const log = aLog();
  await expect(deleteOldData({ rules: [fails, gifts], clock: aClock(), log })).rejects.toThrow(
    'could not be deleted',
  );
  expect(log.lines).toMatchObject([{ event: 'old-data-deleted', fields: { leads: 0, gifts: 2 } }]);
});
