import type { NetworkNotice } from '#core/esims/usage/network-notice.ts';

/** What the HTTP layer needs from eSIMs after their delivery. */
export type EsimServices = Readonly<{
  /** Null: the network did not sign it. */
  readNotice(rawBody: string, signature: string): NetworkNotice | null;
  /** Queues a reading of the eSIM, if it is one of ours. */
  queueNoticed(iccid: string): Promise<void>;
}>;
