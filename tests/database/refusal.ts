import type { SQL } from 'drizzle-orm';
import pg from 'pg';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';

/** The database rule that rejected these statements, run as one transaction; null when all succeeded. */
export async function refusal(postgres: Postgres, ...statements: readonly SQL[]): Promise<string | null> {
  try {
    await postgres.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(statement);
    });
    return null;
  } catch (error) {
    const cause = error instanceof pg.DatabaseError ? error : error instanceof Error ? error.cause : null;
    if (!(cause instanceof pg.DatabaseError)) throw error;
    return `${cause.code ?? ''} ${cause.constraint ?? ''}`;
  }
}
