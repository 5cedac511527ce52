import { expect, test } from 'vitest';
import { aPackage } from '#tests/builders/package.ts';
import { ESIM_STATUSES, type EsimUsage } from '../esim-provider.ts';
import { applyReading, type KnownEsim } from './apply-reading.ts';

const DELIVERED = new Date('2026-03-01T12:00:00Z');
const later = (hours: number) => new Date(DELIVERED.getTime() + hours * 3_600_000);

function known(changes: Partial<KnownEsim> = {}): KnownEsim {
  return {
    status: 'ready_to_activate',
    createdAt: DELIVERED,
    readAt: null,
    firstConnectedAt: null,
    expiresAt: null,
    terms: aPackage({ validity_days: 7, activation_policy: 'first-usage' }),
    ...changes,
  };
}

function usage(changes: Partial<EsimUsage> = {}): EsimUsage {
  return {
    status: 'active',
    totalMegabytes: 1024,
    remainingMegabytes: 1000,
    isUnlimited: false,
    expiresAt: later(170),
    remainingVoiceMinutes: 0,
    remainingSms: 0,
    ...changes,
  };
}

const reading = (changes: Partial<EsimUsage> = {}, at = later(10)) => ({ at, usage: usage(changes) });
const USED = {
  status: 'active',
  firstConnectedAt: later(2),
  readAt: later(9),
  expiresAt: later(170),
} as const;

test('ESIM-04 a new eSIM takes every status that the network reports', () => {
  for (const status of ESIM_STATUSES) expect(applyReading(known(), reading({ status })).status).toBe(status);
});

test('ESIM-12 a recycled eSIM stays recycled', () => {
  for (const status of ESIM_STATUSES)
    expect(applyReading(known({ status: 'recycled' }), reading({ status })).status).toBe('recycled');
  expect(applyReading(known({ status: 'recycled' }), { at: later(10), usage: null }).status).toBe('recycled');
});

test('ESIM-12 an ended eSIM is active again with data left, and only then', () => {
  for (const status of ['expired', 'finished'] as const) {
    const ended = known({ ...USED, status });
    expect(applyReading(ended, reading()).status).toBe('active');
    expect(applyReading(ended, reading({ remainingMegabytes: 0, isUnlimited: true })).status).toBe('active');
    expect(applyReading(ended, reading({ remainingMegabytes: 0 })).status).toBe(status);
  }
  expect(applyReading(known(USED), reading({ remainingMegabytes: 0 })).status).toBe('active');
});

test('ESIM-12 a used eSIM waits again only for a top-up that has data', () => {
  const waiting = { status: 'ready_to_activate', expiresAt: null } as const;
  const topUp = applyReading(known(USED), reading({ ...waiting, remainingMegabytes: 1024 }));
  expect(topUp).toMatchObject({ status: 'ready_to_activate', expiresAt: null, firstConnectedAt: later(2) });
  expect(applyReading(known(USED), reading({ ...waiting, remainingMegabytes: 0 }))).toMatchObject({
    status: 'active',
    expiresAt: later(170),
  });
});

test('ESIM-04 an eSIM that the network does not list is pending in its first hour, then unknown', () => {
  const absent = (at: Date) => ({ at, usage: null });
  expect(applyReading(known(), absent(later(0.9))).status).toBe('pending');
  const pending = known({ status: 'pending', readAt: later(0.2) });
  expect(applyReading(pending, absent(later(0.9))).status).toBe('pending');
  expect(applyReading(pending, absent(later(1))).status).toBe('unknown');
  expect(applyReading(known({ readAt: later(0.2) }), absent(later(0.5))).status).toBe('unknown');
});

test.each(['unknown', 'recycled', 'pending'] as const)(
  'ESIM-18 a reading of %s has no figures: the last ones, the end and the first connection stay',
  (status) => {
    const empty = { status, totalMegabytes: 0, remainingMegabytes: 0, expiresAt: null };
    expect(applyReading(known(USED), reading(empty))).toEqual({
      status,
      firstConnectedAt: later(2),
      expiresAt: later(170),
      figures: null,
    });
  },
);

test('the end stays when a reading of a running or ended plan has none', () => {
  for (const status of ['active', 'expired', 'finished'] as const)
    expect(applyReading(known(USED), reading({ status, expiresAt: null })).expiresAt).toEqual(later(170));
});

test('figures are whole megabytes, and nothing remains beyond the total', () => {
  const figures = (changes: Partial<EsimUsage>) => applyReading(known(), reading(changes)).figures;
  expect(figures({ totalMegabytes: 1024.5, remainingMegabytes: 767.9 })).toEqual({
    totalMegabytes: 1024,
    remainingMegabytes: 767,
    isUnlimited: false,
  });
  expect(figures({ totalMegabytes: 0, remainingMegabytes: 5 })).toMatchObject({ totalMegabytes: 5 });
  expect(figures({ totalMegabytes: 1e12, remainingMegabytes: 1e12 })).toMatchObject({
    totalMegabytes: 2_147_483_647,
    remainingMegabytes: 2_147_483_647,
  });
});

