import type { NoticeSubscription } from '#core/esims/usage/notice-subscription.ts';
import type { JobDefinition, QueuedJob } from '#core/jobs/job.ts';
import type { Log } from '#core/log.ts';

/** Also queued at start; later runs correct a subscription that failed or was changed. */
const SCHEDULE = '7,27,47 * * * *';

const START_MS = 15_000;

export const SUBSCRIBE_TO_NOTICES: QueuedJob = { name: 'subscribe-to-notices', data: {} };

/** Waits until the web role listens: the network calls it to check the address. */
export function subscribeAfterStart(now: Date): QueuedJob {
  return { ...SUBSCRIBE_TO_NOTICES, startAfter: new Date(now.getTime() + START_MS) };
}

type Needs = Readonly<{ network: NoticeSubscription; publicOrigin: string; log: Log }>;

/** Without notices eSIMs are still read in the background, so a failure only delays what customers see. */
export function subscribeToNoticesJob({ network, publicOrigin, log }: Needs): JobDefinition {
  return {
    name: SUBSCRIBE_TO_NOTICES.name,
    schedule: SCHEDULE,
    oneAtATime: true,
    retries: 0,
    run: async () => {
      const outcome = await network.subscribeToNotices(`${publicOrigin}/api/webhooks/airalo`);
      if (outcome === 'subscribed') log.info('network-notices-subscribed');
      if (outcome === 'no-result') log.warn('network-notices-not-subscribed');
    },
  };
}
