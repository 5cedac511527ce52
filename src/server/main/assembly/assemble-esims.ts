import { createShareSecrets } from '#adapters/encryption/create-share-secrets.ts';
import { createReviewTokens } from '#adapters/encryption/create-review-tokens.ts';
import { createTopupLinks } from '#adapters/encryption/create-topup-links.ts';
import { createReminderTokens } from '#adapters/encryption/create-reminder-tokens.ts';
import { NETWORK_NAME } from '#adapters/airalo/network-name.ts';
import { readNetworkNotice } from '#adapters/airalo/read-network-notice.ts';
import { createOfferReader } from '#adapters/postgres/catalogue/offer-reader.ts';
import { createCollectedEsims } from '#adapters/postgres/esims/collected-esims.ts';
import { createMyEsims } from '#adapters/postgres/esims/my-esims.ts';
import { createReturnedEsims } from '#adapters/postgres/esims/returned-esims.ts';
import { createReadingStore } from '#adapters/postgres/esims/reading-store.ts';
import { createUsageReader } from '#adapters/postgres/esims/usage-reader.ts';
import { createReminderChoices } from '#adapters/postgres/reminders/reminder-choices.ts';
import { createReminderStore } from '#adapters/postgres/reminders/reminder-store.ts';
import { createReviewLinks } from '#adapters/postgres/reviews/review-links.ts';
import { createReviewRequests } from '#adapters/postgres/reviews/review-requests.ts';
import { createMyShares } from '#adapters/postgres/shares/my-shares.ts';
import { createOpenedShares } from '#adapters/postgres/shares/opened-shares.ts';
import { createShareMailStore } from '#adapters/postgres/shares/share-mail-store.ts';
import { createSharedLimits } from '#adapters/postgres/limits/shared-limits.ts';
import type { QueueingStoreNeeds } from '#adapters/postgres/connection/enqueue-within.ts';
import type { EsimProvider } from '#core/esims/esim-provider.ts';
import type { SecretBox } from '#core/esims/secret-box.ts';
import type { NoticeSubscription } from '#core/esims/usage/notice-subscription.ts';
import { refreshEsim } from '#core/esims/usage/refresh-esim.ts';
import type { JobDefinition } from '#core/jobs/job.ts';
import type { Log } from '#core/log.ts';
import type { ShareMailNeeds } from '#core/shares/send-share-mail.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import type { EsimServices } from '#server/http/esim-services.ts';
import { readingJobs } from '#server/jobs/reading-jobs.ts';
import { reminderJobs } from '#server/jobs/reminder-jobs.ts';
import { shareJobs } from '#server/jobs/share-jobs.ts';
import { subscribeToNoticesJob } from '#server/jobs/subscribe-to-notices-job.ts';

type Needs = QueueingStoreNeeds &
  Omit<ShareMailNeeds, 'shareMails' | 'shareSecrets' | 'messagesOf'> &
  Readonly<{
    airaloClientSecret: string;
    /** The secrets of share links and the tokens of reminders and review links are derived from it. */
    encryptionSecret: string;
    secretBox: SecretBox;
    network: EsimProvider & NoticeSubscription;
    log: Log;
  }>;

type AssembledEsims = Readonly<{ services: EsimServices; jobs: readonly JobDefinition[] }>;

/** Wires everything about an eSIM after its delivery. */
export function assembleEsims(needs: Needs): AssembledEsims {
  const readings = createReadingStore(needs);
  const shareSecrets = createShareSecrets(needs.encryptionSecret);
  const reminderTokens = createReminderTokens(needs.encryptionSecret);
  const reviewed = { ...needs, reviewTokens: createReviewTokens(needs.encryptionSecret) };
  const myEsims = createMyEsims(needs);
  return {
    jobs: [
      ...readingJobs({ ...needs, readings, limits: createSharedLimits(needs.postgres) }),
      subscribeToNoticesJob(needs),
      ...shareJobs({ ...needs, shareMails: createShareMailStore(needs.postgres), shareSecrets, messagesOf }),
      ...reminderJobs({
        ...needs,
        reminders: createReminderStore(needs),
        offers: createOfferReader(needs.postgres),
        returned: createReturnedEsims(needs.postgres),
        reminderTokens,
        topupLinks: createTopupLinks(needs.encryptionSecret),
        reviewRequests: createReviewRequests(reviewed),
        shareSecrets,
        messagesOf,
      }),
    ],
    services: {
      readNetworkNotice: (rawBody, signature) =>
        readNetworkNotice({ rawBody, signature }, needs.airaloClientSecret),
      usage: createUsageReader(needs.postgres),
      mine: myEsims,
      collected: createCollectedEsims(needs.postgres),
      shares: createMyShares({ ...needs, shareSecrets, myEsims }),
      openedShares: createOpenedShares({ ...needs, shareSecrets }),
      shareSecrets,
      reminderChoices: createReminderChoices(needs.postgres),
      reminderTokens,
      reviewLinks: createReviewLinks(reviewed),
      networkName: NETWORK_NAME,
      refresh: (userId, esimId) => refreshEsim({ ...needs, readings }, { userId, esimId }),
      queueNoticed: (iccid) => readings.queueNoticed(iccid, needs.clock.now()),
    },
  };
}
