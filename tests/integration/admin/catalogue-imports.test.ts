import { expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  ImportConflict,
  LastImportResponse,
  PreviewResponse,
  SyncChangesResponse,
  SyncsResponse,
  UndoResponse,
} from '#contract/admin/catalogue.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import { refusalIn, staffOf } from './staff.ts';

const flow = anOrderFlow();
const { get, send, aMember, audit } = staffOf(flow);
const PATH = '/api/admin/catalogue-imports';
const PREVIEWS = '/api/admin/catalogue-import-previews';

async function anAdmin() {
  const { cookie } = await aMember('admin');
  const post = (path: string, body: object) => send('POST', path, { body, cookie });
  return {
    cookie,
    post,
    preview: async (text: string) =>
      PreviewResponse.parse(await (await post(PREVIEWS, { fileName: 'a.csv', text })).json()),
    apply: (text: string, digest: string, sellsBelowCost = false) =>
      post(PATH, { fileName: 'a.csv', text, digest, sellsBelowCost }),
    last: async () => LastImportResponse.parse(await (await get(`${PATH}/last`, cookie)).json()).import,
    undo: async (id: number) => post(`${PATH}/${id}/undo`, {}),
  };
}

const stored = () =>
  flow.rows(
    z.object({ package_id: z.string(), price_cents: z.int(), available_stock: z.int().nullable() }),
    sql`select package_id, price_cents, available_stock from package_inventory order by package_id`,
  );
const priceOf = async (id: string) =>
  (await stored()).find(({ package_id }) => package_id === id)?.price_cents ?? 0;

test('ADMIN-44 ADMIN-23 the export needs a recent sign-in, and uploaded unchanged it changes nothing', async () => {
  const admin = await anAdmin();
  const file = await get('/api/admin/catalogue.csv?language=es', admin.cookie);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="catalogue-[\d-]+\.csv"$/);
  const { counts, rows } = await admin.preview(await file.text());
  expect(counts).toMatchObject({ change: 0, leftOut: 0, same: counts.lines });
  expect([counts.lines > 20, rows]).toEqual([true, []]);
  flow.clock.advance(11 * 60);
  expect(await refusalIn(await get('/api/admin/catalogue.csv', admin.cookie))).toEqual([
    403,
    'confirm-password',
  ]);
});

test('ADMIN-44 ADMIN-45 ADMIN-19 a file is previewed, applied in one step, and undone except what changed since', async () => {
  const admin = await anAdmin();
  const [one, two, three] = [flow.plan(0), flow.plan(1), flow.plan(2)];
  const cents = (price: number) => Math.round(price * 100) + 100;
  const euro = (price: number) => String(price + 1).replace('.', ',');
  const text = [
    'package_id;own_price',
    `${one.packageId};${euro(one.price)}`,
    `${two.packageId};${euro(two.price)}`,
    `${three.packageId};0,50`,
    'nowhere;5',
  ].join('\r\n');
  const before = await stored();
  const preview = await admin.preview(text);
  expect(preview.counts).toEqual({ lines: 4, change: 3, same: 0, belowCost: 1, leftOut: 1 });
  expect(preview.rows.map(({ problem, isBelowCost }) => [problem, isBelowCost])).toEqual([
    [null, false],
    [null, false],
    [null, true],
    ['unknown', false],
  ]);
  expect(await stored(), 'a preview changes nothing').toEqual(before);

  const applied = await admin.apply(text, preview.digest);
  expect(await applied.json()).toEqual({ changed: 2 });
  expect([await priceOf(one.packageId), await priceOf(three.packageId)]).toEqual([cents(one.price), 0]);
  const last = await admin.last();
  expect(last).toMatchObject({ fileName: 'a.csv', changed: 2, undoneAt: null });
  expect((await audit())[0]).toMatchObject({
    action: 'catalogue-imported',
    target_id: String(last?.id),
    after: { packages: 2 },
  });

  const again = await admin.apply(text, preview.digest);
  const conflict = ImportConflict.parse(await again.json());
  expect([again.status, conflict.error.code, conflict.preview?.counts.same]).toEqual([
    409,
    'changed-meanwhile',
    2,
  ]);

  await flow.run(
    sql`update package_inventory set price_cents = 4242, changed_at = now() + interval '1 minute' where package_id = ${two.packageId}`,
  );
  const undone = UndoResponse.parse(await (await admin.undo(last?.id ?? 0)).json());
  expect(undone.restored).toBe(1);
  expect(undone.kept.map(({ package: { id }, fields }) => [id, fields])).toEqual([
    [two.packageId, ['ownPriceCents']],
  ]);
  expect([await priceOf(one.packageId), await priceOf(two.packageId)]).toEqual([0, 4242]);
  expect(await refusalIn(await admin.undo(last?.id ?? 0))).toEqual([409, 'not-last']);
  expect((await audit())[0]).toMatchObject({
    action: 'catalogue-import-undone',
    after: { restored: 1, kept: [two.packageId] },
  });
});

