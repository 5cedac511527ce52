import type { CollectedEsims } from '#core/collection/collected-esims.ts';
import type { UsageReader } from '#core/esims/analytics/usage-reader.ts';
import type { MyEsims } from '#core/esims/my-esims.ts';
import type { NetworkNotice } from '#core/esims/usage/network-notice.ts';
import type { RefreshOutcome } from '#core/esims/usage/refresh-esim.ts';
import type { ReminderChoices, ReminderTokens } from '#core/reminders/reminder-store.ts';
import type { ReviewLinks } from '#core/reviews/review-links.ts';
import type { MyShares } from '#core/shares/my-shares.ts';
import type { OpenedShares } from '#core/shares/opened-shares.ts';
import type { ShareSecrets } from '#core/shares/share-secrets.ts';

/** What the HTTP layer needs from eSIMs after their delivery. */
export type EsimServices = Readonly<{
  /** Null: the network did not sign it. */
  readNetworkNotice(rawBody: string, signature: string): NetworkNotice | null;
  mine: MyEsims;
  /** For the travel collection. */
  collected: CollectedEsims;
  usage: UsageReader;
  shares: MyShares;
  openedShares: OpenedShares;
  shareSecrets: ShareSecrets;
  reminderChoices: ReminderChoices;
  reminderTokens: ReminderTokens;
  reviewLinks: ReviewLinks;
  /** Reads one of the customer's eSIMs now, if that is possible. */
  refresh(userId: string, esimId: string): Promise<RefreshOutcome>;
  /** The company's name, which customers see. */
  networkName: string;
  /** Queues a reading of the eSIM, if it is one of ours. */
  queueNoticed(iccid: string): Promise<void>;
}>;
