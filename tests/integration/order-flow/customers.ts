import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { z } from 'zod';
import { MyEsimsResponse } from '#contract/account/my-esims.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { anEmail, cookiesOf, payOnPage, type anOrderFlow } from './shop.ts';

/** Customers of the shop who have bought something. */
export function customersOf(flow: ReturnType<typeof anOrderFlow>) {
  const get = (path: string, cookie?: string) =>
    fetch(`${flow.parts().origin}${path}`, { headers: cookie === undefined ? {} : { cookie } });

  /** A request of the shop's own pages. */
  const send = (
    method: string,
    path: string,
    { body, cookie = '' }: { body?: object; cookie?: string } = {},
  ) =>
    fetch(`${flow.parts().origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin: flow.parts().origin, cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  const post = (path: string, body: object, cookie = '') =>
    send('POST', `/api/auth${path}`, { body, cookie });

  /** Buys eSIMs as a guest, and waits for the order mail and until the shop has noted that it was sent. */
  async function aDeliveredGuest(index = 0, quantity = 1) {
    const email = anEmail();
    const lines = [{ ...flow.plan(index), quantity }];
    const { url, sessionId, cookie } = await flow.checkout({ email, lines });
    await payOnPage(url);
    await flow.untilStatus(sessionId, 'fulfilled');
    const token = await eventually(async () => {
      const [mail] = (await flow.mailsTo(email)).filter(({ text }) => text.includes('LPA:1$'));
      const [link = ''] = /https?:\/\/\S*magic_link=\S+/.exec(mail?.text ?? '') ?? [];
      expect(link).not.toBe('');
      expect(new URL(link).searchParams.get('email')).toBe(email);
      return new URL(link).searchParams.get('magic_link') ?? '';
    }, 30_000);
    // A mail can be read before its sender's answer is stored.
    const due = sql`select from sent_mails where recipient = ${email} and status = 'due'`;
    await eventually(async () => expect(await flow.rows(z.object({}), due)).toEqual([]), 30_000);
    return { email, sessionId, cookie, token };
  }

  /** The customer clicks the button behind the mail's link. */
  async function aSignedInCustomer(index = 0, quantity = 1) {
    const guest = await aDeliveredGuest(index, quantity);
    const verified = await post('/magic-link/verify', { token: guest.token });
    expect(verified.status).toBe(200);
    return { ...guest, session: cookiesOf(verified), verified };
  }

  const esimsOf = async (cookie: string) =>
    MyEsimsResponse.parse(await (await get('/api/esims', cookie)).json()).esims;

  return { get, send, post, aDeliveredGuest, aSignedInCustomer, esimsOf };
}
