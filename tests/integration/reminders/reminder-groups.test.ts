import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { migrateDatabase } from '#adapters/postgres/connection/migrate-database.ts';
import { createReminderChoices } from '#adapters/postgres/reminders/reminder-choices.ts';
import { REMINDER_GROUPS, type ReminderGroup } from '#core/reminders/reminder-group.ts';
import { aPostgres } from '#tests/database/a-postgres.ts';
import { days, endGroups, hours, remindedEsims, sendAll, type Reminded } from './reminded-esims.ts';

/** 80 % of the data is used and the plan ends in two days: two reminders are due. */
async function withTwoDue(before: (shop: Reminded) => Promise<unknown> = () => Promise.resolve()) {
  const shop = await remindedEsims();
  shop.at(hours(2));
  await before(shop);
  await shop.read({
    totalMegabytes: 1000,
    remainingMegabytes: 200,
    expiresAt: new Date(shop.now().getTime() + days(2) * 60_000),
  });
  await shop.round();
  return shop;
}

test.each([
  [[], ['data-75 due', 'ends-3-days due']],
  [['low-data'], ['ends-3-days due']],
  [['plan-ends', 'review'], ['data-75 due']],
] as const)('USAGE-28 an address that ended %j gets the others: %j', async (groups, kinds) => {
  const shop = await withTwoDue((opening) => endGroups(opening, groups));
  expect(await shop.kinds()).toEqual(kinds);
});

test('USAGE-28 a group that is ended between decision and sending is not sent, the other is', async () => {
  const shop = await withTwoDue();
  await endGroups(shop, ['low-data']);
  await sendAll(shop);
  expect(await shop.kinds()).toEqual(['ends-3-days sent']);
  expect(shop.received.map(({ subject }) => subject)).toEqual([
    'Your eSIM for Japan ends in less than 3 days',
  ]);
});

test('USAGE-29 each reminder has the link of its group', async () => {
  const shop = await withTwoDue();
  await sendAll(shop);
  const links = shop.received.map(({ unsubscribeUrl = '', text }) => {
    expect(text).toContain(unsubscribeUrl);
    return shop.needs.reminderTokens.linkOf(unsubscribeUrl.split('/').at(-1) ?? '');
  });
  expect(links).toEqual([
    { email: 'ana@example.com', group: 'low-data' },
    { email: 'ana@example.com', group: 'plan-ends' },
  ]);
});

test('USAGE-28 a change is about the groups it names, also of two at once, and may be repeated', async () => {
  const { postgres, now } = await remindedEsims();
  const choices = createReminderChoices(postgres);
  const change = (groups: readonly ReminderGroup[], isWanted: boolean) =>
    choices.change({ email: 'ana@example.com', groups, isWanted }, now());
  await Promise.all(REMINDER_GROUPS.map((group) => change([group], false)));
  expect(await choices.optedOut('ANA@example.com')).toEqual(REMINDER_GROUPS);
  await change(REMINDER_GROUPS, false);
  await Promise.all([change(['review'], true), change(['low-data'], true)]);
  await change(['low-data'], true);
  expect(await choices.optedOut('ana@example.com')).toEqual(['plan-ends', 'installation']);
  expect(await choices.optedOut('eva@example.com')).toEqual([]);
});

const MIGRATIONS = new URL('../../../database/migrations/', import.meta.url).pathname;

/** A database as it was before the groups. */
async function beforeGroups() {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of await readdir(MIGRATIONS))
    if (name < '0045') await cp(join(MIGRATIONS, name), join(folder, name));
  const postgres = await aPostgres({ from: 'template1' });
  await migrateDatabase(postgres, folder);
  return postgres;
}

test('USAGE-31 an address that had ended reminders before the groups has ended each of them, since the same day', async () => {
  const postgres = await beforeGroups();
  await postgres.db.execute(sql`insert into reminder_optouts (email, created_at)
    values ('ana@example.com', '2026-11-17T08:00:00Z'), ('eva@example.com', '2026-11-18T09:00:00Z')`);
  await migrateDatabase(postgres);
  const choices = createReminderChoices(postgres);
  for (const email of ['ana@example.com', 'eva@example.com'])
    expect(await choices.optedOut(email)).toEqual(REMINDER_GROUPS);
  const { rows } = await postgres.db.execute(
    sql`select distinct email, created_at at time zone 'UTC' as at from reminder_optouts order by email`,
  );
  expect(rows).toEqual([
    { email: 'ana@example.com', at: '2026-11-17 08:00:00' },
    { email: 'eva@example.com', at: '2026-11-18 09:00:00' },
  ]);
  await choices.change({ email: 'ana@example.com', groups: ['low-data'], isWanted: true }, new Date());
  expect(await choices.optedOut('ana@example.com')).toEqual(['plan-ends', 'installation', 'review']);
});

test('USAGE-28 the database takes the groups of core and no others', async () => {
  const { postgres } = await remindedEsims();
  const insert = (group: string) =>
    postgres.db.execute(sql`insert into reminder_optouts (email, reminder_group, created_at)
      values ('eva@example.com', ${group}, now())`);
  for (const group of REMINDER_GROUPS) await insert(group);
  await expect(insert('data-75')).rejects.toThrow();
});
