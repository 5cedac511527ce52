import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createChatMails } from '#adapters/postgres/chat/chat-mails.ts';
import { createChatStaffStore } from '#adapters/postgres/chat/chat-staff-store.ts';
import { createChatStore } from '#adapters/postgres/chat/chat-store.ts';
import { queueChatMails } from '#core/chat/chat-mail.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { anOrderFlow } from '../order-flow/shop.ts';
import { chattingAt, type Person } from './chatting.ts';

const flow = anOrderFlow();
const { request, aPerson, write } = chattingAt(flow);

const chats = () => createChatStore(flow.parts().shop.postgres);

async function aMemberOfStaff() {
  const person = await aPerson();
  await flow.run(sql`insert into user_roles (user_id, role) values (${person.userId}, 'support')`);
  await createChatStaffStore(flow.parts().shop.postgres).setAnswering({
    userId: person.userId,
    shownName: 'Inés',
    isAnswering: true,
    at: flow.clock.now(),
  });
  return person;
}

async function reply(staff: Person, customer: Person, text: string): Promise<void> {
  const { marks } = await chats().read(customer.userId, 'newest');
  const sent = { staffId: staff.userId, clientId: randomUUID(), seen: marks.lastSequence, text };
  const outcome = await chats().addFromStaff({
    customerId: customer.userId,
    at: flow.clock.now(),
    ...sent,
  });
  expect(outcome.kind).toBe('stored');
}

const statuses = async ({ userId }: Person) =>
  (
    await flow.rows(
      z.object({ status: z.string() }),
      sql`select status from chat_mails where user_id = ${userId} order by sequence`,
    )
  ).map(({ status }) => status);

/** The round of a minute, until the customer has so many mails and none of them waits. */
async function aRound(customer: Person, mails: number): Promise<void> {
  const { postgres, queue } = flow.parts().shop;
  const chatMails = createChatMails({ postgres, enqueueWithin: (tx, job) => queue.enqueueWithin(tx, job) });
  await queueChatMails({ chatMails, clock: flow.clock });
  expect(await statuses(customer)).toHaveLength(mails);
  await eventually(async () => expect(await statuses(customer)).not.toContain('due'), 20_000);
}

const mailsTo = async ({ email }: Person) =>
  (await flow.mailsTo(email)).filter(({ messageId }) => messageId?.startsWith('<chat-') === true);

test('CHAT-21 a customer who left gets the replies once by mail, and again only after reading and leaving', async () => {
  const [customer, staff] = [await aPerson(), await aMemberOfStaff()];
  await write(0, customer, 'No data in Tokyo');
  await reply(staff, customer, 'Is roaming on?\n<script>alert("CANARY")</script>');
  await aRound(customer, 0);
  flow.clock.advance(121);
  await reply(staff, customer, 'Please restart the phone.');
  await aRound(customer, 1);
  const [mail] = await mailsTo(customer);
  expect(mail?.subject).toBe('Te hemos respondido en el chat');
  for (const text of ['Inés', 'Is roaming on?', 'Please restart the phone.', '/es/contact#chat'])
    expect(mail?.text).toContain(text);
  expect(mail?.text).not.toContain('No data in Tokyo');
  expect(mail?.html).not.toContain('<script>');
  // The pause goes on: further replies and rounds send nothing.
  await reply(staff, customer, 'Still there?');
  flow.clock.advance(300);
  await aRound(customer, 1);
  expect(await mailsTo(customer)).toHaveLength(1);
  await request(0, 'POST /api/chat/read', { cookie: customer.cookie, body: { sequence: 4 } });
  await reply(staff, customer, 'Glad that it works.');
  flow.clock.advance(121);
  await aRound(customer, 2);
  const mails = await mailsTo(customer);
  expect([mails.length, await statuses(customer)]).toEqual([2, ['sent', 'sent']]);
  expect(mails.filter(({ text }) => text.includes('Still there?'))).toEqual([]);
});

test('CHAT-21 a reply that was read, or is a day old, is not mailed', async () => {
  const [reader, old, staff] = [await aPerson(), await aPerson(), await aMemberOfStaff()];
  for (const customer of [reader, old]) {
    await write(0, customer, 'Hi');
    await reply(staff, customer, 'Hello');
  }
  await request(0, 'POST /api/chat/read', { cookie: reader.cookie, body: { sequence: 2 } });
  flow.clock.advance(121);
  await aRound(reader, 0);
  flow.clock.advance(24 * 60 * 60);
  await flow.run(sql`delete from chat_mails where user_id = ${old.userId}`);
  await aRound(old, 0);
});

test('CHAT-21 a mail whose replies are read before it is sent is skipped, and a deferred one is sent later', async () => {
  const [customer, staff] = [await aPerson(), await aMemberOfStaff()];
  await write(0, customer, 'Hi');
  await reply(staff, customer, 'Hello');
  await flow.fault({ service: 'mail', kind: 'rate-limit', match: customer.email, count: 1 });
  flow.clock.advance(121);
  await flow.parts().shop.queue.enqueue({ name: 'queue-chat-mails', data: {} });
  await eventually(async () => {
    const tried = sql`select attempts from chat_mails where user_id = ${customer.userId}`;
    expect(await flow.rows(z.object({ attempts: z.int() }), tried)).toEqual([{ attempts: 1 }]);
  }, 20_000);
  expect(await statuses(customer)).toEqual(['due']);
  await request(0, 'POST /api/chat/read', { cookie: customer.cookie, body: { sequence: 2 } });
  flow.clock.advance(60);
  await flow.reconcile();
  await eventually(async () => expect(await statuses(customer)).toEqual(['skipped']), 20_000);
  expect(await mailsTo(customer)).toEqual([]);
});
