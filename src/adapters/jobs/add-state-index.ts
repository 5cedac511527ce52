import type { JobDatabase } from './boss-database.ts';

/**
 * Staff see all jobs by state and kind, and the library's own indexes are each for one state. Not a migration: the library
 * makes its tables when it starts. Processes that start at once take turns.
 */
export async function addStateIndex({ pool }: Pick<JobDatabase, 'pool'>): Promise<void> {
  await pool.query(`do $$
    begin
      if to_regclass('jobs.job_by_state') is null then
        perform pg_advisory_xact_lock('jobs.job'::regclass::bigint);
        create index if not exists job_by_state on jobs.job (state, name);
      end if;
    end $$`);
}