test('ADMIN-42 ADMIN-44 rows below cost are applied only when that is confirmed', async () => {
  const admin = await anAdmin();
  const { packageId } = flow.plan(5);
  const text = `package_id,own_price\n${packageId},0.50\n`;
  const { digest } = await admin.preview(text);
  expect(await refusalIn(await admin.apply(text, digest))).toEqual([409, 'nothing-to-change']);
  expect((await admin.apply(text, digest, true)).status).toBe(200);
  expect(await priceOf(packageId)).toBe(50);
});

test('ADMIN-46 a file that is not ours, and one that is too large, get a clear answer', async () => {
  const admin = await anAdmin();
  const send = (text: string) => admin.post(PREVIEWS, { fileName: 'x.csv', text });
  expect(await refusalIn(await send('name,price\nJapan,5'))).toEqual([400, 'not-ours']);
  expect(await refusalIn(await send('package_id,own_price\nx,"5'))).toEqual([400, 'broken-quotes']);
  expect((await send(`package_id,own_price\n${'x'.repeat(3_000_000)}`)).status).toBe(413);
});

test('ADMIN-16 ADMIN-47 the history says what each sync changed, by name, and why one was refused', async () => {
  const admin = await anAdmin();
  const { store } = flow.parts().shop;
  const { offered } = flow.parts();
  const [first, gone, ...rest] = offered;
  if (first === undefined || gone === undefined) throw new Error('The shop sells fewer plans');
  const at = (second: number) => new Date(Date.UTC(2030, 0, 1, 12, 0, second));
  const dearer = {
    ...first,
    package: { ...first.package, minimumPriceCents: first.package.minimumPriceCents + 50 },
  };
  const topups = await store.load();
  expect(topups.packages.length).toBeGreaterThan(20);
  await store.replaceCatalogue(offered, at(0), at(0));
  await store.replaceCatalogue([dearer, ...rest], at(9), at(4));
  await store.recordRefusedSync('The network responded with 500.', at(20), at(18));
  const { syncs, isRunning } = SyncsResponse.parse(
    await (await get('/api/admin/catalogue-syncs', admin.cookie)).json(),
  );
  expect(isRunning).toBe(false);
  expect(syncs[0]).toMatchObject({
    reason: 'The network responded with 500.',
    startedAt: at(18).toISOString(),
  });
  expect(syncs[1]).toMatchObject({
    reason: null,
    added: 0,
    changed: 1,
    withdrawn: 1,
    finishedAt: at(9).toISOString(),
  });
  const path = `/api/admin/catalogue-syncs/${syncs[1]?.id ?? 0}/changes`;
  const { changes } = SyncChangesResponse.parse(await (await get(path, admin.cookie)).json());
  const changeOf = (id: string) => changes.find(({ packageId }) => packageId === id);
  expect(changes).toHaveLength(2);
  expect(changeOf(first.package.package_id)).toMatchObject({
    kind: 'changed',
    data: first.package.data_amount,
    priceBeforeCents: first.package.minimumPriceCents,
    priceAfterCents: first.package.minimumPriceCents + 50,
  });
  expect(changeOf(gone.package.package_id)).toMatchObject({ kind: 'withdrawn', priceAfterCents: null });
  await store.replaceCatalogue(offered, at(30));
  const [returned] = SyncsResponse.parse(
    await (await get('/api/admin/catalogue-syncs', admin.cookie)).json(),
  ).syncs;
  const back = await get(`/api/admin/catalogue-syncs/${returned?.id ?? 0}/changes`, admin.cookie);
  expect(
    SyncChangesResponse.parse(await back.json())
      .changes.map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['changed', 'returned']);
});
