import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createSharedLimits } from '#adapters/postgres/limits/shared-limits.ts';
import { createTicketMailStore } from '#adapters/postgres/support/ticket-mail-store.ts';
import { createTicketStore } from '#adapters/postgres/support/ticket-store.ts';
import { ShownTicket } from '#contract/support/tickets.ts';
import { SUPPORT_LIMITS } from '#core/limits/shop-limits.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { anEmail, anOrderFlow } from '../order-flow/shop.ts';
import { PDF, supportFlow } from './support-flow.ts';

const flow = anOrderFlow();
const support = supportFlow(flow);
const Code = z.object({ error: z.object({ code: z.string() }) });
const codeOf = async (response: Response) => Code.parse(await response.json()).error.code;

/** Text that would run or break out, if anything showed it as more than text. */
const SCRIPTS = [
  `<script>alert('CANARY')</script>`,
  `"><img src=x onerror="alert('CANARY')">`,
  `javascript:alert('CANARY')`,
  `{{constructor.constructor('alert(1)')()}}`,
  `'; drop table support_tickets; --`,
  `\u202Egnp.exe \u0007 ﷽`,
];

test('API-23 SUPPORT-08 SUPPORT-13 SUPPORT-23 a submitted form becomes a ticket, and its number is mailed without what was typed', async () => {
  const email = anEmail();
  const { number, replyBy } = await support.aTicket({
    email: email.toUpperCase(),
    name: SCRIPTS[0],
    orderNumber: '#104 236',
    message: SCRIPTS.join('\n'),
    language: 'es',
  });
  expect(Number(number)).toBeGreaterThan(2_000);
  expect(Date.parse(replyBy)).toBeGreaterThan(flow.clock.now().getTime() + 7_100_000);
  const [mail] = await support.untilMails(email, 1);
  expect(mail?.subject).toBe(`Hemos recibido tu mensaje: consulta ${number}`);
  expect(mail?.text).toContain(number);
  expect(`${mail?.text ?? ''}${mail?.html ?? ''}`).not.toMatch(/CANARY|104236|drop table/);
  const [row] = await flow.rows(
    z.object({ status: z.string(), order_number: z.string(), body: z.string() }),
    sql`select t.status, t.order_number, m.body from support_tickets t join ticket_messages m on m.ticket_id = t.id
      where t.email = ${email}`,
  );
  expect(row).toEqual({ status: 'open', order_number: '104236', body: SCRIPTS.join('\n') });
});

test('SUPPORT-22 the same submission, sent twice at once and again, is one ticket with one mail', async () => {
  const [email, requestId] = [anEmail(), randomUUID()];
  const token = await support.aToken();
  const send = () => support.submit({ email, requestId, token });
  const responses = await Promise.all([send(), send()]);
  responses.push(await send());
  const numbers = await Promise.all(
    responses.map(async (response) => z.object({ number: z.string() }).parse(await response.json()).number),
  );
  expect(new Set(numbers).size).toBe(1);
  await support.untilMails(email, 1);
});

test('SUPPORT-22 a mail that the server defers, or whose job is lost, is sent once later', async () => {
  const email = anEmail();
  const { id } = await support.aTicket({ email });
  await support.untilMails(email, 1);
  // As after a kill between the response of the mail server and its record, with the job gone. The worker makes that
  // record after the mailbox has the mail, so it may still be missing.
  await eventually(async () => {
    const due = sql`update ticket_mails set status = 'due', sent_at = null
      where status = 'sent' and message_id in (select id from ticket_messages where ticket_id = ${id}) returning 1`;
    expect(await flow.rows(z.object({}), due)).toHaveLength(1);
  });
  flow.clock.advance(120);
  await flow.parts().shop.queue.enqueue({ name: 'requeue-ticket-mails', data: {} });
  const mails = await support.untilMails(email, 2);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  await eventually(async () => {
    const due = sql`select 1 from ticket_mails where status = 'due'`;
    expect(await flow.rows(z.object({}), due)).toEqual([]);
  });
});

