import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { MeResponse } from '#contract/account/account.ts';
import { MyEsimInstallResponse } from '#contract/account/my-esims.ts';
import { MyOrdersResponse } from '#contract/account/my-orders.ts';
import { ShareLinkResponse } from '#contract/orders/shares.ts';
import { customersOf } from '../order-flow/customers.ts';
import { topupsAt } from '../order-flow/place-topup.ts';
import { anEmail, cookiesOf, payOnPage, type anOrderFlow } from '../order-flow/shop.ts';

/**
 * `payer`: the browser that paid Ana's order, not signed in. `owner`: Ana, signed in on another device. `other`: a
 * customer with an order and an eSIM of his own. The owner is last, because only the owner may change anything.
 */
export const VISITORS = ['guest', 'payer', 'other', 'support', 'admin', 'owner'] as const;
export type Visitor = (typeof VISITORS)[number];

/** What belongs to Ana, the customer whose data nobody else may see. */
export type Belongings = Readonly<{
  esimId: string;
  /** A link to that eSIM that nobody has opened, and its secret. */
  shareId: string;
  shareSecret: string;
  orderNumber: string;
  giftId: string;
  checkoutSessionId: string;
  email: string;
  /** Texts that must not be in a response to anyone else. */
  privateTexts: readonly string[];
}>;

export type People = Readonly<{
  belongings(): Belongings;
  /** The cookies of this visitor's browser. */
  cookiesOf(visitor: Visitor): string;
  /** Signs the visitor in again, in place of a session that a request ended. */
  signInAgain(visitor: Visitor): Promise<void>;
}>;

const PASSWORD = 'a harbour at 5 o’clock';

/** Two customers with one eSIM each, two members of staff and a guest, with real sessions. */
export async function openVisitors(flow: ReturnType<typeof anOrderFlow>): Promise<People> {
  const { post, get, send, aDeliveredGuest, esimsOf } = customersOf(flow);
  const { accounts } = flow.parts().shop;

  /** A link by email, as every account may use it. The rate limits count by the flow's clock. */
  async function signIn(email: string): Promise<string> {
    flow.clock.advance(60);
    const verified = await post('/magic-link/verify', { token: await accounts.makeToken(email) });
    expect(verified.status).toBe(200);
    return cookiesOf(verified);
  }

  const [ana, ben] = [await aDeliveredGuest(0), await aDeliveredGuest(1)];
  const emails = { owner: ana.email, other: ben.email, support: anEmail(), admin: anEmail() };
  await post('/sign-up/email', { email: emails.support, password: PASSWORD, name: '' });
  const isSupport = sql`select id, 'support' from users where email = ${emails.support}`;
  await flow.run(sql`insert into user_roles (user_id, role) ${isSupport}`);
  await accounts.makeAdmin(emails.admin);
  const cookies: Record<Visitor, string> = {
    guest: '',
    payer: ana.cookie,
    other: await signIn(emails.other),
    support: await signIn(emails.support),
    admin: await signIn(emails.admin),
    owner: await signIn(emails.owner),
  };

  const [esim] = await esimsOf(cookies.owner);
  if (esim === undefined) throw new Error('Ana has no eSIM');
  const install = await get(`/api/esims/${esim.id}/install`, cookies.owner);
  const { matchingId } = MyEsimInstallResponse.parse(await install.json()).esim;
  const { orders } = MyOrdersResponse.parse(await (await get('/api/orders', cookies.owner)).json());
  const sharing = { body: { channel: 'link' }, cookie: cookies.owner };
  const shared = await send('POST', `/api/esims/${esim.id}/shares`, sharing);
  const { share, link } = ShareLinkResponse.parse(await shared.json());
  const shareSecret = z.string().parse(link?.url.split('/').at(-1));
  // The eSIM of a gift cannot be shared, so its link is older.
  const gift = await makeGift(flow, ana.email);
  const typedIccid = await topUpSomebody(flow, cookies.owner);
  const { user } = MeResponse.parse(await (await get('/api/me', cookies.owner)).json());
  const isAccount = (visitor: Visitor) => visitor !== 'guest' && visitor !== 'payer';
  return {
    belongings: () => ({
      esimId: esim.id,
      shareId: share.id,
      shareSecret,
      orderNumber: esim.orderNumber,
      giftId: gift.order_id,
      checkoutSessionId: ana.sessionId,
      email: ana.email,
      privateTexts: [
        ana.email,
        esim.id,
        gift.order_id,
        GIFT_RECIPIENT,
        GIFT_MESSAGE,
        typedIccid,
        esim.iccid,
        share.id,
        shareSecret,
        matchingId,
        z.string().parse(user?.id),
        `"number":"${z.string().parse(orders[0]?.number)}"`,
        tokenIn(cookies.owner),
      ],
    }),
    cookiesOf: (visitor) => cookies[visitor],
    async signInAgain(visitor) {
      if (isAccount(visitor)) cookies[visitor] = await signIn(emails[visitor]);
    },
  };
}

export const GIFT_RECIPIENT = 'recipient-of-ana@example.com';
export const GIFT_MESSAGE = 'Enjoy the trip that Ana gives you';

/** Makes Ana's order a gift that waits for its day. */
async function makeGift(flow: ReturnType<typeof anOrderFlow>, email: string) {
  const [gift] = await flow.rows(
    z.object({ order_id: z.string() }),
    sql`insert into gifts (order_id, recipient_email, message, language, send_at, time_zone, created_at)
      select id, ${GIFT_RECIPIENT}, ${GIFT_MESSAGE}, 'en', now() + interval '30 days', 'UTC', now() from orders
      where email = ${email} and status = 'fulfilled' returning order_id`,
  );
  if (gift === undefined) throw new Error('Ana has no order');
  return gift;
}

/** Ana types the ICCID of an eSIM that nobody in the table owns, and pays for its top-up. */
async function topUpSomebody(flow: ReturnType<typeof anOrderFlow>, cookie: string): Promise<string> {
  const { aSignedInCustomer, esimsOf } = customersOf(flow);
  const [esim] = await esimsOf((await aSignedInCustomer(2)).session);
  const iccid = z.string().parse(esim?.iccid);
  const topups = topupsAt(() => flow.parts().origin);
  const { offer } = await topups.offers({ iccid });
  const { url, sessionId } = await topups.checkout({ target: { iccid }, offer, email: anEmail(), cookie });
  await payOnPage(url);
  await flow.untilStatus(sessionId, 'fulfilled');
  return iccid;
}

/** The cookie has the token and its signature. */
function tokenIn(cookies: string): string {
  return z.string().parse(/session_token=([^.;]+)/.exec(cookies)?.[1]);
}

/** Ids of nothing, in the format of real ones. */
export const UNKNOWN_IDS = {
  esim: randomUUID(),
  gift: randomUUID(),
  'checkout-session': `cs_test_${randomUUID()}`,
  order: '999999999',
  share: randomUUID(),
  secret: 'A'.repeat(22),
} as const;
