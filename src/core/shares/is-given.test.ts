import { expect, test } from 'vitest';
import { givenShare, isInOwnersUse } from './is-given.ts';

const MORNING = new Date('2026-11-18T08:00:00Z');
const EVENING = new Date('2026-11-18T20:00:00Z');

test('SHARE-42 an eSIM is in its owner’s use when it had connected before a link to it was opened', () => {
  expect(isInOwnersUse({ firstConnectedAt: MORNING, firstOpenedAt: EVENING })).toBe(true);
  expect(isInOwnersUse({ firstConnectedAt: MORNING, firstOpenedAt: null })).toBe(true);
  expect(isInOwnersUse({ firstConnectedAt: EVENING, firstOpenedAt: MORNING })).toBe(false);
  expect(isInOwnersUse({ firstConnectedAt: null, firstOpenedAt: EVENING })).toBe(false);
});

test('SHARE-53 the newest link that works or was opened gives the eSIM away, also when a newer one has ended', () => {
  const NOON = new Date('2026-11-18T12:00:00Z');
  const link = {
    id: 'opened',
    channel: 'link',
    language: 'es',
    recipient: null,
    recipientName: null,
    createdAt: MORNING,
    expiresAt: EVENING,
    revokedAt: null,
    revealedAt: NOON,
  } as const;
  const newer = { ...link, id: 'newer', createdAt: NOON, revealedAt: null };
  const revoked = { ...newer, revokedAt: NOON };
  expect(givenShare({ share: revoked, openedShare: link }, NOON)?.id).toBe('opened');
  expect(givenShare({ share: newer, openedShare: link }, NOON)?.id).toBe('newer');
  expect(givenShare({ share: newer, openedShare: link }, EVENING)?.id).toBe('opened');
  expect(givenShare({ share: link, openedShare: link }, EVENING)?.id).toBe('opened');
  expect(givenShare({ share: revoked, openedShare: null }, NOON)).toBeNull();
  expect(givenShare({ share: null, openedShare: null }, NOON)).toBeNull();
});
