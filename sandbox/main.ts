import { parseArgs } from 'node:util';
import { z } from 'zod';
import { startSandbox } from './start-sandbox.ts';

const port = z.coerce.number().int().min(0).max(65_535);

const flagsSchema = z.object({
  port,
  'smtp-port': port,
  'data-dir': z.string().min(1),
  'shop-origin': z.url(),
});
/**
 * Environment variables, not parameters: every user of the machine can read the parameters of every process.
 */
const keysSchema = z.object({
  SANDBOX_STRIPE_SECRET_KEY: z.string().min(1),
  SANDBOX_STRIPE_WEBHOOK_SECRET: z.string().min(1),
  SANDBOX_AIRALO_CLIENT_ID: z.string().min(1),
  SANDBOX_AIRALO_CLIENT_SECRET: z.string().min(1),
});

const STRING = { type: 'string' } as const;

function refuseToStart(reason: string): never {
  process.stderr.write(`The sandbox cannot start: ${reason}\n`);
  process.exit(1);
}

// Its files contain emails with sign-in links and eSIM codes.
process.umask(0o077);
const { values } = parseArgs({
  options: Object.fromEntries(Object.keys(flagsSchema.shape).map((name) => [name, STRING])),
});
const flags = flagsSchema.safeParse(values);
if (!flags.success) refuseToStart(z.prettifyError(flags.error));
const keys = keysSchema.safeParse(process.env);
if (!keys.success) refuseToStart(z.prettifyError(keys.error));

const sandbox = await startSandbox({
  port: flags.data.port,
  smtpPort: flags.data['smtp-port'],
  dataDir: flags.data['data-dir'],
  shopOrigin: flags.data['shop-origin'],
  keys: {
    stripeSecretKey: keys.data.SANDBOX_STRIPE_SECRET_KEY,
    stripeWebhookSecret: keys.data.SANDBOX_STRIPE_WEBHOOK_SECRET,
    airaloClientId: keys.data.SANDBOX_AIRALO_CLIENT_ID,
    airaloClientSecret: keys.data.SANDBOX_AIRALO_CLIENT_SECRET,
  },
}).catch((error: unknown) => refuseToStart(error instanceof Error ? error.message : String(error)));

let isStopping = false;
function stop() {
  if (isStopping) return;
  isStopping = true;
  void sandbox.close().then(() => process.exit(0));
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

process.stdout.write(
  `${JSON.stringify({ ready: true, origin: sandbox.origin, smtpUrl: sandbox.smtpUrl })}\n`,
);
