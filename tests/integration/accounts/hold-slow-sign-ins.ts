import { expect } from 'vitest';
import { eventually } from '#tests/builders/eventually.ts';
import type { AccountsShop } from './shop.ts';

/** The user agent of the slow browser. */
export const SLOW = 'a slow browser';

/**
 * Sign-ins of the slow browser stop after the check of the password, before their session is stored. PostgreSQL runs
 * triggers in the order of their names: this one waits before all others.
 */
export async function holdSlowSignIns({ postgres }: AccountsShop) {
  await postgres.pool.query(`
    create function wait_for_test() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(4711); return new; end $$;
    create trigger a_wait_for_test before insert on sessions
      for each row when (new.user_agent = '${SLOW}') execute function wait_for_test()`);
  const holder = await postgres.pool.connect();
  await holder.query('select pg_advisory_lock(4711)');
  return {
    untilHeld: () =>
      eventually(async () => {
        const { rows } = await holder.query(
          `select 1 from pg_locks where locktype = 'advisory' and not granted`,
        );
        expect(rows).toHaveLength(1);
      }),
    release: async () => {
      await holder.query('select pg_advisory_unlock(4711)');
      holder.release();
    },
  };
}
