import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createChatInbox } from '#adapters/postgres/chat/chat-inbox.ts';
import { createChatStore } from '#adapters/postgres/chat/chat-store.ts';
import { eventually } from '#tests/builders/eventually.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

const AT = new Date('2026-11-17T10:00:00Z');
const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);

/** A chat with one message of the customer. */
async function aChat() {
  const postgres = await aPostgres();
  const [customerId, staffId] = [randomUUID(), randomUUID()];
  for (const id of [customerId, staffId])
    await postgres.db.execute(
      sql`insert into users (id, name, email, email_verified) values (${id}, '', ${`${id}@example.com`}, true)`,
    );
  const [chats, inbox] = [createChatStore(postgres), createChatInbox(postgres)];
  const write = (text: string, at = AT, clientId: string = randomUUID()) =>
    chats.addFromCustomer({ customerId, language: 'en', clientId, text, at });
  const reply = (seen: number, clientId: string = randomUUID()) =>
    chats.addFromStaff({ customerId, staffId, clientId, text: 'Reply', seen, at: AT });
  const finish = (seen: number) => inbox.finish({ customerId, seen, by: staffId, at: AT });
  await write('one');
  return { postgres, customerId, chats, inbox, write, reply, finish };
}

test('CHAT-05 the same id of a customer and of staff are two messages', async () => {
  const { chats, customerId, write, reply } = await aChat();
  const clientId = randomUUID();
  await write('two', AT, clientId);
  expect((await reply(2, clientId)).kind).toBe('stored');
  const { messages } = await chats.read(customerId, 'newest');
  expect(messages.map(({ author }) => author)).toEqual(['customer', 'customer', 'staff']);
});

test('CHAT-18 of two replies at once to the same message one is sent, and the other is informed', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { reply } = await aChat();
    const outcomes = await Promise.all([reply(1), reply(1)]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'stored']);
  }
});

test('CHAT-18 a message that is being stored is seen before a chat is finished or replied to', async () => {
  const { postgres, customerId, finish, reply } = await aChat();
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<undefined>();
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<undefined>();
  const writing = postgres.transaction(async (tx) => {
    await tx.execute(sql`update chats set last_sequence = 2 where user_id = ${customerId}`);
    await tx.execute(sql`insert into chat_messages (user_id, sequence, author, client_id, text, sent_at)
      values (${customerId}, 2, 'customer', ${randomUUID()}, 'two', ${AT})`);
    locked(undefined);
    await mayCommit;
  });
  await isLocked;
  const deciding = Promise.all([finish(1), reply(1)]);
  await eventually(async () => {
    const { rows } = await postgres.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(2);
  });
  commit(undefined);
  await writing;
  expect(await deciding).toEqual(['changed', { kind: 'changed' }]);
});

test('CHAT-17 a second message does not make the wait younger, and a message opens a finished chat', async () => {
  const { customerId, inbox, write, finish } = await aChat();
  const found = async () => (await inbox.find([customerId]))[0];
  await write('two', later(5));
  expect((await found())?.waitingSince).toEqual(AT);
  expect(await finish(2)).toBe('done');
  expect(await found()).toMatchObject({ isDone: true, waitingSince: null });
  await write('three', later(9));
  expect(await found()).toMatchObject({ isDone: false, waitingSince: later(9) });
  expect(await finish(3)).toBe('done');
  const listed = async (doneSince: Date) => (await inbox.list({ doneSince })).length;
  expect([await listed(later(-1)), await listed(later(1))]).toEqual([1, 0]);
});
