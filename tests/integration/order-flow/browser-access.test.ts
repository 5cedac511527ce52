import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/builders/eventually.ts';
import { customersOf } from './customers.ts';
import { anOrderFlow, cookiesOf } from './shop.ts';

const flow = anOrderFlow();
const { get, post, aDeliveredGuest } = customersOf(flow);

const FIRST = 'a harbour at 5 o’clock';
const SECOND = 'a lighthouse at 6 o’clock';
const THIRD = 'a pilot boat at 7 o’clock';

type Buyer = Awaited<ReturnType<typeof aDeliveredGuest>>;

/** The token of the mail that a reset sends. */
async function aResetToken(email: string): Promise<string> {
  await post('/request-password-reset', { email, redirectTo: '/auth' });
  return eventually(async () => {
    const tokens = (await flow.mailsTo(email)).map(
      ({ text }) => /reset-password\S*token=([\w-]+)/.exec(text)?.[1],
    );
    return z.string().parse(tokens.find((token) => token !== undefined));
  });
}

test('AUTH-55 a browser that paid sees its order until the owner signs out everywhere or gets a new password', async () => {
  const [ana, ben] = [await aDeliveredGuest(0), await aDeliveredGuest(1)];
  const { accounts } = flow.parts().shop;
  const install = async ({ sessionId, cookie }: Buyer) =>
    (await get(`/api/checkout-sessions/${sessionId}/install`, cookie)).status;
  const signIn = async () =>
    cookiesOf(await post('/magic-link/verify', { token: await accounts.makeToken(ana.email) }));
  const [order] = await flow.rows(
    z.object({ id: z.string(), hash: z.string() }),
    sql`select id, browser_token_hash as hash from orders where email = ${ana.email}`,
  );
  /** As if this browser had just paid. */
  const paidAgain = () =>
    flow.run(sql`update orders set browser_token_hash = ${order?.hash} where id = ${order?.id}`);

  let session = await signIn();
  expect([await install(ana), await install(ben)]).toEqual([200, 200]);
  const ways: readonly (readonly [string, () => Promise<Response>])[] = [
    ['sign out everywhere', () => post('/revoke-sessions', {}, session)],
    ['first password', () => post('/first-password', { newPassword: FIRST }, session)],
    ['changed', () => post('/change-password', { currentPassword: FIRST, newPassword: SECOND }, session)],
    [
      'reset',
      async () => post('/reset-password', { token: await aResetToken(ana.email), newPassword: THIRD }),
    ],
  ];
  for (const [way, end] of ways) {
    await paidAgain();
    session = await signIn();
    expect(await install(ana), `before ${way}`).toBe(200);
    expect((await end()).status, way).toBe(200);
    expect([await install(ana), await install(ben)], way).toEqual([403, 200]);
  }
});
