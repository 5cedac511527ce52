import { z } from 'zod';
import { readLedger } from './ledger.ts';

const Requested = z.object({ idempotencyKey: z.string().nullable(), isReplay: z.boolean(), status: z.int() });
const Made = z.object({ refund: z.string(), idempotencyKey: z.string().nullable() });

/**
 * Counts the refund requests per idempotency key at the payment service: each has a key that was written down with
 * the refund before, and a key makes one refund however often it is sent. A key the library made up is a new one for
 * every call, and so none.
 */
export async function judgeRefundRequests(
  sandboxOrigin: string,
  ownKeys: readonly string[],
): Promise<readonly string[]> {
  const known = new Set(ownKeys);
  const requested = await readLedger(sandboxOrigin, Requested, 'refund-requested');
  const made = await readLedger(sandboxOrigin, Made, 'refund-made');
  const byKey = Map.groupBy(requested, ({ idempotencyKey }) => idempotencyKey);
  const madeByKey = Map.groupBy(made, ({ idempotencyKey }) => idempotencyKey);
  return [...byKey].flatMap(([key, requests]) => {
    if (key === null || !known.has(key))
      return [`${requests.length} refund requests without a key of ours (${key ?? 'none'})`];
    const first = requests.filter(({ isReplay, status }) => !isReplay && status === 200).length;
    const refunds = madeByKey.get(key)?.length ?? 0;
    return first <= 1 && refunds <= 1
      ? []
      : [`refund key ${key}: ${requests.length} requests made ${refunds} refunds`];
  });
}
