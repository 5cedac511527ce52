import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { StaffTicketResponse, StaffTicketsResponse } from '#contract/admin/tickets.ts';
import { ShownTicket } from '#contract/support/tickets.ts';
import { staffOf } from '../admin/staff.ts';
import { anEmail, anOrderFlow } from '../order-flow/shop.ts';
import { supportFlow } from './support-flow.ts';

const flow = anOrderFlow();
const support = supportFlow(flow);
const staff = staffOf(flow);

const Changed = StaffTicketResponse.extend({ error: z.object({ code: z.string() }) });

/** A member of staff who has opened a ticket. */
async function aReader(id: string) {
  const { cookie, id: userId } = await staff.aMember('support');
  const path = `/api/admin/tickets/${id}`;
  const read = async () => StaffTicketResponse.parse(await (await support.get(path, cookie)).json()).ticket;
  let seen = await read();
  return {
    cookie,
    userId,
    read,
    refresh: async () => (seen = await read()),
    reply: (body: string, requestId: string = randomUUID()) =>
      support.send('POST', `${path}/replies`, {
        body: { requestId, body, lastSeenMessageId: seen.messages.at(-1)?.id ?? '' },
        cookie,
      }),
    put: (what: 'assignee' | 'status', body: object) =>
      support.send('PUT', `${path}/${what}`, { body, cookie }),
  };
}

test('SUPPORT-10 SUPPORT-11 ADMIN-12 a reply is mailed once, shown to the customer and answers the ticket', async () => {
  const { email, session } = await support.aSignedInCustomer();
  const before = (await flow.mailsTo(email)).length;
  const { id, number } = await support.aTicket({ email, language: 'es' });
  await support.untilMails(email, before + 1);
  const ines = await aReader(id);
  const requestId = randomUUID();
  const text = 'Hola Ana,\n\n<b>Activa</b> la itinerancia.\nUn saludo';
  for (const _ of [1, 2]) expect((await ines.reply(text, requestId)).status).toBe(200);
  const mails = await support.untilMails(email, before + 2);
  const mail = mails.find(({ subject }) => subject === `Nuestra respuesta a la consulta ${number}`);
  expect(mail?.text).toContain('<b>Activa</b> la itinerancia.');
  expect(mail?.html).toContain('&lt;b&gt;Activa&lt;/b&gt; la itinerancia.');
  expect(mail?.text).toContain(`/es/dashboard/tickets/${id}`);
  const shown = ShownTicket.parse(await (await support.get(`/api/me/tickets/${id}`, session)).json());
  expect([shown.status, shown.replyBy, shown.messages.at(-1)?.body]).toEqual(['answered', null, text]);
  await expect.poll(async () => (await ines.read()).messages.at(-1)?.mail).toBe('sent');
  expect((await ines.read()).assignee?.id).toBe(ines.userId);
});

test('SUPPORT-28 a reply to a ticket that changed meanwhile is not sent; the new message is shown first', async () => {
  const { email, session } = await support.aSignedInCustomer();
  const { id } = await support.aTicket({ email });
  const [ines, alex] = [await aReader(id), await aReader(id)];
  const more = { requestId: randomUUID(), body: 'It works now.' };
  await support.send('POST', `/api/me/tickets/${id}/messages`, { body: more, cookie: session });
  const refused = await ines.reply('Please restart');
  const changed = Changed.parse(await refused.json());
  expect([refused.status, changed.error.code]).toEqual([409, 'changed-meanwhile']);
  expect(changed.ticket.messages.at(-1)?.body).toBe('It works now.');
  await ines.refresh();
  expect((await ines.reply('Good to hear')).status).toBe(200);
  expect((await alex.reply('Please restart')).status).toBe(409);
  expect((await alex.read()).messages).toHaveLength(3);
});

test('SUPPORT-29 a ticket is taken, given back, closed and opened again; two cannot take it unknowingly', async () => {
  const { id } = await support.aTicket();
  const [ines, alex] = [await aReader(id), await aReader(id)];
  expect((await ines.put('assignee', { isMine: true, before: null })).status).toBe(200);
  expect((await alex.put('assignee', { isMine: true, before: null })).status).toBe(409);
  expect((await alex.read()).assignee?.id).toBe(ines.userId);
  expect((await alex.put('assignee', { isMine: true, before: ines.userId })).status).toBe(200);
  expect((await alex.put('assignee', { isMine: false, before: alex.userId })).status).toBe(200);
  expect((await alex.read()).assignee).toBeNull();
  expect((await alex.put('status', { isClosed: true })).status).toBe(200);
  expect([(await alex.read()).status, (await alex.read()).replyBy]).toEqual(['closed', null]);
  expect((await alex.put('status', { isClosed: false })).status).toBe(200);
  expect((await alex.read()).status).toBe('open');
});

test('SUPPORT-27 the list has the longest wait first and finds by number, address and name', async () => {
  const { cookie } = await staff.aMember('support');
  const mark = randomUUID().slice(0, 8);
  const list = async (query: string) =>
    StaffTicketsResponse.parse(await (await support.get(`/api/admin/tickets?${query}`, cookie)).json());
  const first = await support.aTicket({ name: `${mark} 100%` });
  const second = await support.aTicket({ name: `${mark} b`, email: anEmail() });
  const found = await list(`status=all&search=${mark}`);
  expect(found.tickets.map(({ number }) => number)).toEqual([first.number, second.number]);
  expect(found.counts.open).toBeGreaterThanOrEqual(2);
  expect((await list(`status=all&search=${second.email}`)).tickets).toHaveLength(1);
  expect((await list(`status=all&search=${encodeURIComponent(`${mark} 100%`)}`)).tickets).toHaveLength(1);
  expect((await list(`status=all&search=${encodeURIComponent('%')}${mark}`)).tickets).toHaveLength(0);
  expect((await list(`status=closed&search=${mark}`)).tickets).toHaveLength(0);
});

test('SUPPORT-30 a saved reply is changed by one at a time', async () => {
  const { cookie } = await staff.aMember('support');
  const words = { title: 'Roaming', en: 'Turn roaming on, {name}.', es: null };
  const added = await support.send('POST', '/api/admin/saved-replies', { body: words, cookie });
  const { reply } = z
    .object({ reply: z.object({ id: z.string(), edition: z.number() }) })
    .parse(await added.json());
  const put = (edition: number) =>
    support.send('PUT', `/api/admin/saved-replies/${reply.id}`, {
      body: { ...words, es: 'Activa…', edition },
      cookie,
    });
  expect((await put(reply.edition)).status).toBe(200);
  expect((await put(reply.edition)).status).toBe(409);
  const none = { title: 'Nothing', en: null, es: null };
  expect((await support.send('POST', '/api/admin/saved-replies', { body: none, cookie })).status).toBe(400);
});
