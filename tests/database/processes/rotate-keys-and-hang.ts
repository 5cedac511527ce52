import { createSecretBox } from '#adapters/encryption/create-secret-box.ts';
import { makeEsimKey } from '#adapters/encryption/make-esim-key.ts';
import { openEsimKeyFile } from '#adapters/encryption/open-esim-key-file.ts';
import { connectPostgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { createSealedTextStore } from '#adapters/postgres/sealed-text-store.ts';
import { rotateKeys } from '#core/esims/keys/rotate-keys.ts';
import { aLog } from '#tests/builders/log.ts';

/** Rotates the keys in batches of two, prints a line after the second batch and hangs there. Its test kills it. */
const [url = '', secret = '', file = ''] = process.argv.slice(2);
const keys = openEsimKeyFile(file);
const postgres = connectPostgres({ url, log: aLog() });
await rotateKeys({
  keys,
  box: createSecretBox(secret, keys),
  texts: createSealedTextStore(postgres),
  makeKey: () => makeEsimKey(new Date()),
  batchSize: 2,
  onBatch({ read }) {
    if (read < 3) return;
    console.log('hangs between two batches');
    return Promise.withResolvers<undefined>().promise;
  },
});
