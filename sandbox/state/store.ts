import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { ZodType } from 'zod';
import { type Collection, createCollection, type Keys } from './collection.ts';

/**
 * All data of the sandbox, in one SQLite file. A committed change survives kill -9: commits are handed to the
 * operating system at once (write-ahead log). Only a power cut can lose the last moments, never half a
 * transaction; the disk is flushed at checkpoints and at close.
 */
export interface Store {
  /**
   * The documents of one kind. `keys` are the values by which it can be listed; a document with a null key is
   * not listed.
   */
  collection<T>(name: string, schema: ZodType<T>, keys?: Keys<T>): Collection<T>;
  /** All or nothing. May be nested; the outermost commits. The work must be synchronous. */
  transaction<R>(work: () => R): R;
  /**
   * Runs after the current transaction commits, or at once when there is none. Does not run after a rollback.
   */
  afterCommit(action: () => void): void;
  /** For modules with a table of their own. */
  run(sql: string, ...values: SQLInputValue[]): void;
  rows(sql: string, ...values: SQLInputValue[]): unknown[];
  /** Deletes every document of every collection. */
  clear(): void;
  close(): void;
}

const TABLES = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA wal_autocheckpoint = 10000;
  CREATE TABLE IF NOT EXISTS documents (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, collection TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL,
    UNIQUE (collection, id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS documents_in_order ON documents (collection, seq);
  CREATE TABLE IF NOT EXISTS document_keys (
    collection TEXT NOT NULL, name TEXT NOT NULL, key ANY NOT NULL, seq INTEGER NOT NULL,
    PRIMARY KEY (collection, name, key, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS document_keys_of ON document_keys (seq);
`;

function openDatabase(dataDir: string) {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'sandbox.sqlite'));
  try {
    database.exec(TABLES);
  } catch (cause) {
    database.close();
    throw new Error(`Another sandbox is using ${dataDir}; stop it or name another data folder.`, { cause });
  }
  return database;
}

export function openStore(dataDir: string): Store {
  const database = openDatabase(dataDir);
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  let depth = 0;
  let actions: (() => void)[] = [];

  function prepare(sql: string) {
    const known = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, known);
    return known;
  }

  function outermost<R>(work: () => R): R {
    prepare('BEGIN IMMEDIATE').run();
    depth = 1;
    try {
      const result = work();
      prepare('COMMIT').run();
      return result;
    } catch (error) {
      actions = [];
      if (database.isTransaction) prepare('ROLLBACK').run();
      throw error;
    } finally {
      depth = 0;
    }
  }

  const store: Store = {
    collection: (name, schema, keys = {}) => createCollection(store, { name, schema, keys }),
    transaction(work) {
      if (depth > 0) return work();
      const result = outermost(work);
      const due = actions;
      actions = [];
      for (const action of due) action();
      return result;
    },
    afterCommit(action) {
      if (depth > 0) actions.push(action);
      else action();
    },
    run: (sql, ...values) => void prepare(sql).run(...values),
    rows: (sql, ...values) => prepare(sql).all(...values),
    clear: () =>
      store.transaction(() => {
        store.run('DELETE FROM documents');
        store.run('DELETE FROM document_keys');
      }),
    close: () => database.close(),
  };
  return store;
}
