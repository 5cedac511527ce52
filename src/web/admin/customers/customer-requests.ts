import type { CustomerResponse } from '#contract/admin/customers.ts';
import type { StaffAccount } from '#contract/admin/staff.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';
import { adminClient, AdminRefusal, refusalOf } from '../frame/admin-client.ts';

/** Null: no such account. */
export async function fetchCustomer(
  { signal, language }: FetchNeeds,
  id: string,
): Promise<CustomerResponse | null> {
  const response = await adminClient().accounts[':id'].$get(
    { param: { id }, query: { language } },
    { init: { signal } },
  );
  // A malformed id is no account either.
  if (response.status === 404 || response.status === 400) return null;
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

/** Returns how many sessions ended. */
export async function signOutEverywhere(id: string): Promise<number> {
  const response = await adminClient().accounts[':id']['sign-out'].$post({ param: { id } });
  if (response.status !== 200) throw await refusalOf(response);
  return (await response.json()).endedSessions;
}

type AccessEdit = Readonly<{ id: string; isDisabled: boolean; edition: number }>;

/** `conflict`: another admin changed the account meanwhile, and nothing was saved. */
export async function saveAccess({
  id,
  isDisabled,
  edition,
}: AccessEdit): Promise<Readonly<{ conflict: StaffAccount | null }>> {
  const response = await adminClient().accounts[':id'].access.$put({
    param: { id },
    json: { isDisabled, edition },
  });
  if (response.status === 200) return { conflict: null };
  if (response.status === 409) {
    const body = await response.json();
    if ('conflict' in body) return { conflict: body.conflict.stored };
    throw new AdminRefusal(409, body);
  }
  throw await refusalOf(response);
}
