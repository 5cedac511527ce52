import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { onServer, TEMPLATE, urlOf } from './make-template.ts';

export type TestDatabase = Readonly<{ url: string; drop(): Promise<void> }>;

type Options = Readonly<{
  /** Another template to copy, for example `template1` for a database without our tables. */
  from?: string;
  /** Another server that has the template and may be killed; the run's own by default. */
  serverUrl?: string;
}>;

/**
 * By default PostgreSQL does not log the copy of an unlogged table's index when `wal_level` is minimal. A kill
 * before the next checkpoint leaves that index unreadable. Copying files takes longer and is safe.
 */
const SAFE_COPY = 'strategy file_copy';

/** A new, migrated, empty database, in milliseconds. */
export async function aDatabase({
  from = TEMPLATE,
  serverUrl: killable,
}: Options = {}): Promise<TestDatabase> {
  const serverUrl = killable ?? inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const how = killable === undefined ? '' : SAFE_COPY;
  await onServer(serverUrl, `create database ${name} template ${from} ${how}`);
  return {
    url: urlOf(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
  };
}
