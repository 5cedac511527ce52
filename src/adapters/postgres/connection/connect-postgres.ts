import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '#core/log.ts';
import { Listener, type Subscription } from './listener.ts';
import { nameStatements, StatementNames } from './name-statements.ts';
import { type Database, runTransaction, type Transaction, type TransactionKind } from './run-transaction.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const IDLE_TIMEOUT_MS = 30_000;
const STATEMENT_TIMEOUT_MS = 30_000;
const LOCK_TIMEOUT_MS = 10_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;
const REACHABLE_TIMEOUT_MS = 2_000;

export type { Database, Transaction };

export type Postgres = Readonly<{
  /** One statement at a time. Statements that belong together go through `transaction`. */
  db: Database;
  /** Commits what `work` did, or rolls it back when `work` throws. */
  transaction: <Result>(
    work: (tx: Transaction) => Promise<Result>,
    kind?: TransactionKind,
  ) => Promise<Result>;
  /** For libraries that have their own SQL. Our own goes through `db`. */
  pool: pg.Pool;
  /** Receives NOTIFY on `channel`. Resolves once listening; then reconnects by itself. */
  listen(channel: string, subscription: Subscription): Promise<() => Promise<void>>;
  /** Resolves within about two seconds, and never throws. */
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}>;

type Options = Readonly<{
  url: string;
  log: Log;
  maxConnections?: number;
}>;

/**
 * Opens nothing yet: connections are made when first needed, at most `maxConnections` (10) plus one for
 * listening. When the database restarts, queries in progress fail, but the process continues, and the next
 * query opens a new connection.
 */
export function connectPostgres({ url, log, maxConnections = 10 }: Options): Postgres {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    application_name: 'landfall',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  });
  const onLost = (error: Error) => log.warn('database-connection-lost', { reason: error.message });
  pool.on('error', onLost);
  // The pool handles errors of idle clients only: an error on a checked-out connection would end the process.
  const names = new StatementNames();
  pool.on('connect', (client) => {
    client.on('error', onLost);
    nameStatements(client, names);
  });

  const listener = new Listener({ url, log });
  return {
    db: drizzle({ client: pool }),
    transaction: (work, kind) => runTransaction(pool, work, kind),
    pool,
    listen: (channel, subscription) => listener.listen(channel, subscription),
    isReachable: () => isReachable(pool),
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

async function isReachable(pool: pg.Pool): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), REACHABLE_TIMEOUT_MS);
  const response = pool.query('select 1').then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([response, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
