import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { aSandboxWithShop } from './with-shop.ts';

const MessagesSchema = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      to: z.array(z.string()),
      from: z.string(),
      subject: z.string(),
      messageId: z.string().nullable(),
      text: z.string(),
      html: z.string(),
      links: z.array(z.string()),
      attachments: z.array(
        z.object({ fileName: z.string(), contentType: z.string(), sizeBytes: z.number() }),
      ),
    }),
  ),
});

const PICTURE = Buffer.from('89504e470d0a1a0a', 'hex');

const MAIL = {
  from: 'Landfall <hello@shop.test>',
  to: 'ana@example.com',
  subject: '¡Tu eSIM está lista!',
  messageId: '<order-1@shop.test>',
  text: 'Ábrela: http://shop.test/auth?magic_link=abc&next=1.',
  html: '<h1>Hola</h1><script>alert(1)</script><a href="http://shop.test/auth?magic_link=abc&amp;next=1">Abrir</a><img src="cid:qr">',
  attachments: [{ filename: 'qr.png', content: PICTURE, cid: 'qr' }],
} as const;

type Sandbox = Awaited<ReturnType<typeof aSandboxWithShop>>;

function mailer({ smtpUrl }: Sandbox) {
  return createTransport(smtpUrl);
}

const send = (sandbox: Sandbox, changes: { to?: string; subject?: string } = {}) =>
  mailer(sandbox).sendMail({ ...MAIL, attachments: [...MAIL.attachments], ...changes });

async function messagesTo(sandbox: Sandbox, address: string) {
  return MessagesSchema.parse(await sandbox.read(`/mailbox/messages?to=${encodeURIComponent(address)}`))
    .messages;
}

test('SANDBOX-09 a mail sent over SMTP is in the mailbox, with its parts and links, and in the ledger', async () => {
  const sandbox = await aSandboxWithShop();
  await send(sandbox);
  await send(sandbox, { to: 'bob@example.com' });

  const [mail, ...others] = await messagesTo(sandbox, 'Ana@Example.com');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: ['ana@example.com'],
    from: 'hello@shop.test',
    subject: '¡Tu eSIM está lista!',
    messageId: '<order-1@shop.test>',
    links: ['http://shop.test/auth?magic_link=abc&next=1'],
    attachments: [{ fileName: 'qr.png', contentType: 'image/png', sizeBytes: PICTURE.length }],
  });
  expect(mail?.text).toContain('Ábrela:');

  const accepted = await sandbox.ledger('mail-accepted');
  expect(accepted.map((entry) => entry.data)).toMatchObject([
    { to: ['ana@example.com'], subject: '¡Tu eSIM está lista!', messageId: '<order-1@shop.test>' },
    { to: ['bob@example.com'] },
  ]);
});

test('SANDBOX-03 SANDBOX-09 people read the mailbox on a web page; untrusted HTML is isolated', async () => {
  const sandbox = await aSandboxWithShop();
  const page = async (path: string) => (await fetch(`${sandbox.origin}${path}`)).text();
  expect(await page('/mailbox')).toContain('No mail yet.');
  await send(sandbox);
  await send(sandbox, { to: 'bob@example.com', subject: '<b>For Bob</b>' });
  const id = (await messagesTo(sandbox, 'ana@example.com'))[0]?.id ?? '';

  const list = await page('/mailbox');
  expect(list).toContain('This is a sandbox.');
  expect(list).toContain('¡Tu eSIM está lista!');
  expect(list).toContain('&lt;b&gt;For Bob&lt;/b&gt;');
  expect(list).toContain(`href="/mailbox/${id}"`);
  expect(await page('/mailbox?to=bob@example.com')).not.toContain('¡Tu eSIM está lista!');

  const view = await page(`/mailbox/${id}`);
  expect(view).toContain('Ábrela: http://shop.test');
  expect(view).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(view).not.toContain('<script>');

  const shown = await fetch(`${sandbox.origin}/mailbox/messages/${id}/html`);
  expect(shown.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups .*default-src 'none'/);
  expect(await shown.text()).toContain(`<img src="/mailbox/messages/${id}/attachments/0">`);
  const picture = await fetch(`${sandbox.origin}/mailbox/messages/${id}/attachments/0`);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await picture.arrayBuffer())).toEqual(PICTURE);
  expect(await page(`/mailbox/messages/${id}/source`)).toContain('Message-ID: <order-1@shop.test>');
});

test.each([
  { fault: { kind: 'error', status: 550 }, code: 550 },
  { fault: { kind: 'error', status: 451 }, code: 451 },
  { fault: { kind: 'rate-limit' }, code: 450 },
])('a mail rejected with $code is not in the mailbox', async ({ fault, code }) => {
  const sandbox = await aSandboxWithShop();
  await sandbox.control('/faults', { service: 'mail', match: 'ana@example.com', ...fault });
  await expect(send(sandbox)).rejects.toMatchObject({ responseCode: code });
  await send(sandbox, { to: 'bob@example.com' });
  expect(await sandbox.ledger('mail-accepted')).toHaveLength(1);
  expect(await messagesTo(sandbox, 'ana@example.com')).toEqual([]);
});

test('a connection dropped before accepting stores no mail; after accepting it stores one', async () => {
  const sandbox = await aSandboxWithShop();
  await sandbox.control('/faults', { service: 'mail', kind: 'timeout-before', count: 1 });
  await expect(send(sandbox)).rejects.toThrow();
  expect(await sandbox.ledger('mail-accepted')).toEqual([]);

  await sandbox.control('/faults', { service: 'mail', kind: 'timeout-after', count: 1 });
  await expect(send(sandbox)).rejects.toThrow();
  expect(await sandbox.ledger('mail-accepted')).toHaveLength(1);
});

test('a duplicated mail is in the mailbox twice', async () => {
  const sandbox = await aSandboxWithShop();
  await sandbox.control('/faults', { service: 'mail', kind: 'duplicate', count: 1 });
  await send(sandbox);
  expect(await messagesTo(sandbox, 'ana@example.com')).toHaveLength(2);
});

test('any user name and password is accepted', async () => {
  const sandbox = await aSandboxWithShop();
  const { hostname, port } = new URL(sandbox.smtpUrl);
  const transport = createTransport({
    host: hostname,
    port: Number(port),
    auth: { user: 'who', pass: 'ever' },
  });
  await transport.sendMail({ from: 'a@shop.test', to: 'ana@example.com', subject: 'Hello', text: 'Hello' });
  expect(await messagesTo(sandbox, 'ana@example.com')).toHaveLength(1);
});
