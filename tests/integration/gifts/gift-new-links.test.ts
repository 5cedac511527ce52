import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { RevealShareResponse, SharesResponse } from '#contract/orders/shares.ts';
import { customersOf } from '../order-flow/customers.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import { giftInput, giftFlow, secretsIn } from './gift-flow.ts';
import { signInByMail } from './sign-in-by-mail.ts';

const flow = anOrderFlow();
const gifts = giftFlow(flow);
const customers = customersOf(flow);
const THREE_DAYS = 3 * 24 * 60 * 60 + 60;

// The clock of a test before was ahead, so its limits have not ended.
beforeEach(() => flow.run(sql`delete from rate_limits`));

/** A gift that was sent, the secrets in its mail, and its signed-in buyer. */
async function aSentGift(quantity = 1) {
  const input = giftInput();
  const { buyer, orderId } = await gifts.buy(input, { lines: [{ ...flow.plan(), quantity }] });
  const known = new Set<string>();
  /** The secrets that are in the newest of so many mails only. */
  const untilSecrets = async (mailCount: number) => {
    const mails = await gifts.untilMails(input.recipientEmail, mailCount);
    const added = mails.flatMap(secretsIn).filter((secret) => !known.has(secret));
    for (const secret of added) known.add(secret);
    return added;
  };
  const secrets = await untilSecrets(1);
  const session = await signInByMail(flow, buyer);
  const esims = await customers.esimsOf(session);
  const post = (path: string, body: object = {}) =>
    customers.send('POST', `/api/esims/${path}`, { body, cookie: session });
  return {
    ...{ orderId, input, secrets, untilSecrets },
    /** The owner revokes the valid links that are meant. */
    async revoke(isMeant: (share: Readonly<{ revealedAt: string | null }>) => boolean) {
      for (const { id } of esims) {
        const listed = await customers.get(`/api/esims/${id}/shares`, session);
        const { shares } = SharesResponse.parse(await listed.json());
        for (const share of shares.filter((one) => one.state === 'active' && isMeant(one)))
          expect((await post(`${id}/shares/${share.id}/revoke`)).status).toBe(200);
      }
    },
    share: () => post(`${esims[0]?.id ?? ''}/shares`, { channel: 'link' }),
    handOut: () => customers.get(`/api/orders/${esims[0]?.orderNumber ?? ''}/hand-out`, session),
    cancel: () => customers.send('POST', `/api/gifts/${orderId}/cancel`, { cookie: session }),
  };
}

const ask = async (secret = '') => (await gifts.requestNewLink(secret)).status;
const reveal = async (secret = '') => RevealShareResponse.parse(await (await gifts.reveal(secret)).json());
const ENDED = { state: 'ended', canResend: false, hasNewer: false };

test('GIFT-15 after the owner has revoked the last link, no earlier one sends another', async () => {
  const gift = await aSentGift();
  const [first] = gift.secrets;
  flow.clock.advance(THREE_DAYS);
  expect(await ask(first)).toBe(200);
  const [second] = await gift.untilSecrets(2);
  expect(await reveal(second)).toMatchObject({ state: 'active' });
  await gift.revoke(() => true);
  expect(await reveal(second)).toEqual(ENDED);
  expect(await reveal(first)).toEqual(ENDED);
  expect([await ask(first), await ask(second)]).toEqual([404, 404]);
  flow.clock.advance(THREE_DAYS);
  expect([await ask(first), await ask(second)]).toEqual([404, 404]);
  expect(await gifts.links(gift.orderId)).toHaveLength(2);
});

test('GIFT-15 of two eSIMs the one whose link was revoked gets no new link', async () => {
  const gift = await aSentGift(2);
  const [revoked, expired] = gift.secrets;
  expect(await reveal(expired)).toMatchObject({ state: 'active' });
  await gift.revoke(({ revealedAt }) => revealedAt === null);
  expect(await reveal(revoked)).toEqual(ENDED);
  flow.clock.advance(THREE_DAYS);
  expect([await ask(revoked), await ask(expired)]).toEqual([404, 200]);
  const added = await gift.untilSecrets(2);
  expect(added).toHaveLength(1);
  expect(await reveal(added[0])).toMatchObject({ state: 'active' });
  expect(await gifts.links(gift.orderId)).toHaveLength(3);
});

test('GIFT-21 the eSIM of a gift can be neither shared nor handed out, until its buyer keeps it', async () => {
  const gift = await aSentGift(2);
  expect((await gift.share()).status).toBe(409);
  expect((await gift.handOut()).status).toBe(404);
  expect(await gifts.links(gift.orderId)).toHaveLength(2);
  expect((await gift.cancel()).status).toBe(200);
  expect((await gift.share()).status).toBe(200);
  expect((await gift.handOut()).status).toBe(200);
});

test('GIFT-23 an expired link sends no new mail while a newer one works', async () => {
  const gift = await aSentGift();
  const [first] = gift.secrets;
  flow.clock.advance(THREE_DAYS);
  expect(await reveal(first)).toEqual({ ...ENDED, canResend: true });
  expect(await ask(first)).toBe(200);
  const [second] = await gift.untilSecrets(2);
  expect(await reveal(first)).toEqual({ ...ENDED, hasNewer: true });
  expect(await ask(first)).toBe(200);
  await flow.reconcile();
  expect(await gifts.links(gift.orderId)).toHaveLength(2);
  expect(await reveal(second)).toMatchObject({ state: 'active' });
  flow.clock.advance(THREE_DAYS);
  expect(await reveal(first)).toEqual({ ...ENDED, canResend: true });
});
