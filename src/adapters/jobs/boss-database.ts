import type { Db } from 'pg-boss';

/** What the queue needs of the database adapter: its pool, and its one listening connection. */
export type JobDatabase = Readonly<{
  pool: { query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> };
  listen(
    channel: string,
    subscription: Readonly<{ onMessage(payload: string): void; onReconnect(): Promise<void> }>,
  ): Promise<() => Promise<void>>;
}>;

/** The queue shares the shop's connections instead of opening its own: each costs the server memory. */
export function bossDatabase({ pool, listen }: JobDatabase): Db {
  return {
    executeSql: (text, values) => pool.query(text, values),
    async listen(channel, onNotification, onReconnect) {
      const close = await listen(channel, {
        onMessage: onNotification,
        onReconnect: () => Promise.resolve().then(onReconnect),
      });
      return { close };
    },
  };
}
