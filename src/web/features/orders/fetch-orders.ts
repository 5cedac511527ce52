import type { OwnOrder } from '#contract/own-things.ts';
import { RefusedAnswer } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import type { FetchNeeds } from '../../api/use-api.ts';

/** The signed-in customer's paid orders, newest first. */
export async function fetchOrders({ anonKey, language, signal }: FetchNeeds): Promise<readonly OwnOrder[]> {
  const { api } = createApiClient({ anonKey });
  const answer = await api.orders.$get({ query: { language } }, { init: { signal } });
  if (answer.status !== 200) throw new RefusedAnswer(answer.status);
  return (await answer.json()).orders;
}