test('ESIM-11 the first connection is calculated from the end of the plan, between two readings', () => {
  const first = (state: Partial<KnownEsim>, expiresAt: Date | null) =>
    applyReading(known(state), reading({ expiresAt })).firstConnectedAt;
  expect(first({}, later(7 * 24 + 3))).toEqual(later(3));
  expect(first({}, later(24))).toEqual(DELIVERED);
  expect(first({ readAt: later(5) }, later(7 * 24 + 3))).toEqual(later(5));
  expect(first({ readAt: later(5), status: 'unknown' }, later(7 * 24 + 3))).toEqual(later(3));
  expect(first({}, later(900))).toEqual(later(10));
  expect(first({}, null)).toEqual(later(10));
  expect(first({ firstConnectedAt: later(1) }, later(7 * 24 + 3))).toEqual(later(1));
});

test('ESIM-11 a plan whose days start at installation is connected only when data was used', () => {
  const installed = known({ terms: aPackage({ activation_policy: 'installation' }) });
  const first = (changes: Partial<EsimUsage>) => applyReading(installed, reading(changes)).firstConnectedAt;
  expect(first({ remainingMegabytes: 1024 })).toBeNull();
  expect(first({ remainingMegabytes: 1023 })).toEqual(later(10));
  expect(first({ isUnlimited: true })).toBeNull();
});

test('ESIM-51 the first connection is never at the end or later: the end of the network says more', () => {
  const first = (state: Partial<KnownEsim>, expiresAt: Date) =>
    applyReading(known(state), reading({ status: 'expired', remainingMegabytes: 0, expiresAt }))
      .firstConnectedAt;
  // It ended before the shop sold it, by the clocks of both.
  expect(first({}, later(-24))).toEqual(later(-8 * 24));
  expect(first({ readAt: later(5) }, later(5))).toEqual(later(5 - 7 * 24));
  expect(first({ firstConnectedAt: later(2) }, later(-24))).toEqual(later(-8 * 24));
  const terms = aPackage({ activation_policy: 'installation' });
  expect(first({ terms }, later(3))).toEqual(later(3));
});

test('ESIM-11 a plan that ended unused was never connected', () => {
  const unused = { status: 'expired', remainingMegabytes: 1024 } as const;
  expect(applyReading(known(), reading(unused)).firstConnectedAt).toBeNull();
  expect(
    applyReading(known(), reading({ status: 'finished', remainingMegabytes: 0 })).firstConnectedAt,
  ).not.toBeNull();
});

test('ESIM-12 ESIM-18 a reading whose status cannot be changes no figures of a recycled or unknown eSIM', () => {
  const kept = { firstConnectedAt: later(2), expiresAt: later(170), figures: null };
  const recycled = known({ ...USED, status: 'recycled' });
  expect(applyReading(recycled, reading({ expiresAt: later(900) }))).toEqual({ status: 'recycled', ...kept });
  const unknown = known({ ...USED, status: 'unknown' });
  const waiting = { status: 'ready_to_activate', remainingMegabytes: 0, expiresAt: null } as const;
  expect(applyReading(unknown, reading(waiting))).toEqual({ status: 'unknown', ...kept });
});

test('ESIM-12 TOPUP-23 a top-up lets the total grow and, when the plan ends, shrink; nothing else changes', () => {
  const running = known({ ...USED });
  const topped = applyReading(
    running,
    reading({ totalMegabytes: 1024 + 5120, remainingMegabytes: 900 + 5120 }),
  );
  expect(topped).toEqual({
    status: 'active',
    firstConnectedAt: USED.firstConnectedAt,
    expiresAt: USED.expiresAt,
    figures: { totalMegabytes: 6144, remainingMegabytes: 6020, isUnlimited: false },
  });
  const next = { totalMegabytes: 5120, remainingMegabytes: 5000, expiresAt: later(900) };
  expect(applyReading(running, reading(next, later(171)))).toMatchObject({
    status: 'active',
    firstConnectedAt: USED.firstConnectedAt,
    expiresAt: later(900),
    figures: { totalMegabytes: 5120, remainingMegabytes: 5000 },
  });
});

test('ESIM-11 TOPUP-23 a top-up bought before the first connection is no use of data', () => {
  const waiting = reading({
    status: 'ready_to_activate',
    totalMegabytes: 6144,
    remainingMegabytes: 6144,
    expiresAt: null,
  });
  expect(applyReading(known(), waiting)).toEqual({
    status: 'ready_to_activate',
    firstConnectedAt: null,
    expiresAt: null,
    figures: { totalMegabytes: 6144, remainingMegabytes: 6144, isUnlimited: false },
  });
});

test('USAGE-51 a rest that the network reports as gone when the days are over was not used: the last figures stay', () => {
  const running = known({ ...USED });
  const figures = (changes: Partial<EsimUsage>, state = running) =>
    applyReading(state, reading({ status: 'expired', ...changes }, later(200))).figures;
  expect(figures({ remainingMegabytes: 0 })).toBeNull();
  expect(figures({ remainingMegabytes: 222 })).toMatchObject({ remainingMegabytes: 222 });
  expect(figures({ remainingMegabytes: 0, status: 'finished' })).toMatchObject({ remainingMegabytes: 0 });
  // Nothing was read before.
  expect(figures({ remainingMegabytes: 0 }, known({ readAt: null }))).toMatchObject({
    remainingMegabytes: 0,
  });
});
