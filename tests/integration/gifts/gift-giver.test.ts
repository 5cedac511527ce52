import { expect, test } from 'vitest';
import { anOrderFlow } from '../order-flow/shop.ts';
import { giftFlow, giftInput, secretsIn } from './gift-flow.ts';

const gifts = giftFlow(anOrderFlow());

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
