import { tabStorage } from '../browser/guarded-storage.ts';
import { hexOf } from '../browser/random-id.ts';
import { SUPPORT_KEYS } from './ticket-draft.ts';

const KEY = `${SUPPORT_KEYS}request`;

/**
 * The same id for the same content in this tab, also after a reload: a submission that is repeated after a lost response
 * is one ticket. A changed message is another one. Only a digest of the content is kept.
 */
export async function requestIdOf(content: string): Promise<string> {
  const digest = await digestOf(content);
  const [keptDigest, keptId] = (tabStorage.get(KEY) ?? '').split(' ');
  if (keptDigest === digest && keptId !== undefined) return keptId;
  const id = newId();
  tabStorage.set(KEY, `${digest} ${id}`);
  return id;
}

/** After a success the same text is a new message. */
export function forgetRequestId(): void {
  tabStorage.set(KEY, null);
}

async function digestOf(content: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return hexOf(new Uint8Array(bytes));
}

function newId(): string {
  return crypto.randomUUID();
}
