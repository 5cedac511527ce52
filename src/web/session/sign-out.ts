import { postToAccounts } from '../api/api-client.ts';
import { SUPPORT_KEYS } from '../support/ticket-draft.ts';
import { pageSession } from './page-session.ts';

/** Ends the session on the server and clears what this browser stored of it. Returns whether it worked. */
export async function signOut(anonKey: string): Promise<boolean> {
  const response = await postToAccounts('/sign-out', {}, { anonKey }).catch(() => null);
  if (response?.ok !== true) return false;
  // What the customer typed to support and has not sent yet.
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(SUPPORT_KEYS)) sessionStorage.removeItem(key);
  await pageSession.refresh();
  return true;
}
