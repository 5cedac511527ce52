import { beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import { CatalogueResponse, PackageConflict, PackageResponse } from '#contract/admin/catalogue.ts';
import { OffersResponse } from '#contract/catalogue/offers.ts';
import { NET_CENTS, PRICE_CENTS } from '#adapters/postgres/catalogue/staff/price-columns.ts';
import { isBelowCost } from '#core/catalogue/editing/margin.ts';
import { packagePriceCents } from '#core/catalogue/packages/package-price.ts';
import { centsFromDollars } from '#core/money.ts';
import { syncCatalogue } from '#core/catalogue/sync/sync-catalogue.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import { refusalIn, staffOf, type Member } from './staff.ts';
import { aWebProcess } from './a-web-process.ts';

const flow = anOrderFlow();
const { get, send, aMember, audit } = staffOf(flow);
const someone = Promise.withResolvers<Member>();
beforeAll(async () => someone.resolve(await aMember('admin')));

async function list(query = '') {
  const response = await get(`/api/admin/catalogue?${query}`, (await someone.promise).cookie);
  expect(response.status).toBe(200);
  return CatalogueResponse.parse(await response.json());
}

async function open(index: number) {
  const { packageId } = flow.plan(index);
  const { packages } = await list(`search=${packageId}`);
  const found = packages.find(({ id }) => id === packageId);
  if (found === undefined) throw new Error(`${packageId} is not in the list`);
  return found;
}

type Opened = Awaited<ReturnType<typeof open>>;

async function change({ id, edition, values }: Opened, changes: object, by?: Member) {
  const body = { ...values, edition, stockSeen: values.availableStock, ...changes };
  const { cookie } = by ?? (await someone.promise);
  return send('PUT', `/api/admin/catalogue/${id}`, { body, cookie });
}

async function changed(opened: Opened, changes: object) {
  const response = await change(opened, changes);
  expect([response.status, response.ok ? '' : await response.text()]).toEqual([200, '']);
  return PackageResponse.parse(await response.json()).package;
}

test('ADMIN-09 ADMIN-40 ADMIN-42 an admin sets an own price, which is audited, survives a sync, and is cleared again', async () => {
  const opened = await open(0);
  expect(opened.margin?.cents).toBe(opened.priceCents - (opened.netPriceCents ?? 0));
  const price = opened.networkPriceCents + 100;
  const saved = await changed(opened, { ownPriceCents: price, isPopular: true, availableStock: 3 });
  expect(saved).toMatchObject({ priceCents: price, margin: { cents: price - (opened.netPriceCents ?? 0) } });
  const [entry] = await audit();
  expect(entry).toMatchObject({
    action: 'package-changed',
    target_kind: 'package',
    target_id: opened.id,
    before: opened.values,
    after: { ...saved.values, isBelowCost: false },
  });

  const { store, postgres } = flow.parts().shop;
  const { offered } = flow.parts();
  const dearer = offered.map((one) =>
    one.package.package_id === opened.id
      ? {
          ...one,
          package: { ...one.package, minimumPriceCents: opened.networkPriceCents + 7, is_popular: false },
        }
      : one,
  );
  await store.replaceCatalogue(dearer, new Date());
  expect((await open(0)).values).toEqual(saved.values);
  expect((await createCatalogueStore(postgres).load()).packages).toContainEqual(
    expect.objectContaining({ package_id: opened.id, priceCents: price, is_popular: true }),
  );
  const cleared = await changed(await open(0), { ownPriceCents: null });
  expect(cleared.priceCents).toBe(opened.networkPriceCents + 7);
  await store.replaceCatalogue(offered, new Date());
});

test('ADMIN-42 a price below cost is refused without confirmation, and nothing is saved', async () => {
  const opened = await open(1);
  const ownPriceCents = (opened.netPriceCents ?? 0) - 1;
  const entries = (await audit()).length;
  expect(await refusalIn(await change(opened, { ownPriceCents }))).toEqual([409, 'below-cost']);
  expect([await open(1), (await audit()).length]).toEqual([opened, entries]);
  const saved = await changed(opened, { ownPriceCents, isLossConfirmed: true });
  expect(saved.margin).toMatchObject({ cents: -1 });
  expect((await audit())[0]).toMatchObject({ after: { isBelowCost: true } });
  expect((await list('list=below-cost')).packages.map(({ id }) => id)).toEqual([opened.id]);
  // What was confirmed once is not asked again for something else.
  await changed(saved, { isPopular: !saved.values.isPopular });
});

test('ADMIN-40 a price outside the limits and an unknown package are refused', async () => {
  const opened = await open(2);
  expect(await refusalIn(await change(opened, { ownPriceCents: 49 }))).toEqual([400, 'invalid-price']);
  expect(await refusalIn(await change(opened, { ownPriceCents: 1_000_001 }))).toEqual([400, 'invalid-price']);
  expect((await change(opened, { ownPriceCents: 5.5 })).status).toBe(400);
  expect((await change(opened, { availableStock: -1 })).status).toBe(400);
  expect((await change(opened, { availableStock: 1_000_001 })).status).toBe(400);
  expect(await refusalIn(await change({ ...opened, id: 'nowhere' }, {}))).toEqual([404, 'not-found']);
});

test('ADMIN-24 the second of two admins gets both versions, and the same edit twice is no conflict', async () => {
  const opened = await open(3);
  const ownPriceCents = opened.networkPriceCents + 50;
  const first = await changed(opened, { ownPriceCents });
  expect(await changed(opened, { ownPriceCents })).toEqual(first);
  const late = await change(opened, { ownPriceCents: ownPriceCents + 1 }, await aMember('admin'));
  expect(late.status).toBe(409);
  const conflict = PackageConflict.parse(await late.json());
  expect(conflict).toMatchObject({
    error: { code: 'changed-meanwhile' },
    conflict: { stored: first, sent: { ownPriceCents: ownPriceCents + 1 } },
  });
});

test('ADMIN-41 a change reaches every web process, the cart and the checkout at once', async () => {
  const processes = [await aWebProcess(flow), await aWebProcess(flow)];
  const opened = await open(4);
  const { id } = opened;
  const ownPriceCents = opened.networkPriceCents + 100;
  const offer = async () => {
    const response = await get(`/api/package-offers?ids=${id}`);
    return OffersResponse.parse(await response.json()).offers[0];
  };
  const line = (price: number) => ({ lines: [{ packageId: id, price, quantity: 1 }] });

  const priced = await changed(opened, {
    ownPriceCents,
    availableStock: 0,
    isPopular: !opened.values.isPopular,
  });
  for (const web of processes)
    await eventually(() => {
      expect(web.plan(id)).toMatchObject({ priceCents: ownPriceCents, is_popular: priced.values.isPopular });
      expect(web.isSoldOut(id)).toBe(true);
    });
  expect(await offer()).toMatchObject({ price_cents: ownPriceCents });
  const filled = await changed(priced, { availableStock: null });
  for (const web of processes) await eventually(() => expect(web.isSoldOut(id)).toBe(false));
  // A checkout opened before the change.
  const old = await flow.submit(line(opened.networkPriceCents / 100));
  expect([old.status, await old.text()]).toEqual([
    expect.any(Number),
    expect.stringContaining('Price has been updated'),
  ]);
  expect((await flow.submit(line(ownPriceCents / 100))).status).toBe(200);

  const hidden = await changed(filled, { isHidden: true });
  for (const web of processes) await eventually(() => expect(web.plan(id)).toBeUndefined());
  expect(await offer()).toBeUndefined();
  expect(await (await flow.submit(line(ownPriceCents / 100))).text()).toContain('no longer available');
  await changed(hidden, { isHidden: false });
  for (const web of processes) await eventually(() => expect(web.plan(id)).toBeDefined());
});

test('ADMIN-43 the list is filtered, sorted and paged by key', async () => {
  await syncCatalogue(flow.parts().shop.sync);
  const all = await list();
  expect(all.packages).toHaveLength(50);
  const pages = [await list('type=sim&coverage=regional')];
  for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null)
    pages.push(await list(`type=sim&coverage=regional&after=${next}`));
  const ids = pages.flatMap(({ packages }) => packages.map(({ id }) => id));
  const [stored] = await flow.rows(
    z.object({ count: z.coerce.number() }),
    sql`select count(*) from packages where type = 'sim' and coverage_type = 'regional' and withdrawn_at is null`,
  );
  expect([pages.length > 1, ids.length, new Set(ids).size]).toEqual([true, stored?.count, stored?.count]);
  expect(all.counts?.all).toBeGreaterThan(ids.length);
});

