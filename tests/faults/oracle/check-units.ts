import { z } from 'zod';

/** Every ordered unit and what the shop recorded as its delivery. */
export const UNITS = `
  select u.id, u.order_id, u.kind, u.package_id, u.target_iccid, u.price_cents - u.discount_cents as cents,
    coalesce((select array_agg(iccid) from esims where unit_id = u.id), '{}') as esims,
    coalesce((select array_agg(iccid) from topups where unit_id = u.id), '{}') as topups
  from order_units u`;

export const Unit = z.object({
  id: z.string(),
  order_id: z.string(),
  kind: z.enum(['sim', 'topup']),
  package_id: z.string(),
  /** The eSIM that a top-up is for. */
  target_iccid: z.string().nullable(),
  cents: z.int(),
  esims: z.array(z.string()),
  topups: z.array(z.string()),
});
export type Unit = z.infer<typeof Unit>;

/** One sale in the network's ledger: a new eSIM, or a top-up added to an existing one. */
export type Sale = Readonly<{ kind: 'sim' | 'topup'; iccid: string; packageId: string }>;

export type Verdict = Readonly<{ wrong: string | null; unsettled: string | null }>;

type UnitFacts = Readonly<{ isPaid: boolean; sold: readonly Sale[]; refunds: readonly number[] }>;

/** A paid unit ends as one sale of exactly what was ordered, or as one refund of its price. */
export function checkUnit(unit: Unit, facts: UnitFacts): Verdict {
  const { isPaid, sold, refunds } = facts;
  const outcomes = sold.length + refunds.length;
  const summary = `${unit.kind} unit ${unit.id}: ${describe(sold)} and ${refunds.length} refunds, ${isPaid ? 'paid' : 'unpaid'}`;
  const isWrong =
    outcomes > (isPaid ? 1 : 0) ||
    refunds.some((cents) => cents !== unit.cents) ||
    sold.some((sale) => !isOrdered(unit, sale)) ||
    isWronglyRecorded(unit, sold);
  return {
    wrong: isWrong ? summary : null,
    unsettled: outcomes > 0 && sold.length > 0 && recordedOf(unit).length === 0 ? summary : null,
  };
}

function describe(sold: readonly Sale[]): string {
  return `${sold.length} sales${sold.map(({ kind, iccid }) => ` (${kind} ${iccid})`).join('')}`;
}

function isOrdered({ kind, package_id, target_iccid }: Unit, sale: Sale): boolean {
  return (
    sale.kind === kind && sale.packageId === package_id && (kind === 'sim' || sale.iccid === target_iccid)
  );
}

const recordedOf = ({ kind, esims, topups }: Unit) => (kind === 'sim' ? esims : topups);

function isWronglyRecorded(unit: Unit, sold: readonly Sale[]): boolean {
  const recorded = recordedOf(unit);
  const isStrange = (iccid: string) => !sold.some((sale) => sale.iccid === iccid);
  return (
    unit.esims.length + unit.topups.length > recorded.length ||
    recorded.length > 1 ||
    recorded.some(isStrange)
  );
}

/** Top-ups that are recorded for another eSIM than the one with their ICCID. */
export const MISPLACED_TOPUPS = `
  select t.unit_id || ': the top-up of ' || t.iccid || ' is recorded for another eSIM' as wrong
  from topups t left join esims e on e.iccid = t.iccid where t.esim_id is distinct from e.id`;
