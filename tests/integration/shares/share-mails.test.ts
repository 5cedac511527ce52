import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createShareMailStore } from '#adapters/postgres/shares/share-mail-store.ts';
import { createAlertStore } from '#adapters/postgres/alert-store.ts';
import { sendShareMail, type ShareMailNeeds } from '#core/shares/send-share-mail.ts';
import type { Mail } from '#core/mail/mailer.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { sourceMailTemplates } from '#tests/builders/mail-templates.ts';
import { aSeller } from '#tests/builders/seller.ts';
import { anEmail, anOrderFlow } from '../order-flow/shop.ts';
import { secretIn, sharingIn } from './sharing.ts';

const flow = anOrderFlow();
const { anOwner, reveal } = sharingIn(flow);

/** The clock goes back after each test, and limits that were used in the future would refuse everything until then. */
beforeEach(() => flow.run(sql`delete from rate_limits`));

const MailRow = z.object({ id: z.string(), status: z.string(), attempts: z.int() });
const mailRows = (shareId: string) =>
  flow.rows(
    MailRow,
    sql`select id, status, attempts from share_mails where share_id = ${shareId} order by created_at`,
  );

const linkIn = (text: string) => /https?:\/\/\S+\/share\/[\w-]{22}/.exec(text)?.[0];

