import { randomBytes } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import { onServer } from '#tests/database/make-template.ts';
import type { FaultSetup } from './fault-setup.ts';

export type Backup = Readonly<{ restore(): Promise<void> }>;

/**
 * Copies the whole database, including the queue. It must have no connections, so the shop must be stopped.
 */
export async function takeBackup({ databaseUrl }: Pick<FaultSetup, 'databaseUrl'>): Promise<Backup> {
  const serverUrl = inject('postgresUrl');
  const name = new URL(databaseUrl).pathname.slice(1);
  const copy = `backup_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${copy} template ${name}`);
  onTestFinished(() => onServer(serverUrl, `drop database if exists ${copy} with (force)`));
  return {
    /** Cuts all connections, as a restore does. */
    async restore() {
      await onServer(serverUrl, `drop database ${name} with (force)`);
      await onServer(serverUrl, `create database ${name} template ${copy}`);
    },
  };
}
