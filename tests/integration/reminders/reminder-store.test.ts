import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createReminderStore } from '#adapters/postgres/reminders/reminder-store.ts';
import { queueReminders } from '#core/reminders/queue-reminders.ts';
import { sendReminder } from '#core/reminders/send-reminder.ts';
import { afterMinutes } from '../esims/some-esims.ts';
import {
  days,
  endGroups,
  hours,
  payTopup,
  remindedEsims,
  sendAll,
  topUp,
  type Reminded,
} from './reminded-esims.ts';

/** An eSIM with 80 % used and its reminder about 75 % waiting to be sent. */
async function atEightyPercent() {
  const shop = await remindedEsims();
  shop.at(hours(2));
  await shop.readUsed(80);
  expect(await shop.round()).toBe(1);
  const [reminder] = await shop.rows();
  return { ...shop, reminderId: reminder?.id ?? '' };
}

test('USAGE-18 USAGE-22 75 % and 90 % are each sent once, however often the eSIM is read', async () => {
  const shop = await remindedEsims();
  for (const [index, percent] of [74, 75, 76, 80, 89, 90, 95, 96].entries()) {
    shop.at(hours(2 + index));
    await shop.readUsed(percent);
    await shop.round();
    await sendAll(shop);
  }
  expect(await shop.kinds()).toEqual(['data-75 sent', 'data-90 sent']);
  expect(shop.received.map(({ subject }) => subject)).toEqual([
    '250 MB left on your eSIM for Japan',
    '100 MB left on your eSIM for Japan',
  ]);
  expect(shop.received.map(({ to }) => to)).toEqual(['ana@example.com', 'ana@example.com']);
});

test('USAGE-18 from 70 % to 95 % between two readings only the reminder about 90 % is sent', async () => {
  const shop = await remindedEsims();
  shop.at(hours(2));
  await shop.readUsed(70);
  expect(await shop.round()).toBe(0);
  shop.at(hours(4));
  await shop.readUsed(95);
  await shop.round();
  await sendAll(shop);
  expect(await shop.kinds()).toEqual(['data-90 sent']);
});

test('USAGE-19 USAGE-22 the end is announced three days and one day before it, without another reading', async () => {
  const shop = await remindedEsims();
  const end = days(7);
  shop.at(hours(2));
  await shop.read({ expiresAt: afterMinutes(end) });
  for (const minutes of [days(4) - 1, days(4), days(5), days(6) - 1, days(6), days(6) + 30, end, end + 1]) {
    shop.at(minutes);
    await shop.round();
    await sendAll(shop);
  }
  expect(await shop.kinds()).toEqual(['ends-3-days sent', 'ends-1-day sent']);
  expect(shop.received.map(({ subject }) => subject)).toEqual([
    'Your eSIM for Japan ends in less than 3 days',
    'Your eSIM for Japan ends in less than 24 hours',
  ]);
  expect(shop.received[0]?.text).toContain('The plan ends: Mar 8, 2026, 12:00 PM UTC');
});

test('USAGE-20 an eSIM that nobody installed is asked about once, after three days', async () => {
  const shop = await remindedEsims();
  const waiting = { status: 'ready_to_activate', expiresAt: null, remainingMegabytes: 1024 } as const;
  for (const minutes of [hours(1), days(3) - 1, days(3), days(3) + hours(6), days(4)]) {
    shop.at(minutes);
    await shop.read(waiting);
    await shop.round();
    await sendAll(shop);
  }
  expect(await shop.kinds()).toEqual(['not-installed sent']);
  const [mail] = shop.received;
  expect(mail?.subject).toBe('Did the installation of your eSIM for Japan work?');
  expect(mail?.text).toContain(`https://shop.example/dashboard/esims/${shop.esimId}/install`);
  expect(mail?.text).toContain(`https://shop.example/dashboard/esims/${shop.esimId}/help`);
});

const REVEALED = (shop: Reminded, channel: string) => sql`
  insert into shares (id, esim_id, secret_hash, channel, language, created_at, expires_at, revealed_at)
  values (gen_random_uuid(), ${shop.esimId}, decode(repeat('ab', 32), 'hex'), ${channel}, 'en',
    ${shop.now().toISOString()}, ${shop.now().toISOString()}::timestamptz + interval '72 hours',
    ${shop.now().toISOString()})`;

