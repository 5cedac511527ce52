import type { MyData, ShownDeletion } from '#contract/account/my-data.ts';
import type { Language } from '#core/language.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';

export async function fetchMyData({
  anonKey,
  signal,
  language,
}: FetchNeeds & Readonly<{ language: Language }>): Promise<MyData> {
  const { api } = createApiClient({ anonKey });
  const response = await api.me.export.$get({ query: { language } }, { init: { signal } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}

export async function fetchDeletion({ anonKey, signal }: FetchNeeds): Promise<ShownDeletion> {
  const response = await createApiClient({ anonKey }).api.me.deletion.$get({}, { init: { signal } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}

/** `not-now`: something changed since the screen was opened. */
export type DeletionResult = 'deleted' | 'other-address' | 'not-now' | 'failed';

export async function deleteAccount(
  email: string,
  { anonKey, language }: Readonly<{ anonKey: string; language: Language }>,
): Promise<DeletionResult> {
  const { api } = createApiClient({ anonKey, retriesReads: false });
  const response = await api.me.$delete({ json: { email, language } }).catch(() => null);
  // The typed client knows only the route's own responses; an outage responds before the route.
  const status: number = response?.status ?? 0;
  if (status === 200) return 'deleted';
  if (status === 400) return 'other-address';
  return status === 403 || status === 409 ? 'not-now' : 'failed';
}
