import { makeEsimKey } from '#adapters/encryption/make-esim-key.ts';
import { holdLock } from '#adapters/postgres/connection/hold-lock.ts';
import { createSealedTextStore } from '#adapters/postgres/sealed-text-store.ts';
import { prepareKey, rotateKeys, type RotationOutcome } from '#core/esims/keys/rotate-keys.ts';
import type { AssembledShop } from '../assembly/assemble-shop.ts';
import { checkSecret } from '../check-secret.ts';
import { runCommand } from './run-command.ts';

const isPreparing = process.argv.includes('--prepare');

await runCommand(async (shop, _services, { esimKeysFile }) => {
  await checkSecret(shop.postgres, shop.encryption.box);
  const sentence = await holdLock(shop.postgres, 'rotate-keys', () => rotate(shop, esimKeysFile));
  if (sentence === null) throw new Error('Another rotate-keys is running. Wait until it has finished.');
  return sentence;
});

async function rotate({ postgres, encryption, clock }: AssembledShop, file: string): Promise<string> {
  const { keys, box } = encryption;
  const makeKey = () => makeEsimKey(clock.now());
  if (isPreparing) {
    const { id } = await prepareKey({ keys, makeKey });
    return `${file} has the key ${id}, which is not in use yet. Copy the file to every machine of this shop, then run npm run rotate-keys on one of them.`;
  }
  const outcome = await rotateKeys({
    keys,
    box,
    makeKey,
    texts: createSealedTextStore(postgres),
    onBatch: ({ read }) => void process.stdout.write(`${read} texts read …\n`),
  });
  return describe(outcome, file);
}

function describe(outcome: RotationOutcome, file: string): string {
  if (outcome.kind === 'key-missing') {
    throw new Error(
      `A stored code was encrypted with a key that is not in ${file}. Nothing was changed. Copy the file from the machine that has the key, or from your backup.`,
    );
  }
  const { key, keyId, encrypted, total } = outcome;
  const more =
    key === 'continued' ? ' An earlier rotation is now finished; run the command again for another key.' : '';
  return `All ${total} texts are encrypted with the key ${keyId}; ${encrypted} of them were encrypted now.${more} ${file} is secret and needed to read them: back it up now, and keep the older keys in it.`;
}
