import type { SecretCheckStore } from '#core/esims/check-secret.ts';
import type { Postgres } from './connection/connect-postgres.ts';
import { secretCheck } from './schema/system.ts';

export function createSecretCheckStore({ db }: Pick<Postgres, 'db'>): SecretCheckStore {
  return {
    async keepFirst(sealed) {
      await db.insert(secretCheck).values({ sealed }).onConflictDoNothing();
      const [row] = await db.select().from(secretCheck);
      return row?.sealed ?? sealed;
    },
  };
}
