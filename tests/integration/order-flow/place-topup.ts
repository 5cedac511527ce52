import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { TopupOffersResponse, type TopupOffer } from '#contract/topups.ts';
import { AGREED } from '#tests/builders/agreed.ts';
import { cookiesOf, sessionIn } from './shop.ts';

export type TopupTarget = Readonly<{ esimId: string }> | Readonly<{ iccid: string }>;

export type TopupOptions = Readonly<{
  target: TopupTarget;
  offer: Pick<TopupOffer, 'packageId' | 'priceCents'>;
  email: string;
  discountCode?: string;
  isRepeatWanted?: boolean;
  key?: string;
  language?: 'en' | 'es';
  cookie?: string;
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

  const submit = ({ offer, key = randomUUID(), cookie = '', ...body }: TopupOptions) =>
    post(
      '/api/create-topup-checkout',
      { ...body, packageId: offer.packageId, priceCents: offer.priceCents, withdrawal: AGREED.withdrawal },
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
