import type { ShownCase, WithdrawalsResponse } from '#contract/admin/withdrawals.ts';
import type { Language } from '#core/language.ts';
import type { Refusal } from '#core/withdrawals/withdrawal.ts';
import { adminClient, refusalOf } from '../frame/admin-client.ts';

type Page = Readonly<{
  signal: AbortSignal;
  isOpenOnly: boolean;
  before: number | null;
  language: Language;
}>;

export async function fetchCases({
  signal,
  isOpenOnly,
  before,
  language,
}: Page): Promise<WithdrawalsResponse> {
  const query = {
    language,
    ...(isOpenOnly && { status: 'open' as const }),
    ...(before !== null && { before: String(before) }),
  };
  const response = await adminClient().withdrawals.$get({ query }, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

type One = Readonly<{ signal: AbortSignal; id: string; language: Language }>;

export async function fetchCase({ signal, id, language }: One): Promise<ShownCase> {
  const request = { param: { id }, query: { language } };
  const response = await adminClient().withdrawals[':id'].$get(request, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return (await response.json()).case;
}

export type Acceptance = Readonly<{ unitIds: readonly string[]; note: string | null }>;

export async function acceptCase(id: string, { unitIds, note }: Acceptance): Promise<void> {
  const request = { param: { id }, json: { unitIds: [...unitIds], note } };
  const response = await adminClient().withdrawals[':id'].accept.$post(request);
  if (response.status !== 200) throw await refusalOf(response);
}

export type Rejection = Readonly<{ refusal: Refusal; note: string | null }>;

export async function refuseCase(id: string, rejection: Rejection): Promise<void> {
  const response = await adminClient().withdrawals[':id'].refuse.$post({ param: { id }, json: rejection });
  if (response.status !== 200) throw await refusalOf(response);
}
