import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { createReminderTokens } from '#adapters/encryption/create-reminder-tokens.ts';
import { createReviewTokens } from '#adapters/encryption/create-review-tokens.ts';
import { createShareSecrets } from '#adapters/encryption/create-share-secrets.ts';
import { createTopupLinks } from '#adapters/encryption/create-topup-links.ts';
import { createOfferReader } from '#adapters/postgres/catalogue/offer-reader.ts';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { createReminderChoices } from '#adapters/postgres/reminders/reminder-choices.ts';
import { createReminderStore } from '#adapters/postgres/reminders/reminder-store.ts';
import { createReviewRequests } from '#adapters/postgres/reviews/review-requests.ts';
import type { QueuedJob } from '#core/jobs/job.ts';
import type { Mail, MailResult } from '#core/mail/mailer.ts';
import type { ReminderGroup } from '#core/reminders/reminder-group.ts';
import { sendReminder, type SendReminderNeeds } from '#core/reminders/send-reminder.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { sourceMailTemplates } from '#tests/builders/mail-templates.ts';
import { aSeller } from '#tests/builders/seller.ts';
import { afterMinutes, someEsims, usageOf } from '../esims/some-esims.ts';

const Reminder = z.object({
  id: z.string(),
  esim_id: z.string(),
  kind: z.string(),
  period: z.int(),
  status: z.string(),
  attempts: z.int(),
});

export const hours = (count: number) => count * 60;
export const days = (count: number) => hours(24) * count;

/** eSIMs of Ana in a real database, with a clock and a mail server of the test. They are delivered and never read. */
export async function remindedEsims(count = 1) {
  const { postgres, store: readings, ids, ofEva } = await someEsims(count);
  const queued: QueuedJob[] = [];
  const store = createReminderStore({
    postgres,
    enqueueWithin: (_, job) => Promise.resolve(void queued.push(job)),
  });
  const [esimId = ''] = ids;
  let now = afterMinutes(0);
  const received: Mail[] = [];
  const requests: Mail[] = [];
  let answer: MailResult = { kind: 'accepted' };
  const needs: SendReminderNeeds = {
    reminders: store,
    reminderTokens: createReminderTokens('a secret of this test'),
    topupLinks: createTopupLinks('a secret of this test'),
    reviewRequests: createReviewRequests({
      postgres,
      reviewTokens: createReviewTokens('a secret of this test'),
    }),
    shareSecrets: createShareSecrets('a secret of this test'),
    mailer: {
      send(mail) {
        (/^How was/.test(mail.subject) ? requests : received).push(mail);
        return Promise.resolve(answer);
      },
    },
    mailTemplates: sourceMailTemplates,
    network: { readTopups: () => Promise.resolve({ kind: 'read', value: [] }) },
    offers: createOfferReader(postgres),
    returned: { isReturned: () => Promise.resolve(false) },
    clock: { now: () => now },
    publicOrigin: 'https://shop.example',
    seller: aSeller(),
    messagesOf,
  };
  const rows = async () => {
    const found = await postgres.db.execute(sql`select * from reminders order by created_at, kind`);
    return z.array(Reminder).parse(found.rows);
  };
  return {
    postgres,
    store,
    queued,
    received,
    /** Requests for a review. They come beside other reminders, so other tests do not count them. */
    requests,
    needs,
    ids,
    ofEva,
    esimId,
    rows,
    now: () => now,
    /** Minutes after the delivery. */
    at: (minutes: number) => void (now = afterMinutes(minutes)),
    serverAnswers: (result: MailResult) => void (answer = result),
    read: (usage: Parameters<typeof usageOf>[0], id = esimId) =>
      readings.record(id, { at: now, usage: usageOf(usage) }),
    /** Of 1000 MB. */
    readUsed: (percent: number) =>
      readings.record(esimId, {
        at: now,
        usage: usageOf({ totalMegabytes: 1000, remainingMegabytes: 1000 - percent * 10 }),
      }),
    round: () => store.queueDue(100, now),
    send: (id: string) => sendReminder(needs, id),
    kinds: async () =>
      (await rows()).filter(({ kind }) => kind !== 'review').map(({ kind, status }) => `${kind} ${status}`),
    run: async (statement: ReturnType<typeof sql>) => void (await postgres.db.execute(statement)),
  };
}

export type Reminded = Awaited<ReturnType<typeof remindedEsims>>;

/** Everything that a worker finds is sent. Returns the outcomes. */
export async function sendAll({ rows, send }: Reminded): Promise<readonly string[]> {
  const outcomes: string[] = [];
  for (const { id, status } of await rows()) if (status === 'due') outcomes.push(await send(id));
  return outcomes;
}

/** Ana wants no reminders of these groups any more. */
export async function endGroups(
  { postgres, now }: Reminded,
  groups: readonly ReminderGroup[],
): Promise<void> {
  await createReminderChoices(postgres).change({ email: 'Ana@example.com', groups, isWanted: false }, now());
}

/** A top-up of the eSIM that was bought and delivered now. */
export async function topUp({ postgres, esimId, now }: Reminded): Promise<void> {
  const at = now().toISOString();
  await insertTopupUnit(postgres, { esimId, at, isDelivered: true });
  await postgres.db.execute(sql`
    insert into topups (unit_id, esim_id, iccid, vendor_order_id, created_at)
    select u.id, e.id, e.iccid, gen_random_uuid()::text, ${at}
    from order_units u join esims e on e.iccid = u.target_iccid and e.id = ${esimId}
    where not exists (select 1 from topups t where t.unit_id = u.id)`);
}

/** A paid top-up that is not delivered yet. */
export async function payTopup({ postgres, esimId, now }: Reminded): Promise<void> {
  await insertTopupUnit(postgres, { esimId, at: now().toISOString(), isDelivered: false });
}

type TopupUnit = Readonly<{ esimId: string; at: string; isDelivered: boolean }>;

async function insertTopupUnit({ db }: Postgres, { esimId, at, isDelivered }: TopupUnit): Promise<void> {
  await db.execute(sql`
    with bought as (
      insert into orders (email, language, status, subtotal_cents, discount_cents, total_cents, currency,
        idempotency_key, request_hash, browser_token_hash, created_at, pay_until, paid_at)
      values ('payer@example.com', 'en', ${isDelivered ? 'fulfilled' : 'paid'}, 100, 0, 100, 'USD',
        gen_random_uuid()::text, 'hash', 'hash', ${at}, ${at}::timestamptz + interval '30 minutes', ${at})
      returning id)
    insert into order_units (order_id, position, package_id, kind, target_iccid, price_cents, discount_cents, deliver_by,
      outcome, settled_at, vendor_order_id)
    select bought.id, 1, 'japan', 'topup', e.iccid, 100, 0, ${at}, ${isDelivered ? 'delivered' : null},
      ${isDelivered ? at : null}::timestamptz, ${isDelivered ? sql`gen_random_uuid()::text` : null}
    from bought, esims e where e.id = ${esimId}`);
}
