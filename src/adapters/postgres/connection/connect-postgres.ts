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
  /** The connections behind `db`. */
  pool: pg.Pool;
  /**
   * For the accounts library. It holds a connection during a whole sign-up, in which we store the mail with one of
   * ours: from the same pool, ten sign-ups at once would wait for each other.
   */
  accountsPool: pg.Pool;
  /** Receives NOTIFY on `channel`. Resolves once listening; then reconnects by itself. */
  listen(channel: string, subscription: Subscription): Promise<() => Promise<void>>;
  /** Runs a statement on a connection of `pool` (default: the one behind `db`). Resolves within about two seconds, and never throws. */
  isReachable(pool?: pg.Pool): Promise<boolean>;
  /** Opens a connection outside of the pools and closes it. Resolves within about two seconds, and never throws. */
  acceptsConnections(): Promise<boolean>;
  close(): Promise<void>;
}>;

type Options = Readonly<{
  url: string;
  log: Log;
  maxConnections?: number;
}>;

const ACCOUNTS_CONNECTIONS = 5;

/**
 * Opens nothing yet: connections are made when first needed, at most `maxConnections` (10), five for the accounts
 * library and one for listening. When the database restarts, queries in progress fail, but the process continues, and
 * the next query opens a new connection.
 */
export function connectPostgres({ url, log, maxConnections = 10 }: Options): Postgres {
  const onLost = (error: Error) => log.warn('database-connection-lost', { reason: error.message });
  const pool = openPool(url, maxConnections, onLost);
  const accountsPool = openPool(url, ACCOUNTS_CONNECTIONS, onLost);
  const names = new StatementNames();
  pool.on('connect', (client) => nameStatements(client, names));

  const listener = new Listener({ url, log });
  return {
    db: drizzle({ client: pool }),
    transaction: (work, kind) => runTransaction(pool, work, kind),
    pool,
    accountsPool,
    listen: (channel, subscription) => listener.listen(channel, subscription),
    isReachable: (checked = pool) => isReachable(checked),
    acceptsConnections: () => acceptsConnections(url),
    close: async () => {
      await listener.close();
      await Promise.all([pool.end(), accountsPool.end()]);
    },
  };
}

function openPool(url: string, max: number, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'landfall',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  });
  pool.on('error', onLost);
  // The pool handles errors of idle clients only: an error on a checked-out connection would end the process.
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}

function isReachable(pool: pg.Pool): Promise<boolean> {
  return succeedsInTime(pool.query('select 1'));
}

async function acceptsConnections(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'landfall',
    connectionTimeoutMillis: REACHABLE_TIMEOUT_MS,
  });
  // A connection that is lost while it is open fails the statement; without this it would end the process.
  client.on('error', () => undefined);
  const isAccepted = await succeedsInTime(client.connect().then(() => client.query('select 1')));
  void client.end().catch(() => undefined);
  return isAccepted;
}

async function succeedsInTime(work: Promise<unknown>): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), REACHABLE_TIMEOUT_MS);
  const response = work.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([response, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
