import type { InstallableEsim } from '#contract/checkout-sessions.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';

/** Everything that installs one of the signed-in customer's eSIMs. The server refuses the eSIM of another customer. */
export async function fetchInstall(id: string, needs: FetchNeeds): Promise<InstallableEsim> {
  const { language, signal } = needs;
  const response = await createApiClient(needs).api.esims[':id'].install.$get(
    { param: { id }, query: { language } },
    { init: { signal } },
  );
  if (response.status !== 200) throw new RequestRefused(response.status);
  return (await response.json()).esim;
}

/** The ids of the signed-in customer's eSIMs by ICCID: the eSIMs of an order have no id in its response. */
export async function fetchEsimIds(needs: FetchNeeds): Promise<ReadonlyMap<string, string>> {
  const { language, signal } = needs;
  const response = await createApiClient(needs).api.esims.$get({ query: { language } }, { init: { signal } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  const { esims } = await response.json();
  return new Map(esims.map(({ iccid, id }) => [iccid, id]));
}
