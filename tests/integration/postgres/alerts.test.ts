import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createAlertStore } from '#adapters/postgres/alert-store.ts';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 2, hour));

async function rowsOf({ db }: Postgres) {
  const { rows } = await db.execute(sql`
    select kind, message, occurrences, extract(hour from raised_at)::int as raised,
      extract(hour from last_seen_at)::int as seen, extract(hour from resolved_at)::int as resolved
    from alerts order by id`);
  return rows;
}

test('an alert that is raised again stays one alert, with its text updated and its occurrences counted', async () => {
  const postgres = await aPostgres();
  const alerts = createAlertStore(postgres);
  await alerts.raise({ kind: 'catalogue-sync-refused', message: 'The response was empty.' }, at(8));
  await alerts.raise({ kind: 'catalogue-sync-refused', message: 'The response was invalid.' }, at(9));
  await alerts.raise({ kind: 'network-wallet-empty', message: 'Nothing can be bought.' }, at(9));

  expect(await rowsOf(postgres)).toEqual([
    {
      kind: 'catalogue-sync-refused',
      message: 'The response was invalid. Runbook: docs/runbooks/network-down.md',
      occurrences: 2,
      raised: 8,
      seen: 9,
      resolved: null,
    },
    {
      kind: 'network-wallet-empty',
      message: 'Nothing can be bought. Runbook: docs/runbooks/network-down.md',
      occurrences: 1,
      raised: 9,
      seen: 9,
      resolved: null,
    },
  ]);
});

test('a settled alert is kept, and the same problem later opens a new one', async () => {
  const postgres = await aPostgres();
  const alerts = createAlertStore(postgres);
  const alert = { kind: 'catalogue-sync-refused', message: 'The response was empty.' } as const;
  const stored = { ...alert, message: `${alert.message} Runbook: docs/runbooks/network-down.md` };
  await alerts.settle(alert.kind, at(7));
  await alerts.raise(alert, at(8));
  await alerts.settle(alert.kind, at(9));
  await alerts.settle(alert.kind, at(10));
  await alerts.raise(alert, at(11));

  expect(await rowsOf(postgres)).toEqual([
    { ...stored, occurrences: 1, raised: 8, seen: 8, resolved: 9 },
    { ...stored, occurrences: 1, raised: 11, seen: 11, resolved: null },
  ]);
});

test('ten processes that see the same problem at the same moment raise one alert', async () => {
  const postgres = await aPostgres();
  const alerts = createAlertStore(postgres);
  await Promise.all(
    Array.from({ length: 10 }, () =>
      alerts.raise({ kind: 'network-wallet-empty', message: 'Nothing can be bought.' }, at(8)),
    ),
  );

  expect(await rowsOf(postgres)).toMatchObject([{ kind: 'network-wallet-empty', occurrences: 10 }]);
});
