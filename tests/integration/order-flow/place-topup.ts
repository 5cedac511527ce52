import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { z } from 'zod';
import { TopupOffersResponse, type TopupOffer } from '#contract/orders/topups.ts';
import { AGREED } from '#tests/builders/agreed.ts';
import { customersOf } from './customers.ts';
import { anEmail, cookiesOf, sessionIn, type anOrderFlow } from './shop.ts';

export type TopupTarget =
  | Readonly<{ esimId: string }>
  | Readonly<{ iccid: string }>
  | Readonly<{ linkToken: string }>;

export type TopupOptions = Readonly<{
  target: TopupTarget;
  offer: Pick<TopupOffer, 'packageId' | 'priceCents'>;
  email: string;
  discountCode?: string;
  isRepeatWanted?: boolean;
  key?: string;
  language?: 'en' | 'es';
  cookie?: string;
  withdrawal?: Readonly<{ text: string; isAccepted: boolean }>;
}>;

/** Customers who top up an eSIM at the shop with this address. */
export function topupsAt(origin: () => string) {
  const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${origin()}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  const readOffers = (target: TopupTarget, cookie = '') => post('/api/topup-offers', { target }, { cookie });

  const submit = ({
    offer: { packageId, priceCents },
    key = randomUUID(),
    cookie = '',
    ...body
  }: TopupOptions) =>
    post(
      '/api/create-topup-checkout',
      { withdrawal: AGREED.withdrawal, ...body, packageId, priceCents },
      { 'idempotency-key': key, cookie },
    );

  return {
    readOffers,
    submit,
    /** What is on sale for this eSIM, cheapest first. */
    async offers(target: TopupTarget, cookie?: string) {
      const response = TopupOffersResponse.parse(await (await readOffers(target, cookie)).json());
      if (response.kind !== 'offers') throw new Error(`No top-ups: ${JSON.stringify(response)}`);
      const [offer] = response.offers;
      if (offer === undefined) throw new Error('The list is empty');
      return { offer, all: response.offers };
    },
    async checkout(options: TopupOptions) {
      const response = await submit(options);
      if (response.status !== 200) throw new Error(`The checkout responded ${await response.text()}`);
      const { url } = z.object({ url: z.string() }).parse(await response.json());
      return { url, sessionId: sessionIn(url), cookie: cookiesOf(response) };
    },
  };
}

const Unit = z.object({
  id: z.string(),
  order_id: z.string(),
  kind: z.string(),
  target_iccid: z.string(),
  outcome: z.string().nullable(),
  failure: z.string().nullable(),
  attempt: z.int(),
});

/** Owners of eSIMs, and guests who top them up. */
export function topupsOf(flow: ReturnType<typeof anOrderFlow>) {
  const { aSignedInCustomer, esimsOf } = customersOf(flow);
  const topups = topupsAt(() => flow.parts().origin);
  // The clock is set back before each test; what was counted by then would be in the future.
  beforeEach(() => flow.run(sql`delete from rate_limits`));

  return {
    topups,
    /** A signed-in customer with one eSIM. */
    anOwner: async () => {
      const owner = await aSignedInCustomer();
      const [esim] = await esimsOf(owner.session);
      if (esim === undefined) throw new Error('No eSIM was delivered');
      return { ...owner, esim };
    },
    /** A guest who has typed the ICCID of an eSIM and pressed Pay. */
    aGuestTopup: async (iccid: string, changes: Partial<TopupOptions> = {}) => {
      const { offer } = await topups.offers({ iccid });
      const email = anEmail();
      const made = await topups.checkout({ target: { iccid }, offer, email, ...changes });
      return { ...made, offer, email };
    },
    unitOf: async (sessionId: string) => {
      const { id } = await flow.orderOf(sessionId);
      const [unit] = await flow.rows(Unit, sql`select * from order_units where order_id = ${id}`);
      if (unit === undefined) throw new Error('The order has no unit');
      return unit;
    },
    soldFor: async (unitId: string) =>
      (await flow.ledger('topup-sold')).filter(({ data }) => data['description'] === unitId),
    refundsOf: (orderId: string) =>
      flow.rows(
        z.object({ amount_cents: z.int(), status: z.string() }),
        sql`select r.amount_cents, r.status from refunds r join payments using (payment_id) where order_id = ${orderId}`,
      ),
  };
}
