import type { Auth } from './create-auth.ts';

type Adapter = Awaited<Auth['$context']>['internalAdapter'];

/**
 * Ends the access of a person who opened an account without proof of its mailbox: removes password, sessions
 * and name.
 */
export async function dropUnprovenAccess(adapter: Adapter, userId: string): Promise<void> {
  for (const account of await adapter.findAccounts(userId)) await adapter.deleteAccount(account.id);
  await adapter.deleteUserSessions(userId);
  await adapter.updateUser(userId, { name: '' });
}
