import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ChatTyping, SentChatResponse } from '#contract/account/chat.ts';
import { MyDataResponse } from '#contract/account/my-data.ts';
import { CHAT_MESSAGES_PER_CUSTOMER } from '#core/limits/shop-limits.ts';
import { createChatStore } from '#adapters/postgres/chat/chat-store.ts';
import { createChatStaffStore } from '#adapters/postgres/chat/chat-staff-store.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import { chattingAt, type Person } from './chatting.ts';

const flow = anOrderFlow();
const { request, aPerson, write, read, open, rows } = chattingAt(flow);

const stores = () => {
  const { postgres } = flow.parts().shop;
  return { chats: createChatStore(postgres), staff: createChatStaffStore(postgres) };
};

async function aMemberOfStaff(shownName = 'Inés') {
  const person = await aPerson();
  await flow.run(sql`insert into user_roles (user_id, role) values (${person.userId}, 'admin')`);
  await stores().staff.setAnswering({
    userId: person.userId,
    shownName,
    isAnswering: true,
    at: flow.clock.now(),
  });
  return person;
}

type Reply = Readonly<{ by: Person; to: Person; text: string; seen: number; clientId?: string }>;

/** Through the other process than most requests. */
const reply = ({ by, to, text, seen, clientId = randomUUID() }: Reply) =>
  request(1, `POST /api/admin/chats/${to.userId}/messages`, {
    cookie: by.cookie,
    body: { text, seen, clientId },
  });

test.each([
  ['GET', '/api/chat', undefined],
  ['GET', '/api/chat/events', undefined],
  ['POST', '/api/chat/messages', { clientId: randomUUID(), text: 'Hi', language: 'en' }],
  ['POST', '/api/chat/read', { sequence: 1 }],
  ['POST', '/api/chat/typing', undefined],
])('CHAT-01 a visitor who is not signed in cannot use %s %s', async (method, path, body) => {
  const response = await request(0, `${method} ${path}`, body === undefined ? {} : { body });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ error: { code: 'signed-out' } });
});

test('CHAT-02 CHAT-06 messages of both sides reach every tab at another process, once and in order', async () => {
  const customer = await aPerson();
  const staff = await aMemberOfStaff();
  const [first, second] = [
    await open(1, '/api/chat/events', customer),
    await open(0, '/api/chat/events?after=0', customer),
  ];
  await first.until('state');
  await write(0, customer, '¿Puedo instalarla ya?');
  await write(0, customer, 'Tengo un iPhone 13');
  await first.until('message', 2);
  expect((await reply({ by: staff, to: customer, text: 'Sí, instálala hoy.', seen: 2 })).status).toBe(200);
  for (const tab of [first, second]) {
    await tab.until('message', 3);
    expect(tab.messages()).toMatchObject([
      { sequence: 1, author: 'customer', text: '¿Puedo instalarla ya?', staffName: null },
      { sequence: 2, author: 'customer', text: 'Tengo un iPhone 13', staffName: null },
      { sequence: 3, author: 'staff', text: 'Sí, instálala hoy.', staffName: 'Inés' },
    ]);
    expect(tab.events.filter(({ event }) => event === 'message').map(({ id }) => id)).toEqual([
      '1',
      '2',
      '3',
    ]);
  }
});

test('CHAT-19 nobody hears a chat of another customer', async () => {
  const [ana, ben] = [await aPerson(), await aPerson()];
  const heard = await open(1, '/api/chat/events', ben);
  await heard.until('state');
  await write(0, ana, 'secret of Ana');
  const staff = await aMemberOfStaff();
  const typing = { kind: 'typing', by: 'staff', staffId: staff.userId, name: 'Inés' } as const;
  await stores().chats.announceTyping({ ...typing, customerId: ana.userId });
  await write(0, ben, 'mine');
  await heard.until('message');
  await stores().chats.announceTyping({ ...typing, customerId: ben.userId });
  await heard.until('typing');
  expect(heard.texts()).toEqual(['mine']);
  expect((await read(ben)).messages.map(({ text }) => text)).toEqual(['mine']);
  expect(JSON.stringify(heard.events)).not.toContain(ana.userId);
});

test('CHAT-05 a message sent ten times at once through two processes is stored once', async () => {
  const customer = await aPerson();
  const clientId = randomUUID();
  const sent = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      write(index % 2 === 0 ? 0 : 1, customer, { text: 'Once', clientId }),
    ),
  );
  const bodies = await Promise.all(
    sent.map(async (response) => SentChatResponse.parse(await response.json())),
  );
  expect(new Set(bodies.map(({ message }) => message.sequence))).toEqual(new Set([1]));
  expect(await rows(customer.userId)).toEqual([{ sequence: 1, author: 'customer', text: 'Once' }]);
});

