import type { Auth } from './create-auth.ts';

type Adapter = Awaited<Auth['$context']>['internalAdapter'];

/** Takes an account from whoever opened it without proof of its mailbox: password, sessions and name end here. */
export async function dropUnprovenAccess(adapter: Adapter, userId: string): Promise<void> {
  for (const account of await adapter.findAccounts(userId)) await adapter.deleteAccount(account.id);
  await adapter.deleteUserSessions(userId);
  await adapter.updateUser(userId, { name: '' });
}
