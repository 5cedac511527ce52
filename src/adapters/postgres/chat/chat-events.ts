import { sql, type SQL } from 'drizzle-orm';
import type { ChatEvent, ChatEvents } from '#core/chat/chat-store.ts';
import type { Postgres } from '../connection/connect-postgres.ts';

/** The triggers of migration 27 use it too. */
const CHANNEL = 'chat_event';

/** Part of a statement. Listeners in all processes are notified when its transaction commits. */
export function announcing(event: ChatEvent): SQL {
  return sql`pg_notify(${CHANNEL}, ${JSON.stringify(event)})`;
}

type Listener = (event: ChatEvent) => void;

/** One database subscription per process serves all its listeners. */
export async function openChatEvents(
  postgres: Pick<Postgres, 'listen'>,
): Promise<ChatEvents & Readonly<{ close(): Promise<void> }>> {
  const ofCustomers = new Map<string, Set<Listener>>();
  const ofAll = new Set<Listener>();
  const notify = (event: ChatEvent) => {
    for (const listener of ofAll) listener(event);
    const customer = customerIn(event);
    const concerned = customer === null ? [...ofCustomers.values()] : [ofCustomers.get(customer) ?? []];
    for (const listeners of concerned) for (const listener of listeners) listener(event);
  };
  const close = await postgres.listen(CHANNEL, {
    onMessage: (payload) => {
      const event = parseEvent(payload);
      if (event !== null) notify(event);
    },
    onReconnect: () => {
      notify({ kind: 'lost' });
      return Promise.resolve();
    },
  });
  return {
    close,
    ofCustomer(customerId, listener) {
      const known = ofCustomers.get(customerId) ?? new Set();
      ofCustomers.set(customerId, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0) ofCustomers.delete(customerId);
      };
    },
    all(listener) {
      ofAll.add(listener);
      return () => void ofAll.delete(listener);
    },
  };
}

/** Null: the event concerns everybody. */
function customerIn(event: ChatEvent): string | null {
  switch (event.kind) {
    case 'chat':
    case 'typing':
      return event.customerId;
    case 'access':
      return event.userId;
    case 'presence':
    case 'lost':
      return null;
  }
}

/** Only this shop writes to the channel; null: a newer version of it wrote something that this one does not know. */
function parseEvent(payload: string): ChatEvent | null {
  const value: unknown = JSON.parse(payload);
  if (!isRecord(value)) return null;
  const { kind, customerId, userId } = value;
  if (kind === 'presence') return { kind };
  if (kind === 'access' && typeof userId === 'string') return { kind, userId };
  if (typeof customerId !== 'string') return null;
  if (kind === 'chat') return { kind, customerId };
  return kind === 'typing' ? typingIn(customerId, value) : null;
}

function typingIn(customerId: string, value: Readonly<Record<string, unknown>>): ChatEvent | null {
  const { by, staffId, name } = value;
  if (by === 'customer') return { kind: 'typing', customerId, by };
  if (by !== 'staff' || typeof staffId !== 'string') return null;
  return { kind: 'typing', customerId, by, staffId, name: typeof name === 'string' ? name : null };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
