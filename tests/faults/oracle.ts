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
  const verdicts = units.map((unit) =>
    judgeUnit(unit, {
      isPaid: paidOrders.has(unit.order_id),
      sold: sold.get(unit.id) ?? [],
      refunds: unit.refund_id === null ? [] : (refunds.get(unit.refund_id) ?? []),
    }),
  );
  const known = new Set(units.map(({ id }) => id));
  const soldToNobody = [...sold.keys()].filter((reference) => !known.has(reference));
  return {
    paidOrders: paidOrders.size,
    unsettled: verdicts.flatMap(({ isSettled, id }) => (isSettled ? [] : [id])),
    wrongs: [
      ...verdicts.flatMap(({ wrong }) => wrong ?? []),
      ...soldToNobody.map((reference) => `${reference}: sold to nobody`),
    ],
  };
}

type Unit = z.infer<typeof Unit>;
type Deeds = Readonly<{
  isPaid: boolean;
  sold: readonly Record<string, unknown>[];
  refunds: readonly Record<string, unknown>[];
}>;

function judgeUnit(unit: Unit, { isPaid, sold, refunds }: Deeds) {
  const { id } = unit;
  const deeds = sold.length + refunds.length;
  const said = `${id}: ${sold.length} eSIMs and ${refunds.length} refunds, ${isPaid ? 'paid' : 'unpaid'}`;
  const isWrongRefund = refunds.some((entry) => entry['amount'] !== unit.paid_cents);
  const wrong = deeds > (isPaid ? 1 : 0) || isWrongRefund ? said : null;
  const isHandedOver = sold.length === 0 || sold[0]?.['iccid'] === unit.iccid;
  return { id, wrong, isSettled: !isPaid || (deeds > 0 && isHandedOver) };
}

const Unit = z.object({
  id: z.string(),
  order_id: z.string(),
  paid_cents: z.int(),
  iccid: z.string().nullable(),
  refund_id: z.string().nullable(),
});

async function readUnits(databaseUrl: string): Promise<Unit[]> {
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