test.each<[string, (shop: Reminded) => Promise<unknown>]>([
  ['a top-up was delivered', topUp],
  ['a top-up was paid', payTopup],
  ['it was opened by somebody with a share link', (shop) => shop.run(REVEALED(shop, 'link'))],
  [
    'a share link to it works',
    async (shop) => {
      await shop.run(REVEALED(shop, 'link'));
      await shop.run(sql`update shares set revealed_at = null`);
    },
  ],
  [
    'it was refunded',
    async (shop) => {
      await shop.run(sql`insert into checkout_sessions (session_id, order_id, status, amount_cents, url, expires_at, asked_at)
        select 'cs', u.order_id, 'complete', 100, '', now(), now() from order_units u
        join esims e on e.unit_id = u.id where e.id = ${shop.esimId}`);
      await shop.run(sql`insert into payments (payment_id, order_id, session_id, amount_cents, currency, counts, paid_at)
        select 'pay', order_id, 'cs', 100, 'USD', true, now() from checkout_sessions`);
      await shop.run(sql`insert into refunds (payment_id, unit_id, reason, amount_cents, status, idempotency_key, created_at)
        select 'pay', unit_id, 'goodwill', 100, 'due', 'key', now() from esims where id = ${shop.esimId}`);
    },
  ],
  ['its plan ended', (shop) => shop.run(sql`update esims set status = 'expired'`)],
  ['its end passed', (shop) => shop.run(sql`update esims set expires_at = ${shop.now().toISOString()}`)],
  ['its owner opted out', (shop) => endGroups(shop, ['low-data'])],
  ['its address was erased', (shop) => shop.run(sql`update users set email = id || '@deleted.invalid'`)],
  ['it was deleted', (shop) => shop.run(sql`delete from esims where id = ${shop.esimId}`)],
])('USAGE-21 a reminder that waits is not sent when %s, and leaves no record', async (_name, change) => {
  const shop = await atEightyPercent();
  shop.at(hours(2) + 1);
  await change(shop);
  expect(await shop.send(shop.reminderId)).toMatch(/^dropped|nothing-to-do$/);
  expect(shop.received).toEqual([]);
  expect(await shop.rows()).toEqual([]);
});

test('USAGE-21 a reminder about 75 % that the mail server deferred is not sent after one about 90 %', async () => {
  const shop = await atEightyPercent();
  shop.serverAnswers({ kind: 'try-later' });
  expect(await shop.send(shop.reminderId)).toBe('try-again');
  shop.at(hours(4));
  await shop.readUsed(91);
  await shop.round();
  shop.serverAnswers({ kind: 'accepted' });
  expect((await sendAll(shop)).toSorted()).toEqual(['dropped', 'sent']);
  expect(await shop.kinds()).toEqual(['data-90 sent']);
});

test('USAGE-18 after a top-up the reminders are sent again when they are true again', async () => {
  const shop = await atEightyPercent();
  await sendAll(shop);
  shop.at(hours(3));
  await topUp(shop);
  for (const [index, megabytes] of [1150, 400].entries()) {
    shop.at(hours(4 + index));
    await shop.read({ totalMegabytes: 2000, remainingMegabytes: megabytes });
    await shop.round();
    await sendAll(shop);
  }
  expect(await shop.rows()).toMatchObject([
    { kind: 'data-75', period: 0, status: 'sent' },
    { kind: 'data-75', period: 1, status: 'sent' },
  ]);
});

test('USAGE-22 two rounds at once queue a reminder once', async () => {
  const shop = await remindedEsims(20);
  shop.at(hours(2));
  for (const id of shop.ids) await shop.read({ remainingMegabytes: 100 }, id);
  await Promise.all(Array.from({ length: 4 }, () => shop.store.queueDue(7, shop.now())));
  await shop.round();
  expect(await shop.rows()).toHaveLength(20);
  expect(new Set(shop.queued.map(({ key }) => key)).size).toBe(20);
  expect(shop.queued).toHaveLength(20);
  // What was decided is not looked at again before its time: others must not wait behind it.
  expect(await shop.round()).toBe(0);
});

test('USAGE-22 of two workers that send the same reminder one sends it', async () => {
  const shop = await atEightyPercent();
  const outcomes = await Promise.all([shop.send(shop.reminderId), shop.send(shop.reminderId)]);
  expect(outcomes.toSorted()).toEqual(['nothing-to-do', 'sent']);
  expect(shop.received).toHaveLength(1);
});