test('CHAT-06 concurrent messages are numbered without gaps, and a reconnect gets exactly the rest', async () => {
  const customer = await aPerson();
  const tab = await open(0, '/api/chat/events', customer);
  await tab.until('state');
  const write8 = () =>
    Promise.all(
      Array.from({ length: 8 }, (_, index) => write(index % 2 === 0 ? 0 : 1, customer, randomUUID())),
    );
  await write8();
  await tab.until('message', 8);
  await tab.close();
  await write8();
  const again = await open(1, '/api/chat/events?after=0', {
    cookie: customer.cookie,
    lastEventId: tab.messages().at(-1)?.sequence.toString(),
  });
  await again.until('message', 8);
  await again.until('state');
  const received = [...tab.messages(), ...again.messages()];
  expect(received.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: 16 }, (_, index) => index + 1),
  );
  expect(received.map(({ text }) => text)).toEqual((await rows(customer.userId)).map(({ text }) => text));
});

test('CHAT-10 the newest 50 messages come first, earlier ones on demand, later ones to catch up', async () => {
  const customer = await aPerson();
  await write(0, customer, 'first');
  await flow.run(sql`insert into chat_messages (user_id, sequence, author, client_id, text, sent_at)
    select ${customer.userId}, n, 'customer', gen_random_uuid(), 'message ' || n, now() from generate_series(2, 120) n`);
  await flow.run(sql`update chats set last_sequence = 120 where user_id = ${customer.userId}`);
  const numbers = async (query: string) =>
    (await read(customer, query)).messages.map(({ sequence }) => sequence);
  const newest = await numbers('');
  expect([newest.length, newest[0], newest.at(-1)]).toEqual([50, 71, 120]);
  const earlier = await numbers('?before=71');
  expect([earlier.length, earlier[0], earlier.at(-1)]).toEqual([50, 21, 70]);
  expect(await numbers('?after=118')).toEqual([119, 120]);
  // More than one page arrives through the stream.
  const tab = await open(1, '/api/chat/events?after=3', customer);
  await tab.until('message', 117);
  expect(tab.messages().map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: 117 }, (_, index) => index + 4),
  );
  // A number beyond the last: the chat was deleted meanwhile and began again.
  expect((await numbers('?after=999')).length).toBe(50);
});

test('CHAT-08 CHAT-09 typing and read marks reach the other side at another process', async () => {
  const customer = await aPerson();
  const staff = await aMemberOfStaff();
  await write(0, customer, 'Hello');
  const tab = await open(1, '/api/chat/events?after=1', customer);
  await tab.until('state');
  const { chats } = stores();
  await chats.announceTyping({
    kind: 'typing',
    customerId: customer.userId,
    by: 'staff',
    staffId: staff.userId,
    name: 'Inés',
  });
  await tab.until('typing');
  expect(
    tab.events
      .filter(({ event }) => event === 'typing')
      .map(({ data }) => ChatTyping.parse(JSON.parse(data))),
  ).toEqual([{ customerId: customer.userId, by: 'staff', name: 'Inés' }]);
  await chats.markRead({ customerId: customer.userId, by: 'staff', sequence: 1, at: flow.clock.now() });
  await eventually(() => {
    expect(tab.states().at(-1)?.marks).toMatchObject({ staffRead: 1 });
    return Promise.resolve();
  });
  await reply({ by: staff, to: customer, text: 'Hi', seen: 1 });
  // Beyond the last message, then back: neither is possible.
  for (const sequence of [99, 1])
    expect(
      (await request(0, 'POST /api/chat/read', { cookie: customer.cookie, body: { sequence } })).status,
    ).toBe(204);
  expect((await read(customer)).state.marks).toMatchObject({
    lastSequence: 2,
    customerRead: 2,
    staffRead: 2,
  });
});

test('CHAT-03 CHAT-07 staff go online and offline live, and a member without a role or a sign of life is offline', async () => {
  const customer = await aPerson();
  await flow.run(sql`delete from chat_staff`);
  // Longer than a process keeps the list.
  flow.clock.advance(5);
  const tab = await open(1, '/api/chat/events', customer);
  await tab.until('state');
  expect(tab.states()[0]?.staffOnline).toEqual([]);
  const staff = await aMemberOfStaff('Alex');
  const shows = (names: readonly string[]) =>
    eventually(() => {
      expect(tab.states().at(-1)?.staffOnline).toEqual(names);
      return Promise.resolve();
    }, 5_000);
  await shows(['Alex']);
  await flow.run(sql`delete from user_roles where user_id = ${staff.userId}`);
  await shows([]);
  await flow.run(sql`insert into user_roles (user_id, role) values (${staff.userId}, 'admin')`);
  flow.clock.advance(49);
  expect((await read(customer)).state.staffOnline).toEqual(['Alex']);
  flow.clock.advance(5);
  expect((await read(customer)).state.staffOnline).toEqual([]);
  expect(await stores().staff.seen(staff.userId, flow.clock.now())).toBe(true);
  flow.clock.advance(5);
  expect((await read(customer)).state.staffOnline).toEqual(['Alex']);
});

