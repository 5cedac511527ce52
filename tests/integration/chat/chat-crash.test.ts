import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createChatStore } from '#adapters/postgres/chat/chat-store.ts';
import { createSharedLimits } from '#adapters/postgres/limits/shared-limits.ts';
import { sendChatMessage } from '#core/chat/send-chat-message.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';
import { startProcess } from '#tests/database/start-process.ts';

test.each([
  ['after-commit', 1],
  ['before-commit', 0],
])('CHAT-05 a process killed %s leaves %d messages, and sending again makes it one', async (moment, left) => {
  const postgres = await aPostgres();
  const [customerId, clientId] = [randomUUID(), randomUUID()];
  await postgres.db.execute(
    sql`insert into users (id, name, email, email_verified) values (${customerId}, '', 'ana@example.com', true)`,
  );
  const count = async () => (await postgres.db.execute(sql`select 1 from chat_messages`)).rowCount;
  const doomed = startProcess('die-in-a-chat-message', [postgres.url, customerId, clientId, moment]);
  expect(await doomed.ended).toBeNull();
  expect([doomed.lines, await count()]).toEqual([[], left]);
  const again = await sendChatMessage(
    {
      chats: createChatStore(postgres),
      limits: createSharedLimits(postgres),
      clock: { now: () => new Date() },
    },
    { customerId, client: 'a client', language: 'en', clientId, text: 'Kept' },
  );
  expect(again).toMatchObject({ kind: 'stored', message: { sequence: 1, text: 'Kept' } });
  expect(await count()).toBe(1);
});
