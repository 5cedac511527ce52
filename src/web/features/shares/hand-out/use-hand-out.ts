import type { HandOutResponse } from '#contract/orders/shares.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../../api/api-client.ts';
import { type FetchNeeds, useMyQuery } from '../../../queries/use-api-query.ts';

export type HandedOutEsim = HandOutResponse['esims'][number];

const EVERY_MS = 20_000;

/** The eSIMs of one order; read again while the screen is visible, because others open and install them. */
export function useHandOut(orderNumber: string) {
  return useMyQuery(['hand-out', orderNumber], (needs) => fetchHandOut(orderNumber, needs), {
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
  });
}

async function fetchHandOut(number: string, needs: FetchNeeds): Promise<HandOutResponse> {
  const { language, signal } = needs;
  const response = await createApiClient(needs).api.orders[':number']['hand-out'].$get(
    { param: { number }, query: { language } },
    { init: { signal } },
  );
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}
