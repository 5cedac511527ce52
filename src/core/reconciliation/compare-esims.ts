import type { ListedOrder } from '#core/esims/esim-provider.ts';
import type { Finding, FindingKind } from './finding.ts';

/** What our database stores about a unit that the network lists an order for. */
export type KnownUnit = Readonly<{
  unitId: string;
  /** Null: it is still being delivered. */
  outcome: 'delivered' | 'undeliverable' | null;
  /** The network's order that the unit was delivered with. */
  vendorOrderId: string | null;
}>;

/** Every order at the network must be the one that one of our units was delivered with. */
export function compareEsims(
  listed: readonly ListedOrder[],
  known: readonly KnownUnit[],
): readonly Finding[] {
  const units = new Map(known.map((unit) => [unit.unitId, unit]));
  return listed.flatMap((order) => {
    const kind = judge(order, order.reference === null ? undefined : units.get(order.reference));
    return kind === null ? [] : [findingOf(kind, order)];
  });
}

function judge({ vendorOrderId }: ListedOrder, unit: KnownUnit | undefined): FindingKind | null {
  if (unit === undefined) return 'esim-of-unknown-order';
  switch (unit.outcome) {
    // Its purchases are looked up before it ends; the next comparison sees the outcome.
    case null:
      return null;
    case 'undeliverable':
      return 'esim-bought-and-refunded';
    case 'delivered':
      return unit.vendorOrderId === vendorOrderId ? null : 'esim-bought-twice';
  }
}

function findingOf(kind: FindingKind, { vendorOrderId, reference, packageId }: ListedOrder): Finding {
  return { kind, subject: vendorOrderId, details: { unitId: reference, packageId } };
}
