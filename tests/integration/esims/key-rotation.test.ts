import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createSecretBox } from '#adapters/encryption/create-secret-box.ts';
import { makeEsimKey } from '#adapters/encryption/make-esim-key.ts';
import { openEsimKeyFile } from '#adapters/encryption/open-esim-key-file.ts';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { holdLock } from '#adapters/postgres/connection/hold-lock.ts';
import { createMyEsims } from '#adapters/postgres/esims/my-esims.ts';
import { createSealedTextStore, SEALED_COLUMNS } from '#adapters/postgres/sealed-text-store.ts';
import { rotateKeys } from '#core/esims/keys/rotate-keys.ts';
import { checkSecret } from '#server/main/check-secret.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';
import { startProcess } from '#tests/database/start-process.ts';
import { ANA, someEsims } from './some-esims.ts';

const SECRET = 'a secret that is only used by these tests';

function aKeyFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-rotation-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'esim-keys.json');
}

/** A process of the shop that has run since before the rotation. */
function aRunningProcess(file: string) {
  const keys = openEsimKeyFile(file);
  return { keys, box: createSecretBox(SECRET, keys) };
}

async function sealEsims(postgres: Postgres, box: ReturnType<typeof createSecretBox>): Promise<void> {
  const { rows } = await postgres.db.execute<{ id: string; unit_id: string }>(
    sql`select id, unit_id from esims`,
  );
  for (const { id, unit_id: owner } of rows)
    await postgres.db.execute(
      sql`update esims set activation_code = ${box.seal(`code of ${id}`, owner)}, matching_id = ${box.seal('m', owner)},
          apple_url = ${box.seal('https://apple.example', owner)} where id = ${id}`,
    );
}

test('OPS-20 every encrypted column of the database takes part in a rotation', async () => {
  const { db } = await aPostgres();
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct c.table_name || '.' || c.column_name as name from information_schema.columns c
    left join information_schema.constraint_column_usage u using (table_schema, table_name, column_name)
    left join information_schema.check_constraints k using (constraint_name)
    where c.table_schema = 'public' and (c.column_name like '%sealed%' or k.check_clause like '%''v1.%')`);
  expect(rows.map(({ name }) => name).sort()).toEqual([...SEALED_COLUMNS].sort());
});

test('OPS-20 OPS-21 a rotation that is killed between batches leaves every eSIM readable with both keys in use, and is finished by the next one', async () => {
  const { postgres, ids } = await someEsims(3);
  const file = aKeyFile();
  const running = aRunningProcess(file);
  await sealEsims(postgres, running.box);
  await checkSecret(postgres, running.box);
  const mine = createMyEsims({ postgres, secretBox: running.box });
  const codes = () =>
    Promise.all(ids.map(async (id) => (await mine.findInstall(ANA, id))?.esim.activationCode));
  const keyIds = async () => {
    const { rows } = await postgres.db.execute<{ key: string }>(
      sql`select distinct split_part(activation_code, '.', 2) as key from esims where activation_code like 'v1.%.%'
          union select 'first' from esims where activation_code not like 'v1.%.%' order by 1`,
    );
    return rows.map(({ key }) => key);
  };
  const before = await codes();
  expect([before, await keyIds()]).toEqual([ids.map((id) => `code of ${id}`), ['first']]);

  const command = startProcess('rotate-keys-and-hang', [postgres.url, SECRET, file]);
  await eventually(() => expect(command.lines).toContain('hangs between two batches'), 30_000);
  command.child.kill('SIGKILL');
  await command.ended;
  const added = running.keys.current()?.id;
  expect(await keyIds()).toEqual(['first', added]);
  expect(await codes(), 'the running process reads texts of both keys').toEqual(before);
  await checkSecret(postgres, running.box);
  await expect(
    checkSecret(postgres, createSecretBox(SECRET)),
    'a machine without the new key',
  ).rejects.toThrow();

  const texts = createSealedTextStore(postgres);
  const outcome = await rotateKeys({ ...running, texts, makeKey: () => makeEsimKey(new Date()) });
  expect(outcome).toMatchObject({ kind: 'rotated', key: 'continued', keyId: added, total: 13 });
  expect([await keyIds(), await codes()]).toEqual([[added], before]);
});

test('OPS-21 two rotations never run at the same time', async () => {
  const postgres = await aPostgres();
  const second = await holdLock(postgres, 'rotate-keys', () =>
    holdLock(postgres, 'rotate-keys', () => Promise.resolve('also ran')),
  );
  expect(second).toBeNull();
  // The lock ends with its connection, which the server notices a moment later.
  const again = () => holdLock(postgres, 'rotate-keys', () => Promise.resolve('ran'));
  await eventually(async () => expect(await again()).toBe('ran'));
});