test('SHARE-04 SHARE-15 SHARE-18 the shop sends the link by email, names the sender, and no typed text', async () => {
  const { share, email: sender, esim } = await anOwner();
  const email = anEmail();
  const { share: made, link } = await share({
    channel: 'email',
    email,
    language: 'es',
    recipientName: 'PRIZE',
  });
  expect(link).toBeNull();
  const mail = await eventually(async () => {
    const [received] = await flow.mailsTo(email);
    expect(received).toBeDefined();
    return received;
  }, 20_000);
  expect(mail?.subject).toContain('Comparten contigo una eSIM');
  expect(mail?.text).toContain(sender);
  const url = linkIn(mail?.text ?? '');
  expect(url).toMatch(/\/es\/share\//);
  for (const secret of ['PRIZE', esim.iccid, esim.orderNumber, 'LPA:1$'])
    expect(JSON.stringify([mail?.subject, mail?.html, mail?.text])).not.toContain(secret);
  expect(await reveal(secretIn(url))).toMatchObject({ state: 'active', esim: { iccid: esim.iccid } });
  const stored = await flow.rows(
    z.object({ row: z.string() }),
    sql`select m::text as row from share_mails m union all select s::text from shares s union all select j::text from jobs.job j`,
  );
  expect(JSON.stringify(stored)).not.toContain(secretIn(url));
  await eventually(async () => expect(await mailRows(made.id)).toMatchObject([{ status: 'sent' }]));
});

/** A worker of the test: `send` decides what its mail server does. */
function aWorker(
  send: (mail: Mail) => Promise<{ kind: 'accepted' } | { kind: 'try-later' }>,
): ShareMailNeeds {
  const { shop } = flow.parts();
  return {
    shareMails: createShareMailStore(shop.postgres),
    shareSecrets: shop.orders.services({ onChange: () => () => undefined }).esims.shareSecrets,
    mailer: { send },
    mailTemplates: sourceMailTemplates,
    alerts: createAlertStore(shop.postgres),
    clock: flow.clock,
    publicOrigin: flow.parts().origin,
    seller: aSeller(),
    messagesOf,
  };
}

/** A mail whose job was lost: written beside the queue. */
async function aDueMail() {
  const owner = await anOwner();
  const { share } = await owner.share();
  await flow.run(
    sql`update shares set channel = 'email', recipient = 'eva@example.com', recipient_name = 'Eva'
      where id = ${share.id}`,
  );
  await flow.run(sql`insert into share_mails (id, share_id, status, created_at)
    values (gen_random_uuid(), ${share.id}, 'due', ${flow.clock.now().toISOString()})`);
  const [row] = await mailRows(share.id);
  return { ...owner, made: share, mailId: row?.id ?? '' };
}

test('SHARE-18 after a crash between sending and recording, the same mail with the same link is sent again', async () => {
  const { made, mailId } = await aDueMail();
  const received: Mail[] = [];
  const needs = aWorker((mail) => {
    received.push(mail);
    return Promise.resolve({ kind: 'accepted' });
  });
  const crash = () => Promise.reject(new Error('The process was killed here'));
  await expect(
    sendShareMail({ ...needs, shareMails: { ...needs.shareMails, end: crash } }, mailId),
  ).rejects.toThrow();
  expect(await sendShareMail(needs, mailId)).toBe('nothing-to-do');
  flow.clock.advance(41);
  expect(await sendShareMail(needs, mailId)).toBe('sent');
  expect(received).toHaveLength(2);
  expect(received[1]).toEqual(received[0]);
  expect(linkIn(received[0]?.text ?? '')).toBeDefined();
  expect(await mailRows(made.id)).toMatchObject([{ status: 'sent', attempts: 2 }]);
});

test('SHARE-18 the reconciler queues a mail whose job was lost', async () => {
  const { made } = await aDueMail();
  flow.clock.advance(41);
  await eventually(async () => {
    await flow.reconcile();
    expect(await mailRows(made.id)).toMatchObject([{ status: 'sent' }]);
  }, 20_000);
});

test('SHARE-18 a deferred mail is retried; a link that was revoked meanwhile is not sent', async () => {
  const { mailId, made, revoke } = await aDueMail();
  const needs = aWorker(() => Promise.resolve({ kind: 'try-later' }));
  expect(await sendShareMail(needs, mailId)).toBe('try-again');
  expect(await mailRows(made.id)).toMatchObject([{ status: 'due', attempts: 1 }]);
  await revoke(made.id);
  flow.clock.advance(41);
  expect(await sendShareMail(needs, mailId)).toBe('ended');
  expect(await mailRows(made.id)).toMatchObject([{ status: 'ended' }]);
});

test('SHARE-23 a reminder sends the same link again, and other channels get the same link', async () => {
  const { share, post, path } = await anOwner();
  const email = anEmail();
  const mailed = await share({ channel: 'email', email });
  await post(`${path}/${mailed.share.id}/remind`);
  await eventually(async () => expect(await flow.mailsTo(email)).toHaveLength(2), 20_000);
  const links = (await flow.mailsTo(email)).map(({ text }) => linkIn(text));
  expect(links[0]).toBe(links[1]);
  const shown = await share({ channel: 'whatsapp' });
  const again = await post(`${path}/${shown.share.id}/remind`);
  expect(await again.json()).toMatchObject({ link: { url: shown.link?.url } });
  const ended = await post(`${path}/${mailed.share.id}/remind`);
  expect(ended.status).toBe(409);
});

test('SHARE-43 the same link is sent another way: nothing ends, and its name stays', async () => {
  const { share, post, path, list } = await anOwner();
  const made = await share({ channel: 'whatsapp', recipientName: 'Tom' });
  const email = anEmail();
  const sent = await post(`${path}/${made.share.id}/send`, { channel: 'email', email });
  expect(await sent.json()).toMatchObject({ share: { id: made.share.id }, link: null });
  await eventually(async () => expect(await flow.mailsTo(email)).toHaveLength(1), 20_000);
  const [mail] = await flow.mailsTo(email);
  expect(linkIn(mail?.text ?? '')).toBe(made.link?.url);
  expect(await list()).toMatchObject([
    { channel: 'email', recipient: email, recipientName: 'Tom', state: 'active' },
  ]);
  const sms = await post(`${path}/${made.share.id}/send`, { channel: 'sms' });
  expect(await sms.json()).toMatchObject({ share: { recipient: null }, link: { url: made.link?.url } });
  expect(await list()).toMatchObject([{ channel: 'sms', recipient: null, recipientName: 'Tom' }]);
});

test('SHARE-30 the name and address of a recipient are removed 30 days after the link ended, when another mail is sent', async () => {
  const old = await aDueMail();
  const needs = aWorker(() => Promise.resolve({ kind: 'accepted' }));
  const sendAnother = async ({ made, mailId }: typeof old) => {
    const at = flow.clock.now().toISOString();
    await flow.run(sql`update shares set created_at = ${at}, expires_at = ${at}::timestamptz + interval '1 hour'
      where id = ${made.id}`);
    expect(await sendShareMail(needs, mailId)).toBe('sent');
    const [row] = await flow.rows(
      z.object({ recipient: z.string().nullable(), name: z.string().nullable() }),
      sql`select recipient, recipient_name as name from shares where id = ${old.made.id}`,
    );
    return [row?.recipient, row?.name];
  };
  const [first, second] = [await aDueMail(), await aDueMail()];
  flow.clock.advance(33 * 86_400 - 60);
  expect(await sendAnother(first)).toEqual(['eva@example.com', 'Eva']);
  flow.clock.advance(120);
  expect(await sendAnother(second)).toEqual([null, null]);
  expect(await sendShareMail(needs, old.mailId)).toBe('ended');
});
