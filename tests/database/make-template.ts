import pg from 'pg';
import { createJobQueue } from '#adapters/jobs/create-job-queue.ts';
import { connectPostgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { migrateDatabase } from '#adapters/postgres/connection/migrate-database.ts';
import { aLog } from '#tests/builders/log.ts';

export const TEMPLATE = 'landfall_template';

/** Migrates one database that `aDatabase` then copies: copying takes milliseconds, migrating does not. */
export async function makeTemplate(serverUrl: string): Promise<void> {
  // A server that outlives the run may still have the template of the previous run.
  await onServer(serverUrl, `drop database if exists ${TEMPLATE}`);
  await onServer(serverUrl, `create database ${TEMPLATE}`);
  const postgres = connectPostgres({ url: urlOf(serverUrl, TEMPLATE), log: aLog() });
  await migrateDatabase(postgres);
  const queue = createJobQueue({ database: postgres, jobs: [], log: aLog(), runsJobs: false });
  await queue.start();
  await queue.stop();
  await postgres.close();
}

export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export async function onServer(serverUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
