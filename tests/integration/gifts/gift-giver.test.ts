import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eventually } from '#tests/builders/eventually.ts';
import { customersOf } from '../order-flow/customers.ts';
import { anEmail, anOrderFlow } from '../order-flow/shop.ts';
import { giftFlow, giftInput, secretsIn } from './gift-flow.ts';
import { signInByMail } from './sign-in-by-mail.ts';

const flow = anOrderFlow();
const gifts = giftFlow(flow);
const { send } = customersOf(flow);

test('GIFT-32 the page of the link names the giver, and never shows their address', async () => {
  const input = giftInput({ giverName: ' Aunt  Ana ' });
  const { buyer, cookie, orderId } = await gifts.buy(input);
  const [mail] = await gifts.untilMails(input.recipientEmail, 1);
  expect(mail?.text).toContain(`Aunt Ana (${buyer})`);
  const [secret = ''] = secretsIn(mail ?? { text: '' });
  const shown = await (await gifts.reveal(secret)).text();
  expect(JSON.parse(shown)).toMatchObject({ gift: { recipientName: 'Eva', giverName: 'Aunt Ana' } });
  expect(shown).not.toContain(buyer);
  expect(await gifts.stateOf(orderId, cookie)).toMatchObject({ giverName: 'Aunt Ana' });
});

test('GIFT-39 the page of the link names the same last day to install as its email, before and after the opening', async () => {
  const plan = flow.plan();
  await flow.run(sql`update packages set install_window_days = 180 where package_id = ${plan.packageId}`);
  const input = giftInput();
  await gifts.buy(input, { lines: [{ ...plan, quantity: 1 }] });
  const [mail] = await gifts.untilMails(input.recipientEmail, 1);
  const said = /The last day to install it is .+?\d{4}\./.exec(mail?.text.replaceAll(/\s+/g, ' ') ?? '')?.[0];
  expect(said).toBeDefined();
  const [secret = ''] = secretsIn(mail ?? { text: '' });
  const preview = await (await send('POST', '/api/shares/preview', { body: { secret } })).text();
  const revealed = await (await gifts.reveal(secret)).text();
  for (const shown of [preview, revealed]) expect(shown).toContain(said);
  expect(preview + revealed).not.toContain('180');
});

test.each([
  ['their own address', true, 'active'],
  ['another address', false, 'own'],
] as const)(
  'GIFT-34 SHARE-39 a signed-in buyer reads the link of a gift to %s (%j) as %s',
  async (_to, isForThemselves, state) => {
    const buyer = anEmail();
    const input = giftInput(isForThemselves ? { recipientEmail: buyer } : {});
    await gifts.buy(input, { email: buyer });
    const secret = await eventually(async () => {
      await flow.reconcile();
      const [found] = (await flow.mailsTo(input.recipientEmail)).flatMap(secretsIn);
      expect(found).toBeDefined();
      return found;
    }, 20_000);
    const session = await signInByMail(flow, buyer);
    const preview = await send('POST', '/api/shares/preview', { body: { secret }, cookie: session });
    const shown: unknown = await preview.json();
    expect(shown).toMatchObject({ state });
    expect(JSON.stringify(shown)).not.toContain(buyer);
  },
);

test.each([
  ['the buyer', 'active'],
  ['somebody else', 'own'],
] as const)(
  'GIFT-34 GIFT-36 SHARE-39 an opened link to %s stays %s after the rest of the gift got another recipient',
  async (first, state) => {
    const buyer = anEmail();
    const stranger = anEmail();
    const [to, then] = first === 'the buyer' ? [buyer, stranger] : [stranger, buyer];
    const lines = [{ ...flow.plan(), quantity: 2 }];
    const { cookie, orderId } = await gifts.buy(giftInput({ recipientEmail: to }), { email: buyer, lines });
    const opened = await eventually(async () => {
      await flow.reconcile();
      const [found] = (await flow.mailsTo(to)).flatMap(secretsIn);
      expect(found).toBeDefined();
      return found ?? '';
    }, 20_000);
    expect(await (await gifts.reveal(opened)).json()).toMatchObject({ state: 'active' });
    const body = giftInput({ recipientEmail: then });
    expect((await gifts.send(orderId, { cookie, method: 'PUT', body })).status).toBe(200);
    expect(await gifts.stateOf(orderId, cookie)).toMatchObject({ recipientEmail: then });
    const session = await signInByMail(flow, buyer);
    const preview = await send('POST', '/api/shares/preview', { body: { secret: opened }, cookie: session });
    expect(await preview.json()).toMatchObject({ state });
  },
);
