import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** Which key or check of the database a statement broke. Null: it failed for another reason. */
export function violatedConstraint(error: unknown): string | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : null;
  return cause instanceof pg.DatabaseError ? (cause.constraint ?? null) : null;
}
