import type { NoticeSubscription } from '#core/esims/usage/notice-subscription.ts';
import type { JobDefinition } from '#core/jobs/job.ts';
import type { Log } from '#core/log.ts';

/** Three times an hour, so that notices arrive soon after the first start or a change of the address. */
const SCHEDULE = '7,27,47 * * * *';

type Needs = Readonly<{ network: NoticeSubscription; publicOrigin: string; log: Log }>;

/** Without notices eSIMs are still read in the background, so a failure only delays what customers see. */
export function subscribeToNoticesJob({ network, publicOrigin, log }: Needs): JobDefinition {
  return {
    name: 'subscribe-to-notices',
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
