import { expect, test } from 'vitest';
import type { Alert } from '#core/alerts.ts';
import { aClock } from '#tests/builders/clock.ts';
import { aLog } from '#tests/builders/log.ts';
import { anOfferedPackage, aPackage } from '#tests/builders/package.ts';
import type { CatalogueResponse, OfferedPackage } from './catalogue-source.ts';
import { syncCatalogue, type SyncNeeds } from './sync-catalogue.ts';

const plans = (count: number) => Array.from({ length: count }, (_, number) => `plan-${number}`);
const offer = (ids: readonly string[]) => ids.map((package_id) => anOfferedPackage({ package_id }));
const read = (packages: readonly OfferedPackage[]): CatalogueResponse => ({ kind: 'read', packages });

/** A shop that sells `current` and a network that returns `response`. */
function aShop(current: readonly string[], response: CatalogueResponse) {
  const written: string[][] = [];
  const refused: string[] = [];
  const open = new Map<string, Alert>();
  const log = aLog();
  const needs: SyncNeeds = {
    source: { readCatalogue: () => Promise.resolve(response) },
    store: {
      load: () =>
        Promise.resolve({
          version: 1,
          packages: current.map((package_id) => aPackage({ package_id })),
          inventory: [],
        }),
      replaceCatalogue: (offered) => {
        written.push(offered.map((one) => one.package.package_id));
        return Promise.resolve({ added: 0, changed: 0, withdrawn: 0, total: offered.length });
      },
      recordRefusedSync: (reason) => Promise.resolve(void refused.push(reason)),
    },
    alerts: {
      raise: (alert) => Promise.resolve(void open.set(alert.kind, alert)),
      settle: (kind) => Promise.resolve(void open.delete(kind)),
    },
    clock: aClock(),
    log,
  };
  return { needs, written, refused, open, log };
}

test('the packages of the network are stored', async () => {
  const shop = aShop(plans(4), read(offer(plans(5))));
  expect(await syncCatalogue(shop.needs)).toEqual({
    kind: 'synced',
    summary: { added: 0, changed: 0, withdrawn: 0, total: 5 },
  });
  expect(shop.written).toEqual([plans(5)]);
  expect(shop.log.lines).toContainEqual(expect.objectContaining({ event: 'catalogue-synced' }));
});

test.each([
  ['a broken response', { kind: 'unusable', reason: 'The network responded with 500.' } as const],
  ['an empty response', read([])],
  [
    'top-ups without a single plan',
    read(plans(10).map((package_id) => anOfferedPackage({ package_id, type: 'topup' }))),
  ],
  ['a response that withdraws most of the catalogue', read(offer(plans(4)))],
])('%s changes nothing, is recorded and raises an alert', async (_, response) => {
  const shop = aShop(plans(10), response);
  const result = await syncCatalogue(shop.needs);
  expect(result.kind).toBe('refused');
  expect(shop.written).toEqual([]);
  expect(shop.refused).toHaveLength(1);
  expect(shop.open.get('catalogue-sync-refused')?.message).toContain(shop.refused[0]);
});

test('withdrawing exactly half is accepted, one more is not', async () => {
  expect(await syncCatalogue(aShop(plans(10), read(offer(plans(5)))).needs)).toMatchObject({
    kind: 'synced',
  });
  expect(await syncCatalogue(aShop(plans(10), read(offer(plans(4)))).needs)).toMatchObject({
    kind: 'refused',
  });
});

test('the first catalogue of an empty shop is accepted', async () => {
  expect(await syncCatalogue(aShop([], read(offer(plans(1)))).needs)).toMatchObject({ kind: 'synced' });
});

test('a valid response settles the alert of an earlier bad one', async () => {
  const shop = aShop([], read(offer(plans(1))));
  shop.open.set('catalogue-sync-refused', { kind: 'catalogue-sync-refused', message: 'old' });
  await syncCatalogue(shop.needs);
  expect(shop.open.size).toBe(0);
});
