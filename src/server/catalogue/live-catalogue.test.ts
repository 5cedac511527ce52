import { expect, test } from 'vitest';
import type { CatalogueSnapshot, CatalogueStore } from '#core/catalogue/sync/catalogue-store.ts';
import { aQuery } from '#tests/builders/catalogue.ts';
import { aLog } from '#tests/builders/log.ts';
import { aPackage } from '#tests/builders/package.ts';
import { LiveCatalogue } from './live-catalogue.ts';

/** A store whose `load` calls the test resolves by hand. */
function aStore() {
  const waiting: { resolve(snapshot: CatalogueSnapshot): void; reject(reason: Error): void }[] = [];
  let notify: (version: number) => void = () => undefined;
  const store: Pick<CatalogueStore, 'load' | 'version' | 'onChange'> = {
    load: () => new Promise((resolve, reject) => waiting.push({ resolve, reject })),
    version: () => Promise.resolve(1),
    onChange: (listener) => {
      notify = listener;
      return Promise.resolve(() => Promise.resolve());
    },
  };
  return {
    store,
    waiting,
    change: () => {
      notify(0);
    },
  };
}

function snapshot(version: number): CatalogueSnapshot {
  return { version, packages: [aPackage({ package_id: `of-version-${version}` })], inventory: [] };
}

const idsIn = (catalogue: LiveCatalogue) =>
  catalogue
    .current()
    .listPackages(aQuery())
    .map((item) => item.package_id);

test('readers see the old catalogue until the new one is complete', async () => {
  const { store, waiting, change } = aStore();
  const catalogue = new LiveCatalogue({ store, log: aLog() });
  const started = catalogue.start();
  await Promise.resolve();
  waiting.shift()?.resolve(snapshot(1));
  await started;
  expect(idsIn(catalogue)).toEqual(['of-version-1']);

  change();
  expect(idsIn(catalogue)).toEqual(['of-version-1']);
  const refreshed = catalogue.refresh();
  waiting.shift()?.resolve(snapshot(2));
  await expect.poll(() => waiting.length).toBe(1);
  waiting.shift()?.resolve(snapshot(3));
  await refreshed;
  expect(idsIn(catalogue)).toEqual(['of-version-3']);
  await catalogue.stop();
});

test('many change notifications at once lead to one read of the table at a time', () => {
  const { store, waiting } = aStore();
  const catalogue = new LiveCatalogue({ store, log: aLog() });
  for (let times = 0; times < 50; times += 1) void catalogue.refresh();
  expect(waiting).toHaveLength(1);
});

test('when the table cannot be read, the shop keeps the last catalogue and logs it', async () => {
  const { store, waiting } = aStore();
  const log = aLog();
  const catalogue = new LiveCatalogue({ store, log });
  const first = catalogue.refresh();
  waiting.shift()?.resolve(snapshot(1));
  await first;
  const second = catalogue.refresh();
  waiting.shift()?.reject(new Error('connection lost'));
  await second;
  expect(idsIn(catalogue)).toEqual(['of-version-1']);
  expect(log.lines.at(-1)).toMatchObject({ level: 'error', event: 'catalogue-unreadable' });
});
