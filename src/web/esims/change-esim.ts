import type { MyEsimDetails } from '#contract/account/my-esims.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../api/api-client.ts';
import type { FetchNeeds } from '../queries/use-api-query.ts';

/** A request that changes something is sent once and not aborted. */
export type SendNeeds = Omit<FetchNeeds, 'signal'>;

/** The eSIM after a reading, or as last read when a reading is not possible yet. Throws when the network is silent. */
export async function refreshEsim(id: string, needs: SendNeeds): Promise<MyEsimDetails> {
  const { api } = createApiClient(needs);
  const { language } = needs;
  const response = await api.esims[':id'].refresh.$post({ param: { id }, query: { language } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return (await response.json()).esim;
}

/** An empty name removes it. */
export async function renameEsim(id: string, name: string, needs: SendNeeds): Promise<MyEsimDetails> {
  const { api } = createApiClient(needs);
  const { language } = needs;
  const response = await api.esims[':id'].name.$put({ param: { id }, query: { language }, json: { name } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return (await response.json()).esim;
}
