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

export type Turn = Readonly<{
  cpuMs: number;
  /** From the first payment to the last delivery. */
  perSecond: number;
  /** Until the mails are sent and the topped-up eSIMs are read, too. */
  donePerSecond: number;
}>;

const FIGURES = [
  ['orders/s', 'perSecond'],
  ['orders/s until all is done', 'donePerSecond'],
  ['CPU ms each, all programs', 'cpuMs'],
] as const;

/** All turns of one kind of order. */
export function printMedians(name: string, turns: readonly Turn[]): void {
  print(`\n${name}, ${turns.length} turns`);
  for (const [words, figure] of FIGURES)
    printMedian(
      words,
      turns.map((turn) => turn[figure].toFixed(1)),
    );
}

/** Each turn compared with that of `base` in the same round: the speed of a machine changes from minute to minute. */
export function printRatios(name: string, turns: readonly Turn[], base: readonly Turn[]): void {
  print(`\n${name}, as a multiple of the first kind in the same round`);
  for (const [words, figure] of FIGURES)
    printMedian(
      words,
      turns.map((turn, round) => (turn[figure] / (base[round]?.[figure] ?? NaN)).toFixed(2)),
    );
}

function printMedian(words: string, values: readonly string[]): void {
  const sorted = values.toSorted((one, other) => Number(one) - Number(other));
  print(`  ${words}: median ${sorted[Math.floor(sorted.length / 2)] ?? ''} of ${sorted.join(', ')}`);
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