test('ADMIN-43 the list is sorted by price and margin, and searched in both languages', async () => {
  const topups = await list('type=topup&order=price');
  expect(topups.packages.every(({ type }) => type === 'topup')).toBe(true);
  const prices = topups.packages.map(({ priceCents }) => priceCents);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  const second = await list(`type=topup&order=price&after=${topups.next ?? ''}`);
  expect(second.packages[0]?.priceCents).toBeGreaterThanOrEqual(prices.at(-1) ?? 0);
  const japanese = await list(`search=${encodeURIComponent('japon 1 gb')}&type=sim`);
  const found = new Set(japanese.packages.map(({ name, data }) => `${name}, ${data}`));
  expect(found).toEqual(new Set(['Japan, 1 GB']));
  expect((await list('search=%25')).packages).toEqual([]);
  const margins = (await list('order=margin')).packages.map(({ margin }) => margin?.percent ?? 100);
  expect(margins).toEqual(margins.toSorted((a, b) => a - b));
});

test('ADMIN-42 ADMIN-43 the database and core agree on what is below cost', async () => {
  const net = [null, 500, 500, 500, 500];
  const own = [1, 499, 500, 0, null];
  const ids = flow
    .parts()
    .offered.slice(10, 15)
    .map(({ package: { package_id } }) => package_id);
  for (const [index, id] of ids.entries()) {
    const cost = net[index] ?? null;
    await flow.run(
      sql`update packages set minimum_selling_price = 4.99, net_price = ${cost === null ? null : cost / 100} where package_id = ${id}`,
    );
    const price = own[index];
    if (price !== null && price !== undefined)
      await flow.run(sql`insert into package_inventory (package_id, price_cents) values (${id}, ${price})`);
  }
  const below = new Set((await list('list=below-cost')).packages.map(({ id }) => id));
  const expected = ids.filter((_, index) =>
    isBelowCost(
      { networkPriceCents: 499, netPriceCents: net[index] ?? null },
      { ownPriceCents: own[index] ?? null },
    ),
  );
  expect(ids.filter((id) => below.has(id))).toEqual(expected);
  expect(expected).toHaveLength(3);
});

