import pg from 'pg';

if (import.meta.main) await run(process.argv[2] ?? '');

/** Ends all other connections to this database, as a failover does. */
async function run(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`select pg_terminate_backend(pid, 10000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and usename = current_user`);
  await client.end();
}
