import { RETENTION_DAYS, UNCONFIRMED_ORDER_YEARS } from '#core/personal-data/retention.ts';
import { UNUSED_UPLOAD_HOURS } from '#core/support/attachments/attachment-rules.ts';
import { useMessages } from '../../language/use-messages.ts';
import { LegalPage } from '../../shell/legal/legal-page.tsx';
import { useLegalFacts } from '../../shell/legal/use-legal-facts.ts';

/** As the daily job applies them. */
const PERIODS = {
  accountDays: RETENTION_DAYS.unconfirmedAccounts,
  securityDays: RETENTION_DAYS.securityEvents,
  orderYears: UNCONFIRMED_ORDER_YEARS,
  leadDays: RETENTION_DAYS.leads,
  unpaidDays: RETENTION_DAYS.unpaidOrders,
  shareDays: RETENTION_DAYS.shareRecipients,
  giftDays: RETENTION_DAYS.gifts,
  withdrawalDays: RETENTION_DAYS.unknownWithdrawals,
  newsletterDays: RETENTION_DAYS.newsletterMails,
  endedDays: RETENTION_DAYS.endedSubscriptions,
  chatDays: RETENTION_DAYS.chats,
  accountMailDays: RETENTION_DAYS.accountMails,
  orderMailDays: RETENTION_DAYS.orderMails,
  visitDays: RETENTION_DAYS.visits,
  countDays: RETENTION_DAYS.visitCounts,
  ticketDays: RETENTION_DAYS.tickets,
  reviewLinkDays: RETENTION_DAYS.reviewLinks,
  reviewYears: RETENTION_DAYS.reviews / 365,
  rejectedReviewDays: RETENTION_DAYS.rejectedReviews,
  uploadHours: UNUSED_UPLOAD_HOURS,
};

const SECTIONS = ['who', 'collect', 'never', 'why', 'share', 'long', 'device', 'rights'] as const;

export default function PrivacyPolicy() {
  const t = useMessages('legal');
  const facts = { ...useLegalFacts(), ...PERIODS };
  return (
    <LegalPage
      title={t('privacy.title')}
      description={t('privacy.description', facts)}
      intro={t('privacy.intro', facts)}
      sections={SECTIONS.map((id) => ({
        id,
        heading: t(`privacy.sections.${id}.heading`),
        body: t(`privacy.sections.${id}.body`, facts),
      }))}
    />
  );
}
