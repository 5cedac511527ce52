import { expect, test } from 'vitest';
import type { EsimDisplay } from '../esim-display.ts';
import { arrangeEsims } from './arrange-esims.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

type Listed = Parameters<typeof arrangeEsims>[0][number] & Readonly<{ id: string }>;

const anEsim = (id: string, display: EsimDisplay, expiresAt: string | null = null): Listed => ({
  id,
  display,
  expiresAt,
  waiting: [],
  isRefunded: false,
  country: id,
  createdAt: '2026-11-01T09:00:00.000Z',
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

test('ESIM-44 ESIM-20 an eSIM whose data is used up comes first while the days of its plan run', () => {
  const usedUp = (id: string, expiresAt: string | null) => anEsim(id, 'finished', expiresAt);
  const { current, earlier } = arrangeEsims(
    [
      anEsim('install', 'ready_to_install'),
      anEsim('unknown', 'unknown'),
      usedUp('december', '2026-12-08T09:00:00.000Z'),
      anEsim('active', 'active', '2026-12-24T09:00:00.000Z'),
      usedUp('november', '2026-11-15T12:00:01.000Z'),
    ],
    NOW,
  );
  expect(idsOf(current)).toBe('november december active unknown install');
  expect(earlier).toEqual([]);
});

test('ESIM-44 a used-up eSIM is last when another of its place is in use or was bought later', () => {
  const usedUp = { ...anEsim('used-up', 'finished', '2026-12-08T09:00:00.000Z'), country: 'Japan' };
  const waits = anEsim('waits', 'ready_to_install');
  const orderWith = (other: Listed) => idsOf(arrangeEsims([waits, usedUp, other], NOW).current);
  const inUse = { ...anEsim('other', 'active', '2026-12-08T09:00:00.000Z'), country: 'Japan' };
  expect(orderWith(inUse)).toBe('other waits used-up');
  expect(orderWith({ ...inUse, country: 'Italy' })).toBe('used-up other waits');
  expect(orderWith({ ...inUse, given: { isInOwnersUse: false } })).toBe('used-up waits other');
  const later = { ...anEsim('other', 'pending'), country: 'Japan', createdAt: '2026-11-10T09:00:00.000Z' };
  expect(orderWith(later)).toBe('other waits used-up');
  expect(orderWith({ ...later, createdAt: '2026-10-01T09:00:00.000Z' })).toBe('used-up other waits');
  const alsoUsedUp = { ...inUse, display: 'finished', createdAt: later.createdAt } as const;
  expect(orderWith(alsoUsedUp)).toBe('used-up other waits');
});

test('ESIM-44 a used-up eSIM is an earlier one when its days are over or not known, or its price was refunded', () => {
  const { current, earlier } = arrangeEsims(
    [
      anEsim('over', 'finished', '2026-11-15T12:00:00.000Z'),
      anEsim('not-known', 'finished'),
      { ...anEsim('refunded', 'finished', '2026-12-08T09:00:00.000Z'), isRefunded: true },
    ],
    NOW,
  );
  expect(current).toEqual([]);
  expect(idsOf(earlier)).toBe('refunded over not-known');
});
