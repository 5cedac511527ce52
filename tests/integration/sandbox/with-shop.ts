import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { startSandbox } from '#sandbox/start-sandbox.ts';

export const PAYMENT_KEYS = {
  stripeSecretKey: 'sk_test_payments',
  stripeWebhookSecret: 'whsec_payments',
  airaloClientId: 'client',
  airaloClientSecret: 'client-secret',
} as const;

export type Notice = Readonly<{ path: string; signature: string; body: string; accepted: boolean }>;

export const CARDS = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  noFunds: '4000 0000 0000 9995',
  threeDSecure: '4000 0000 0000 3220',
} as const;

const LedgerSchema = z.object({
  entries: z.array(
    z.object({ seq: z.number(), at: z.string(), kind: z.string(), data: z.record(z.string(), z.unknown()) }),
  ),
});

/** The official client, connected to a sandbox. It does not retry, so that a test sees each response. */
export function stripeAt(origin: string, secretKey: string = PAYMENT_KEYS.stripeSecretKey): Stripe {
  const { hostname, port } = new URL(origin);
  return new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A stand-in for the shop's webhook endpoint that records the notices it receives. */
export async function aShop() {
  const notices: Notice[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature'] ?? '');
      const body = Buffer.concat(parts).toString();
      notices.push({ path: request.url ?? '', signature, body, accepted: status < 300 });
      response.statusCode = status;
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in shop has no address.');
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return {
    origin: `http://127.0.0.1:${address.port}`,
    notices,
    answerWith: (code: number) => void (status = code),
    /** The types of the notices it accepted, in order of arrival. */
    acceptedTypes: () =>
      notices.filter((one) => one.accepted).map((one) => EventSchema.parse(JSON.parse(one.body)).type),
  };
}

const EventSchema = z.object({ id: z.string(), type: z.string() });

/** The controls of a running sandbox, for tests. */
export function sandboxClient(origin: string) {
  const read = async (path: string): Promise<unknown> => (await fetch(`${origin}${path}`)).json();
  return {
    origin,
    stripe: stripeAt(origin),
    read,
    control: async (path: string, body: unknown = {}): Promise<unknown> => {
      const response = await fetch(`${origin}/control${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      return response.json();
    },
    clearFaults: () => fetch(`${origin}/control/faults`, { method: 'DELETE' }),
    ledger: async (kind?: string) => {
      const { entries } = LedgerSchema.parse(
        await read(`/control/ledger${kind === undefined ? '' : `?kind=${kind}`}`),
      );
      return entries;
    },
    ledgerKinds: async () =>
      LedgerSchema.parse(await read('/control/ledger')).entries.map((entry) => entry.kind),
    /** Fills in the payment page and submits it. */
    pay: (session: Readonly<{ url: string | null }>, number: string = CARDS.pays) =>
      submit(session.url ?? '', { number, expiry: '12 / 40', cvc: '123' }),
  };
}

export function submit(url: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

/** A separate sandbox with a stand-in shop. */
export async function aSandboxWithShop() {
  const shop = await aShop();
  const dataDir = await aFolder();
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    dataDir,
    shopOrigin: shop.origin,
    keys: PAYMENT_KEYS,
  });
  onTestFinished(() => sandbox.close());
  return { ...sandboxClient(sandbox.origin), smtpUrl: sandbox.smtpUrl, dataDir, shop };
}

type SessionParams = Stripe.Checkout.SessionCreateParams;

/** The request that the shop sends for a plan of $12.34. */
export function anOrder(changes: Partial<SessionParams> = {}): SessionParams {
  return {
    mode: 'payment',
    customer_email: 'ana@example.com',
    success_url: 'http://shop.test/order-processing?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.test/checkout',
    line_items: [aLine('Japan, 3 GB', 1234)],
    metadata: { order_id: 'order-1' },
    payment_intent_data: { metadata: { order_id: 'order-1' } },
    ...changes,
  };
}

export function aLine(
  name: string,
  unitAmount: number,
  quantity = 1,
): NonNullable<SessionParams['line_items']>[number] {
  return { quantity, price_data: { currency: 'usd', unit_amount: unitAmount, product_data: { name } } };
}

export const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

/** The id where the service may return the object itself. */
export function idOf(reference: string | { id: string } | null | undefined): string {
  if (reference === null || reference === undefined) throw new Error('There is no id.');
  return typeof reference === 'string' ? reference : reference.id;
}
