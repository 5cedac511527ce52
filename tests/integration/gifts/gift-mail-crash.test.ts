import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createShareSecrets } from '#adapters/encryption/create-share-secrets.ts';
import { createAlertStore } from '#adapters/postgres/alert-store.ts';
import { createMailStore } from '#adapters/postgres/orders/mail-store.ts';
import { createReconcileStore } from '#adapters/postgres/orders/reconcile-store.ts';
import { createQrDrawer } from '#adapters/qr/create-qr-drawer.ts';
import { createSmtpMailer } from '#adapters/smtp/create-smtp-mailer.ts';
import { sendOrderMail } from '#core/orders/mail/send-order-mail.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { sourceMailTemplates } from '#tests/builders/mail-templates.ts';
import { aSeller } from '#tests/builders/seller.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import { giftInput, giftFlow, secretsIn } from './gift-flow.ts';

const flow = anOrderFlow();
const gifts = giftFlow(flow);
/** No mail of a gift contains a code of the eSIM. */
const NO_CODES = { seal: (text: string) => text, open: () => 'a code that no mail contains' };
const SECRET = 'a secret of this test';

/** The parts that send a mail, without a queue: the test runs each step itself. */
function createServices() {
  const { shop, sandbox, origin } = flow.parts();
  const { postgres } = shop;
  const shareSecrets = createShareSecrets(SECRET);
  return {
    late: createReconcileStore({ postgres, shareSecrets, enqueueWithin: () => Promise.resolve() }),
    mails: createMailStore({ postgres, shareSecrets, secretBox: NO_CODES }),
    mailer: createSmtpMailer({
      smtpUrl: sandbox.smtpUrl,
      mailFrom: 'Landfall <hello@landfall.example>',
      replyTo: aSeller().supportEmail,
    }),
    mailTemplates: sourceMailTemplates,
    qr: createQrDrawer(),
    signInLinks: { makeToken: () => Promise.reject(new Error('A recipient gets no sign-in link')) },
    alerts: createAlertStore(postgres),
    clock: flow.clock,
    publicOrigin: origin,
    seller: aSeller(),
    messagesOf,
  };
}

async function dueMailOf(orderId: string): Promise<string> {
  const [mail] = await flow.rows(
    z.object({ id: z.string() }),
    sql`select id from sent_mails where order_id = ${orderId} and kind = 'gift' and status = 'due'`,
  );
  return z.string().parse(mail?.id);
}

test('GIFT-07 killed between sending and recording: the same mail again, with the same Message-ID and link', async () => {
  const input = giftInput({ sendOn: gifts.dayIn(2), timeZone: 'UTC' });
  const { orderId } = await gifts.buy(input);
  flow.clock.advance(3 * 24 * 60 * 60);
  const services = createServices();
  await services.late.queueWhatIsLate(flow.clock.now(), 0);
  const mailId = await dueMailOf(orderId);
  const dies = {
    ...services.mails,
    markSent: () => Promise.reject(new Error('The process was killed here')),
  };
  await expect(sendOrderMail({ ...services, mails: dies }, mailId)).rejects.toThrow('killed here');
  // Locked for the worker that may still be sending it.
  expect(await sendOrderMail(services, mailId)).toBe('nothing-to-do');
  flow.clock.advance(60);
  expect(await sendOrderMail(services, mailId)).toBe('sent');
  expect(await sendOrderMail(services, mailId)).toBe('nothing-to-do');
  services.mailer.close();
  const sent = await flow.mailsTo(input.recipientEmail);
  const ids = sent.map(({ messageId }) => messageId);
  expect(ids).toEqual([expect.stringContaining(`gift-${orderId}-1@`), ids[0]]);
  const links = sent.map((one) => secretsIn(one));
  expect(links[0]).toHaveLength(1);
  expect(links[1]).toEqual(links[0]);
});
