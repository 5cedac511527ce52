import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { aClock } from './clock.ts';
import { aLog } from './log.ts';
import { createAiraloProvider } from '#adapters/airalo/create-airalo-provider.ts';

export type VendorCall = Readonly<{
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
  headers: IncomingMessage['headers'];
}>;
export type Answer = (response: ServerResponse, call: VendorCall) => void;

/** Responds with JSON and this status. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}

/** Accepts the request and closes the connection without a response. */
export const dropped: Answer = (response) => void response.destroy();
/** Accepts the request and never responds. */
export const silent: Answer = () => undefined;

/**
 * Only a test about a missing response has a short timeout; on a busy machine other tests could time out by
 * accident.
 */
const LONG_TIMEOUT_MS = 30_000;
type Patience = Readonly<{ patienceMs?: number; tokenPatienceMs?: number }>;

const TOKEN = json(200, { data: { token_type: 'Bearer', expires_in: 31622400, access_token: 'token-1' } });

/**
 * A small vendor server on a real socket. `responses` defines the response to each call, by "METHOD /path". A
 * list is used in order, and its last entry repeats.
 */
export async function aVendor(
  responses: Readonly<Record<string, Answer | readonly Answer[]>>,
  { patienceMs = LONG_TIMEOUT_MS, tokenPatienceMs = LONG_TIMEOUT_MS }: Patience = {},
) {
  const calls: VendorCall[] = [];
  const turns = new Map<string, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://vendor');
      const method = request.method ?? 'GET';
      const call = {
        method,
        path: url.pathname,
        query: url.searchParams,
        body: Buffer.concat(chunks).toString(),
        headers: request.headers,
      };
      calls.push(call);
      const key = `${method} ${url.pathname}`;
      const wanted = responses[key] ?? (key === 'POST /v2/token' ? TOKEN : json(404, { data: [] }));
      const list = typeof wanted === 'function' ? [wanted] : wanted;
      const turn = turns.get(key) ?? 0;
      turns.set(key, turn + 1);
      (list[Math.min(turn, list.length - 1)] ?? silent)(response, call);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const clock = aClock();
  const log = aLog();
  const waits: number[] = [];
  const provider = createAiraloProvider({
    baseUrl: `http://127.0.0.1:${port}`,
    clientId: 'id',
    clientSecret: 'secret',
    clock,
    log,
    timeouts: { tokenMs: tokenPatienceMs, readMs: patienceMs, buyMs: patienceMs, pageMs: patienceMs },
    wait: (seconds) => {
      waits.push(seconds);
      clock.advance(seconds);
      return Promise.resolve();
    },
  });
  const count = (key: string) => calls.filter(({ method, path }) => `${method} ${path}` === key).length;
  return { provider, calls, clock, log, waits, count, baseUrl: `http://127.0.0.1:${port}` };
}

export function aSim(changes: object = {}) {
  return {
    id: 11047,
    iccid: '8944465400003573253',
    lpa: 'rsp.example',
    matching_id: 'K2-ABC',
    qrcode: 'LPA:1$rsp.example$K2-ABC',
    direct_apple_installation_url:
      'https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA:1$rsp.example$K2-ABC',
    apn_type: 'manual',
    apn_value: 'globaldata',
    ...changes,
  };
}

export function anOrder(changes: object = {}) {
  return {
    id: 9666,
    description: 'unit-1',
    type: 'sim',
    package_id: 'jp-5gb',
    quantity: '1',
    price: '9.50',
    sims: [aSim()],
    ...changes,
  };
}

export function anOrderList(orders: readonly object[], lastPage = 1) {
  return { data: orders, meta: { message: 'success', last_page: lastPage } };
}
