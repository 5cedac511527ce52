import { randomBytes } from 'node:crypto';
import { createSecretBox } from '#adapters/encryption/create-secret-box.ts';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { createSecretCheckStore } from '#adapters/postgres/secret-check-store.ts';
import { isSecretOfShop } from '#core/esims/check-secret.ts';

/** Refuses a secret that is not the one this database was first used with. */
export async function checkSecret(postgres: Postgres, encryptionSecret: string): Promise<void> {
  const isRight = await isSecretOfShop({
    store: createSecretCheckStore(postgres),
    box: createSecretBox(encryptionSecret),
    randomText: randomBytes(16).toString('hex'),
  });
  if (isRight) return;
  throw new Error(
    'This database was first used with another secret, so stored eSIM codes could not be read. Set ENCRYPTION_SECRET, or AUTH_SECRET if that is unset, to the value of the first start, the same in every process. If neither was ever set, restore secrets.json in DATA_DIR from your backup.',
  );
}
