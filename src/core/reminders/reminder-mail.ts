import { destinationName } from '#core/catalogue/geography/destination.ts';
import { formatData } from '#core/calculator/format-data.ts';
import { percentUsed } from '#core/esims/usage/percent-used.ts';
import { helpPath, installPath } from '#core/esims/installation/esim-paths.ts';
import { localizedPath } from '#core/language-path.ts';
import type { UnrenderedMail } from '#core/mail/mail-templates.ts';
import { formatMoney, money } from '#core/money.ts';
import type { Offer } from '#core/orders/checkout/offer.ts';
import { daysStartLine, unitTitle } from '#core/plans/texts/unit-title.ts';
import type { Seller } from '#core/seller.ts';
import { formatMailTime } from '#core/mail/format-mail-time.ts';
import { topupAddress } from '#core/topups/links/topup-address.ts';
import { placeWithArticle } from '#core/plans/texts/place-with-article.ts';
import type { MessagesOf } from '#messages/translate.ts';
import type {
  InstallReminderMail,
  NextStep,
  ReminderFrame,
  ReviewRequestMail,
  UsageReminderMail,
} from './reminder-mail-content.ts';
import { isUsedUp } from './due-reminders.ts';
import { reminderGroup } from './reminder-group.ts';
import type { ReminderRecipient } from './reminder-recipient.ts';
import type { ReminderSubject } from './reminder-store.ts';
import type { ReminderKind } from './reminder.ts';

/** Top-ups for the eSIM: the one to suggest, none at all, or null when the network could not say. */
export type SuggestedTopup = Offer | 'none' | null;

export type ReminderMailFacts = Readonly<{
  kind: ReminderKind;
  subject: ReminderSubject;
  recipient: ReminderRecipient;
  topup: SuggestedTopup;
  optOutToken: string;
  /** For the recipient of a gift: the page of their link. */
  shareUrl: string | null;
  /** For the link to the top-up page. */
  topupToken: string;
  /** For the request for a review. */
  reviewToken: string | null;
  publicOrigin: string;
  seller: Seller;
  messagesOf: MessagesOf;
}>;

export function reminderPath(token: string): string {
  return `/email-reminders/${token}`;
}

export function reviewPath(token: string): string {
  return `/review/${token}`;
}

export function reminderMail(
  facts: ReminderMailFacts,
): UnrenderedMail<'low-data' | 'plan-ends' | 'install-reminder' | 'review-request'> {
  if (facts.kind === 'review') return { name: 'review-request', content: reviewMail(facts) };
  if (facts.kind === 'not-installed') return { name: 'install-reminder', content: installMail(facts) };
  const content = usageMail(facts, facts.kind);
  return { name: content.about.kind === 'data' ? 'low-data' : 'plan-ends', content };
}

function reviewMail(facts: ReminderMailFacts): ReviewRequestMail {
  if (facts.reviewToken === null) throw new Error('A request for a review is written without a link');
  return {
    ...frame(facts, textsOf(facts)('review.subject', { country: countryOf(facts) })),
    reviewUrl: urlOf(facts, reviewPath(facts.reviewToken)),
  };
}

function installMail(facts: ReminderMailFacts): InstallReminderMail {
  const { subject, recipient, shareUrl, messagesOf } = facts;
  const isOwner = shareUrl === null;
  return {
    ...frame(facts, textsOf(facts)('install.subject', { country: countryOf(facts) })),
    daysStart: daysStartLine(subject.described, { language: recipient.language, messagesOf }),
    installUrl: isOwner ? urlOf(facts, installPath(subject.id)) : shareUrl,
    helpUrl: isOwner ? urlOf(facts, helpPath(subject.id)) : null,
  };
}

function usageMail(
  facts: ReminderMailFacts,
  kind: Exclude<ReminderKind, 'not-installed' | 'review'>,
): UsageReminderMail {
  const { subject, recipient } = facts;
  const { figures, expiresAt, readAt } = subject;
  if (figures === null || readAt === null) throw new Error('A reminder is written without a reading');
  const { totalMegabytes, remainingMegabytes, isUnlimited } = figures;
  const size = (megabytes: number) => formatData(megabytes, recipient.language);
  const data = isUnlimited ? null : { left: size(remainingMegabytes), total: size(totalMegabytes) };
  const about =
    kind === 'data-75' || kind === 'data-90'
      ? {
          kind: 'data' as const,
          usedPercent: percentUsed(totalMegabytes - remainingMegabytes, totalMegabytes),
          isUsedUp: isUsedUp(figures),
        }
      : { kind: 'end' as const, isWithinOneDay: kind === 'ends-1-day' };
  const t = textsOf(facts);
  const country = countryOf(facts);
  const heading =
    about.kind === 'data'
      ? t(isUsedUp(figures) ? 'data.subjectUsedUp' : 'data.subject', {
          left: size(remainingMegabytes),
          country,
        })
      : t(about.isWithinOneDay ? 'end.subjectDay' : 'end.subjectDays', { country });
  return {
    ...frame(facts, heading),
    about,
    data,
    ends: expiresAt === null ? null : formatMailTime(expiresAt, recipient.language),
    readAt: formatMailTime(readAt, recipient.language),
    next: nextStep(facts),
  };
}

function nextStep(facts: ReminderMailFacts): NextStep {
  const { topup, subject, recipient, shareUrl, messagesOf } = facts;
  const { language } = recipient;
  if (topup === 'none') {
    const path = `/esim/${encodeURIComponent(subject.destinationSlug)}`;
    return { kind: 'new-plan', url: urlOf(facts, path), country: countryOf(facts) };
  }
  const address = topupAddress({
    esimId: shareUrl === null ? subject.id : null,
    packageId: topup?.packageId ?? null,
    linkToken: facts.topupToken,
  });
  return {
    kind: 'topup',
    url: urlOf(facts, address),
    suggestion:
      topup === null
        ? null
        : {
            title: unitTitle(topup.described, { language, messagesOf }),
            price: formatMoney(money(topup.priceCents), language),
          },
  };
}

function frame(facts: ReminderMailFacts, heading: string): ReminderFrame {
  const { subject, recipient, seller, messagesOf } = facts;
  const { language } = recipient;
  return {
    language,
    subject: heading,
    heading,
    seller,
    esimTitle: subject.name ?? unitTitle(subject.described, { language, messagesOf }),
    iccidEnd: subject.iccid.slice(-4),
    group: reminderGroup(facts.kind),
    optOutUrl: urlOf(facts, reminderPath(facts.optOutToken)),
  };
}

function textsOf({ messagesOf, recipient }: ReminderMailFacts) {
  return messagesOf(recipient.language, 'reminder-mail');
}

function countryOf({ subject, recipient }: ReminderMailFacts): string {
  return placeWithArticle(destinationName(subject.described, recipient.language), recipient.language);
}

function urlOf({ publicOrigin, recipient }: ReminderMailFacts, path: string): string {
  return publicOrigin + localizedPath(path, recipient.language);
}
