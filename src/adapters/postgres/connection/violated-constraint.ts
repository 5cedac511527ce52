import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** The constraint of the database that a statement violated. Null: it failed for another reason. */
export function violatedConstraint(error: unknown): string | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : null;
  return cause instanceof pg.DatabaseError ? (cause.constraint ?? null) : null;
}
