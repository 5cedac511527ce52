import { expect, test } from 'vitest';
import { aClock } from '#tests/builders/clock.ts';
import type { AlertKind } from '#core/alerts.ts';
import type { ReadResult } from '#core/esims/esim-provider.ts';
import { checkServices, type CheckOutcome } from './service-check.ts';

async function check(balance: ReadResult<number>, mail: CheckOutcome = 'works') {
  const outcomes: Record<string, CheckOutcome> = {};
  const balances: number[] = [];
  const alerts: string[] = [];
  const events: string[] = [];
  const note = (what: string) => (alert: AlertKind | Readonly<{ kind: AlertKind }>) => {
    alerts.push(`${what} ${typeof alert === 'string' ? alert : alert.kind}`);
    return Promise.resolve();
  };
  await checkServices({
    network: { readBalance: () => Promise.resolve(balance) },
    checks: { payments: () => Promise.resolve('works'), mail: () => Promise.resolve(mail) },
    store: {
      saveCheck: ({ service, outcome }) => {
        outcomes[service] = outcome;
        return Promise.resolve();
      },
      saveBalance: ({ cents }) => {
        balances.push(cents);
        return Promise.resolve();
      },
    },
    alerts: { raise: note('raise'), settle: note('settle') },
    securityEvents: { add: ({ kind, route }) => void events.push(`${kind} ${route}`) },
    lowBalanceCents: 200_00,
    clock: aClock(),
  });
  return { outcomes, balances, alerts, events };
}

test('ADMIN-63 a balance below the limit raises the alert, and one at the limit closes it', async () => {
  expect(await check({ kind: 'read', value: 199_99 })).toMatchObject({
    outcomes: { network: 'works' },
    balances: [199_99],
    alerts: ['raise network-balance-low'],
  });
  expect((await check({ kind: 'read', value: 200_00 })).alerts).toEqual(['settle network-balance-low']);
});

const later = (vendorCode: string | null) =>
  ({ kind: 'try-later', retryAfterSeconds: null, vendorCode }) as const;

test.each([
  [{ kind: 'unknown' }, 'no-response'],
  [{ kind: 'absent' }, 'error'],
  [later('token-http-401'), 'refused'],
  [later('http-403'), 'refused'],
  [later('http-429'), 'error'],
  [later('http-503'), 'error'],
  [later('ECONNREFUSED'), 'no-response'],
  [later(null), 'no-response'],
] as const)(
  'ADMIN-64 SECMON-03 a balance that cannot be read (%o) means %s and is a network error',
  async (balance, outcome) => {
    const { outcomes, balances, alerts, events } = await check(balance);
    expect(outcomes).toEqual({ network: outcome, payments: 'works', mail: 'works' });
    expect([balances, alerts]).toEqual([[], []]);
    expect(events).toEqual(['network-error network']);
  },
);
