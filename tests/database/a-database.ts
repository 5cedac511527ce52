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
 * Copying files takes a third of the processor time of the default, which logs every page. It is also safe for a server
 * that is killed: by default PostgreSQL does not log the copy of an unlogged table's index when `wal_level` is minimal,
 * and a kill before the next checkpoint leaves that index unreadable.
 */
const COPY = 'strategy file_copy';

/** A new, migrated, empty database, in milliseconds. */
export async function aDatabase({
  from = TEMPLATE,
  serverUrl = inject('postgresUrl'),
}: Options = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${from} ${COPY}`);
  return {
    url: urlOf(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
  };
}
