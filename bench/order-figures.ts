import type { CpuTimes } from './whole-shop.ts';
import type { EndOfBook } from './witness.ts';

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** CPU milliseconds for one order, per program. */
export function sayCost({ shop, sandbox, postgres }: CpuTimes, count: number): void {
  const each = (ms: number) => (ms / count).toFixed(2);
  const all = each(shop + sandbox + postgres);
  say(
    `  CPU ms each: shop ${each(shop)}, sandbox ${each(sandbox)}, PostgreSQL ${each(postgres)}, all ${all}`,
  );
}

/** `waits` in milliseconds, shortest first. */
export function sayWaits(waits: readonly number[]): void {
  const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? NaN;
  const figures = `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${waits.at(-1) ?? NaN}`;
  say(`  ms from the payment to the visible delivery: ${figures}`);
}

/** Compares the sandbox's ledger with the shop's own records, over the whole run. */
export function sayBook(book: EndOfBook): void {
  say(`\nledger and database, including warm-up`);
  say(`  orders paid ${book.paidOrders}, delivered ${book.deliveredOrders}`);
  say(`  units delivered ${book.unitsDelivered}, eSIMs sold ${book.esimsSold}`);
  say(
    `  units with more than one eSIM ${book.doubles}, refunds ${book.refunds}, mails unsent ${book.mailsUnsent}`,
  );
}
