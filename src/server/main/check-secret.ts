import { randomBytes } from 'node:crypto';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { createSecretCheckStore } from '#adapters/postgres/secret-check-store.ts';
import { isSecretOfShop } from '#core/esims/check-secret.ts';
import type { SecretBox } from '#core/esims/secret-box.ts';

/** Refuses a secret and keys that cannot open what the other processes of this database encrypt. */
export async function checkSecret(postgres: Postgres, box: SecretBox): Promise<void> {
  const isRight = await isSecretOfShop({
    store: createSecretCheckStore(postgres),
    box,
    randomText: randomBytes(16).toString('hex'),
  });
  if (isRight) return;
  throw new Error(
    'This database was first used with another secret, so stored eSIM codes could not be read. Set ENCRYPTION_SECRET, or AUTH_SECRET if that is unset, to the value of the first start, the same in every process. If neither was ever set, restore secrets.json in DATA_DIR from your backup. After a key rotation, every machine also needs the same esim-keys.json (ESIM_KEYS_FILE).',
  );
}
