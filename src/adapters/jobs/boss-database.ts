import type { Db } from 'pg-boss';

/** What the queue needs from the database adapter: its pool, and its one listening connection. */
export type JobDatabase = Readonly<{
  pool: { query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> };
  listen(
    channel: string,
    subscription: Readonly<{ onMessage(payload: string): void; onReconnect(): Promise<void> }>,
  ): Promise<() => Promise<void>>;
}>;

/** Wakes one worker of a queue. False: this process has no worker for it. */
type WakeOne = (queue: string) => boolean;

/**
 * The queue shares the shop's connections instead of opening its own, because each uses memory in the server.
 * A notification of a new job wakes one worker. The library would wake all of them, and all but one would
 * query the database for nothing.
 */
export function bossDatabase({ pool, listen }: JobDatabase, wakeOne: WakeOne): Db {
  return {
    executeSql: (text, values) => pool.query(text, values),
    async listen(channel, onNotification, onReconnect) {
      const close = await listen(channel, {
        onMessage: (queue) => {
          if (!wakeOne(queue)) onNotification(queue);
        },
        onReconnect: () => Promise.resolve().then(onReconnect),
      });
      return { close };
    },
  };
}
