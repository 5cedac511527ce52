import { sql } from 'drizzle-orm';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { createReadingStore } from '#adapters/postgres/esims/reading-store.ts';
import type { EsimUsage } from '#core/esims/esim-provider.ts';
import type { QueuedJob } from '#core/jobs/job.ts';
import { anOfferedPackage } from '#tests/builders/package.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

export const DELIVERED = new Date('2026-03-01T12:00:00Z');
export const afterMinutes = (minutes: number) => new Date(DELIVERED.getTime() + minutes * 60_000);

export const ANA = 'ana';
export const EVA = 'eva';

export function usageOf(changes: Partial<EsimUsage> = {}): EsimUsage {
  return {
    status: 'active',
    totalMegabytes: 1024,
    remainingMegabytes: 900,
    isUnlimited: false,
    expiresAt: new Date('2026-03-08T13:00:00Z'),
    remainingVoiceMinutes: 0,
    remainingSms: 0,
    ...changes,
  };
}

/** A shop with delivered eSIMs of Ana (`ids`) and one of Eva, each due at its delivery. */
export async function someEsims(count: number) {
  const postgres = await aPostgres();
  const queued: QueuedJob[] = [];
  const offered = anOfferedPackage({
    package_id: 'japan',
    activation_policy: 'first-usage',
    validity_days: 7,
  });
  await createCatalogueStore(postgres).replaceCatalogue([offered], DELIVERED);
  for (const id of [ANA, EVA])
    await postgres.db.execute(
      sql`insert into users (id, name, email, email_verified, created_at, updated_at)
          values (${id}, '', ${`${id}@example.com`}, true, now(), now())`,
    );
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await deliver(postgres, ANA));
  const ofEva = await deliver(postgres, EVA);
  const store = createReadingStore({
    postgres,
    enqueueWithin: (_, job) => Promise.resolve(void queued.push(job)),
  });
  return { postgres, store, queued, ids, ofEva };
}

let serial = 0;

/** Written row by row: how it was bought does not matter here. */
async function deliver({ transaction }: Postgres, userId: string): Promise<string> {
  const at = DELIVERED.toISOString();
  serial += 1;
  const iccid = `8910300000${String(serial).padStart(9, '0')}`;
  return transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      with bought as (
        insert into orders (user_id, email, language, status, subtotal_cents, discount_cents, total_cents, currency,
          idempotency_key, request_hash, browser_token_hash, created_at, pay_until, paid_at)
        values (${userId}, 'a@example.com', 'en', 'fulfilled', 100, 0, 100, 'USD', gen_random_uuid()::text, 'hash',
          'hash', ${at}, ${afterMinutes(30).toISOString()}, ${at})
        returning id)
      insert into order_units (order_id, position, package_id, kind, price_cents, discount_cents, deliver_by, outcome,
        settled_at, vendor_order_id)
      select id, 1, 'japan', 'sim', 100, 0, ${at}, 'delivered', ${at}, gen_random_uuid()::text from bought
      returning id`);
    const esim = await tx.execute<{ id: string }>(sql`
      insert into esims (unit_id, iccid, smdp_address, activation_code, matching_id, apn_kind, status, created_at,
        next_read_at)
      values (${rows[0]?.id}, ${iccid}, 'rsp.example', 'v1.sealed', 'v1.sealed', 'automatic', 'ready_to_activate',
        ${at}, ${at})
      returning id`);
    return esim.rows[0]?.id ?? '';
  });
}

type Row = {
  iccid: string;
  status: string;
  read_at: Date | null;
  next_read_at: Date | null;
  read_queued_at: Date | null;
  read_failures: number;
  first_connected_at: Date | null;
  expires_at: Date | null;
};

export async function rowOf({ db }: Postgres, esimId: string): Promise<Row> {
  const { rows } = await db.execute<Row>(sql`
    select iccid, status, read_at, next_read_at, read_queued_at, read_failures, first_connected_at, expires_at
    from esims where id = ${esimId}`);
  const [row] = rows;
  if (row === undefined) throw new Error('There is no such eSIM');
  return row;
}

type ReadingRow = { read_at: Date; last_read_at: Date; status: string; remaining_megabytes: number };

export async function readingsOf({ db }: Postgres, esimId: string): Promise<readonly ReadingRow[]> {
  const { rows } = await db.execute<ReadingRow>(sql`
    select read_at, last_read_at, status, remaining_megabytes
    from usage_readings where esim_id = ${esimId} order by read_at`);
  return rows;
}
