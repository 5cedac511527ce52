import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { SMTPServer } from 'smtp-server';
import { z } from 'zod';
import { createSmtpMailer } from '#adapters/smtp/create-smtp-mailer.ts';
import { aMailServer } from '#tests/builders/a-mail-server.ts';
import { aSandbox } from './a-sandbox.ts';
import { aMail, describeMailer } from './mailer.contract.ts';

const sandbox = aSandbox();
const MAIL_FROM = 'Landfall <hello@landfall.example>';
const SUPPORT = 'support@landfall.example';

function smtp(smtpUrl = sandbox.smtpUrl(), timeoutMs = 20_000) {
  const mailer = createSmtpMailer({ smtpUrl, mailFrom: MAIL_FROM, replyTo: SUPPORT, timeoutMs });
  onTestFinished(() => mailer.close());
  return mailer;
}

const Mailbox = z.object({
  messages: z.array(
    z.object({
      to: z.array(z.string()),
      from: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      messageId: z.string(),
      attachments: z.array(z.unknown()).transform((list) => list.length),
    }),
  ),
});

async function received(to: string) {
  const response = await fetch(`${sandbox.origin()}/mailbox/messages?to=${encodeURIComponent(to)}`);
  return Mailbox.parse(await response.json()).messages;
}

describeMailer('SMTP', () => ({ mailer: smtp(), received }));

type Refusal = Readonly<{ at: 'greeting' | 'sender' | 'recipient' | 'data'; code: number }>;

/** A mail server other than the sandbox: it requires a password and stores the mails it receives. */
async function anotherMailServer(refusal: Refusal | null = null) {
  const senders: string[] = [];
  const users: string[] = [];
  const problem = (at: Refusal['at']) =>
    refusal?.at === at
      ? Object.assign(new Error('refused by the test'), { responseCode: refusal.code })
      : null;
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, callback) => {
      users.push(auth.username ?? '');
      if (auth.password === 'right') callback(null, { user: auth.username });
      else callback(Object.assign(new Error('no'), { responseCode: 535 }));
    },
    onMailFrom: (address, _session, callback) => {
      senders.push(address.address);
      callback(problem('sender'));
    },
    onRcptTo: (_address, _session, callback) => callback(problem('recipient')),
    onData: (stream, _session, callback) => {
      stream.resume();
      stream.on('end', () => callback(problem('data')));
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(resolve)));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: (password = 'right') => `smtp://shop:${password}@127.0.0.1:${port}`, senders, users };
}

test('OPS-03 OPS-04 the same mailer sends by SMTP to the sandbox and to another server: only the address and its keys differ', async () => {
  const mail = aMail();
  expect(await smtp().send(mail)).toEqual({ kind: 'accepted' });
  expect(await received(mail.to)).toMatchObject([{ to: [mail.to], from: 'hello@landfall.example' }]);

  const other = await anotherMailServer();
  expect(await smtp(other.url()).send(mail)).toEqual({ kind: 'accepted' });
  expect(other.senders).toEqual(['hello@landfall.example']);
  expect(other.users).toEqual(['shop']);
});

test('OPS-27 a customer’s reply goes to the support address, not to the sender of the shop', async () => {
  const server = await aMailServer();
  expect(await smtp(server.url).send(aMail())).toEqual({ kind: 'accepted' });
  const headers = server.received.join('').split('\r\n\r\n')[0]?.split('\r\n');
  expect(headers).toContain(`Reply-To: ${SUPPORT}`);
  expect(headers).toContain(`From: ${MAIL_FROM}`);
});

test('many simultaneous mails share a few connections and all arrive', async () => {
  const mailer = smtp();
  const mails = Array.from({ length: 40 }, () => aMail());
  const results = await Promise.all(mails.map((mail) => mailer.send(mail)));
  expect(results.filter(({ kind }) => kind !== 'accepted')).toEqual([]);
  for (const { to } of mails) expect(await received(to)).toHaveLength(1);
});

test.each([
  { at: 'recipient', code: 550 },
  { at: 'recipient', code: 553 },
  { at: 'data', code: 554 },
] as const)('$code at the $at is permanent', async (refusal) => {
  const { url } = await anotherMailServer(refusal);
  expect(await smtp(url()).send(aMail())).toEqual({ kind: 'rejected', reason: `smtp-${refusal.code}` });
});

test.each([
  { at: 'recipient', code: 450 },
  { at: 'data', code: 451 },
  { at: 'sender', code: 421 },
  // About our account, not about this mail: the owner will fix it.
  { at: 'sender', code: 530 },
  { at: 'sender', code: 550 },
] as const)('$code at the $at is temporary', async (refusal) => {
  const { url } = await anotherMailServer(refusal);
  expect(await smtp(url()).send(aMail())).toEqual({ kind: 'try-later' });
});

test('a wrong password is our error, not the mail’s: it can be sent later', async () => {
  const { url } = await anotherMailServer();
  expect(await smtp(url('wrong')).send(aMail())).toEqual({ kind: 'try-later' });
});

test('a connection that is lost, before or after the mail was accepted, means try later', async () => {
  for (const kind of ['timeout-before', 'timeout-after']) {
    await sandbox.fault({ service: 'mail', kind, count: 1 });
    expect(await smtp().send(aMail())).toEqual({ kind: 'try-later' });
  }
});

test('a server that does not respond times out, and so does an unreachable one', async () => {
  await sandbox.fault({ service: 'mail', kind: 'delay', delayMs: 60_000, count: 1 });
  expect(await smtp(undefined, 500).send(aMail())).toEqual({ kind: 'try-later' });
  expect(await smtp('smtp://127.0.0.1:9').send(aMail())).toEqual({ kind: 'try-later' });
});

test('a server that drops its connections is tried twice within a call, not longer than the mail is locked', async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  expect(await smtp(`smtp://127.0.0.1:${port}`).send(aMail())).toEqual({ kind: 'try-later' });
  expect(connections).toBe(2);
});

test('an invalid address is rejected permanently', async () => {
  expect(await smtp().send(aMail({ to: '' }))).toMatchObject({ kind: 'rejected' });
});

test('ADMIN-64 a check of the mail server sends nothing and says whether it works, refuses us or does not respond', async () => {
  expect(await smtp().check()).toBe('works');
  const { url, senders } = await anotherMailServer();
  expect(await smtp(url()).check()).toBe('works');
  expect(await smtp(url('wrong')).check()).toBe('refused');
  expect(senders).toEqual([]);
  expect(await smtp('smtp://127.0.0.1:1').check()).toBe('no-response');
});