test('CHAT-14 a sign-out ends the streams of that session at another process; other customers go on', async () => {
  const [ana, ben] = [await aPerson(), await aPerson()];
  const [hers, his] = [await open(1, '/api/chat/events', ana), await open(1, '/api/chat/events', ben)];
  await hers.until('state');
  await his.until('state');
  expect((await request(0, 'POST /api/auth/sign-out', { cookie: ana.cookie, body: {} })).status).toBe(200);
  await hers.until('ended');
  await eventually(() => {
    expect(hers.isOver()).toBe(true);
    return Promise.resolve();
  });
  await write(0, ben, 'still here');
  await his.until('message');
  expect(his.isOver()).toBe(false);
});

test('CHAT-13 a flood of one customer is refused and stored nowhere, and slows no other customer', async () => {
  const [flooder, other] = [await aPerson(), await aPerson()];
  const { most } = CHAT_MESSAGES_PER_CUSTOMER;
  const responses = await Promise.all(Array.from({ length: most + 10 }, () => write(0, flooder, 'flood')));
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused.length).toBe(10);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await rows(flooder.userId)).toHaveLength(most);
  expect((await write(0, other, 'me')).status).toBe(200);
  for (const [text, code] of [
    ['', 'empty-message'],
    ['x'.repeat(2_001), 'message-too-long'],
    ['x'.repeat(5_000), 'invalid-input'],
    ['\u0000', 'invalid-input'],
  ] as const) {
    const response = await write(1, other, text);
    expect([response.status, await response.json()]).toMatchObject([400, { error: { code } }]);
  }
  const typing = await Promise.all(
    Array.from({ length: 70 }, () => request(0, 'POST /api/chat/typing', { cookie: flooder.cookie })),
  );
  expect(typing.filter(({ status }) => status === 204).length).toBeLessThan(70);
});

test('CHAT-18 a reply to a chat with unseen messages is not sent; sent again after a look it is, once', async () => {
  const customer = await aPerson();
  const staff = await aMemberOfStaff();
  await write(0, customer, 'one');
  await write(0, customer, 'two');
  const again = { by: staff, to: customer, text: 'Reply', clientId: randomUUID() };
  const refused = await reply({ ...again, seen: 1 });
  expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: 'chat-changed' } }]);
  expect((await reply({ ...again, seen: 2 })).status).toBe(200);
  // The response was lost; by now the chat has one message more.
  await write(0, customer, 'three');
  const repeated = await reply({ ...again, seen: 2 });
  expect(SentChatResponse.parse(await repeated.json()).message.sequence).toBe(3);
  expect((await rows(customer.userId)).map(({ text }) => text)).toEqual(['one', 'two', 'Reply', 'three']);
  expect((await reply({ ...again, to: await aPerson(), seen: 0 })).status).toBe(404);
  const finish = (seen: number) =>
    request(0, `PUT /api/admin/chats/${customer.userId}/finished`, { cookie: staff.cookie, body: { seen } });
  expect([(await finish(3)).status, (await finish(4)).status]).toEqual([409, 200]);
});

test('CHAT-20 the export contains the chat, and the deletion of the account deletes it', async () => {
  const customer = await aPerson();
  const staff = await aMemberOfStaff();
  await write(0, customer, 'What is stored about me?');
  await reply({ by: staff, to: customer, text: 'All of this.', seen: 1 });
  const response = await request(0, 'GET /api/me/export', { cookie: customer.cookie });
  const data = JSON.stringify(MyDataResponse.parse(await response.json()));
  expect(data).toContain('What is stored about me?');
  expect(data).toContain('All of this.');
  expect(data).not.toContain(staff.userId);
  const deleted = await request(0, 'DELETE /api/me', {
    cookie: customer.cookie,
    body: { email: customer.email, language: 'en' },
  });
  expect([deleted.status, await rows(customer.userId)]).toEqual([200, []]);
  const left = await flow.rows(z.object({}), sql`select 1 from chats where user_id = ${customer.userId}`);
  expect(left).toEqual([]);
});
