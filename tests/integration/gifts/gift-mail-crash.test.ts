import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createShareSecrets } from '#adapters/encryption/create-share-secrets.ts';
import { createSecretBox } from '#adapters/encryption/create-secret-box.ts';
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
import { aWish, giftFlow, secretsIn } from './gift-flow.ts';

const flow = anOrderFlow();
const gifts = giftFlow(flow);
const SECRET = 'a secret of this test';

/** The parts that send a mail, without a queue: the test runs each step itself. */
function createServices() {
  const { shop, sandbox, origin } = flow.parts();
  const { postgres } = shop;
  const shareSecrets = createShareSecrets(SECRET);
  return {
    late: createReconcileStore({ postgres, shareSecrets, enqueueWithin: () => Promise.resolve() }),
    mails: createMailStore({ postgres, shareSecrets, secretBox: createSecretBox(SECRET) }),
    mailer: createSmtpMailer({ smtpUrl: sandbox.smtpUrl, mailFrom: 'Landfall <hello@landfall.example>' }),
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

test('GIFT-07 killed between sending and recording: the same mail again, with the same Message-ID and link', async () => {
  const wish = aWish({ sendOn: gifts.dayIn(2), timeZone: 'UTC' });
  const { orderId } = await gifts.buy(wish);
  flow.clock.advance(3 * 24 * 60 * 60);
  const services = createServices();
  await services.late.queueWhatIsLate(flow.clock.now(), 0);
  const [mail] = await flow.rows(
    z.object({ id: z.string(), status: z.string() }),
    sql`select id, status from sent_mails where order_id = ${orderId} and kind = 'gift'`,
  );
  expect(mail?.status).toBe('due');
  const dies = {
    ...services.mails,
    markSent: () => Promise.reject(new Error('The process was killed here')),
  };
  await expect(sendOrderMail({ ...services, mails: dies }, mail?.id ?? '')).rejects.toThrow('killed here');
  // Locked for the worker that may still be sending it.
  expect(await sendOrderMail(services, mail?.id ?? '')).toBe('nothing-to-do');
  flow.clock.advance(60);
  expect(await sendOrderMail(services, mail?.id ?? '')).toBe('sent');
  expect(await sendOrderMail(services, mail?.id ?? '')).toBe('nothing-to-do');
  services.mailer.close();
  const sent = await flow.mailsTo(wish.recipientEmail);
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ messageId }) => messageId))).toEqual(new Set([sent[0]?.messageId]));
  expect(sent[0]?.messageId).toContain(`gift-${orderId}-1@`);
  expect(sent.map((one) => secretsIn(one))[0]).toEqual(sent.map((one) => secretsIn(one))[1]);
});
