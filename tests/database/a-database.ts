import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { onServer, TEMPLATE, urlOf } from './make-template.ts';

export type TestDatabase = Readonly<{ url: string; drop(): Promise<void> }>;

type Options = Readonly<{
  /** Another template to copy, for example `template1` for a database without our tables. */
  from?: string;
  /** Another server that has the template; the run's own by default. */
  serverUrl?: string;
}>;

/** A new, migrated, empty database, in milliseconds. */
export async function aDatabase({
  from = TEMPLATE,
  serverUrl = inject('postgresUrl'),
}: Options = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${from}`);
  return {
    url: urlOf(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
  };
}
