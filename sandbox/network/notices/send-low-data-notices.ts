import { remainingMegabytes } from '../life/esim-usage.ts';
import { lowDataMoments, type NoticeMoment } from '../life/low-data-moments.ts';
import type { Network } from '../network.ts';
import type { Esim } from '../shop/esim.ts';

/** Sends the warnings that are due. A warning without a subscription is dropped, not stored. */
export function sendLowDataNotices(network: Network): void {
  const { sandbox, notices, esims } = network;
  const now = sandbox.clock.now().getTime();
  const isWanted = notices.find('webhook_low_data') !== null;
  sandbox.store.transaction(() => {
    for (const esim of esims.list({ by: 'nextNoticeAt', upTo: now })) {
      const due = lowDataMoments(network.lifeOf(esim)).filter(
        (moment) => moment.at > esim.noticedUntil && moment.at <= now,
      );
      if (isWanted) for (const moment of due) notices.send(lowDataNotice(esim, moment));
      network.saveEsim({ ...esim, noticedUntil: now });
    }
  });
}

function lowDataNotice(esim: Esim, moment: NoticeMoment) {
  const { listing, purchase } = moment.package;
  const amount = listing.package.amountMegabytes;
  const remaining = amount === 0 ? 100 : (remainingMegabytes(moment.package, moment.at) / amount) * 100;
  return {
    id: `low-data-${purchase.id}-${moment.level}`,
    type: 'low_data_notification',
    body: {
      level: moment.level,
      package_name: listing.package.id,
      remaining_percentage: Math.round(remaining),
      iccid: esim.iccid,
    },
  };
}
