import { createChatStore } from '#adapters/postgres/chat/chat-store.ts';
import { connectPostgres, type Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { createSharedLimits } from '#adapters/postgres/limits/shared-limits.ts';
import { sendChatMessage } from '#core/chat/send-chat-message.ts';
import { aLog } from '#tests/builders/log.ts';

/** Stores a chat message and is killed at the given moment: nobody gets a response. */
const [url = '', customerId = '', clientId = '', moment = ''] = process.argv.slice(2);
const die = () => process.kill(process.pid, 'SIGKILL');
const postgres = connectPostgres({ url, log: aLog() });
const dying: Postgres = {
  ...postgres,
  transaction: (work, kind) =>
    postgres.transaction(async (tx) => {
      const result = await work(tx);
      if (moment === 'before-commit') die();
      return result;
    }, kind),
};
await sendChatMessage(
  { chats: createChatStore(dying), limits: createSharedLimits(postgres), clock: { now: () => new Date() } },
  { customerId, client: 'a client', language: 'en', clientId, text: 'Kept' },
);
die();
