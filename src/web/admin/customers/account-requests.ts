import type { StaffAccount } from '#contract/admin/staff.ts';
import type { Role } from '#core/accounts/role-store.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';
import { adminClient, AdminRefusal, refusalOf } from '../frame/admin-client.ts';

export async function fetchAccounts(
  { signal }: FetchNeeds,
  search: string,
): Promise<readonly StaffAccount[]> {
  const query = search === '' ? {} : { search };
  const response = await adminClient().accounts.$get({ query }, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return (await response.json()).accounts;
}

type Edit = Readonly<{ id: string; roles: readonly Role[]; edition: number }>;

/** `conflict`: another admin changed the roles meanwhile, and nothing was saved. */
type Saved = Readonly<{ account: StaffAccount }> | Readonly<{ conflict: StaffAccount }>;

export async function saveRoles({ id, roles, edition }: Edit): Promise<Saved> {
  const response = await adminClient().accounts[':id'].roles.$put({
    param: { id },
    json: { roles: [...roles], edition },
  });
  if (response.status === 200) return response.json();
  if (response.status === 409) {
    const body = await response.json();
    if ('conflict' in body) return { conflict: body.conflict.stored };
    throw new AdminRefusal(409, body);
  }
  throw await refusalOf(response);
}
