import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { z } from 'zod';
import { GiftResponse } from '#contract/orders/gifts.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { anEmail, payOnPage, type anOrderFlow } from '../order-flow/shop.ts';

type Flow = ReturnType<typeof anOrderFlow>;
type Input = Readonly<Record<string, unknown>>;

const DAY_SECONDS = 24 * 60 * 60;

/** A gift as a buyer in Madrid sends it. */
export function giftInput(changes: Input = {}): Input & Readonly<{ recipientEmail: string }> {
  const recipientEmail = anEmail();
  return {
    recipientName: 'Eva',
    message: 'Enjoy the trip!',
    language: 'en',
    sendOn: null,
    timeZone: 'Europe/Madrid',
    ...changes,
    recipientEmail:
      typeof changes['recipientEmail'] === 'string' ? changes['recipientEmail'] : recipientEmail,
  };
}

/** Buying, changing and receiving gifts in one shop. */
export function giftFlow(flow: Flow) {
  const call = (path: string, { cookie = '', method = 'POST', body = {} }: SendOptions = {}) =>
    fetch(`${flow.parts().origin}/api/${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
  const send = (path: string, options?: SendOptions) => call(`gifts/${path}`, options);

  return {
    send,
    requestNewLink: (secret: string) => call('gift-links', { body: { secret } }),
    /** The day `days` from now, in UTC. */
    dayIn: (days: number) =>
      new Date(flow.clock.now().getTime() + days * DAY_SECONDS * 1_000).toISOString().slice(0, 10),
    async buy(input: Input, options: Parameters<Flow['checkout']>[0] = {}) {
      const buyer = anEmail();
      const paid = await flow.checkout({ email: buyer, agreed: { gift: input }, ...options });
      await payOnPage(paid.url);
      const order = await flow.untilStatus(paid.sessionId, 'fulfilled');
      return { ...paid, buyer, orderId: order.id };
    },
    async stateOf(orderId: string, cookie: string) {
      const response = await send(orderId, { cookie, method: 'GET' });
      return GiftResponse.parse(await response.json()).gift;
    },
    /** The mails that a mailbox has, after the reconciler had its turn. */
    untilMails: (address: string, count: number) =>
      eventually(async () => {
        await flow.reconcile();
        const mails = await flow.mailsTo(address);
        expect(mails).toHaveLength(count);
        return mails;
      }, 20_000),
    links: (orderId: string) =>
      flow.rows(
        z.object({ id: z.string(), is_revoked: z.boolean() }),
        sql`select s.id, s.revoked_at is not null as is_revoked from shares s join esims e on e.id = s.esim_id
          join order_units u on u.id = e.unit_id where u.order_id = ${orderId} and s.channel = 'gift' order by s.created_at`,
      ),
    /** The recipient's button. */
    reveal: (secret: string) =>
      fetch(`${flow.parts().origin}/api/shares/reveal`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ secret }),
      }),
  };
}

type SendOptions = Readonly<{ cookie?: string; method?: 'GET' | 'POST' | 'PUT'; body?: unknown }>;

/** The secrets of the links in a mail, each once. */
export function secretsIn({ text }: Readonly<{ text: string }>): readonly string[] {
  return [...new Set([...text.matchAll(/\/share\/([\w-]{22})/g)].map(([, secret = '']) => secret))];
}
