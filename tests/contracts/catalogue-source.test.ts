import { expect, test } from 'vitest';
import { createAiraloProvider } from '#adapters/airalo/create-airalo-provider.ts';
import { createAlertStore } from '#adapters/postgres/alert-store.ts';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import { syncCatalogue } from '#core/catalogue/sync/sync-catalogue.ts';
import { aClock } from '#tests/builders/clock.ts';
import { aLog } from '#tests/builders/log.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';
import { aSandbox, SANDBOX_KEYS } from './a-sandbox.ts';
import { describeCatalogueSource } from './catalogue-source.contract.ts';

const sandbox = aSandbox();

function airalo(log = aLog()) {
  const clock = aClock();
  return createAiraloProvider({
    baseUrl: sandbox.origin(),
    clientId: SANDBOX_KEYS.airaloClientId,
    clientSecret: SANDBOX_KEYS.airaloClientSecret,
    clock,
    log,
    wait: (seconds) => {
      clock.advance(seconds);
      return Promise.resolve();
    },
  });
}

describeCatalogueSource('Airalo', () => airalo());

test('the whole catalogue of the sandbox is readable: no entry is skipped', async () => {
  const log = aLog();
  const response = await airalo(log).readCatalogue();
  expect(response.kind === 'read' && response.packages.length).toBeGreaterThan(4000);
  expect(log.lines).toEqual([]);
});

test('a request that fails on the way is retried', async () => {
  await sandbox.fault({
    service: 'network',
    kind: 'error',
    status: 503,
    match: 'GET /v2/packages',
    count: 2,
  });
  await sandbox.fault({ service: 'network', kind: 'rate-limit', match: 'GET /v2/packages', count: 1 });
  expect(await airalo().readCatalogue()).toMatchObject({ kind: 'read' });
});

test.each(['empty', 'broken'])(
  'a shop whose network sends a catalogue that is %s keeps its catalogue and raises an alert',
  async (mode) => {
    const postgres = await aPostgres();
    const store = createCatalogueStore(postgres);
    const needs = {
      source: airalo(),
      store,
      clock: aClock(),
      log: aLog(),
      alerts: createAlertStore(postgres),
    };
    expect(await syncCatalogue(needs)).toMatchObject({ kind: 'synced' });
    const before = await store.load();

    await sandbox.control('POST', '/network/catalogue', { mode });
    expect(await syncCatalogue({ ...needs, source: airalo() })).toMatchObject({ kind: 'refused' });
    expect(await store.load()).toEqual(before);
    const open = 'select kind from alerts where resolved_at is null';
    expect((await postgres.pool.query(open)).rows).toEqual([{ kind: 'catalogue-sync-refused' }]);

    await sandbox.control('POST', '/network/catalogue', { mode: 'normal' });
    expect(await syncCatalogue(needs)).toEqual({
      kind: 'synced',
      summary: { added: 0, changed: 0, withdrawn: 0, total: before.packages.length },
    });
    expect((await postgres.pool.query(open)).rows).toEqual([]);
  },
);
