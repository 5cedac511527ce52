import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import { z } from 'zod';
import { MyDataResponse } from '#contract/account/my-data.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { PDF } from '../support/support-flow.ts';
import { giftInput, giftFlow, secretsIn } from '../gifts/gift-flow.ts';
import { customersOf } from '../order-flow/customers.ts';
import { topupsAt } from '../order-flow/place-topup.ts';
import { cookiesOf, payOnPage, type anOrderFlow } from '../order-flow/shop.ts';

type Flow = ReturnType<typeof anOrderFlow>;

const PASSWORD = 'a harbour at 5 o’clock';
const CODE = 'DATA10';
const Id = z.object({ id: z.string() });

/** Customers who have something in every table, and the requests about their data. */
export function dataOwnersOf(flow: Flow) {
  const { get, send, post, aSignedInCustomer, esimsOf } = customersOf(flow);
  const gifts = giftFlow(flow);
  const topups = topupsAt(() => flow.parts().origin);

  // The clock is set back before each test; what was counted by then would be in the future.
  beforeEach(() => flow.run(sql`delete from rate_limits`));

  async function signIn(email: string): Promise<string> {
    flow.clock.advance(60);
    const link = await flow.parts().shop.accounts.makeToken(email);
    const verified = await post('/magic-link/verify', { token: link });
    expect(verified.status).toBe(200);
    const cookies = cookiesOf(verified);
    const token = /session_token=([^.;]+)/.exec(cookies)?.[1];
    // The accounts library reads the clock of the machine.
    await flow.run(sql`update sessions set created_at = ${flow.clock.now()} where token = ${token}`);
    return cookies;
  }

  const request = (method: string, path: string, { cookie, body }: { cookie: string; body?: object }) =>
    fetch(`${flow.parts().origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin: flow.parts().origin, cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  /** One eSIM with a name, billing details, a reading, a reminder, a review, a shared link, a top-up and a coupon; a gift; a lead; a password. */
  async function anOwnerOfEverything() {
    const owner = await aSignedInCustomer();
    const { email, session } = owner;
    const [esim] = await esimsOf(session);
    if (esim === undefined) throw new Error('No eSIM was delivered');
    await send('PUT', `/api/esims/${esim.id}/name?language=en`, {
      body: { name: 'Walter’s phone' },
      cookie: session,
    });
    const { id: orderId } = await flow.orderOf(owner.sessionId);
    const billed = await send('PUT', `/api/orders/${orderId}/billing-details`, {
      body: { name: `Walter, ${email}`, address: '1 Quay', country: 'Ireland', taxNumber: 'IE6388047V' },
      cookie: session,
    });
    expect(billed.status).toBe(200);
    const shared = await send('POST', `/api/esims/${esim.id}/shares`, {
      body: { channel: 'email', email: `friend-of-${email}`, language: 'en' },
      cookie: session,
    });
    expect(shared.status).toBe(200);
    await send('POST', `/api/esims/${esim.id}/refresh?language=en`, { body: {}, cookie: session });
    await flow.run(sql`insert into reminders (esim_id, kind, period, status, created_at, sent_at)
      values (${esim.id}, 'data-75', 0, 'sent', now(), now())`);
    await flow.run(sql`insert into reviews (esim_id, order_id, email, token_hash, asked_at, status, stars, body, shown_name,
        language, consent_text, written_at)
      select e.id, u.order_id, ${email}, sha256(e.id::text::bytea), now(), 'waiting', 4, 'Walter liked it', 'Walter', 'en',
        'review-1', now()
      from esims e join order_units u on u.id = e.unit_id where e.id = ${esim.id}`);
    await send('PUT', '/api/me/reminders', { body: { group: 'review', isWanted: false }, cookie: session });
    const message = { clientId: randomUUID(), text: 'Is my eSIM ready?', language: 'en' };
    await send('POST', '/api/chat/messages', { body: message, cookie: session });
    await post('/first-password', { newPassword: PASSWORD }, session);
    await post('/request-password-reset', { email });
    const wanted = { email: `wanted-by-${email}`, language: 'en' };
    expect((await send('PUT', '/api/me/address', { body: wanted, cookie: session })).status).toBe(200);
    const { tickets, staffTickets } = flow.parts().support;
    const upload = await flow.parts().support.storeUpload({
      fileName: 'a.pdf',
      declaredType: 'application/pdf',
      content: PDF,
      client: '192.0.2.1',
    });
    const attachmentId = upload.kind === 'stored' ? upload.id : null;
    const form = {
      requestId: randomUUID(),
      name: 'Walter',
      email,
      orderNumber: null,
      wasSignedIn: true,
      language: 'en',
    } as const;
    await tickets.submit({ ...form, message: 'What Walter wrote', attachmentId }, flow.clock.now());
    expect(await staffTickets.list({ status: 'open', search: email, most: 5 })).toHaveLength(1);
    const reminder = { text: 'cart-reminder-1', language: 'en' };
    const cart = { source: 'checkout', cartItems: [], cartValueCents: 450, utm_source: 'letter' };
    const lead = { email, ...cart, reminder };
    expect((await send('POST', '/api/capture-lead', { body: lead })).status).toBe(200);
    await flow.run(sql`insert into cart_reminder_optouts (email, created_at) values (${email}, now())`);
    await send('POST', '/api/subscribe-newsletter', { body: { email } });
    await send('PUT', '/api/me/newsletter', { body: { isWanted: true }, cookie: session });
    const withdrawal = { orderNumber: '1', email, language: 'en' };
    expect((await send('POST', '/api/withdrawals', { body: withdrawal })).status).toBe(200);
    const { offer } = await topups.offers({ esimId: esim.id }, session);
    const topup = await topups.checkout({ target: { esimId: esim.id }, offer, email, cookie: session });
    await payOnPage(topup.url);
    await flow.untilStatus(topup.sessionId, 'fulfilled');
    const input = giftInput({ recipientEmail: `present-of-${email}` });
    await flow.run(sql`insert into discount_codes (code, kind, percent) values (${CODE}, 'percent', 10)
      on conflict do nothing`);
    const gift = await gifts.buy(input, { email, agreed: { gift: input }, discountCode: CODE });
    const [mail] = await gifts.untilMails(input.recipientEmail, 1);
    await flow.run(sql`insert into opened_gifts (esim_id, order_id, recipient_email, giver_name, language)
      select e.id, u.order_id, ${`earlier-present-of-${email}`}, 'Ana', 'en' from esims e
      join order_units u on u.id = e.unit_id where u.order_id = ${gift.orderId}`);
    await untilNothingIsDue(email);
    return {
      ...owner,
      esim,
      giftInput: input,
      giftId: gift.orderId,
      giftSecrets: secretsIn(mail ?? { text: '' }),
    };
  }

  /** Every mail about the orders of this address and to a wanted one is sent. */
  const untilNothingIsDue = (email: string) =>
    eventually(async () => {
      const due = await flow.rows(
        Id,
        sql`select m.id::text from sent_mails m join orders o on o.id = m.order_id
          where o.email = ${email} and m.status = 'due'
          union all select id::text from account_mails where recipient = ${`wanted-by-${email}`} and status = 'due'`,
      );
      expect(due).toEqual([]);
    }, 20_000);

  return {
    get,
    post,
    request,
    signIn,
    gifts,
    anOwnerOfEverything,
    send,
    aSignedInCustomer,
    esimsOf,
    exportOf: async (cookie: string) =>
      MyDataResponse.parse(await (await get('/api/me/export', cookie)).json()),
    deleteMe: (email: string, cookie: string) =>
      request('DELETE', '/api/me', { cookie, body: { email, language: 'es' } }),
  };
}
