import { postToAccounts } from '../api/api-client.ts';
import { tabStorage } from '../browser/guarded-storage.ts';
import { keptCheckout } from '../checkout/kept-checkout.ts';
import { SUPPORT_KEYS } from '../support/ticket-draft.ts';
import { pageSession } from './page-session.ts';

/** Ends the session on the server and clears what this browser stored of it. Returns whether it worked. */
export async function signOut(anonKey: string): Promise<boolean> {
  const response = await postToAccounts('/sign-out', {}, { anonKey }).catch(() => null);
  if (response?.ok !== true) return false;
  keptCheckout.forget();
  // What was typed to support and is not sent yet.
  tabStorage.deleteAll(SUPPORT_KEYS);
  await pageSession.refresh();
  return true;
}
