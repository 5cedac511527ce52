import { expect, test } from 'vitest';
import type { SyncNeeds } from '#core/catalogue/sync/sync-catalogue.ts';
import { aClock } from '#tests/builders/clock.ts';
import { aLog } from '#tests/builders/log.ts';
import { anOfferedPackage } from '#tests/builders/package.ts';
import { syncCatalogueJob } from './sync-catalogue-job.ts';

function needs(onWrite: () => void): SyncNeeds {
  return {
    source: { readCatalogue: () => Promise.resolve({ kind: 'read', packages: [anOfferedPackage()] }) },
    store: {
      load: () => Promise.resolve({ version: 0, packages: [], inventory: [] }),
      replaceCatalogue: () => {
        onWrite();
        return Promise.resolve({ added: 1, changed: 0, withdrawn: 0, total: 1 });
      },
      recordRefusedSync: () => Promise.resolve(),
    },
    alerts: { raise: () => Promise.resolve(), settle: () => Promise.resolve() },
    clock: aClock(),
    log: aLog(),
  };
}

test('OPS-01 the catalogue is synchronised once in every hour of every day', () => {
  const { schedule = '' } = syncCatalogueJob(needs(() => undefined));
  // One fixed minute; every hour, day, month and weekday.
  expect(schedule).toMatch(/^[1-5]?\d \* \* \* \*$/);
});

test('OPS-01 the hourly job brings the catalogue in line with the network', async () => {
  let written = 0;
  const job = syncCatalogueJob(needs(() => (written += 1)));
  await job.run({ data: {}, attempt: 1, signal: AbortSignal.timeout(1000) });
  expect(written).toBe(1);
});
