import type { Period } from '#core/payments/payment-gateway.ts';

/** A list of some days is never longer, and a longer one would not fit into memory. */
const MAX_ENTRIES = 100_000;

/** Every entry of a list, page by page, oldest first (Stripe sends the newest first). */
export async function readAll<T>(pages: AsyncIterable<T>): Promise<T[]> {
  const entries: T[] = [];
  for await (const entry of pages) {
    if (entries.length === MAX_ENTRIES)
      throw new Error(`The payment service listed more than ${MAX_ENTRIES} entries`);
    entries.push(entry);
  }
  return entries.reverse();
}

/** Stripe counts in whole seconds, and both ends are included. */
export function createdWithin({ from, to }: Period): { gte: number; lte: number } {
  return { gte: Math.floor(from.getTime() / 1000), lte: Math.ceil(to.getTime() / 1000) };
}
