import { type NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

type NoSchema = Record<string, never>;

/**
 * The query builder without its own `transaction`. That one takes a connection and sends BEGIN outside its
 * try/finally, so every failed BEGIN loses one connection of the pool for good (decision 24).
 */
export type Database = Omit<NodePgDatabase, 'transaction'>;

/** What a store uses inside `postgres.transaction(…)`, and what the job queue gets to queue a job within it. */
export type Transaction = Omit<NodePgTransaction<NoSchema, NoSchema>, 'transaction'>;

/** `snapshot`: read-only, and all reads see one moment. */
export type TransactionKind = 'usual' | 'snapshot';

const BEGIN: Readonly<Record<TransactionKind, string>> = {
  usual: 'begin',
  snapshot: 'begin isolation level repeatable read read only',
};

const dialect = new PgDialect();
/** The connection of each transaction. A transaction object is new each time; the connection under it is stable. */
const connections = new WeakMap<object, object>();

type Work<Result> = (tx: Transaction) => Promise<Result>;

/**
 * Commits what `work` did, or rolls it back when `work` throws. Always returns the connection to the pool. A
 * connection whose BEGIN or ROLLBACK failed is closed instead of reused, because its state is unknown.
 */
export async function runTransaction<Result>(
  pool: pg.Pool,
  work: Work<Result>,
  kind: TransactionKind = 'usual',
): Promise<Result> {
  const client = await pool.connect();
  let isReusable = false;
  try {
    await client.query(BEGIN[kind]);
    try {
      const result = await work(transactionOn(client));
      await client.query('commit');
      isReusable = true;
      return result;
    } catch (error) {
      isReusable = await canRollBack(client);
      throw error;
    }
  } finally {
    client.release(!isReusable);
  }
}

function transactionOn(client: pg.PoolClient): Transaction {
  const session = new NodePgSession<NoSchema, NoSchema>(client, dialect, undefined);
  const transaction = new NodePgTransaction<NoSchema, NoSchema>(dialect, session, undefined);
  connections.set(transaction, client);
  return transaction;
}

/** Identifies what runs the statements: the connection of a transaction, or else the pool behind `db`. */
export function connectionOf(db: Database | Transaction): object {
  return connections.get(db) ?? db;
}

/** The caller gets the first error: what failed before the rollback, not the rollback. */
async function canRollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return true;
  } catch {
    return false;
  }
}
