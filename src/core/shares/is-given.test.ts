import { expect, test } from 'vitest';
import { isInOwnersUse } from './is-given.ts';

const MORNING = new Date('2026-11-18T08:00:00Z');
const EVENING = new Date('2026-11-18T20:00:00Z');

test('SHARE-42 an eSIM is in its owner’s use when it had connected before a link to it was opened', () => {
  expect(isInOwnersUse({ firstConnectedAt: MORNING, firstOpenedAt: EVENING })).toBe(true);
  expect(isInOwnersUse({ firstConnectedAt: MORNING, firstOpenedAt: null })).toBe(true);
  expect(isInOwnersUse({ firstConnectedAt: EVENING, firstOpenedAt: MORNING })).toBe(false);
  expect(isInOwnersUse({ firstConnectedAt: null, firstOpenedAt: EVENING })).toBe(false);
});
