import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import { createCollectedEsims } from '#adapters/postgres/esims/collected-esims.ts';
import { CollectionResponse } from '#contract/account/collection.ts';
import { errorOf } from '#tests/builders/app.ts';
import { anOfferedPackage } from '#tests/builders/package.ts';
import { customersOf } from '../order-flow/customers.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import { afterMinutes, ANA, DELIVERED, EVA, someEsims } from './some-esims.ts';

const flow = anOrderFlow();
const { get, send, aSignedInCustomer, esimsOf } = customersOf(flow);

const collectionOf = async (session: string, language = 'en') =>
  CollectionResponse.parse(await (await get(`/api/collection?language=${language}`, session)).json());

test('COLLECT-02 COLLECT-08 COLLECT-16 a bought eSIM awaits its country; when it connects, the country is stamped', async () => {
  const { session } = await aSignedInCustomer(0);
  const [esim] = await esimsOf(session);
  if (esim === undefined) throw new Error('The customer has no eSIM');
  const { countryCode } = esim;
  expect(await collectionOf(session)).toMatchObject({
    stamps: [],
    awaited: [{ countryCode, country: esim.country, esimId: esim.id }],
    earned: [],
    next: [{ badge: 'adventurer', missing: 1 }, {}, {}, {}],
  });

  await flow.control('POST', `/network/esims/${esim.iccid}/connect`, {});
  await flow.control('POST', `/network/esims/${esim.iccid}/usage`, { usedMegabytes: 5 });
  await send('POST', `/api/esims/${esim.id}/refresh`, { cookie: session });
  const [connected] = await esimsOf(session);
  const visitedAt = connected?.firstConnectedAt;
  expect(visitedAt).not.toBeNull();
  const stamped = await collectionOf(session, 'es');
  expect(stamped).toMatchObject({
    stamps: [{ countryCode, visitedAt, isCurrent: true }],
    awaited: [],
    earned: [{ badge: 'adventurer', countries: 1, earnedAt: visitedAt }],
    next: [{ badge: 'globe-trotter', countries: 5, missing: 4 }, {}, {}],
  });
  expect(JSON.stringify(stamped)).not.toContain(esim.iccid);
});

test('COLLECT-16 a customer sees no country of another, and a guest sees nothing', async () => {
  const ana = await aSignedInCustomer(1);
  const eva = await aSignedInCustomer(2);
  const [ofAna] = await esimsOf(ana.session);
  const collection = await collectionOf(eva.session);
  expect(collection.awaited).toHaveLength(1);
  expect(collection.awaited[0]?.esimId).not.toBe(ofAna?.id);
  expect(await errorOf(await get('/api/collection', ''))).toMatchObject({ status: 401, code: 'signed-out' });
  expect(await errorOf(await get('/api/collection?language=fr', ana.session))).toMatchObject({
    status: 400,
    code: 'invalid-input',
  });
});

test('COLLECT-07 the store reads every eSIM of the customer, oldest first and without a limit, with the coverage of its plan', async () => {
  const { postgres, ids } = await someEsims(205);
  const regional = anOfferedPackage({
    package_id: 'japan',
    coverage_type: 'regional',
    country_code: null,
    country_region: 'Asia',
  });
  const collected = createCollectedEsims(postgres);
  await postgres.db.execute(
    sql`update esims set first_connected_at = ${DELIVERED.toISOString()} where id = ${ids[0]}`,
  );
  const ofAna = await collected.ofCustomer(ANA);
  expect(new Set(ofAna.map(({ id }) => id))).toEqual(new Set(ids));
  expect(ofAna.filter(({ firstConnectedAt }) => firstConnectedAt !== null)).toMatchObject([
    { id: ids[0], coverage: 'local', countryCode: 'JP', firstConnectedAt: DELIVERED, expiresAt: null },
  ]);
  expect(await collected.ofCustomer(EVA)).toHaveLength(1);
  expect(await collected.ofCustomer('nobody')).toEqual([]);
  await createCatalogueStore(postgres).replaceCatalogue([regional], DELIVERED);
  const [one] = await collected.ofCustomer(EVA);
  expect(one).toMatchObject({ coverage: 'regional', countryCode: null });
});

test('COLLECT-20 the store says which eSIMs are being returned, and only those', async () => {
  const { postgres, ids } = await someEsims(2);
  await postgres.db.execute(
    sql`insert into withdrawals (order_number, email, positions, language, declared_at, order_id)
        select o.number, o.email, '{}', 'en', now(), o.id from orders o
        join order_units u on u.order_id = o.id join esims e on e.unit_id = u.id where e.id = ${ids[0]}`,
  );
  const ofAna = await createCollectedEsims(postgres).ofCustomer(ANA);
  expect(ofAna.filter(({ isReturned }) => isReturned).map(({ id }) => id)).toEqual([ids[0]]);
});

test('COLLECT-22 the store says when somebody first opened a link to an eSIM, also one of a gift, and only of that one', async () => {
  const { postgres, ids } = await someEsims(2);
  const link = (channel: string, openedAt: Date | null) =>
    postgres.db.execute(
      sql`insert into shares (id, esim_id, secret_hash, channel, language, created_at, expires_at, revealed_at)
          values (gen_random_uuid(), ${ids[0]}, decode(md5(random()::text), 'hex') || decode(md5(random()::text), 'hex'), ${channel}, 'en', ${DELIVERED.toISOString()},
            ${DELIVERED.toISOString()}::timestamptz + interval '72 hours', ${openedAt?.toISOString() ?? null})`,
    );
  await link('gift', afterMinutes(20));
  await link('link', afterMinutes(10));
  await link('link', null);
  const ofAna = await createCollectedEsims(postgres).ofCustomer(ANA);
  expect(new Map(ofAna.map(({ id, firstOpenedAt }) => [id, firstOpenedAt]))).toEqual(
    new Map([
      [ids[0], afterMinutes(10)],
      [ids[1], null],
    ]),
  );
});
