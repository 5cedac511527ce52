import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { onServer, TEMPLATE, urlOf } from './make-template.ts';

export type TestDatabase = Readonly<{ url: string; drop(): Promise<void> }>;

/** A fresh, migrated, empty database. `from` names another template, or `template1` for one without our tables. */
export async function aDatabase(from = TEMPLATE): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${from}`);
  return {
    url: urlOf(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
  };
}
