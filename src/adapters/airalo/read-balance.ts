import { z } from 'zod';
import type { ReadResult } from '#core/esims/esim-provider.ts';
import { centsFromDollars } from '#core/money.ts';
import type { AiraloClient } from './http/airalo-client.ts';
import { interpret } from './interpret-read.ts';

type Needs = Readonly<{ client: AiraloClient; readMs: number }>;

const Balance = z.object({
  data: z.object({
    balances: z.object({
      availableBalance: z.object({ amount: z.number(), currency: z.literal('USD') }),
    }),
  }),
});

/** The credit from which orders are paid. */
export async function readBalance({ client, readMs }: Needs): Promise<ReadResult<number>> {
  const response = await client.call({
    method: 'GET',
    path: '/v2/balance',
    timeoutMs: readMs,
    maxBytes: 64 * 1024,
    limitKey: 'balance',
  });
  return interpret(response, Balance, ({ data }) => centsFromDollars(data.balances.availableBalance.amount));
}
