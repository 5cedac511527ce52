import { canBeShared } from './share.ts';

type Esim = Omit<Parameters<typeof canBeShared>[0], 'isRefunded' | 'isGift'> &
  Readonly<{ orderNumber: string; gift: object | null }>;

/**
 * The newest order with several eSIMs of which one can still be given to somebody; null without such an order. `esims` are
 * newest first.
 */
export function orderToHandOut(esims: readonly Esim[], now: Date): string | null {
  const own = esims.filter(({ gift }) => gift === null);
  const ofOrder = (orderNumber: string) => own.filter((esim) => esim.orderNumber === orderNumber);
  const newest = own.find(
    (esim) =>
      canBeShared({ ...esim, isRefunded: false, isGift: false }, now) && ofOrder(esim.orderNumber).length > 1,
  );
  return newest?.orderNumber ?? null;
}
