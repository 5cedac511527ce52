import { expect, test } from 'vitest';
import { refreshPossibleAt } from './refresh-time.ts';

const at = (time: string) => new Date(`2026-03-20T${time}Z`);

test('ESIM-13 an eSIM read at 14:02 can be refreshed from 14:17 on', () => {
  const history = { readAt: at('14:02:00'), refreshedAt: null };
  expect(refreshPossibleAt(history, at('14:16:59'))).toEqual(at('14:17:00'));
  expect(refreshPossibleAt(history, at('14:17:00'))).toBeNull();
});

test('ESIM-13 an eSIM that was never read can be refreshed at once', () => {
  expect(refreshPossibleAt({ readAt: null, refreshedAt: null }, at('14:00:00'))).toBeNull();
});

test('ESIM-13 a refresh without a result can be repeated after a minute', () => {
  const history = { readAt: at('10:00:00'), refreshedAt: at('14:02:00') };
  expect(refreshPossibleAt(history, at('14:02:59'))).toEqual(at('14:03:00'));
  expect(refreshPossibleAt(history, at('14:03:00'))).toBeNull();
});
