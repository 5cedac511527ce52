import type { ShownAddress } from '#contract/account/address-change.ts';
import type { Language } from '#core/language.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';

type Needs = Readonly<{ anonKey: string; language: Language }>;

export async function fetchAddress({ anonKey, signal }: FetchNeeds): Promise<ShownAddress> {
  const response = await createApiClient({ anonKey }).api.me.address.$get({}, { init: { signal } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}

export type ChangeProblem = 'same-address' | 'sign-in-again' | 'signed-out' | 'too-many' | 'failed';

const CHANGE_PROBLEMS = new Map<number, ChangeProblem>([
  [400, 'same-address'],
  [401, 'signed-out'],
  [403, 'sign-in-again'],
  [429, 'too-many'],
]);

/** Asks for the link, or for another one. */
export async function requestChange(
  email: string,
  { anonKey, language }: Needs,
): Promise<ShownAddress | ChangeProblem> {
  const { api } = createApiClient({ anonKey, retriesReads: false });
  const response = await api.me.address.$put({ json: { email, language } }).catch(() => null);
  if (response?.status === 200) return response.json();
  return CHANGE_PROBLEMS.get(response?.status ?? 0) ?? 'failed';
}

export async function cancelChange(anonKey: string): Promise<ShownAddress> {
  const response = await createApiClient({ anonKey }).api.me.address.$delete();
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}

export type ConfirmProblem = 'old-link' | 'signed-out' | 'taken' | 'failed';

const CONFIRM_PROBLEMS = new Map<number, ConfirmProblem>([
  [400, 'old-link'],
  [401, 'signed-out'],
  [409, 'taken'],
]);

/** Called only after the customer pressed the button. */
export async function confirmChange(
  token: string,
  { anonKey, language }: Needs,
): Promise<ShownAddress | ConfirmProblem> {
  const { api } = createApiClient({ anonKey, retriesReads: false });
  const response = await api.me.address.confirm.$post({ json: { token, language } }).catch(() => null);
  if (response?.status === 200) return response.json();
  return CONFIRM_PROBLEMS.get(response?.status ?? 0) ?? 'failed';
}