test('USAGE-22 after a crash between sending and recording, the same mail with the same id is sent again', async () => {
  const shop = await atEightyPercent();
  const crash = () => Promise.reject(new Error('The process was killed here'));
  const dying = { ...shop.needs, reminders: { ...shop.needs.reminders, end: crash } };
  await expect(sendReminder(dying, shop.reminderId)).rejects.toThrow('killed');
  expect(await shop.send(shop.reminderId)).toBe('nothing-to-do');
  shop.at(hours(2) + 1);
  expect(await shop.send(shop.reminderId)).toBe('sent');
  expect(shop.received).toHaveLength(2);
  expect(shop.received[1]).toEqual(shop.received[0]);
  expect(await shop.rows()).toMatchObject([{ status: 'sent', attempts: 2 }]);
});

test('USAGE-22 a round that dies while it queues leaves everything as it was', async () => {
  const shop = await remindedEsims();
  shop.at(hours(2));
  await shop.readUsed(80);
  const dying = createReminderStore({
    postgres: shop.postgres,
    enqueueWithin: () => Promise.reject(new Error('The process was killed here')),
  });
  await expect(dying.queueDue(100, shop.now())).rejects.toThrow('killed');
  expect(await shop.rows()).toEqual([]);
  expect(await shop.round()).toBe(1);
  expect(await shop.rows()).toHaveLength(1);
});

test('USAGE-22 a round queues a reminder again whose job was lost or that the mail server deferred', async () => {
  const shop = await atEightyPercent();
  const roundAt = async (minutes: number) => {
    shop.at(minutes);
    shop.queued.length = 0;
    await queueReminders({ reminders: shop.store, clock: { now: shop.now } });
    return shop.queued.map(({ name, key }) => [name, key]);
  };
  const again = [['send-reminder', shop.reminderId]];
  expect(await roundAt(hours(2) + 0.5)).toEqual([]);
  expect(await roundAt(hours(2) + 1)).toEqual(again);
  shop.serverAnswers({ kind: 'try-later' });
  await shop.send(shop.reminderId);
  expect(await roundAt(hours(2) + 1.5)).toEqual([]);
  expect(await roundAt(hours(2) + 2)).toEqual(again);
  shop.serverAnswers({ kind: 'rejected', reason: 'smtp-550' });
  expect(await shop.send(shop.reminderId)).toBe('refused');
  expect(await roundAt(hours(5))).toEqual([]);
  expect(await shop.kinds()).toEqual(['data-75 refused']);
});

const giveTo = (shop: Reminded, recipient: string) =>
  shop.run(sql`insert into gifts (order_id, recipient_email, language, send_at, time_zone, released_at, created_at)
    select u.order_id, ${recipient}, 'es', now(), 'UTC', now(), now() from order_units u
    join esims e on e.unit_id = u.id where e.id = ${shop.esimId}`);

test('GIFT-27 reminders about an opened gift stay with its recipient when the gift gets another one', async () => {
  const shop = await remindedEsims();
  shop.at(hours(2));
  await giveTo(shop, 'carol@example.com');
  await shop.run(sql`insert into opened_gifts (esim_id, order_id, recipient_email, language)
    select ${shop.esimId}, order_id, 'bob@example.com', 'en' from gifts`);
  await shop.run(REVEALED(shop, 'gift'));
  await shop.readUsed(80);
  await shop.round();
  await sendAll(shop);
  expect(shop.received.map(({ to, subject }) => [to, subject])).toEqual([
    ['bob@example.com', '200 MB left on your eSIM for Japan'],
  ]);
});

test('USAGE-25 reminders about an opened gift go to its recipient in their language, and name nothing of the order', async () => {
  const shop = await remindedEsims();
  shop.at(hours(2));
  await shop.run(sql`insert into gifts (order_id, recipient_email, language, send_at, time_zone, released_at, created_at)
    select u.order_id, 'carmen@example.com', 'es', now(), 'UTC', null, now() from order_units u
    join esims e on e.unit_id = u.id where e.id = ${shop.esimId}`);
  await shop.run(REVEALED(shop, 'gift'));
  await shop.readUsed(80);
  await shop.round();
  expect(await sendAll(shop)).toEqual(['sent']);
  const [mail] = shop.received;
  expect(mail).toMatchObject({ to: 'carmen@example.com', subject: 'Quedan 200 MB en tu eSIM para Japón' });
  expect(mail?.text).not.toContain(shop.esimId);
  expect(mail?.text).not.toContain('ana@example.com');
});
