import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { DAY_MS } from '#core/durations.ts';
import { NEWSLETTER_JOBS } from '#core/newsletter/newsletter-jobs.ts';
import type { NewsletterStore } from '#core/newsletter/newsletter-store.ts';
import { CONFIRM_WITHIN_DAYS, NEWSLETTER_TEXT, type NewsletterRequest } from '#core/newsletter/newsletter.ts';
import type { Database, Transaction } from '../connection/connect-postgres.ts';
import type { QueueingStoreNeeds } from '../connection/enqueue-within.ts';
import { newsletterMails, newsletterSubscriptions } from '../schema/newsletter.ts';

export function createNewsletterStore(needs: QueueingStoreNeeds): NewsletterStore {
  const { postgres } = needs;
  const { db } = postgres;
  return {
    request: (request, at) => postgres.transaction((tx) => requestWithin(tx, needs, { ...request, at })),
    confirm: (requestId, at) => postgres.transaction((tx) => confirmWithin(tx, needs, { requestId, at })),
    isSubscribed: (email) => isSubscribed(db, email),
    async change({ email, isWanted, language }, at) {
      if (isWanted)
        await subscribe(db, { email, language, source: 'account', requestedAt: at, confirmedAt: at });
      else await endSubscription(db, email, at);
    },
  };
}

export async function endSubscription(db: Database | Transaction, email: string, at: Date): Promise<void> {
  await db
    .update(newsletterSubscriptions)
    .set({ ended_at: at })
    .where(and(eq(newsletterSubscriptions.email, email), isNull(newsletterSubscriptions.ended_at)));
}

export async function isSubscribed(db: Database, email: string): Promise<boolean> {
  const found = await db
    .select({ email: newsletterSubscriptions.email })
    .from(newsletterSubscriptions)
    .where(and(eq(newsletterSubscriptions.email, email), isNull(newsletterSubscriptions.ended_at)));
  return found.length > 0;
}

const Ids = z.tuple([z.object({ id: z.uuid() })]);

/** Does the same work for every address; the job decides whether a mail is sent. */
async function requestWithin(
  tx: Transaction,
  { enqueueWithin }: QueueingStoreNeeds,
  { email, language, at }: NewsletterRequest & Readonly<{ at: Date }>,
): Promise<void> {
  const { rows } = await tx.execute(sql`
    insert into newsletter_mails (kind, email, language, consent_text, created_at)
    values ('confirm', ${email}, ${language}, ${NEWSLETTER_TEXT}, ${at})
    on conflict (email, ((created_at at time zone 'UTC')::date)) where kind = 'confirm'
      do update set email = excluded.email
    returning id`);
  const [{ id }] = Ids.parse(rows);
  await enqueueWithin(tx, NEWSLETTER_JOBS.sendMail(id));
}

async function confirmWithin(
  tx: Transaction,
  { enqueueWithin }: QueueingStoreNeeds,
  { requestId, at }: Readonly<{ requestId: string; at: Date }>,
): Promise<Readonly<{ email: string }> | null> {
  const [request] = await tx
    .select()
    .from(newsletterMails)
    .where(
      and(
        eq(newsletterMails.id, requestId),
        eq(newsletterMails.kind, 'confirm'),
        gt(newsletterMails.created_at, new Date(at.getTime() - CONFIRM_WITHIN_DAYS * DAY_MS)),
      ),
    )
    // Two presses at once take turns.
    .for('update');
  if (request === undefined) return null;
  const { email, language, created_at: requestedAt } = request;
  if (await isSubscribed(tx, email)) return { email };
  await subscribe(tx, { email, language, source: 'form', requestedAt, confirmedAt: at });
  const [mail] = await tx
    .insert(newsletterMails)
    .values({ kind: 'welcome', email, language, consent_text: request.consent_text, created_at: at })
    .returning({ id: newsletterMails.id });
  if (mail !== undefined) await enqueueWithin(tx, NEWSLETTER_JOBS.sendMail(mail.id));
  return { email };
}

type Subscription = NewsletterRequest &
  Readonly<{ source: 'form' | 'account'; requestedAt: Date; confirmedAt: Date }>;

async function subscribe(
  db: Database,
  { email, language, source, requestedAt, confirmedAt }: Subscription,
): Promise<void> {
  const values = {
    language,
    source,
    consent_text: NEWSLETTER_TEXT,
    requested_at: requestedAt,
    confirmed_at: confirmedAt,
    ended_at: null,
  } as const;
  await db
    .insert(newsletterSubscriptions)
    .values({ email, ...values })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: values,
      setWhere: sql`${newsletterSubscriptions.ended_at} is not null`,
    });
}
