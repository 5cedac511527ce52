import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { z } from 'zod';
import { AGREED } from '#tests/builders/agreed.ts';
import type { DeliveredEsim } from './observer.ts';
import type { WholeShop } from './whole-shop.ts';

export type Plan = Readonly<{ packageId: string; price: number }>;
/** A top-up and the eSIM to add it to. */
export type Topup = DeliveredEsim & Readonly<{ packageId: string; priceCents: number }>;

const Packages = z.object({
  packages: z.array(z.object({ package_id: z.string(), minimum_selling_price: z.number() })).min(1),
});
const Url = z.object({ url: z.string() });
const Offers = z.object({
  /** Cheapest first; absent when nothing is on sale for the eSIM. */
  offers: z.array(z.object({ packageId: z.string(), priceCents: z.int() })).default([]),
});
const CARD = new URLSearchParams({ number: '4242424242424242', expiry: '12 / 40', cvc: '123' }).toString();
/** Fields of a cart item that are shown and that the server does not read. */
const SHOWN = { title: 'A plan', country: 'Somewhere', data: '1 GB', validity: '7 Days', packageType: 'sim' };

/**
 * The steps of a customer, over kept-alive connections: each customer has its own address, cart and mailbox.
 */
export function createCustomers({ origin, sandboxOrigin }: WholeShop) {
  const { post, leave } = openConnections();
  let customers = 0;
  const headersOf = (name: string) => headersOfCustomer((customers += 1), name);

  /** Returns the address of the payment page. */
  async function submit(path: string, name: string, body: object): Promise<string> {
    const headers = headersOf(name);
    const language = customers % 2 === 0 ? 'en' : 'es';
    const whole = JSON.stringify({ email: `${name}@example.com`, language, ...body });
    const response = await post(`${origin}${path}`, headers, whole);
    if (response.status !== 200) throw new Error(`The checkout returned ${response.status} ${response.text}`);
    return Url.parse(JSON.parse(response.text)).url;
  }

  return {
    async findPlans(): Promise<readonly Plan[]> {
      const response = await fetch(`${origin}/api/packages?coverage=local&limit=50`);
      return Packages.parse(await response.json()).packages.map((plan) => ({
        packageId: plan.package_id,
        price: plan.minimum_selling_price,
      }));
    },
    /** Starts the checkout and returns the address of the payment page. */
    checkOut: ({ packageId, price }: Plan): Promise<string> =>
      submit('/api/create-checkout', randomUUID(), {
        cartId: randomUUID(),
        items: [{ ...SHOWN, id: packageId, packageId, price, quantity: 1 }],
        ...AGREED,
      }),
    /** The cheapest top-up of each of these eSIMs that takes one. */
    async findTopups(esims: readonly DeliveredEsim[]): Promise<readonly Topup[]> {
      const found: Topup[] = [];
      for (const esim of esims) {
        const body = JSON.stringify({ target: { iccid: esim.iccid } });
        const { text } = await post(`${origin}/api/topup-offers`, headersOf(randomUUID()), body);
        found.push(
          ...Offers.parse(JSON.parse(text))
            .offers.slice(0, 1)
            .map((offer) => ({ ...esim, ...offer })),
        );
      }
      return found;
    },
    /** Starts the checkout of a top-up by the eSIM's owner. */
    checkOutTopup: (topup: Topup): Promise<string> =>
      submit('/api/create-topup-checkout', randomUUID(), { ...topupBody(topup), email: topup.owner }),
    /** Starts the checkout of a top-up by a stranger. The eSIM's owner gets an email as well. */
    checkOutTopupForOther: (topup: Topup): Promise<string> =>
      submit('/api/create-topup-checkout', randomUUID(), topupBody(topup)),
    /** Submits the payment page. */
    async pay(payUrl: string): Promise<void> {
      const path = new URL(payUrl).pathname;
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const response = await post(`${sandboxOrigin}${path}`, headers, CARD);
      if (response.status !== 303) throw new Error(`The payment page returned ${response.status}`);
    },
    leave,
  };
}

function topupBody({ iccid, packageId, priceCents }: Topup) {
  const { withdrawal } = AGREED;
  return { target: { iccid }, packageId, priceCents, isRepeatWanted: true, withdrawal };
}

/** Each customer has its own address. */
function headersOfCustomer(customer: number, name: string) {
  return {
    'content-type': 'application/json',
    'idempotency-key': name,
    'x-forwarded-for': `10.${(customer >> 16) & 255}.${(customer >> 8) & 255}.${customer & 255}`,
  };
}

/** Kept alive between requests. */
function openConnections() {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  return {
    post: (url: string, headers: Readonly<Record<string, string>>, body: string) => {
      const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
      const outgoing = request(url, { method: 'POST', agent, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text })).on('error', reject);
      });
      outgoing.on('error', reject).end(body);
      return promise;
    },
    leave: () => agent.destroy(),
  };
}
