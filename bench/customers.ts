import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { z } from 'zod';
import { AGREED } from '#tests/builders/agreed.ts';
import type { WholeShop } from './whole-shop.ts';

export type Plan = Readonly<{ packageId: string; price: number }>;

const Packages = z.object({
  packages: z.array(z.object({ package_id: z.string(), minimum_selling_price: z.number() })).min(1),
});
const Url = z.object({ url: z.string() });
const CARD = new URLSearchParams({ number: '4242424242424242', expiry: '12 / 40', cvc: '123' }).toString();
/** Fields of a cart item that are shown and that the server does not read. */
const SHOWN = { title: 'A plan', country: 'Somewhere', data: '1 GB', validity: '7 Days', packageType: 'sim' };

/**
 * The steps of a customer, over kept-alive connections: each customer has its own address, cart and mailbox.
 */
export function createCustomers({ origin, sandboxOrigin }: WholeShop) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  let customers = 0;

  function post(url: string, headers: Readonly<Record<string, string>>, body: string) {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
    const outgoing = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text })).on('error', reject);
    });
    outgoing.on('error', reject).end(body);
    return promise;
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
    async checkOut({ packageId, price }: Plan): Promise<string> {
      customers += 1;
      const name = randomUUID();
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': name,
        'x-forwarded-for': `10.${(customers >> 16) & 255}.${(customers >> 8) & 255}.${customers & 255}`,
      };
      const body = {
        email: `${name}@example.com`,
        language: customers % 2 === 0 ? 'en' : 'es',
        cartId: randomUUID(),
        items: [{ ...SHOWN, id: packageId, packageId, price, quantity: 1 }],
        ...AGREED,
      };
      const response = await post(`${origin}/api/create-checkout`, headers, JSON.stringify(body));
      if (response.status !== 200)
        throw new Error(`The checkout returned ${response.status} ${response.text}`);
      return Url.parse(JSON.parse(response.text)).url;
    },
    /** Submits the payment page. */
    async pay(payUrl: string): Promise<void> {
      const path = new URL(payUrl).pathname;
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const response = await post(`${sandboxOrigin}${path}`, headers, CARD);
      if (response.status !== 303) throw new Error(`The payment page returned ${response.status}`);
    },
    leave: () => agent.destroy(),
  };
}
