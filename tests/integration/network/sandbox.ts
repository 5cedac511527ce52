import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { startSandbox } from '#sandbox/start-sandbox.ts';

export const CLIENT = { client_id: 'sandbox-client', client_secret: 'sandbox-client-secret' } as const;

export const SANDBOX_KEYS = {
  stripeSecretKey: 'sk_test_network',
  stripeWebhookSecret: 'whsec_network',
  airaloClientId: CLIENT.client_id,
  airaloClientSecret: CLIENT.client_secret,
} as const;

export type NetworkResponse = Readonly<{ status: number; headers: Headers; body: unknown }>;
export type Notice = Readonly<{ path: string; signature: string; body: string }>;

export type RequestOptions = Readonly<{
  form?: Readonly<Record<string, string>>;
  json?: unknown;
  headers?: Readonly<Record<string, string>>;
}>;

/** Sends a request to the network as a partner would, with a token. */
export type Send = (method: string, path: string, request?: RequestOptions) => Promise<NetworkResponse>;

export type NetworkSandbox = Readonly<{
  origin: string;
  call: Send;
  control: (path: string, body?: unknown) => Promise<unknown>;
  readControl: (path: string) => Promise<unknown>;
  buy: (packageId: string, description?: string) => Promise<string>;
  /** The notices that the network has sent to the shop so far. */
  notices: readonly Notice[];
  shopOrigin: string;
}>;

/** A separate sandbox and a stand-in for the shop that records the notices it receives. */
export async function aNetworkSandbox(): Promise<NetworkSandbox> {
  const shop = await listenForNotices();
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-network-'));
  const options = { port: 0, smtpPort: 0, dataDir, shopOrigin: shop.origin, keys: SANDBOX_KEYS };
  const sandbox = await startSandbox(options);
  onTestFinished(async () => {
    await sandbox.close();
    await shop.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    ...(await connectTo(sandbox.origin)),
    notices: shop.notices,
    shopOrigin: shop.origin,
  };
}

export async function connectTo(origin: string): Promise<Omit<NetworkSandbox, 'notices' | 'shopOrigin'>> {
  const token = await requestToken(origin);
  const call: Send = (method, path, request = {}) =>
    send(`${origin}/v2${path}`, {
      method,
      ...request,
      headers: { authorization: `Bearer ${token}`, ...request.headers },
    });
  const control = async (path: string, body: unknown = {}) =>
    (await send(`${origin}/control${path}`, { method: 'POST', json: body })).body;
  return {
    origin,
    call,
    control,
    readControl: async (path) => (await send(`${origin}/control${path}`, { method: 'GET' })).body,
    buy: async (packageId, description = 'a test') => {
      const { body } = await call('POST', '/orders', {
        form: { quantity: '1', package_id: packageId, description },
      });
      return Sold.parse(body).data.sims[0].iccid;
    },
  };
}

const Sold = z.object({ data: z.object({ sims: z.tuple([z.object({ iccid: z.string() })]) }) });
const Token = z.object({ data: z.object({ access_token: z.string() }) });

async function requestToken(origin: string): Promise<string> {
  const form = { ...CLIENT, grant_type: 'client_credentials' };
  const { body } = await send(`${origin}/v2/token`, { method: 'POST', form });
  return Token.parse(body).data.access_token;
}

export async function send(
  url: string,
  { method, form, json, headers }: RequestOptions & { method: string },
): Promise<NetworkResponse> {
  const response = await fetch(url, {
    method,
    headers: { accept: 'application/json', ...(json === undefined ? {} : JSON_TYPE), ...headers },
    ...bodyOf(form, json),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}

const JSON_TYPE = { 'content-type': 'application/json' } as const;

function bodyOf(form: RequestOptions['form'], json: unknown): { body?: FormData | string } {
  if (json !== undefined) return { body: JSON.stringify(json) };
  if (form === undefined) return {};
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.set(name, value);
  return { body };
}

async function listenForNotices() {
  const notices: Notice[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const signature = String(request.headers['airalo-signature'] ?? '');
      if (request.method === 'POST') {
        notices.push({ path: request.url ?? '', signature, body: Buffer.concat(parts).toString() });
      }
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in shop has no address.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    notices,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
