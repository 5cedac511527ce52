import { limitedMegabytes } from '#core/catalogue/packages/limited-megabytes.ts';
import type { Clock } from '#core/clock.ts';
import type { MailTemplates } from '#core/mail/mail-templates.ts';
import type { Mail, Mailer } from '#core/mail/mailer.ts';
import type { ReviewRequests } from '#core/reviews/review-links.ts';
import type { Seller } from '#core/seller.ts';
import { shareUrl } from '#core/shares/share-paths.ts';
import type { ShareSecrets } from '#core/shares/share-secrets.ts';
import { chooseTopup } from '#core/topups/choose-topup.ts';
import { findTopups, type FindTopupsNeeds } from '#core/topups/find-topups.ts';
import type { TopupLinks } from '#core/topups/links/topup-links.ts';
import type { MessagesOf } from '#messages/translate.ts';
import { recipientIfStillDue } from './decide-reminders.ts';
import { reminderMail, type ReminderMailFacts, type SuggestedTopup } from './reminder-mail.ts';
import { reminderGroup } from './reminder-group.ts';
import type { ReminderRecipient } from './reminder-recipient.ts';
import type { ReminderStore, ReminderTarget, ReminderTokens, TakenReminder } from './reminder-store.ts';

export type SendReminderNeeds = FindTopupsNeeds &
  Readonly<{
    reminders: Pick<ReminderStore, 'findTarget' | 'take' | 'end' | 'drop'>;
    reminderTokens: ReminderTokens;
    topupLinks: TopupLinks;
    reviewRequests: ReviewRequests;
    shareSecrets: ShareSecrets;
    mailer: Mailer;
    mailTemplates: MailTemplates;
    clock: Clock;
    publicOrigin: string;
    seller: Seller;
    messagesOf: MessagesOf;
  }>;

type ReminderOutcome =
  | 'sent'
  | 'nothing-to-do'
  /** It is no longer true, or nobody wants it. */
  | 'dropped'
  | 'refused'
  /** The mail server deferred it; the next round queues it again. */
  | 'try-again';

/**
 * Sends one reminder if it is still true. After a crash between sending and recording it, the mail is sent again with
 * the same message id, so that the recipient's server can drop the second copy.
 */
export async function sendReminder(needs: SendReminderNeeds, reminderId: string): Promise<ReminderOutcome> {
  const { reminders, mailer, clock } = needs;
  // Before the reminder is locked: the network may be slow, and the lock must outlast only the mail server.
  const target = await reminders.findTarget(reminderId);
  if (target === null) return 'nothing-to-do';
  const found = isTopupOffered(target) ? await findTopups(needs, { kind: 'own', esim: target.esim }) : null;
  const taken = await reminders.take(reminderId, clock.now());
  if (taken === null) return 'nothing-to-do';
  const addressed = await addressIfStillDue(needs, reminderId, taken);
  if (addressed === null) {
    await reminders.drop(reminderId);
    return 'dropped';
  }
  const topup = found === null ? 'none' : suggestion(found, taken);
  const result = await mailer.send(await write(needs, { reminderId, taken, topup, ...addressed }));
  if (result.kind === 'try-later') return 'try-again';
  const end = result.kind === 'accepted' ? 'sent' : 'refused';
  await reminders.end(reminderId, end, clock.now());
  return end;
}

function isTopupOffered({ kind, isRechargeable }: ReminderTarget): boolean {
  return kind !== 'not-installed' && kind !== 'review' && isRechargeable;
}

type Addressed = Readonly<{ recipient: ReminderRecipient; reviewToken: string | null }>;

/** To whom it goes, and the link for a review. Null: it is not sent, or another eSIM of the order was faster. */
async function addressIfStillDue(
  { reviewRequests, clock }: SendReminderNeeds,
  reminderId: string,
  taken: TakenReminder,
): Promise<Addressed | null> {
  const now = clock.now();
  const recipient = recipientIfStillDue(taken, reminderId, now);
  if (recipient === null) return null;
  if (taken.kind !== 'review') return { recipient, reviewToken: null };
  const request = { esimId: taken.subject.id, email: recipient.email };
  const reviewToken = await reviewRequests.ask(request, now);
  return reviewToken === null ? null : { recipient, reviewToken };
}

/** The one that the top-up page would select. */
function suggestion(
  found: Awaited<ReturnType<typeof findTopups>>,
  { subject }: TakenReminder,
): SuggestedTopup {
  if (found.kind === 'unavailable') return null;
  if (found.kind === 'none') return 'none';
  const offers = found.offers.map((offer) => ({ ...offer, megabytes: limitedMegabytes(offer.described) }));
  return chooseTopup(offers, { packageId: null, planMegabytes: subject.planMegabytes ?? 'unlimited' });
}

type Writing = Addressed & Readonly<{ reminderId: string; taken: TakenReminder; topup: SuggestedTopup }>;

async function write(
  needs: SendReminderNeeds,
  { reminderId, taken, recipient, topup, reviewToken }: Writing,
): Promise<Mail> {
  const { publicOrigin, shareSecrets, reminderTokens, topupLinks, clock, mailTemplates } = needs;
  const { shareId, language, email } = recipient;
  const facts: ReminderMailFacts = {
    ...needs,
    ...taken,
    recipient,
    topup,
    reviewToken,
    topupToken: topupLinks.tokenOf(taken.subject.id, clock.now()),
    optOutToken: reminderTokens.tokenOf({ email, group: reminderGroup(taken.kind) }),
    shareUrl: shareId === null ? null : shareUrl(publicOrigin, shareSecrets.secretOf(shareId), language),
  };
  const mail = reminderMail(facts);
  const { html, text } = await mailTemplates.render(mail);
  return {
    to: email,
    subject: mail.content.subject,
    text,
    html,
    messageId: `<reminder-${reminderId}@${new URL(publicOrigin).hostname}>`,
    unsubscribeUrl: mail.content.optOutUrl,
  };
}
