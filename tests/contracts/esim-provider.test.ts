import { expect, test } from 'vitest';
import { createAiraloProvider } from '#adapters/airalo/create-airalo-provider.ts';
import type { EsimProvider } from '#core/esims/esim-provider.ts';
import { aClock } from '#tests/builders/clock.ts';
import { aLog } from '#tests/builders/log.ts';
import { aSandbox, SANDBOX_KEYS } from './a-sandbox.ts';
import { describeEsimProvider } from './esim-provider.contract.ts';

const sandbox = aSandbox();
let aPlan: string | null = null;

function airalo(keys: Partial<{ clientSecret: string }> = {}) {
  const clock = aClock();
  return createAiraloProvider({
    baseUrl: sandbox.origin(),
    clientId: SANDBOX_KEYS.airaloClientId,
    clientSecret: SANDBOX_KEYS.airaloClientSecret,
    clock,
    log: aLog(),
    wait: (seconds) => {
      clock.advance(seconds);
      return Promise.resolve();
    },
    ...keys,
  });
}

async function aPlanOnSale(): Promise<string> {
  if (aPlan !== null) return aPlan;
  const catalogue = await airalo().readCatalogue();
  const plans = catalogue.kind === 'read' ? catalogue.packages.map((one) => one.package) : [];
  aPlan = plans.find(({ type, is_rechargeable }) => type === 'sim' && is_rechargeable)?.package_id ?? '';
  return aPlan;
}

describeEsimProvider('Airalo', async () => ({ provider: airalo(), packageId: await aPlanOnSale() }));

async function soldUnder(reference: string): Promise<number> {
  const sales = await sandbox.ledger('esim-sold');
  return sales.filter(({ data }) => data['description'] === reference).length;
}

async function buy(provider: EsimProvider, reference: string, attempt: number) {
  return provider.issueEsim({ reference, packageId: await aPlanOnSale(), attempt });
}

test('sold, but the response is lost: the second attempt finds that eSIM, and one was sold', async () => {
  const provider = airalo();
  await aPlanOnSale();
  await sandbox.fault({ service: 'network', kind: 'timeout-after', match: 'POST /v2/orders', count: 1 });
  expect(await buy(provider, 'silent-after', 1)).toEqual({ kind: 'unknown' });
  expect(await buy(provider, 'silent-after', 2)).toMatchObject({ kind: 'issued' });
  expect(await soldUnder('silent-after')).toBe(1);
});

test('the request is lost before the sale: the second attempt buys it, and one was sold', async () => {
  const provider = airalo();
  await aPlanOnSale();
  await sandbox.fault({ service: 'network', kind: 'timeout-before', match: 'POST /v2/orders', count: 1 });
  expect(await buy(provider, 'silent-before', 1)).toEqual({ kind: 'unknown' });
  expect(await buy(provider, 'silent-before', 2)).toMatchObject({ kind: 'issued' });
  expect(await soldUnder('silent-before')).toBe(1);
});

test('twelve attempts through every kind of fault sell one eSIM', async () => {
  await aPlanOnSale();
  const faults = ['timeout-after', 'error', 'timeout-before', 'rate-limit', 'timeout-after'];
  for (const kind of faults) {
    await sandbox.fault({
      service: 'network',
      kind,
      match: ' /v2/orders',
      count: 2,
      ...(kind === 'error' ? { status: 502 } : {}),
    });
  }
  const outcomes: string[] = [];
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    outcomes.push((await buy(airalo(), 'troubled', attempt)).kind);
  }
  expect(outcomes.at(-1)).toBe('issued');
  expect(outcomes.filter((kind) => kind !== 'issued').length).toBeGreaterThan(3);
  expect(await soldUnder('troubled')).toBe(1);
});

test('empty stock and missing credit sell nothing and return their code', async () => {
  const packageId = await aPlanOnSale();
  await sandbox.fault({ service: 'network', kind: 'out-of-stock', match: packageId, count: 1 });
  const outOfStock = await buy(airalo(), 'no-stock', 1);
  expect(outOfStock).toEqual({ kind: 'try-later', retryAfterSeconds: null, vendorCode: 'quantity' });
  await sandbox.control('POST', '/network/balance', { balanceCents: 0 });
  expect(await buy(airalo(), 'no-money', 1)).toMatchObject({ kind: 'try-later', vendorCode: '11' });
  await sandbox.control('POST', '/network/balance', { balanceCents: 100_000_00 });
  expect([await soldUnder('no-stock'), await soldUnder('no-money')]).toEqual([0, 0]);
});

test('ADMIN-63 the balance is read in cents and falls with a purchase; a failure is not a balance', async () => {
  await sandbox.control('POST', '/network/balance', { balanceCents: 1234_56 });
  expect(await airalo().readBalance()).toEqual({ kind: 'read', value: 1234_56 });
  expect(await buy(airalo(), 'from-the-balance', 1)).toMatchObject({ kind: 'issued' });
  const after = await airalo().readBalance();
  expect(after.kind === 'read' && after.value < 1234_56).toBe(true);
  await sandbox.control('POST', '/network/balance', { balanceCents: -5_00 });
  expect(await airalo().readBalance()).toEqual({ kind: 'read', value: -5_00 });
  await sandbox.control('POST', '/network/balance', { balanceCents: 100_000_00 });
  const read = { service: 'network', match: 'GET /v2/balance', count: 1 };
  await sandbox.fault({ ...read, kind: 'timeout-before' });
  expect(await airalo().readBalance()).toEqual({ kind: 'unknown' });
  await sandbox.fault({ ...read, kind: 'error', status: 503 });
  expect(await airalo().readBalance()).toMatchObject({ kind: 'try-later', vendorCode: 'http-503' });
  const refused = await airalo({ clientSecret: 'wrong' }).readBalance();
  expect(refused.kind === 'try-later' ? refused.vendorCode : refused.kind).toMatch(/^token-http-4/);
});

test('an expired token is renewed automatically, and wrong keys sell nothing', async () => {
  const provider = airalo();
  expect(await buy(provider, 'before-expiry', 1)).toMatchObject({ kind: 'issued' });
  await sandbox.control('POST', '/network/tokens/expire');
  expect(await buy(provider, 'after-expiry', 1)).toMatchObject({ kind: 'issued' });
  expect(await buy(airalo({ clientSecret: 'wrong' }), 'wrong-keys', 1)).toMatchObject({ kind: 'try-later' });
});

test('a list of orders continues after 429 and errors, page by page, and fails as a whole when a page cannot be fetched', async () => {
  await aPlanOnSale();
  // More than fits on one page.
  for (let number = 0; number < 101; number += 1) await buy(airalo(), `listed-${number}`, 1);
  const period = { from: new Date(Date.now() - 86_400_000), to: new Date() };
  const list = { service: 'network', match: 'GET /v2/orders' };
  await sandbox.fault({ ...list, kind: 'rate-limit', count: 1, retryAfterSeconds: 1 });
  await sandbox.fault({ ...list, kind: 'error', status: 503, count: 1 });
  const listed = await airalo().listOrders(period);
  const references = listed.kind === 'read' ? listed.value.map(({ reference }) => reference) : [];
  expect(references.filter((reference) => reference?.startsWith('listed-') === true)).toHaveLength(101);
  expect(new Set(references).size).toBe(references.length);

  await sandbox.fault({ ...list, kind: 'error', status: 503 });
  expect((await airalo().listOrders(period)).kind).toBe('unknown');
});
