import type { SecretBox } from './secret-box.ts';

export interface SecretCheckStore {
  /** Stores a sealed text unless there is one; returns the one that is stored. May be repeated, by any process. */
  keepFirst(sealed: string): Promise<string>;
}

type Needs = Readonly<{ store: SecretCheckStore; box: SecretBox; randomText: string }>;

export const SECRET_CHECK_OWNER = 'secret-check';

/**
 * Whether this process encrypts with a secret or key of this shop. With another one, it could not open the
 * eSIM codes that other processes stored, nor they its own.
 */
export async function isSecretOfShop({ store, box, randomText }: Needs): Promise<boolean> {
  const sealed = await store.keepFirst(box.seal(randomText, SECRET_CHECK_OWNER));
  try {
    box.open(sealed, SECRET_CHECK_OWNER);
    return true;
  } catch {
    return false;
  }
}
