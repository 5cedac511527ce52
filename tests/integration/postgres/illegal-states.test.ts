import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import { connectPostgres, type Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { aLog } from '#tests/builders/log.ts';
import { anOfferedPackage } from '#tests/builders/package.ts';
import { aDatabase, type TestDatabase } from '#tests/database/a-database.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';
import { refusal } from '#tests/database/refusal.ts';

const AT = new Date('2026-03-02T10:00:00Z');

async function aShopWithOnePackage(postgres: Postgres) {
  await createCatalogueStore(postgres).replaceCatalogue([anOfferedPackage()], AT);
  return postgres;
}

describe('the database rejects', () => {
  // Shared, because every attempted write is rejected.
  let database: TestDatabase;
  let postgres: Postgres;
  beforeAll(async () => {
    database = await aDatabase();
    postgres = await aShopWithOnePackage(connectPostgres({ url: database.url, log: aLog() }));
  });
  afterAll(async () => {
    await postgres.close();
    await database.drop();
  });

  test.each([
    ['DATA-02 a package of another type', sql`update packages set type = 'voucher'`],
    ['DATA-03 an unknown coverage', sql`update packages set coverage_type = 'national'`],
    ['a free package', sql`update packages set minimum_selling_price = 0`],
    ['a negative cost', sql`update packages set net_price = -1`],
    ['a plan without days', sql`update packages set validity_days = 0`],
    ['a country on a plan that covers many', sql`update packages set coverage_type = 'regional'`],
    ['coverage that is not a list', sql`update packages set operator_coverages = '{}'`],
    ['DATA-08 negative stock', sql`insert into package_inventory values ('moshi-moshi-7days-5gb', 0, -1)`],
    ['DATA-08 a negative price', sql`insert into package_inventory values ('moshi-moshi-7days-5gb', -1)`],
    [
      'DATA-08 inventory of an unknown package',
      sql`insert into package_inventory values ('unheard-of', 100)`,
    ],
    ['a second catalogue version', sql`insert into catalogue_version values (false, 5)`],
    [
      'a refused sync without a reason',
      sql`insert into catalogue_syncs (started_at, finished_at, outcome) values (now(), now(), 'refused')`,
    ],
    [
      'a sync that counted nothing',
      sql`insert into catalogue_syncs (started_at, finished_at, outcome) values (now(), now(), 'synced')`,
    ],
    ['DATA-09 a role without a user', sql`insert into user_roles values ('nobody', 'admin')`],
    [
      'an address in upper case',
      sql`insert into users (id, name, email) values ('u', 'Ana', 'Ana@example.com')`,
    ],
  ])('%s', async (_what, statement) => {
    expect(await refusal(postgres, statement)).toMatch(/^23(503|505|514) /);
  });
});

test('PLANS-16 a package that was sold cannot be deleted while rows refer to it', async () => {
  const postgres = await aShopWithOnePackage(await aPostgres());
  await postgres.db.execute(sql`insert into package_inventory values ('moshi-moshi-7days-5gb', 100, null)`);

  expect(await refusal(postgres, sql`delete from packages`)).toMatch(/^23503 /);
});

async function withTwoAdmins() {
  const postgres = await aPostgres();
  await postgres.db.execute(sql`
    insert into users (id, name, email) values ('ana', 'Ana', 'ana@example.com'), ('ben', 'Ben', 'ben@example.com')`);
  await postgres.db.execute(sql`insert into user_roles values ('ana', 'admin'), ('ben', 'admin')`);
  return postgres;
}

test('DATA-09 a user role row has user_id and role, and a user has a role once', async () => {
  const postgres = await withTwoAdmins();

  const { rows } = await postgres.db.execute(sql`select user_id, role from user_roles order by user_id`);
  expect(rows).toEqual([
    { user_id: 'ana', role: 'admin' },
    { user_id: 'ben', role: 'admin' },
  ]);
  expect(await refusal(postgres, sql`insert into user_roles values ('ana', 'admin')`)).toBe(
    '23505 user_roles_pkey',
  );
  expect(await refusal(postgres, sql`update user_roles set role = 'wizard'`)).toBe(
    '23514 user_roles_role_check',
  );
});

test('ADMIN-03 the last admin cannot be removed, neither the role nor the account', async () => {
  const postgres = await withTwoAdmins();
  const lastOne = '23514 user_roles_keep_one_admin';

  expect(await refusal(postgres, sql`delete from user_roles`)).toBe(lastOne);
  expect(await refusal(postgres, sql`delete from user_roles where user_id = 'ana'`)).toBeNull();
  expect(await refusal(postgres, sql`delete from user_roles where user_id = 'ben'`)).toBe(lastOne);
  expect(await refusal(postgres, sql`delete from users where id = 'ben'`)).toBe(lastOne);
  expect(await refusal(postgres, sql`delete from users where id = 'ana'`)).toBeNull();
});

test('ADMIN-03 two admins who remove each other at the same moment leave one', async () => {
  const postgres = await withTwoAdmins();
  let response: string | null | undefined;
  const removeBen = async () => {
    response = await refusal(postgres, sql`delete from user_roles where user_id = 'ben'`);
  };
  const isWaiting = async () => {
    const { rows } = await postgres.db.execute(sql`
      select from pg_locks join pg_database on oid = database
      where datname = current_database() and locktype = 'advisory' and not granted`);
    return rows.length > 0;
  };

  let removedBen = Promise.resolve();
  await postgres.transaction(async (tx) => {
    await tx.execute(sql`delete from user_roles where user_id = 'ana'`);
    removedBen = removeBen();
    // The other one has either passed by now or waits for our commit.
    await eventually(async () => expect(response !== undefined || (await isWaiting())).toBe(true));
  });
  await removedBen;

  expect(response).toBe('23514 user_roles_keep_one_admin');
  const { rows } = await postgres.db.execute(sql`select user_id from user_roles`);
  expect(rows).toEqual([{ user_id: 'ben' }]);
});
