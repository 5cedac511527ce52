import { createWakeUp } from '../state/wake-up.ts';
import type { Network } from './network.ts';
import { fulfilRequests } from './notices/fulfil-requests.ts';
import { sendLowDataNotices } from './notices/send-low-data-notices.ts';

/** Runs what is due on the sandbox clock: eSIM warnings and delayed orders. */
export function startScheduler(network: Network): void {
  const { sandbox, esims, requests } = network;
  const wakeUp = createWakeUp({
    clock: sandbox.clock,
    closing: sandbox.closing,
    nextDue() {
      const due = [esims.lowest('nextNoticeAt'), requests.nextDue()].filter((at) => typeof at === 'number');
      return due.length === 0 ? null : new Date(Math.min(...due));
    },
    run() {
      sendLowDataNotices(network);
      fulfilRequests(network);
    },
  });
  network.onScheduleChange(() => wakeUp.plan());
}
