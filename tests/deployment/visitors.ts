import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request as requestPlainly, type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { AGREED } from '#tests/builders/agreed.ts';

type Call = Readonly<{ method?: string; body?: unknown; cookie?: string; headers?: Record<string, string> }>;
export type Answer = Readonly<{ status: number; text: string; cookie: string }>;
type Plan = Readonly<{ packageId: string; price: number }>;
export type Order = Readonly<{ email: string; sessionId: string }>;

type Needs = Readonly<{ origin: string; certificate: string; sandboxOrigin: string }>;

const Packages = z.object({
  packages: z.array(z.object({ package_id: z.string(), minimum_selling_price: z.number() })).min(1),
});
const Url = z.object({ url: z.string() });
const State = z.object({ state: z.string() });
/** Fields of a cart item that are shown and that the server does not read. */
const SHOWN = { title: 'A plan', country: 'Somewhere', data: '1 GB', validity: '7 Days', packageType: 'sim' };
const CARD = new URLSearchParams({ number: '4242424242424242', expiry: '12 / 40', cvc: '123' });
const DELIVERED_WITHIN_MS = 180_000;
const POLL_EVERY_MS = 500;

/** Visitors of the shop through nginx, each with an address and a connection of their own. Nothing is sent twice. */
export class Visitors {
  readonly #needs: Needs;
  readonly #ca: Buffer;
  #count = 0;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#ca = readFileSync(needs.certificate);
  }

  call(path: string, call: Call = {}, address = this.#newAddress()): Promise<Answer> {
    const options = { ca: this.#ca, agent: false, localAddress: address, ...settingsOf(call) };
    return send(call, (receive) => request(`${this.#needs.origin}${path}`, options, receive));
  }

  async findPlan(): Promise<Plan> {
    const { text } = await this.call('/api/packages?coverage=local&limit=1');
    const [plan] = Packages.parse(JSON.parse(text)).packages;
    return { packageId: plan?.package_id ?? '', price: plan?.minimum_selling_price ?? 0 };
  }

  /** Returns the answer of the checkout; the order is placed when it is 200. */
  async checkOut({ packageId, price }: Plan) {
    const email = `${randomUUID()}@example.com`;
    const answer = await this.call('/api/create-checkout', {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID() },
      body: {
        email,
        language: 'es',
        cartId: randomUUID(),
        items: [{ ...SHOWN, id: packageId, packageId, price, quantity: 1 }],
        ...AGREED,
      },
    });
    return { answer, email };
  }

  /** Pays at the payment service and waits for the eSIM. */
  async payAndWait(answer: Answer, email: string): Promise<Order> {
    const { url } = Url.parse(JSON.parse(answer.text));
    const sessionId = new URL(url).pathname.split('/').at(-1) ?? '';
    const paid = await fetch(`${this.#needs.sandboxOrigin}${new URL(url).pathname}`, {
      method: 'POST',
      redirect: 'manual',
      body: CARD,
    });
    if (paid.status !== 303) throw new Error(`The payment page returned ${paid.status}`);
    const deadline = Date.now() + DELIVERED_WITHIN_MS;
    while (Date.now() < deadline) {
      const { text, status } = await this.call(`/api/checkout-sessions/${sessionId}`);
      if (status !== 200) throw new Error(`The order page returned ${status} ${text}`);
      if (State.parse(JSON.parse(text)).state === 'ready') return { email, sessionId };
      await pause(POLL_EVERY_MS);
    }
    throw new Error(`Not delivered within ${DELIVERED_WITHIN_MS} ms`);
  }

  /** Milliseconds until the first event of an order's stream arrives, while the stream stays open. */
  async firstEventAfter(sessionId: string): Promise<number> {
    const before = performance.now();
    const path = `${this.#needs.origin}/api/checkout-sessions/${sessionId}/events`;
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const stream = request(
      path,
      { ca: this.#ca, agent: false, localAddress: this.#newAddress() },
      (response) => {
        response.once('data', () => resolve(performance.now() - before));
        response.once('end', () => reject(new Error('The stream ended without an event')));
      },
    );
    stream.once('error', reject);
    stream.end();
    try {
      return await promise;
    } finally {
      stream.destroy();
    }
  }

  /** Linux accepts every address of 127.0.0.0/8 as an own one. */
  #newAddress(): string {
    this.#count += 1;
    return `127.${1 + Math.floor(this.#count / 60_000)}.${Math.floor(this.#count / 240) % 250}.${1 + (this.#count % 240)}`;
  }
}

/** A call to one process, past nginx. */
export function callDirectly(url: string, call: Call = {}): Promise<Answer> {
  return send(call, (receive) => requestPlainly(url, { agent: false, ...settingsOf(call) }, receive));
}

function settingsOf({ method = 'GET', body, cookie, headers = {} }: Call) {
  return {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie === undefined ? {} : { cookie }),
      ...headers,
    },
  };
}

type Open = (receive: (response: IncomingMessage) => void) => ReturnType<typeof request>;

async function send({ body }: Call, open: Open): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const sent = open(resolve);
  sent.once('error', reject);
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const response = await promise;
  const content = await text(response);
  const cookies = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '');
  return {
    status: response.statusCode ?? 0,
    text: content,
    cookie: cookies.join('; '),
  };
}
