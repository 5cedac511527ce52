import type { CpuTimes } from './whole-shop.ts';
import type { FinalCounts } from './observer.ts';

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** CPU milliseconds for one order of one unit, per program. */
export function printCost({ shop, sandbox, postgres }: CpuTimes, count: number): void {
  const each = (ms: number) => (ms / count).toFixed(2);
  const all = each(shop + sandbox + postgres);
  print(
    `  CPU ms each: shop ${each(shop)}, sandbox ${each(sandbox)}, PostgreSQL ${each(postgres)}, all ${all}`,
  );
}

/** All turns of one kind of order. */
export function printMedians(
  name: string,
  turns: readonly Readonly<{ cpuMs: number; perSecond: number }>[],
): void {
  const figures = (values: readonly number[]) => {
    const sorted = values.toSorted((one, other) => one - other);
    const shown = sorted.map((value) => value.toFixed(1)).join(', ');
    return `median ${(sorted[Math.floor(sorted.length / 2)] ?? NaN).toFixed(1)} of ${shown}`;
  };
  print(`\n${name}, ${turns.length} turns`);
  print(`  orders/s: ${figures(turns.map(({ perSecond }) => perSecond))}`);
  print(`  CPU ms each, all programs: ${figures(turns.map(({ cpuMs }) => cpuMs))}`);
}

/** `waits` in milliseconds, shortest first. */
export function printWaits(waits: readonly number[]): void {
  const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? NaN;
  const figures = `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${waits.at(-1) ?? NaN}`;
  print(`  ms from the payment to the visible delivery: ${figures}`);
}

/** Compares the sandbox's ledger with the shop's own records, over the whole run. */
export function printCounts(counts: FinalCounts): void {
  print(`\nledger and database, including warm-up`);
  print(`  orders paid ${counts.paidOrders}, delivered ${counts.deliveredOrders}`);
  print(
    `  units delivered ${counts.unitsDelivered}, eSIMs sold ${counts.esimsSold}, top-ups sold ${counts.topupsSold}`,
  );
  print(
    `  units bought more than once ${counts.doubles}, refunds ${counts.refunds}, mails unsent ${counts.mailsUnsent}`,
  );
}
