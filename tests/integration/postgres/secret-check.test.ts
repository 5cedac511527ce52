import { expect, test } from 'vitest';
import { createSecretCheckStore } from '#adapters/postgres/secret-check-store.ts';
import { createSecretBox } from '#adapters/encryption/create-secret-box.ts';
import { checkSecret } from '#server/main/check-secret.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

test('OPS-16 web and worker with different encryption secrets: the second to start is refused', async () => {
  const postgres = await aPostgres();
  await checkSecret(postgres, createSecretBox('the secret of the web process'));
  await checkSecret(postgres, createSecretBox('the secret of the web process'));
  await expect(checkSecret(postgres, createSecretBox('the secret of the worker'))).rejects.toThrow(
    'This database was first used with another secret',
  );
});

test('OPS-16 of processes that start at once, one stores its check value and all read that one', async () => {
  const store = createSecretCheckStore(await aPostgres());
  const values = await Promise.all(['a', 'b', 'c', 'd'].map((sealed) => store.keepFirst(sealed)));
  expect(new Set(values).size).toBe(1);
});
