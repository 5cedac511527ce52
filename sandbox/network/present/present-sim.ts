import type { Network } from '../network.ts';
import { type LivedPackage, packageStatus } from '../life/esim-life.ts';
import { esimUsage, remainingMegabytes } from '../life/esim-usage.ts';
import type { Esim } from '../shop/esim.ts';
import { presentEsim } from './present-esim.ts';
import { presentOrder } from './present-order.ts';
import { dateTime, dollars, offsetDateTime } from './texts.ts';

type ViewOptions = Readonly<{ origin: string; include: readonly string[] }>;

/** An eSIM, with its order when requested. */
export function presentSim(network: Network, esim: Esim, { origin, include }: ViewOptions) {
  const listing = network.listings.find(esim.purchases[0]?.packageId ?? '');
  if (listing === null) throw new Error(`The eSIM ${esim.iccid} has an unknown package.`);
  const { recycledAt } = network.lifeOf(esim);
  const isRecycled = network.sandbox.clock.now().getTime() >= recycledAt;
  return {
    ...presentEsim(esim, listing, origin),
    order: null,
    brand_settings_name: esim.brand,
    recycled: isRecycled,
    recycled_at: isRecycled ? dateTime(recycledAt) : null,
    ...(include.some((name) => name === 'order' || name === 'share')
      ? { simable: simable(network, esim, { origin, include }) }
      : {}),
  };
}

function simable(network: Network, esim: Esim, { origin, include }: ViewOptions) {
  const order = network.orders.find(esim.orderId);
  if (order === null) return null;
  const included = {
    sims: false,
    user: include.includes('order.user'),
    status: include.includes('order.status'),
  };
  return {
    ...presentOrder(network, order, { origin, included }),
    ...(include.includes('share') ? { sharing: sharing(esim, origin) } : {}),
  };
}

function sharing(esim: Esim, origin: string) {
  return {
    link: `${origin}/v2/share/${esim.matchingId.toLowerCase()}`,
    access_code: esim.iccid.slice(-5, -1),
  };
}

/** GET /sims/{iccid}/usage. */
export function presentUsage(network: Network, esim: Esim) {
  const usage = esimUsage(esim, network.lifeOf(esim), network.sandbox.clock.now().getTime());
  return {
    remaining: usage.remainingMegabytes,
    total: usage.totalMegabytes,
    expired_at: usage.expiresAt === null ? null : dateTime(usage.expiresAt),
    is_unlimited: usage.isUnlimited,
    status: usage.status,
    remaining_voice: usage.remainingVoice,
    remaining_text: usage.remainingSms,
    total_voice: usage.totalVoice,
    total_text: usage.totalSms,
  };
}

/** GET /sims/{iccid}/packages: all its purchases, newest first. */
export function presentHistory(network: Network, esim: Esim) {
  const now = network.sandbox.clock.now().getTime();
  return network
    .lifeOf(esim)
    .packages.map((lived) => presentLived(lived, now))
    .reverse();
}

function presentLived(lived: LivedPackage, now: number) {
  const { life, listing, purchase } = lived;
  const one = listing.package;
  const status = packageStatus(lived, now);
  const isStarted = now >= life.activatedAt;
  return {
    id: purchase.id,
    status,
    remaining: remainingMegabytes(lived, now),
    activated_at: isStarted ? offsetDateTime(life.activatedAt) : null,
    expired_at: isStarted ? offsetDateTime(life.expiresAt) : null,
    finished_at: status === 'FINISHED' ? offsetDateTime(life.endedAt) : null,
    package: {
      id: one.id,
      type: one.type,
      price: dollars(one.priceCents),
      net_price: dollars(one.netPriceCents),
      amount: one.amountMegabytes,
      day: one.days,
      is_unlimited: one.isUnlimited,
      title: one.title,
      data: one.data,
      short_info: one.shortInfo,
    },
  };
}