test('ADMIN-43 the database and core agree on the price of a package', async () => {
  // As floating point some of these dollars are a little less than their cents.
  const minimum = [0.29, 1.15, 8.2, 19.99, 4.35];
  const own = [null, 0, 1, 50_000, 0];
  const ids = flow
    .parts()
    .offered.slice(20, 25)
    .map(({ package: { package_id } }) => package_id);
  for (const [index, id] of ids.entries()) {
    await flow.run(
      sql`update packages set minimum_selling_price = ${minimum[index]}, net_price = ${minimum[index]} where package_id = ${id}`,
    );
    const price = own[index] ?? null;
    if (price !== null)
      await flow.run(sql`insert into package_inventory (package_id, price_cents) values (${id}, ${price})`);
  }
  const stored = await flow.rows(
    z.object({ id: z.string(), price: z.number(), net: z.number().nullable() }),
    sql`select packages.package_id as id, ${PRICE_CENTS} as price, ${NET_CENTS} as net from packages
      left join package_inventory on package_inventory.package_id = packages.package_id`,
  );
  for (const [index, id] of ids.entries()) {
    const networkCents = centsFromDollars(minimum[index] ?? 0);
    expect(stored.find((row) => row.id === id)).toEqual({
      id,
      price: packagePriceCents(networkCents, own[index] ?? null),
      net: networkCents,
    });
  }
});

test('ADMIN-16 ADMIN-47 a sync is started once, however often and by whom it is pressed', async () => {
  await flow.parts().shop.queue.stop();
  const { cookie } = await someone.promise;
  const start = async (member: string) => {
    const response = await send('POST', '/api/admin/catalogue-syncs', { body: {}, cookie: member });
    return z.object({ isStarted: z.boolean() }).parse(await response.json()).isStarted;
  };
  const other = await aMember('admin');
  const started = await Promise.all([start(cookie), start(other.cookie), start(cookie)]);
  expect(started.toSorted()).toEqual([false, false, true]);
  const jobs = await flow.rows(
    z.object({ state: z.string() }),
    sql`select state::text from jobs.job where name = 'sync-catalogue' and state <> 'completed'`,
  );
  expect(jobs).toHaveLength(1);
  expect((await audit()).filter(({ action }) => action === 'catalogue-sync-started')).toHaveLength(1);
});
