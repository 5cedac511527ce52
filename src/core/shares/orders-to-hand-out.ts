import { isInstallFirst } from '#core/esims/dashboard/next-action.ts';
import { canBeShared } from './share.ts';

type Esim = Omit<Parameters<typeof canBeShared>[0], 'isGift'> &
  Parameters<typeof isInstallFirst>[0] &
  Readonly<{ orderNumber: string; country: string; isOneOfSeveral: boolean; gift: object | null }>;

export type OrderToHandOut = Readonly<{
  orderNumber: string;
  /** The countries and regions of its eSIMs. */
  places: readonly string[];
}>;

/** More of them would move the eSIMs off the screen; an older order has its link on its own page. */
const SHOWN = 3;

/** The newest orders with several eSIMs of one plan of which one is on no phone and can still be given. `esims` are newest first. */
export function ordersToHandOut(esims: readonly Esim[], now: Date): readonly OrderToHandOut[] {
  const byOrder = new Map<string, Esim[]>();
  for (const esim of esims) {
    if (esim.gift === null) byOrder.set(esim.orderNumber, [...(byOrder.get(esim.orderNumber) ?? []), esim]);
  }
  return [...byOrder]
    .filter(([, own]) => isForSeveral(own) && own.some((esim) => isToHandOut(esim, now)))
    .slice(0, SHOWN)
    .map(([orderNumber, own]) => ({ orderNumber, places: [...new Set(own.map(({ country }) => country))] }));
}

function isForSeveral(own: readonly Esim[]): boolean {
  const kept = own.filter((esim) => esim.isOneOfSeveral && !esim.hasOpenWithdrawal && !esim.isRefunded);
  return kept.length > 1;
}

function isToHandOut(esim: Esim, now: Date): boolean {
  return isInstallFirst(esim) && canBeShared({ ...esim, isGift: false }, now);
}