test('SUPPORT-22 killed before the commit: nothing is stored, and the same submission is stored later with its file', async () => {
  const { postgres } = flow.parts().shop;
  const enqueueWithin = () => Promise.reject(new Error('The process was killed here'));
  const dying = createTicketStore({ postgres, enqueueWithin });
  const { id: attachmentId } = await support.uploaded({ content: PDF });
  const email = anEmail();
  const form = {
    requestId: randomUUID(),
    name: 'Ana',
    email,
    orderNumber: null,
    message: 'Hi',
    wasSignedIn: false,
  } as const;
  const before = [await support.count('support_tickets'), await support.count('ticket_mails')];
  await expect(dying.submit({ ...form, attachmentId, language: 'en' }, flow.clock.now())).rejects.toThrow(
    'killed',
  );
  expect([await support.count('support_tickets'), await support.count('ticket_mails')]).toEqual(before);
  await support.aTicket({ requestId: form.requestId, email, attachmentId });
  await support.untilMails(email, 1);
});

test('SUPPORT-04 SUPPORT-22 a ticket whose file is gone is not stored at all', async () => {
  const before = await support.count('support_tickets');
  const gone = await support.submit({ attachmentId: randomUUID() });
  expect([gone.status, await codeOf(gone)]).toEqual([409, 'attachment-gone']);
  expect(await support.count('support_tickets')).toBe(before);
  const { id } = await support.uploaded({ content: PDF });
  await support.aTicket();
  const { id: ticketId } = await support.aTicket({ attachmentId: id });
  const second = sql`insert into ticket_attachments (ticket_id, file_name, content_type, bytes, content, created_at)
    select ticket_id, file_name, content_type, bytes, content, created_at from ticket_attachments where ticket_id = ${ticketId}`;
  await expect(flow.run(second)).rejects.toMatchObject({ cause: { code: '23505' } });
  const again = await support.submit({ attachmentId: id });
  expect([again.status, await codeOf(again)]).toEqual([409, 'attachment-gone']);
});

test('SUPPORT-12 what is missing or cannot be stored is refused with its field', async () => {
  for (const wrong of [
    { name: ' ' },
    { message: '' },
    { email: 'ana' },
    { message: 'a\u0000b' },
    { name: 'x'.repeat(101) },
    { message: 'x'.repeat(5_001) },
    { orderNumber: 'my order' },
    { requestId: 'no' },
    { more: 1 },
  ]) {
    const response = await support.submit(wrong);
    expect([response.status, await codeOf(response)]).toEqual([400, 'invalid-input']);
  }
});

test('SUPPORT-26 a program that sends at once, without a token or with the hidden field is refused', async () => {
  const { token } = z
    .object({ token: z.string() })
    .parse(await (await support.get('/api/support-form')).json());
  const fast = await support.send('POST', '/api/support-tickets', {
    body: { requestId: randomUUID(), token, name: 'A', email: anEmail(), message: 'Hi', language: 'en' },
  });
  expect([fast.status, fast.headers.get('retry-after'), await codeOf(fast)]).toEqual([429, '3', 'too-fast']);
  expect(await codeOf(await support.submit({ token: 'x.y' }))).toBe('form-expired');
  expect(await codeOf(await support.submit({ website: 'https://spam.example' }))).toBe('form-refused');
});

test('SUPPORT-26 one client and one mailbox can only send so many', async () => {
  const statuses = async (count: number, typed: () => object) => {
    const seen: number[] = [];
    for (let sent = 0; sent < count; sent += 1) seen.push((await support.submit({ ...typed() })).status);
    return seen.filter((status) => status === 200).length;
  };
  const email = anEmail();
  expect(await statuses(8, () => ({ email }))).toBe(6);
  // Of the 15 of this client 8 are counted, also the two that the mailbox refused.
  expect(await statuses(12, () => ({ email: anEmail() }))).toBe(7);
});

test('SUPPORT-26 strangers who type the address of a customer use up nothing of the signed-in customer', async () => {
  const { email, session } = await support.aSignedInCustomer();
  for (let sent = 0; sent < 6; sent += 1) expect((await support.submit({ email })).status).toBe(200);
  expect((await support.submit({ email })).status).toBe(429);
  const own = [];
  for (let sent = 0; sent < 7; sent += 1) own.push((await support.submit({}, session)).status);
  expect(own).toEqual([200, 200, 200, 200, 200, 200, 429]);
});

