import { parseArgs } from 'node:util';
import { z } from 'zod';
import { startSandbox } from './start-sandbox.ts';

const port = z.coerce.number().int().min(0).max(65_535);

const flagsSchema = z.object({
  port,
  'smtp-port': port,
  'data-dir': z.string().min(1),
  'shop-origin': z.url(),
  'stripe-secret-key': z.string().min(1),
  'stripe-webhook-secret': z.string().min(1),
  'airalo-client-id': z.string().min(1),
  'airalo-client-secret': z.string().min(1),
});

const STRING = { type: 'string' } as const;

function refuseToStart(reason: string): never {
  process.stderr.write(`The sandbox cannot start: ${reason}\n`);
  process.exit(1);
}

const { values } = parseArgs({
  options: Object.fromEntries(Object.keys(flagsSchema.shape).map((name) => [name, STRING])),
});
const flags = flagsSchema.safeParse(values);
if (!flags.success) refuseToStart(z.prettifyError(flags.error));

const sandbox = await startSandbox({
  port: flags.data.port,
  smtpPort: flags.data['smtp-port'],
  dataDir: flags.data['data-dir'],
  shopOrigin: flags.data['shop-origin'],
  keys: {
    stripeSecretKey: flags.data['stripe-secret-key'],
    stripeWebhookSecret: flags.data['stripe-webhook-secret'],
    airaloClientId: flags.data['airalo-client-id'],
    airaloClientSecret: flags.data['airalo-client-secret'],
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
