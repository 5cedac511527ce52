import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ChatPresenceView, ChatSummaryView, StaffChatsResponse, StaffTyping } from '#contract/admin/chats.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import { chattingAt, type Person } from './chatting.ts';

const flow = anOrderFlow();
const { request, aPerson, write, open } = chattingAt(flow);

async function aMember(role: 'admin' | 'support' = 'support'): Promise<Person> {
  const person = await aPerson();
  await flow.run(sql`insert into user_roles (user_id, role) values (${person.userId}, ${role})`);
  return person;
}

const EVENTS = '/api/admin/chat-events';
const parsed = <Schema extends z.ZodType>(schema: Schema, text: string | undefined) =>
  schema.parse(JSON.parse(text ?? 'null'));

test('CHAT-17 ADMIN-13 a member of staff sees chats of all customers live, those that wait longest first', async () => {
  await flow.run(sql`delete from chats`);
  const [ana, ben, staff] = [await aPerson(), await aPerson(), await aMember()];
  await write(0, ana, 'first');
  const screen = await open(1, EVENTS, staff);
  await screen.until('presence');
  const [list] = screen.events.filter(({ event }) => event === 'chats');
  expect(parsed(z.array(ChatSummaryView), list?.data)).toMatchObject([
    { customerId: ana.userId, email: ana.email, language: 'es', unread: 1, staff: null, isDone: false },
  ]);
  await write(0, ben, 'second');
  await write(0, ben, 'third');
  await screen.until('chat', 2);
  const last = screen.events.findLast(({ event }) => event === 'chat');
  expect(parsed(ChatSummaryView, last?.data)).toMatchObject({
    customerId: ben.userId,
    unread: 2,
    last: { author: 'customer', text: 'third' },
  });
  const read = { kind: 'read', customerId: ben.userId, sequence: 2 };
  expect(
    (await request(0, 'POST /api/admin/chat-signals', { cookie: staff.cookie, body: read })).status,
  ).toBe(204);
  const sent = await request(0, `POST /api/admin/chats/${ben.userId}/messages`, {
    cookie: staff.cookie,
    body: { clientId: randomUUID(), text: 'Hello', seen: 2 },
  });
  expect(sent.status).toBe(200);
  const response = await request(1, 'GET /api/admin/chats', { cookie: staff.cookie });
  const { chats } = StaffChatsResponse.parse(await response.json());
  expect(chats.map(({ customerId, unread, staff: by }) => [customerId, unread, by?.userId ?? null])).toEqual([
    [ana.userId, 1, null],
    [ben.userId, 0, staff.userId],
  ]);
});

test('CHAT-08 staff see that the customer is typing, and colleagues see that a member of staff is', async () => {
  const [customer, alex, ines] = [await aPerson(), await aMember(), await aMember()];
  const screen = await open(1, EVENTS, ines);
  await screen.until('presence');
  await request(0, 'PUT /api/admin/chat-presence', {
    cookie: alex.cookie,
    body: { isAnswering: true, shownName: '  Alex ' },
  });
  await request(0, 'POST /api/chat/typing', { cookie: customer.cookie });
  await screen.until('typing');
  const signal = { kind: 'typing', customerId: customer.userId };
  await request(0, 'POST /api/admin/chat-signals', { cookie: alex.cookie, body: signal });
  await screen.until('typing', 2);
  // Their own typing is not sent back.
  await request(0, 'POST /api/admin/chat-signals', { cookie: ines.cookie, body: signal });
  await request(0, 'POST /api/chat/typing', { cookie: customer.cookie });
  await screen.until('typing', 3);
  expect(
    screen.events.filter(({ event }) => event === 'typing').map(({ data }) => parsed(StaffTyping, data)),
  ).toEqual([
    { customerId: customer.userId, by: 'customer', name: null },
    { customerId: customer.userId, by: 'staff', name: 'Alex' },
    { customerId: customer.userId, by: 'customer', name: null },
  ]);
});

test('CHAT-07 the switch has a name for customers, and is seen by colleagues', async () => {
  await flow.run(sql`delete from chat_staff`);
  flow.clock.advance(5);
  const [alex, ines] = [await aMember(), await aMember()];
  const screen = await open(1, EVENTS, ines);
  await screen.until('presence');
  const turn = (shownName: string, isAnswering = true) =>
    request(0, 'PUT /api/admin/chat-presence', { cookie: alex.cookie, body: { isAnswering, shownName } });
  const refused = await turn(' \u200B ');
  expect([refused.status, await refused.json()]).toMatchObject([400, { error: { code: 'name-missing' } }]);
  expect(ChatPresenceView.parse(await (await turn('Alex')).json())).toEqual({
    isAnswering: true,
    shownName: 'Alex',
    online: ['Alex'],
  });
  const shown = () => screen.events.findLast(({ event }) => event === 'presence')?.data;
  await eventually(() =>
    expect(parsed(ChatPresenceView, shown())).toEqual({
      isAnswering: false,
      shownName: null,
      online: ['Alex'],
    }),
  );
  await turn('Alex', false);
  await eventually(() => expect(parsed(ChatPresenceView, shown())).toMatchObject({ online: [] }));
});

test('CHAT-14 CHAT-19 a removed role ends the stream at another process and every further request', async () => {
  const staff = await aMember();
  const customer = await aPerson();
  await write(0, customer, 'private');
  const screen = await open(1, EVENTS, staff);
  await screen.until('presence');
  await flow.run(sql`delete from user_roles where user_id = ${staff.userId}`);
  await screen.until('ended');
  await eventually(() => expect(screen.isOver()).toBe(true));
  for (const person of [staff, customer]) {
    const response = await request(0, `GET /api/admin/chats/${customer.userId}`, { cookie: person.cookie });
    expect([response.status, await response.text()]).toEqual([403, expect.stringContaining('not-staff')]);
  }
});
