import type { InstallableEsim } from '#contract/checkout-sessions.ts';
import type { OwnEsim } from '#contract/own-things.ts';
import { RefusedAnswer } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import type { FetchNeeds } from '../../api/use-api.ts';

/** The network's steps come in the language of the screen, which our private pages do not name otherwise. */
const inLanguage = ({ language, signal }: FetchNeeds) => ({
  headers: { 'accept-language': language },
  init: { signal },
});

/** What installs the eSIMs of an order, for the browser that paid. */
export async function fetchOrderInstall(
  sessionId: string,
  needs: FetchNeeds,
): Promise<readonly InstallableEsim[]> {
  const { api } = createApiClient(needs);
  const param = { id: sessionId };
  const answer = await api['checkout-sessions'][':id'].install.$get({ param }, inLanguage(needs));
  if (answer.status !== 200) throw new RefusedAnswer(answer.status);
  return (await answer.json()).esims;
}

/** The signed-in customer's eSIMs, newest first. */
export async function fetchMyEsims(needs: FetchNeeds): Promise<readonly OwnEsim[]> {
  const { api } = createApiClient(needs);
  const { language } = needs;
  const answer = await api.esims.$get({ query: { language } }, { init: { signal: needs.signal } });
  if (answer.status !== 200) throw new RefusedAnswer(answer.status);
  return (await answer.json()).esims;
}

export async function fetchMyInstall(id: string, needs: FetchNeeds): Promise<InstallableEsim> {
  const { api } = createApiClient(needs);
  const { language } = needs;
  const answer = await api.esims[':id'].install.$get(
    { param: { id }, query: { language } },
    { init: { signal: needs.signal } },
  );
  if (answer.status !== 200) throw new RefusedAnswer(answer.status);
  return (await answer.json()).esim;
}