test('SUPPORT-25 replies to a ticket are limited per hour and in all', async () => {
  const { email, session } = await support.aSignedInCustomer();
  const { id } = await support.aTicket({ email });
  const write = async () => {
    const body = { requestId: randomUUID(), body: 'More' };
    return support.send('POST', `/api/me/tickets/${id}/messages`, { body, cookie: session });
  };
  const statuses = [];
  for (let sent = 0; sent < 31; sent += 1) statuses.push((await write()).status);
  expect([statuses.indexOf(429), statuses.length]).toEqual([30, 31]);
  const { postgres } = flow.parts().shop;
  const { messagesPerTicketAndYear } = SUPPORT_LIMITS;
  const limits = createSharedLimits(postgres);
  for (let sent = 30; sent < messagesPerTicketAndYear.most; sent += 1)
    await limits.take(messagesPerTicketAndYear, id, flow.clock.now());
  flow.clock.advance(2 * 60 * 60);
  const full = await write();
  expect(full.status).toBe(429);
  expect(Number(full.headers.get('retry-after'))).toBeGreaterThan(24 * 60 * 60);
});

test('SUPPORT-22 a mail that one worker sends is not taken by another', async () => {
  const email = anEmail();
  const { id } = await support.aTicket({ email });
  // The worker records the mail as sent after the mailbox has it.
  const message = await eventually(async () => {
    const [sent] = await flow.rows(
      z.object({ id: z.string() }),
      sql`update ticket_mails set status = 'due', sent_at = null, tried_at = null where status = 'sent' and message_id in
        (select id from ticket_messages where ticket_id = ${id}) returning message_id::text as id`,
    );
    if (sent === undefined) throw new Error('The mail is not recorded as sent');
    return sent;
  }, 20_000);
  const { postgres } = flow.parts().shop;
  const mails = createTicketMailStore({ postgres, enqueueWithin: () => Promise.resolve() });
  const take = () => mails.take(message.id, flow.clock.now());
  const taken = await Promise.all([take(), take(), take()]);
  expect(taken.filter((mail) => mail !== null)).toHaveLength(1);
  flow.clock.advance(41);
  expect((await take())?.recipient).toBe(email);
  await mails.end(message.id, 'sent', flow.clock.now());
});

test('SUPPORT-34 customer and staff read whether a ticket was written signed in, and a repetition does not change it', async () => {
  const { email, session } = await support.aSignedInCustomer();
  const requestId = randomUUID();
  const typed = await support.aTicket({ email, requestId, message: 'Typed by anybody' });
  expect((await support.aTicket({ email, requestId, message: 'Typed by anybody' }, session)).id).toBe(
    typed.id,
  );
  const own = await support.aTicket({ email: anEmail(), message: 'Written by the owner' }, session);
  const expected = { [typed.number]: false, [own.number]: true };
  const facts = (tickets: readonly Readonly<{ number: string; wasSignedIn: boolean }>[]) =>
    Object.fromEntries(tickets.map(({ number, wasSignedIn }) => [number, wasSignedIn]));
  expect(facts(await support.ticketsOf(session))).toEqual(expected);
  const { staffTickets } = flow.parts().support;
  expect(facts(await staffTickets.list({ status: 'open', search: email, most: 5 }))).toEqual(expected);
  for (const { id, number } of [typed, own]) {
    const read = await support.get(`/api/me/tickets/${id}`, session);
    expect(ShownTicket.parse(await read.json()).wasSignedIn).toBe(expected[number]);
    expect((await staffTickets.find(id))?.wasSignedIn).toBe(expected[number]);
  }
});

test('SUPPORT-11 SUPPORT-24 SUPPORT-25 a customer sees the tickets of the own address and opens one again by a reply', async () => {
  const { email, session } = await support.aSignedInCustomer();
  const other = await support.aSignedInCustomer();
  // Written as a guest, with the address of the account.
  const { id, number } = await support.aTicket({ email });
  await support.aTicket({ email: other.email, message: 'Another customer' });
  expect((await support.ticketsOf(session)).map((ticket) => ticket.number)).toEqual([number]);
  await flow.run(sql`update support_tickets set status = 'closed', waiting_since = null where id = ${id}`);
  const reply = { requestId: randomUUID(), body: 'It happens again.' };
  const path = `/api/me/tickets/${id}/messages`;
  for (const _ of [1, 2]) {
    const response = await support.send('POST', path, { body: reply, cookie: session });
    const ticket = ShownTicket.parse(await response.json());
    expect(ticket.messages.map(({ body }) => body)).toEqual(['My eSIM has no data.', 'It happens again.']);
    expect([ticket.status, ticket.replyBy === null]).toEqual(['open', false]);
  }
  const stranger = await support.send('POST', path, { body: reply, cookie: other.session });
  expect(stranger.status).toBe(404);
  // Signed in, the address of the account is used, whatever the form says.
  const own = await support.aTicket({ email: 'somebody@example.com' }, session);
  expect(own.email).toBe(email);
});
