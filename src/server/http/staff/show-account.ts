import type { StaffAccount } from '#contract/admin/staff.ts';
import type { EditedAccount } from '#core/staff/staff-accounts.ts';
import type { Problem } from '../problem.ts';

export const LAST_ADMIN: Problem = {
  status: 409,
  code: 'last-admin',
  message: 'This is the last admin. Make somebody else an admin first.',
};

export function showAccount(account: EditedAccount): StaffAccount {
  const { userId, email, roles, disabledAt, edition, orderCount, createdAt } = account;
  return {
    id: userId,
    email,
    roles: [...roles],
    disabledAt: disabledAt?.toISOString() ?? null,
    edition,
    orderCount,
    createdAt: createdAt.toISOString(),
  };
}
