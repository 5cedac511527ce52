import { expect, test } from 'vitest';
import type { EsimDisplay } from '../esim-display.ts';
import { arrangeEsims } from './arrange-esims.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

const anEsim = (id: string, display: EsimDisplay, expiresAt: string | null = null) => ({
  id,
  display,
  expiresAt,
  waiting: [],
  noTopupReason: null,
  hasOpenWithdrawal: false,
  gift: null,
  given: null,
});
const idsOf = (esims: readonly Readonly<{ id: string }>[]) => esims.map(({ id }) => id).join(' ');

test('ESIM-20 active eSIMs come first, the one that ends soonest at the top; ended ones are apart', () => {
  const { current, earlier } = arrangeEsims(
    [
      anEsim('install', 'ready_to_install'),
      anEsim('used-up', 'finished', '2026-11-10T09:00:00.000Z'),
      anEsim('december', 'active', '2026-12-08T09:00:00.000Z'),
      anEsim('no-end', 'active'),
      anEsim('activate', 'ready_to_activate'),
      anEsim('expired', 'expired', '2026-11-12T09:00:00.000Z'),
      anEsim('processing', 'pending'),
      anEsim('november', 'active', '2026-11-20T09:00:00.000Z'),
      anEsim('recycled', 'recycled'),
      anEsim('unknown', 'unknown', '2026-11-01T09:00:00.000Z'),
    ],
    NOW,
  );
  expect(idsOf(current)).toBe('november december no-end unknown processing activate install');
  expect(idsOf(earlier)).toBe('expired used-up recycled');
});

test('ESIM-20 eSIMs of the same kind keep their order, newest first', () => {
  const waiting = ['c', 'b', 'a'].map((id) => anEsim(id, 'ready_to_install'));
  expect(idsOf(arrangeEsims(waiting, NOW).current)).toBe('c b a');
  const running = ['c', 'b', 'a'].map((id) => anEsim(id, 'active'));
  expect(idsOf(arrangeEsims(running, NOW).current)).toBe('c b a');
});

test('SHARE-34 LEGAL-24 own eSIMs come before those being returned, and both before those given away', () => {
  const { current } = arrangeEsims(
    [
      { ...anEsim('gift', 'active'), gift: {} },
      { ...anEsim('link', 'ready_to_install'), given: { isInOwnersUse: false } },
      { ...anEsim('returned', 'active'), hasOpenWithdrawal: true },
      anEsim('install', 'ready_to_install'),
      anEsim('active', 'active'),
    ],
    NOW,
  );
  expect(idsOf(current)).toBe('active install returned gift link');
});

test('ESIM-44 an eSIM whose data is used up stays while the days of its plan run', () => {
  const usedUp = (id: string, expiresAt: string | null) => anEsim(id, 'finished', expiresAt);
  const { current, earlier } = arrangeEsims(
    [
      anEsim('install', 'ready_to_install'),
      usedUp('december', '2026-12-08T09:00:00.000Z'),
      anEsim('active', 'active', '2026-12-24T09:00:00.000Z'),
      usedUp('november', '2026-11-15T12:00:01.000Z'),
    ],
    NOW,
  );
  expect(idsOf(current)).toBe('active install november december');
  expect(earlier).toEqual([]);
});

test('ESIM-44 a used-up eSIM is an earlier one when its days are over or not known, or its price was refunded', () => {
  const { current, earlier } = arrangeEsims(
    [
      anEsim('over', 'finished', '2026-11-15T12:00:00.000Z'),
      anEsim('not-known', 'finished'),
      { ...anEsim('refunded', 'finished', '2026-12-08T09:00:00.000Z'), noTopupReason: 'none' },
    ],
    NOW,
  );
  expect(current).toEqual([]);
  expect(idsOf(earlier)).toBe('refunded over not-known');
});
