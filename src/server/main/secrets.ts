import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const Secrets = z.object({
  authSecret: z.string(),
  publicAnonKey: z.string(),
  sandboxAdminPassword: z.string(),
  sandboxKeys: z.object({
    stripeSecretKey: z.string(),
    stripeWebhookSecret: z.string(),
    airaloClientId: z.string(),
    airaloClientSecret: z.string(),
  }),
});

export type Secrets = Readonly<z.infer<typeof Secrets>>;

export const SECRETS_FILE = 'secrets.json';

/** Secrets that the shop generates at first start and stores in DATA_DIR, readable by its owner only. */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, SECRETS_FILE);
  if (!existsSync(file)) await keepNewSecrets(dataDir, file);
  await chmod(file, 0o600);
  const stored = Secrets.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (stored.success) return stored.data;
  throw new Error(
    `${file} cannot be read. Restore it from your backup; deleting it signs out all customers.`,
  );
}

/**
 * `link` makes the file visible only when it is complete, and does not overwrite the other file when two
 * processes start at once.
 */
async function keepNewSecrets(dataDir: string, file: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const making = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(making, JSON.stringify(makeSecrets(), null, 2), { mode: 0o600 });
  await link(making, file).catch((error: unknown) => {
    if (!existsSync(file)) throw error;
  });
  await rm(making);
}

function makeSecrets(): Secrets {
  const random = (bytes: number): string => randomBytes(bytes).toString('hex');
  return {
    authSecret: random(32),
    publicAnonKey: random(16),
    sandboxAdminPassword: randomBytes(12).toString('base64url'),
    sandboxKeys: {
      stripeSecretKey: `sk_test_${random(16)}`,
      stripeWebhookSecret: `whsec_${random(16)}`,
      airaloClientId: random(8),
      airaloClientSecret: random(16),
    },
  };
}
