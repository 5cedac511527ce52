import pg from 'pg';
import { z } from 'zod';

const Ledger = z.object({
  entries: z.array(z.object({ data: z.record(z.string(), z.unknown()) })),
});
const Metadata = z.object({ order_id: z.string() });
const Reference = z.object({ reference: z.string() });

type World = Readonly<{ sandboxOrigin: string; databaseUrl: string }>;

export type Judgement = Readonly<{
  paidOrders: number;
  unsettled: readonly string[];
  wrongs: readonly string[];
}>;

/**
 * Compares what the outside world did with what the shop owes, by the ledger and plain SQL alone: every unit of a paid
 * order has exactly one eSIM or exactly one refund of its price, and nothing else was sold or given back.
 */
export async function judge({ sandboxOrigin, databaseUrl }: World): Promise<Judgement> {
  const read = async (kind: string) => {
    const answer = await fetch(`${sandboxOrigin}/control/ledger?kind=${kind}&limit=1000000`);
    return Ledger.parse(await answer.json()).entries.map(({ data }) => data);
  };
  const paid = await read('session-paid');
  const sold = Map.groupBy(await read('esim-sold'), (entry) => String(entry['description']));
  const refunds = Map.groupBy(
    await read('refund-made'),
    (entry) => Reference.safeParse(entry['metadata']).data?.reference ?? 'nobody',
  );
  const paidOrders = new Set(paid.map((entry) => Metadata.parse(entry['metadata']).order_id));
  const units = await readUnits(databaseUrl);
  const wrongs: string[] = [];
  const unsettled: string[] = [];
  for (const unit of units) {
    const esims = sold.get(unit.id)?.length ?? 0;
    const given = unit.refund_id === null ? [] : (refunds.get(unit.refund_id) ?? []);
    if (!paidOrders.has(unit.order_id)) {
      if (esims + given.length > 0) wrongs.push(`${unit.id}: ${esims} eSIMs without payment`);
      continue;
    }
    if (esims === 0 && given.length === 0) unsettled.push(unit.id);
    if (esims + given.length > 1) wrongs.push(`${unit.id}: ${esims} eSIMs and ${given.length} refunds`);
    if (given.some((entry) => entry['amount'] !== unit.paid_cents)) wrongs.push(`${unit.id}: wrong refund`);
    if (esims === 1 && given.length === 0 && unit.iccid !== sold.get(unit.id)?.[0]?.['iccid'])
      unsettled.push(unit.id);
  }
  const known = new Set(units.map(({ id }) => id));
  for (const reference of sold.keys()) if (!known.has(reference)) wrongs.push(`${reference}: sold to nobody`);
  return { paidOrders: paidOrders.size, unsettled, wrongs };
}

const Unit = z.object({
  id: z.string(),
  order_id: z.string(),
  paid_cents: z.int(),
  iccid: z.string().nullable(),
  refund_id: z.string().nullable(),
});

async function readUnits(databaseUrl: string): Promise<z.infer<typeof Unit>[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select u.id, u.order_id, u.price_cents - u.discount_cents as paid_cents, e.iccid, r.id as refund_id
       from order_units u left join esims e on e.unit_id = u.id left join refunds r on r.unit_id = u.id`,
    );
    return z.array(Unit).parse(rows);
  } finally {
    await client.end();
  }
}
